import type { ActualForecast, ActualPoint, MeasureProgress, SavingsVariance } from '@process-ai/contract/actuals';
import type { ActualMonth, Initiative, InitiativeBaseline } from '@process-ai/contract/initiatives';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import { monthInWords, monthNumber, monthsFromTo, monthsLong } from './calendar-months.ts';
import { currencySymbol } from './currency-symbol.ts';

/** What an initiative is to cost and bring; currency units. */
export interface PlannedFigures extends Pick<Initiative, 'startMonth' | 'endMonth' | 'oneOffCost' | 'annualRunCost'> {
  annualSavings: number;
  /** Runs of its processes in a month; null where nobody has said how often they run. */
  monthlyVolume: number | null;
}

export type ActualFigures = Pick<ActualMonth, 'month' | 'savings' | 'cost' | 'volume'>;

interface Month {
  month: string;
  planned: ActualPoint['planned'];
  /** By the plan as it stands now: what is forecast goes by that. */
  expected: Omit<ActualPoint['planned'], 'volume'>;
  actual: ActualPoint['actual'];
}

export interface PlanAgainstActual {
  series: ActualPoint[];
  variance: SavingsVariance | null;
  forecast: ActualForecast;
}

const NOTHING = { savings: null, cost: null, volume: null };

type PlanByBasis = Omit<PlannedFigures, 'annualSavings'> & Pick<Initiative, 'annualSavings'>;

export interface PlansInOneBasis {
  /** null = neither plans savings. */
  basis: MoneyBasis | null;
  committed: PlannedFigures;
  now: PlannedFigures;
  /** Why what is saved a year is taken from the committed plan also for the months to come; null where it is not. */
  note: string | null;
}

/**
 * Measured and benchmark are never added up, and never compared: both plans go by the basis of the committed one, which
 * is what is measured, and a benchmark only where nothing is. Where the plan as it stands now rests on the other basis, it
 * goes by what was committed to be saved a year.
 */
export function inOneBasis(committed: PlanByBasis, now: PlanByBasis): PlansInOneBasis {
  const [was, is] = [basisOf(committed), basisOf(now)];
  const basis = was ?? is;
  const isOther = was !== null && is !== null && was !== is;
  return {
    basis,
    committed: { ...committed, annualSavings: basis ? committed.annualSavings[basis] : 0 },
    now: { ...now, annualSavings: basis ? (isOther ? committed : now).annualSavings[basis] : 0 },
    note: isOther ? OTHER_BASIS[was] : null,
  };
}

const basisOf = ({ annualSavings: { measured, benchmark } }: PlanByBasis): MoneyBasis | null =>
  measured > 0 ? 'measured' : benchmark > 0 ? 'benchmark' : null;

const OTHER_BASIS: Record<MoneyBasis, string> = {
  benchmark:
    'The plan was committed by a benchmark, and has been costed since: plan and forecast go by the benchmark that was committed, until a new baseline is set.',
  measured:
    'The plan was committed on measured figures, which are not there any more: plan and forecast go by what was committed, until a new baseline is set.',
};

/**
 * Plan against actual by month, from the first month of work (or of a figure) until the given one or later ones with
 * figures (FORMULAS.md section 8). Planned as in the business case: one-off cost evenly over the months of work, run cost and savings from
 * the month after the last one. The forecast is what came, and for the rest the plan as it stands now times the observed
 * performance.
 * @param plan as it was committed: what the variance is taken against
 * @param currency ISO 4217, for the sentences
 * @param now the plan as it stands now, where it was changed since
 */
export function planAgainstActual(
  plan: PlannedFigures,
  actuals: readonly ActualFigures[],
  until: string,
  currency: string,
  now: PlannedFigures = plan,
): PlanAgainstActual {
  const known = new Map(actuals.map((actual) => [actual.month, actual]));
  const all = [plan.startMonth, plan.endMonth, now.startMonth, now.endMonth, until, ...known.keys()].toSorted();
  const months = monthsFromTo(all[0] ?? until, all.at(-1) ?? until).map((month): Month => {
    const { savings, cost, volume } = known.get(month) ?? NOTHING;
    return {
      month,
      planned: plannedIn(plan, month),
      expected: plannedIn(now, month),
      actual: { savings, cost, volume },
    };
  });
  const savings = forecastOf(months, 'savings');
  const cost = forecastOf(months, 'cost');
  return {
    series: seriesOf(months, savings, cost),
    variance: varianceOf(months, currency),
    forecast: {
      until: months.at(-1)?.month ?? until,
      planned: totals(
        sum(months, ({ planned }) => planned.savings),
        sum(months, ({ planned }) => planned.cost),
      ),
      forecast: totals(total(savings.values), total(cost.values)),
      savingsPerformance: savings.performance,
      costPerformance: cost.performance,
      observed: { savings: savings.observed, cost: cost.observed },
      words: forecastWords(savings, cost, isSamePlan(plan, now) ? 'the plan' : 'the plan as it stands now'),
    },
  };
}

