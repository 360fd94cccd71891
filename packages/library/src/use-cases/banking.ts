import type { UseCase } from '../use-case.ts';
import { branchesAndEverydayAccounts } from './banking/branches-and-everyday-accounts.ts';
import { capitalAndProducts } from './banking/capital-and-products.ts';
import { cardsAndDisputes } from './banking/cards-and-disputes.ts';
import { complianceAndReporting } from './banking/compliance-and-reporting.ts';
import { corporateLending } from './banking/corporate-lending.ts';
import { customerDueDiligence } from './banking/customer-due-diligence.ts';
import { fraudAndAccess } from './banking/fraud-and-access.ts';
import { limitsLettersAndLocations } from './banking/limits-letters-and-locations.ts';
import { loanServicingAndCollections } from './banking/loan-servicing-and-collections.ts';
import { markets } from './banking/markets.ts';
import { mortgages } from './banking/mortgages.ts';
import { payments } from './banking/payments.ts';
import { recordsAndPartners } from './banking/records-and-partners.ts';
import { sanctionsAndMonitoring } from './banking/sanctions-and-monitoring.ts';
import { serviceAndComplaints } from './banking/service-and-complaints.ts';
import { tradeFinanceAndCashServices } from './banking/trade-finance-and-cash-services.ts';
import { treasuryAndRisk } from './banking/treasury-and-risk.ts';

export const banking: readonly UseCase[] = [
  ...branchesAndEverydayAccounts,
  ...capitalAndProducts,
  ...cardsAndDisputes,
  ...complianceAndReporting,
  ...corporateLending,
  ...customerDueDiligence,
  ...fraudAndAccess,
  ...limitsLettersAndLocations,
  ...loanServicingAndCollections,
  ...markets,
  ...mortgages,
  ...payments,
  ...recordsAndPartners,
  ...sanctionsAndMonitoring,
  ...serviceAndComplaints,
  ...tradeFinanceAndCashServices,
  ...treasuryAndRisk,
];
