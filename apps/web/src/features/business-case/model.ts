import type { BusinessCase, FinancialOutlook } from '@process-ai/contract/business-case';
import type { AssumptionChange, Roi, RoiAssumptions } from '@process-ai/contract/roi';
import { type BusinessCaseInput, discounted, rampByYear } from '@process-ai/domain/business-case';
import { type CashFlowCurve, cashFlowCurve } from '@process-ai/domain/cash-flow-curve';
import { financialOutlook, type OutlookCase, outlookCases, outlookFigures } from '@process-ai/domain/financial-outlook';

export const CASES = ['low', 'base', 'high'] as const satisfies readonly OutlookCase[];

/** One case with what it was computed from, and its course over the years. */
export interface CaseView {
  name: OutlookCase;
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

export interface OutlookView {
  cases: Record<OutlookCase, CaseView>;
  outlook: FinancialOutlook;
  assumptions: RoiAssumptions;
  changes: Readonly<Record<string, AssumptionChange>>;
  currency: string;
  /** Results that are older than what they were computed from. */
  stale: number;
}

/** The business case of the stored results: the same figures as the API's outlook, with the way to each. */
export function outlookView({ summary, assumptions, assumptionChanges, roiResults }: Roi): OutlookView {
  const figures = outlookFigures(summary);
  const outlook = financialOutlook(figures, assumptions);
  const inputs = outlookCases(figures, assumptions);
  const view = (name: OutlookCase): CaseView => {
    const curve = cashFlowCurve(inputs[name]);
    return { name, input: inputs[name], result: outlook[name], years: yearRows(inputs[name], curve), curve };
  };
  return {
    cases: { low: view('low'), base: view('base'), high: view('high') },
    outlook,
    assumptions,
    changes: assumptionChanges,
    currency: assumptions.currency,
    stale: roiResults.filter(({ outOfDate }) => outOfDate).length,
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
