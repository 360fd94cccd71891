import type { VendorFit, VendorMatch } from '@process-ai/contract/vendor-comparison';
import { MATRIX_VENDORS, MATRIX_VENDORS_MAX } from '../../model.ts';

export interface Column {
  rank: number;
  fit: VendorFit;
}

/** The named vendors, else the first ones, in the order of the ranking; one that is no longer there is left out. */
export function columnsOf(ranked: readonly VendorFit[], named: readonly string[] | null): Column[] {
  const all = ranked.map((fit, index) => ({ rank: index + 1, fit }));
  const chosen = all.filter(({ fit }) => named?.includes(fit.vendorId)).slice(0, MATRIX_VENDORS_MAX);
  return chosen.length > 0 ? chosen : all.slice(0, MATRIX_VENDORS);
}

export const cellKey = (opportunityId: string, vendorId: string) => `${opportunityId} ${vendorId}`;

export const byCell = (matches: readonly VendorMatch[]): ReadonlyMap<string, VendorMatch> =>
  new Map(matches.map((match) => [cellKey(match.opportunityId, match.vendorId), match]));