const isSamePlan = (one: PlannedFigures, other: PlannedFigures) =>
  (['startMonth', 'endMonth', 'oneOffCost', 'annualRunCost', 'annualSavings'] as const).every(
    (field) => one[field] === other[field],
  );

function plannedIn(plan: PlannedFigures, month: string): ActualPoint['planned'] {
  const { startMonth, endMonth, oneOffCost, annualRunCost, annualSavings, monthlyVolume } = plan;
  const isWorkedOn = month >= startMonth && month <= endMonth;
  const runs = month > endMonth;
  return {
    savings: runs ? annualSavings / 12 : 0,
    cost: (isWorkedOn ? oneOffCost / monthsLong(startMonth, endMonth) : 0) + (runs ? annualRunCost / 12 : 0),
    volume: monthlyVolume,
  };
}

type Figure = 'savings' | 'cost';

interface Forecast {
  /** Of each month: what came where that is known, else what is expected. */
  values: number[];
  /** Index of the last month with a figure; −1 = none. */
  last: number;
  /** What came and what was expected, in the months where both are known and expected is more than 0; null = in none. */
  observed: ActualForecast['observed'][Figure];
  /** The one ÷ the other. */
  performance: number | null;
  hasBegun: boolean;
}

/**
 * Performance is measured once savings have begun: what came late is lost, and does not come late again each month.
 * Months before that without a figure brought nothing; later gaps are taken for what was expected.
 */
function forecastOf(months: readonly Month[], figure: Figure): Forecast {
  const last = months.findLastIndex(({ actual }) => actual[figure] !== null);
  const first = firstWith(months, figure);
  const both = months.filter(
    ({ actual, expected }, at) => at >= first && actual[figure] !== null && expected[figure] > 0,
  );
  const came = sum(both, ({ actual }) => actual[figure] ?? 0);
  const planned = sum(both, ({ expected }) => expected[figure]);
  const observed = planned > 0 ? { actual: came, planned } : null;
  const performance = observed && came / planned;
  const values = months.map(({ actual, expected }, at) => {
    const value = actual[figure];
    if (value !== null) return value;
    return figure === 'savings' && at <= last && at < first ? 0 : expected[figure] * (performance ?? 1);
  });
  return { values, last, observed, performance, hasBegun: first <= last };
}

/** Index of the first month in which savings came (of costs, in which they are known); beyond the end where none did. */
function firstWith(months: readonly Month[], figure: Figure): number {
  const first = months.findIndex(({ actual }) =>
    figure === 'savings' ? (actual.savings ?? 0) > 0 : actual.cost !== null,
  );
  return first < 0 ? months.length : first;
}

function seriesOf(months: readonly Month[], savings: Forecast, cost: Forecast): ActualPoint[] {
  const at = {
    plannedSavings: 0,
    plannedCost: 0,
    actualSavings: 0,
    actualCost: 0,
    forecastSavings: 0,
    forecastCost: 0,
  };
  return months.map(({ month, planned, actual }, index) => {
    at.plannedSavings += planned.savings;
    at.plannedCost += planned.cost;
    at.actualSavings += actual.savings ?? 0;
    at.actualCost += actual.cost ?? 0;
    at.forecastSavings += savings.values[index] ?? 0;
    at.forecastCost += cost.values[index] ?? 0;
    return {
      month,
      planned,
      actual,
      cumulative: {
        plannedSavings: at.plannedSavings,
        plannedCost: at.plannedCost,
        actualSavings: index <= savings.last ? at.actualSavings : null,
        actualCost: index <= cost.last ? at.actualCost : null,
        forecastSavings: index >= savings.last ? at.forecastSavings : null,
        forecastCost: index >= cost.last ? at.forecastCost : null,
      },
    };
  });
}

/**
 * Actual less planned savings, in the months from their planned or actual beginning to the last one with a figure, and
 * what explains it. Months before savings came, and months in which none were planned, are delay (or came early). Of the
 * others with a known volume V and savings s: volume = (V actual − V planned) × s planned ÷ V planned, and the rest is
 * rate. So delay + volume + rate is the whole. Later months without a figure are not compared.
 */
