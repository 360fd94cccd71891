import { type BusinessCaseInput, businessCase, discounted } from './business-case.ts';

interface CashFlowYear {
  /** 0 = the day the money is spent. */
  year: number;
  /** Net cash flow of the year, currency units. */
  flow: number;
  /** All flows up to the end of the year. */
  cumulative: number;
  discountedCumulative: number;
}

type CashFlowMonth = Pick<CashFlowYear, 'cumulative' | 'discountedCumulative'> & { month: number };

export interface CashFlowCurve {
  /** From year 0. */
  yearly: CashFlowYear[];
  /** From month 0; it crosses zero for good where the business case says that it pays back. */
  monthly: CashFlowMonth[];
}

/** The course of a business case's money, for a payback curve. The flow of a year is spread evenly over its months. */
export function cashFlowCurve(input: BusinessCaseInput): CashFlowCurve {
  const { flows } = businessCase(input);
  const cumulative = runningTotals(flows);
  const discountedCumulative = runningTotals(discounted(input.discountRate, flows));
  return {
    yearly: flows.map((flow, year) => ({
      year,
      flow,
      cumulative: cumulative[year] ?? 0,
      discountedCumulative: discountedCumulative[year] ?? 0,
    })),
    monthly: Array.from({ length: 12 * input.years + 1 }, (_, month) => ({
      month,
      cumulative: atMonth(cumulative, month),
      discountedCumulative: atMonth(discountedCumulative, month),
    })),
  };
}

function runningTotals(flows: readonly number[]): number[] {
  let total = 0;
  return flows.map((flow) => {
    total += flow;
    return total;
  });
}

function atMonth(totals: readonly number[], month: number): number {
  const year = Math.floor(month / 12);
  const before = totals[year] ?? 0;
  return before + ((month % 12) / 12) * ((totals[year + 1] ?? before) - before);
}
