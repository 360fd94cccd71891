import type { SectorBusinessCase } from '@process-ai/contract/business-case';
import type { RoiAssumptions, RoiSummary } from '@process-ai/contract/roi';
import { type BusinessCaseInput, businessCase } from './business-case.ts';
import { npvRange, SPREADS, type Spread } from './npv-range.ts';
import { sensitivity } from './sensitivity.ts';
import { triangularQuantile } from './triangular.ts';

/** The totals of a sector that its business case starts from, in currency units. */
interface BusinessCaseTotals {
  /** A year. */
  totalSavings: number;
  /** Once. */
  totalImplementationCost: number;
  /** A year. */
  annualRunCost: number;
}

export type Scenario = 'low' | 'base' | 'high';

/** For the reader of the three cases. */
export const SCENARIOS_RULE =
  'Low: savings that are undercut only one time in ten, with costs that are exceeded only one time in ten. Base: everything as entered. High: the reverse of low. All three drivers move together, so low and high lie further out than P10 and P90 of the range.';

/**
 * The business case of a sector in three cases, what moves it most, and how far it may turn out.
 * Without a seed, one is derived from the figures, so that the same figures always give the same range; it is stored
 * in the range. Sources: FORMULAS.md section 1, after Forrester's TEI.
 */
export function sectorBusinessCase(
  figures: BusinessCaseTotals,
  assumptions: RoiAssumptions,
  seed: number = seedOf(figures, assumptions),
): SectorBusinessCase {
  const { low, base, high } = scenarioInputs(figures, assumptions);
  return {
    low: businessCase(low),
    base: businessCase(base),
    high: businessCase(high),
    sensitivities: sensitivity(base),
    range: npvRange(base, { seed }),
  };
}

/** What goes into each case: low takes P10 of the benefit and P90 of the costs, each of its own spread; high the reverse. */
export function scenarioInputs(
  figures: BusinessCaseTotals,
  { discountRate, years, ramp, benefitRisk, costRisk }: RoiAssumptions,
): Record<Scenario, BusinessCaseInput> {
  const base: BusinessCaseInput = {
    annualBenefit: figures.totalSavings,
    annualRunCost: figures.annualRunCost,
    implementationCost: figures.totalImplementationCost,
    years,
    discountRate,
    ramp,
    benefitRisk,
    costRisk,
  };
  const scaled = (benefit: number, cost: number): BusinessCaseInput => ({
    ...base,
    annualBenefit: base.annualBenefit * at(SPREADS.annualBenefit, benefit),
    implementationCost: base.implementationCost * at(SPREADS.implementationCost, cost),
    annualRunCost: base.annualRunCost * at(SPREADS.annualRunCost, cost),
  });
  return { low: scaled(0.1, 0.9), base, high: scaled(0.9, 0.1) };
}

/** The run cost of a sector is what its net savings lack of its savings. */
export function businessCaseTotals(
  summary: Pick<RoiSummary, 'totalSavings' | 'totalImplementationCost' | 'totalNetAnnual'>,
): BusinessCaseTotals {
  const { totalSavings, totalImplementationCost, totalNetAnnual } = summary;
  // Rounding may leave the difference of two sums a hair below zero.
  return { totalSavings, totalImplementationCost, annualRunCost: Math.max(0, totalSavings - totalNetAnnual) };
}

const at = ({ low, likely, high }: Spread, share: number) => triangularQuantile(low, likely, high, share);

/** FNV-1a over all that changes the range. */
function seedOf(
  figures: BusinessCaseTotals,
  { discountRate, years, ramp, benefitRisk, costRisk }: RoiAssumptions,
): number {
  const { totalSavings, totalImplementationCost, annualRunCost } = figures;
  const money = [totalSavings, totalImplementationCost, annualRunCost];
  const text = [...money, discountRate, years, ramp, benefitRisk, costRisk].join('|');
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