function varianceOf(months: readonly Month[], currency: string): SavingsVariance | null {
  const last = months.findLastIndex(({ actual }) => actual.savings !== null);
  if (last < 0) return null;
  const first = firstWith(months, 'savings');
  const begins = months.findIndex(({ planned, actual }) => planned.savings > 0 || actual.savings !== null);
  const compared = months
    .map((month, at) => ({ ...month, isLate: at < first || month.planned.savings === 0 }))
    .filter(({ actual }, at) => at >= begins && at <= last && (actual.savings !== null || at < first));

  const planned = sum(compared, (month) => month.planned.savings);
  const actual = sum(compared, (month) => month.actual.savings ?? 0);
  const delay = sum(compared, (month) => (month.isLate ? (month.actual.savings ?? 0) - month.planned.savings : 0));
  const volume = sum(compared, (month) => (month.isLate ? 0 : volumeEffect(month)));
  const all = actual - planned;
  const parts = { planned, actual, total: all, delay, volume, rate: all - delay - volume };
  return { ...parts, words: varianceWords(parts, months[last]?.month ?? '', currency) };
}

function volumeEffect({ planned, actual }: Month): number {
  if (actual.volume === null || planned.volume === null || planned.volume <= 0) return 0;
  return ((actual.volume - planned.volume) * planned.savings) / planned.volume;
}

function varianceWords(
  { planned, actual, total: all, delay, volume, rate }: Omit<SavingsVariance, 'words'>,
  until: string,
  currency: string,
): string {
  const symbol = currencySymbol(currency);
  const unit = /[\p{L}.]$/u.test(symbol) ? `${symbol} ` : symbol;
  const amount = (value: number) => `${unit}${Math.abs(Math.round(value)).toLocaleString('en-US')}`;
  const isSomething = (value: number) => Math.round(value) !== 0;
  const came = `Until the end of ${monthInWords(until)} ${amount(actual)} came of ${amount(planned)} planned`;
  if (!isSomething(all) && ![delay, volume, rate].some(isSomething)) return `${came}: as planned.`;
  const reasons = [
    { value: delay, less: 'because it began later', more: 'because it began earlier' },
    { value: volume, less: 'because there was less work', more: 'because there was more work' },
    { value: rate, less: 'because each run saved less', more: 'because each run saved more' },
  ]
    .filter(({ value }) => isSomething(value))
    .map(({ value, less, more }) => `${amount(value)} ${value < 0 ? `less ${less}` : `more ${more}`}`);
  return `${came}: ${reasons.join(', ')}.`;
}

function forecastWords(savings: Forecast, cost: Forecast, plan: string): string {
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const about = (name: string, { performance, last, hasBegun }: Forecast) => {
    if (last < 0) return `No ${name} are known yet, so they are forecast as planned.`;
    if (!hasBegun) return `No ${name} have come yet; the months to come are forecast as planned.`;
    if (performance === null) return `The ${name} known so far were not planned; the rest is forecast as planned.`;
    const share = percent(performance);
    return `The ${name} so far are ${share} of ${plan} for the same months, so the rest is forecast at ${share} of the plan.`;
  };
  return `${about('savings', savings)} ${about('costs', cost)}`;
}

/** How far each measure has come: its last figure, and the share of the way from the baseline to the committed target. */
export function measureProgress(
  measures: Initiative['measures'],
  actuals: readonly Pick<ActualMonth, 'month' | 'measures'>[],
  committed: InitiativeBaseline['targets'] = {},
): MeasureProgress[] {
  const byMonth = actuals.toSorted((a, b) => monthNumber(b.month) - monthNumber(a.month));
  return measures.map((measure) => {
    const found = byMonth.find(({ measures: figures }) => figures[measure.id] != null);
    const value = found?.measures[measure.id] ?? null;
    const { id, baseline, target: targetNow } = measure;
    const { [id]: target = targetNow } = committed;
    const way = baseline === null || target === null ? 0 : target - baseline;
    return {
      ...measure,
      target,
      targetNow,
      latest: found && value !== null ? { month: found.month, value } : null,
      progress: value === null || baseline === null || way === 0 ? null : (value - baseline) / way,
    };
  });
}

const totals = (savings: number, cost: number) => ({ savings, cost, net: savings - cost });
const total = (values: readonly number[]) => sum(values, (value) => value);
const sum = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((added, item) => added + amount(item), 0);
