import type { UseCase } from '../use-case.ts';
import { biddingAndPermits } from './construction/bidding-and-permits.ts';
import { crewsEquipmentAndSafety } from './construction/crews-equipment-and-safety.ts';
import { facilitiesAndPortfolio } from './construction/facilities-and-portfolio.ts';
import { measurementAndOffers } from './construction/measurement-and-offers.ts';
import { modelsCostsAndWarranty } from './construction/models-costs-and-warranty.ts';
import { propertyManagement } from './construction/property-management.ts';
import { siteAndClaims } from './construction/site-and-claims.ts';

export const construction: readonly UseCase[] = [
  ...biddingAndPermits,
  ...crewsEquipmentAndSafety,
  ...facilitiesAndPortfolio,
  ...propertyManagement,
  ...siteAndClaims,
  ...modelsCostsAndWarranty,
  ...measurementAndOffers,
];
