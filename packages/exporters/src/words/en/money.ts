import type { BenefitMoves } from '@process-ai/contract/opportunities';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import type { SumOf } from '@process-ai/domain/blueprint-story';
import { NUMBERS } from '@process-ai/domain/language';

const { counted } = NUMBERS.en;

/** Around figures; amounts are written already. */
export const moneyWords = {
  notApplicable: 'N/A',
  /** "9.1 months" */
  months: (count: string) => `${count}\u00a0months`,
  /** Within a sentence, where the months would be 0.0. */
  underAMonth: 'less than a month',
  /** As a figure, where the months would be 0.0. */
  withinAMonth: '< 1\u00a0month',
  countedMonths: (count: number) => counted(count, 'month', 'months'),
  /** A payback that the years of the case do not reach. */
  moreThan: (years: string) => `more than ${years}`,
  years: (count: number) => counted(count, 'year', 'years'),
  perYear: (amount: string) => `${amount}/yr`,
  aYear: (amount: string) => `${amount} a year`,
  once: (amount: string) => `${amount} once`,
  entered: (amount: string) => `${amount} entered`,
  sized: (size: string, amount: string) => `${amount} benchmark, size\u00a0${size}`,
  /** Behind an amount of a table. */
  ofBasis: (amount: string, basis: MoneyBasis | null) => `${amount} ${basis ?? ''}`.trim(),
  /** Of the opportunities, in a title. */
  sumAYear: (amount: string, sum: SumOf) =>
    `${amount} a year ${{ accepted: 'accepted', proposed: 'proposed', benchmark: 'by benchmark' }[sum]}`,
  measuredAYear: (amount: string) => `${amount} a year measured`,
  benchmarkAYear: (amount: string) => `${amount} a year by benchmark`,
  measured: (amount: string) => `${amount} measured`,
  byBenchmark: (amount: string) => `${amount} by benchmark`,
  bothAYear: (measured: string, benchmark: string) => `${measured} a year measured, and ${benchmark} by benchmark`,
  /** For a sentence: behind an amount. */
  behind: { measured: 'measured', benchmark: 'by benchmark' } as Record<MoneyBasis, string>,
  basis: { measured: 'measured', benchmark: 'benchmark' } as Record<MoneyBasis, string>,
  moves: {
    'handling time': 'handling time',
    'cycle time': 'cycle time',
    'error rate': 'error rate',
    losses: 'losses',
    stock: 'stock',
    revenue: 'revenue',
    waste: 'waste',
    downtime: 'downtime',
    energy: 'energy',
    capacity: 'capacity',
    'working capital': 'working capital',
    spend: 'spend',
    breaches: 'breaches',
    churn: 'churn',
  } as Record<BenefitMoves, string>,
  /** Why an opportunity is worth it; up = there will be more of it. */
  benefit: (what: string, up: boolean, likely: string, from: string, to: string) =>
    `Expected: ${what} ${up ? 'up' : 'down'} by ${likely} (${from} to ${to}).`,
  /** Where no use case says how low and how high it may turn out. */
  benefitAlone: (what: string, up: boolean, likely: string) =>
    `Expected: ${what} ${up ? 'up' : 'down'} by ${likely}, an estimate.`,
  types: { automation: 'Automation', ai: 'AI', agentic: 'Agentic' },
  /** A source, with the page: "board-paper.docx, p. 1". */
  page: (fileName: string, page: number) => `${fileName}, p.\u00a0${page}`,
  quoted: (name: string) => `“${name}”`,
  labelled: (label: string, text: string) => `${label}: ${text}`,
  /** Parts of a sentence that hold commas themselves. */
  separated: (parts: readonly string[]) => parts.join('; '),
};

export type MoneyWords = typeof moneyWords;
