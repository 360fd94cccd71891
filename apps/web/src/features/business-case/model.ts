import type { BusinessCase, SectorBusinessCase } from '@process-ai/contract/business-case';
import type { AssumptionChange, Roi, RoiAssumptions } from '@process-ai/contract/roi';
import { type BusinessCaseInput, discounted, rampByYear } from '@process-ai/domain/business-case';
import { type CashFlowCurve, cashFlowCurve } from '@process-ai/domain/cash-flow-curve';
import {
  businessCaseTotals,
  type Scenario,
  scenarioInputs,
  sectorBusinessCase,
} from '@process-ai/domain/sector-business-case';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { copy } from './copy.ts';

export const CASES = ['low', 'base', 'high'] as const satisfies readonly Scenario[];

/** One case with what it was computed from, and its course over the years. */
export interface CaseView {
  name: Scenario;
  input: BusinessCaseInput;
  result: BusinessCase;
  years: YearRow[];
  curve: CashFlowCurve;
}

export interface YearRow {
  year: number;
  benefits: number;
  costs: number;
  net: number;
  cumulative: number;
  /** The net of the year as it is worth today. */
  discounted: number;
  discountedCumulative: number;
}

export interface BusinessCaseView {
  cases: Record<Scenario, CaseView>;
  businessCase: SectorBusinessCase;
  assumptions: RoiAssumptions;
  changes: Readonly<Record<string, AssumptionChange>>;
  currency: string;
}

/** The business case of the stored results: the same figures as the API's, with the way to each. */
export function businessCaseView({ summary, assumptions, assumptionChanges }: Roi): BusinessCaseView {
  const figures = businessCaseTotals(summary);
  const businessCase = sectorBusinessCase(figures, assumptions);
  const inputs = scenarioInputs(figures, assumptions);
  const view = (name: Scenario): CaseView => {
    const curve = cashFlowCurve(inputs[name]);
    return { name, input: inputs[name], result: businessCase[name], years: yearRows(inputs[name], curve), curve };
  };
  return {
    cases: { low: view('low'), base: view('base'), high: view('high') },
    businessCase,
    assumptions,
    changes: assumptionChanges,
    currency: assumptions.currency,
  };
}

function yearRows(input: BusinessCaseInput, { yearly }: CashFlowCurve): YearRow[] {
  const shares = [0, ...rampByYear(input.ramp, input.years)];
  const worthToday = discounted(
    input.discountRate,
    yearly.map(({ flow }) => flow),
  );
  return yearly.map(({ year, flow, cumulative, discountedCumulative }) => {
    const benefits = input.annualBenefit * (shares[year] ?? 0) * (1 - input.benefitRisk);
    return {
      year,
      benefits,
      costs: benefits - flow,
      net: flow,
      cumulative,
      discounted: worthToday[year] ?? 0,
      discountedCumulative,
    };
  });
}

export type CaseFigure = 'npv' | 'roi' | 'irr' | 'payback' | 'discountedPayback' | 'benefits' | 'costs';

/** A figure of a business case as every place shows it. */
export const showFigure: Record<CaseFigure, (result: BusinessCase, currency: string) => string> = {
  npv: ({ npv }, currency) => formatMoney(npv, currency),
  roi: ({ roiPercentage }) => (roiPercentage === null ? copy.none : `${formatNumber(roiPercentage, 1)}%`),
  irr: ({ irr }) => (typeof irr === 'number' ? percent(irr) : copy.irr[irr]),
  payback: ({ paybackMonths }) => copy.months(paybackMonths),
  discountedPayback: ({ discountedPaybackMonths }) => copy.months(discountedPaybackMonths),
  benefits: ({ presentBenefits }, currency) => formatMoney(presentBenefits, currency),
  costs: ({ presentCosts }, currency) => formatMoney(presentCosts, currency),
};

/** 0.281 → "28.1%". */
export const percent = (share: number) => `${formatNumber(100 * share, 1)}%`;

/** As short as a chart needs it: 1234567 → "$1.2M", 462400 → "$462K". */
export const compactMoney = (currency: string) => {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
    maximumSignificantDigits: 3,
    roundingPriority: 'lessPrecision',
  });
  return (amount: number) => format.format(amount);
};
