import type { Vendor } from '@process-ai/contract/vendors';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { createMatcher, type VendorMatching } from '@process-ai/domain/vendor-comparison-matching';
import { aiMatchColumn, MATCHED_VENDORS_MAX, matchColumn } from './layout.ts';
import type { ListedOpportunity, SheetPlan } from './plan.ts';
import type { ListColumn } from './table.ts';

/** The vendors whose matches stand on Opportunities, by name as on Vendors. */
export function matchedVendors({ vendors, processes }: Blueprint): Vendor[] {
  const hasOpportunities = processes.some(({ opportunities }) => opportunities.length > 0);
  return hasOpportunities ? [...vendors].sort(byName).slice(0, MATCHED_VENDORS_MAX) : [];
}

/** In the order in which the domain breaks ties. */
export const byName = (a: Vendor, b: Vendor): number =>
  compareText(a.name.toLowerCase(), b.name.toLowerCase()) || compareText(a.id, b.id);

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How each vendor matches each opportunity: all its offerings, and on the right of them all the AI capabilities alone. */
export function matchColumns({ blueprint, listed, text, words }: SheetPlan): ListColumn<ListedOpportunity>[] {
  const vendors = matchedVendors(blueprint);
  const { industry, useCases } = blueprint;
  const needs = listed.map(({ opportunity }) => ({ ...opportunity, ...useCases?.get(opportunity.useCaseId ?? '') }));
  const match = createMatcher(needs, industry);
  const matchings = vendors.map((vendor) => match(vendor));
  const columns = (
    letter: (vendor: number) => string,
    strength: (matching: VendorMatching, row: ListedOpportunity) => number,
  ) =>
    matchings.map(
      (matching, index): ListColumn<ListedOpportunity> => ({
        letter: letter(index),
        header: text(vendors[index]?.name ?? '', words.say.workbook.columns.vendorName),
        width: 12,
        kind: 'input',
        format: '0.0;;"–"',
        cell: (row) => strength(matching, row),
      }),
    );
  return [
    ...columns(matchColumn, ({ strengths }, { number }) => strengths[number - 1] ?? 0),
    ...columns(
      (index) => aiMatchColumn(index, vendors.length),
      // An AI capability may match an automation too; the AI coverage does not count it.
      ({ aiStrengths }, { number }) => aiStrengths[number - 1] ?? 0,
    ),
  ];
}
