import { type ReferenceLibrary, referenceLibrary } from '../reference-library.ts';
import { businessManagement } from './business-management.ts';
import { channelManagement } from './channel-management.ts';
import { claims } from './claims.ts';
import { contractAdministration } from './contract-administration.ts';
import { enterpriseServices } from './enterprise-services.ts';
import { finance } from './finance.ts';
import { product } from './product.ts';
import { sales } from './sales.ts';

/** Insurance: the eight known top-level capabilities of ACORD's model, in value-chain order, and our own processes below. */
export const acord: ReferenceLibrary = referenceLibrary(
  {
    model: 'ACORD',
    title: 'ACORD-aligned insurance processes',
    attribution:
      'The eight top-level names are those publicly known of the ten in the ACORD Capability Model. Their order, all ' +
      'codes and descriptions, and the levels below level 1 are Process AI’s own: aligned with, not published by, ' +
      'ACORD. A lower name may coincide with one of ACORD’s where it is the ordinary term of the trade.',
  },
  [
    ...product,
    ...channelManagement,
    ...sales,
    ...contractAdministration,
    ...claims,
    ...finance,
    ...businessManagement,
    ...enterpriseServices,
  ],
);
