import type { BreakEven, CaseYear, Driver } from '@process-ai/contract/business-case';
import type { AssumptionName } from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES } from '@process-ai/domain/assumption-notes';
import { savingsFactor } from '@process-ai/domain/plan-case';
import { RANGE_RULE, SPREADS } from '@process-ai/domain/plan-case-drivers';
import type { Explanation, Source, Step } from '../../../components/explanation/explanation.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import {
  type CaseFigure,
  type CaseView,
  driverValue,
  monthLabel,
  percent,
  SCENARIO_NAMES,
  scenarioValue,
  showFigure,
} from '../model.ts';
import { explainCopy } from './explain-copy.ts';

const words = explainCopy;

const RISKS = ['ramp', 'benefitRisk', 'costRisk'] as const;
const ALL = ['discountRate', 'years', ...RISKS] as const;

/** How one figure of a case came about. */
export function explainCase(figure: CaseFigure, view: CaseView): Explanation {
  const { steps, remarks = [] } = explain[figure](view);
  const undiscounted = figure === 'payback' || figure === 'irr';
  return {
    steps,
    sources: [
      ...initiativeSources(view),
      ...scenarioSources(view),
      ...assumptionSources(view, undiscounted ? ['years', ...RISKS] : ALL),
    ],
    remarks,
  };
}

const explain: Record<CaseFigure, (view: CaseView) => { steps: Step[]; remarks?: string[] }> = {
  benefits: (view) => ({ steps: [presentBenefits(view)] }),
  costs: (view) => ({ steps: [presentCosts(view)] }),
  npv: (view) => {
    const { presentBenefits: benefits, presentCosts: costs } = view.outcome.result;
    const worked = `${money(view, benefits)} − ${money(view, costs)}`;
    return { steps: [...present(view), { ...words.npv, worked, value: text('npv', view) }] };
  },
  roi: (view) => {
    const { presentBenefits: benefits, presentCosts: costs } = view.outcome.result;
    const worked = `100 × (${money(view, benefits)} − ${money(view, costs)}) ÷ ${money(view, costs)}`;
    return { steps: [...present(view), { ...words.roi, worked, value: text('roi', view) }] };
  },
  irr: (view) => {
    const { flows, irr } = view.outcome.result;
    const worked = words.flows(flows.map((flow) => money(view, flow)).join('; '));
    return {
      steps: [{ ...words.irr, worked, value: text('irr', view) }],
      remarks: irr === 'none' ? [words.noIrr] : irr === 'several' ? [words.severalIrr] : [],
    };
  },
  payback: (view) => paybackOf('payback', view, 'cumulative'),
  discountedPayback: (view) => paybackOf('discountedPayback', view, 'discountedCumulative'),
};

const present = (view: CaseView): Step[] => [presentBenefits(view), presentCosts(view)];

const presentBenefits = (view: CaseView): Step => ({
  ...words.presentBenefits,
  worked: sumOf(view, ({ benefits }) => benefits),
  value: text('benefits', view),
});

const presentCosts = (view: CaseView): Step => ({
  ...words.presentCosts,
  worked: sumOf(view, ({ oneOffCost, runCost }) => oneOffCost + runCost),
  value: text('costs', view),
});

/** "$0 + $102,273 + …": what each year adds, as it is worth today. */
function sumOf(view: CaseView, amount: (row: CaseYear) => number): string {
  const { discountRate } = view.assumptions;
  return view.outcome.years.map((row) => money(view, amount(row) / (1 + discountRate) ** row.year)).join(' + ');
}

function paybackOf(
  figure: 'payback' | 'discountedPayback',
  view: CaseView,
  balance: 'cumulative' | 'discountedCumulative',
) {
  const { months, startMonth, result } = view.outcome;
  const paid = result[`${figure}Months`];
  const at = paid === null ? 0 : Math.ceil(paid - 1e-9);
  const [before, after] = [months[at - 1]?.[balance] ?? 0, months[at]?.[balance] ?? 0];
  const worked =
    paid === null
      ? money(view, months.at(-1)?.[balance] ?? 0)
      : at === 0
        ? words.neverNegative
        : words.crossing(money(view, before), monthLabel(startMonth, at), money(view, after - before));
  return {
    steps: [{ ...words[figure], worked, value: text(figure, view) }],
    remarks: paid === null ? [words.neverPaysBack] : [],
  };
}

const text = (figure: CaseFigure, { outcome }: CaseView) => showFigure[figure](outcome.result, outcome.currency);

const money = ({ outcome }: CaseView, amount: number) => formatMoney(amount, outcome.currency);

/** What all initiatives together save or cost a year. */
export function explainTotal(figure: 'savings' | 'runCost', view: CaseView): Explanation {
  const { headline, initiatives } = view.outcome;
  const value = money(view, figure === 'savings' ? headline.annualSavings : headline.annualRunCost);
  return {
    steps: [{ ...words[figure], worked: words.sumOf(initiatives.length), value }],
    sources: [...initiativeSources(view), ...scenarioSources(view)],
    remarks: [],
  };
}

/** What one initiative adds to the NPV. */
export function explainContribution(index: number, view: CaseView): Explanation {
  const { initiatives, contributions, scenario } = view.outcome;
  const [one, added] = [initiatives[index], contributions[index]];
  if (!one || !added) return { steps: [], sources: [], remarks: [] };
  const { presentBenefits: benefits, presentCosts: costs } = added;
  const alone: CaseView = { ...view, outcome: { ...view.outcome, initiatives: [one] } };
  const savings = money(view, one.annualSavings * savingsFactor(one, scenario.assumptions));
  const cost = (amount: number) => money(view, amount * scenario.assumptions.cost);
  return {
    steps: [
      { ...words.ownBenefits, worked: words.aYear(savings), value: money(view, benefits) },
      {
        ...words.ownCosts,
        worked: words.onceAndAYear(cost(one.oneOffCost), cost(one.annualRunCost)),
        value: money(view, costs),
      },
      {
        ...words.adds,
        worked: `${money(view, benefits)} − ${money(view, costs)}`,
        value: money(view, benefits - costs),
      },
    ],
    sources: [...initiativeSources(alone), ...scenarioSources(view), ...assumptionSources(view, ALL)],
    remarks: [],
  };
}

export type RangeFigure = 'p10' | 'p50' | 'p90' | 'mean' | 'chance';

/** How one figure of the range came about. */
export function explainRange(figure: RangeFigure, view: CaseView): Explanation {
  const { range } = view.outcome;
  const draws = formatNumber(range.draws);
  const step =
    figure === 'chance'
      ? {
          ...words.chance,
          worked: words.of(formatNumber(Math.round(range.chanceOfGain * range.draws)), draws),
          value: percent(range.chanceOfGain),
        }
      : {
          ...(figure === 'mean' ? words.mean : words.quantile(Number(figure.slice(1)))),
          worked: words.draws(draws, range.seed),
          value: money(view, range[figure]),
        };
  const spreads = Object.entries(SPREADS).map(([driver, { low, likely, high, reason }]): Source => {
    const value = [low, likely, high].map((bound) => formatNumber(bound, driver === 'delay' ? 0 : 2)).join(' / ');
    return { label: words.spread(copy.drivers[driver as Driver]), value, assumed: true, note: reason };
  });
  return { steps: [step], sources: [...spreads, ...scenarioSources(view)], remarks: [RANGE_RULE] };
}

/** Where a driver alone brings the NPV to 0. */
export function explainBreakEven({ driver, planned, breakEven }: BreakEven, view: CaseView): Explanation {
  const value = breakEven === null ? copy.none : driverValue(driver, breakEven);
  return {
    steps: [
      ...present(view),
      { ...words.breakEven, worked: words.breakEven.worked(driverValue(driver, planned)), value },
    ],
    sources: [...scenarioSources(view), ...assumptionSources(view, ALL)],
    remarks: [],
  };
}

/** Most that are listed one by one. */
const LISTED = 12;

/** The initiatives that a case is made of, each with its months and its cost. */
function initiativeSources(view: CaseView): Source[] {
  const { initiatives, startMonth, scenario, follows } = view.outcome;
  const sources = initiatives.slice(0, LISTED).map((one): Source => {
    const [from, to] = [monthLabel(startMonth, one.startMonth), monthLabel(startMonth, one.endMonth)];
    const note = words.initiative(from, to, money(view, one.oneOffCost), money(view, one.annualRunCost));
    return {
      label: one.name,
      value: money(view, one.annualSavings * savingsFactor(one, scenario.assumptions)),
      assumed: false,
      computed: true,
      note: follows === 'plan' && one.countedShare < 1 ? `${note}. ${words.share(percent(one.countedShare))}` : note,
    };
  });
  const left = initiatives.slice(LISTED);
  if (left.length === 0) return sources;
  const rest = left.reduce((sum, one) => sum + one.annualSavings * savingsFactor(one, scenario.assumptions), 0);
  return [...sources, { label: words.others(left.length), value: money(view, rest), assumed: false, computed: true }];
}

/** What a scenario changes of the plan, and who set it. */
function scenarioSources({ outcome: { scenario } }: CaseView): Source[] {
  const { assumptions, changed, name } = scenario;
  return SCENARIO_NAMES.filter((key) => assumptions[key] !== AS_PLANNED[key]).map((key) => ({
    label: copy.assumptions[key].label,
    value: scenarioValue(key, assumptions),
    assumed: true,
    note: [words.scenario(name), changed && words.setBy(changed.by, changed.at)].filter(Boolean).join('. '),
  }));
}

const AS_PLANNED = {
  volume: 1,
  rate: 1,
  adoption: 1,
  cost: 1,
  delayMonths: 0,
  cashShare: 1,
  includeBenchmark: false,
} as const;

type Name = Extract<AssumptionName, 'discountRate' | 'years' | 'ramp' | 'benefitRisk' | 'costRisk'>;

/** The sector-wide assumptions behind a figure: where each comes from, or who has changed it. */
function assumptionSources({ assumptions, changes }: CaseView, names: readonly Name[]): Source[] {
  return names.map((name) => {
    const change = changes[name];
    const { label, source } = ASSUMPTION_NOTES[name];
    const value =
      name === 'ramp'
        ? assumptions.ramp.map((share) => percent(share)).join(', ')
        : name === 'years'
          ? String(assumptions.years)
          : percent(assumptions[name]);
    const setBy = change && words.setBy(change.by, change.at);
    return { label, value, assumed: true, note: [setBy, source].filter(Boolean).join(' ') };
  });
}

export type YearColumn = Exclude<keyof CaseYear, 'year'>;

/** How one cell of the table by year came about. */
export function explainYear(column: YearColumn, row: CaseYear, view: CaseView): Explanation {
  const isMade = column === 'benefits' || column === 'oneOffCost' || column === 'runCost';
  const step = { ...words.year[column], worked: workedYear[column](row, view), value: money(view, row[column]) };
  return {
    steps: [step],
    sources: [
      ...(isMade ? [...initiativeSources(view), ...scenarioSources(view)] : []),
      ...assumptionSources(view, ASSUMED[column]),
    ],
    remarks: [],
  };
}

const ASSUMED: Record<YearColumn, readonly Name[]> = {
  benefits: ['ramp', 'benefitRisk'],
  oneOffCost: ['costRisk'],
  runCost: ['costRisk'],
  net: [],
  cumulative: [],
  discounted: ['discountRate'],
  discountedCumulative: ['discountRate'],
};

const workedYear: Record<YearColumn, (row: CaseYear, view: CaseView) => string> = {
  benefits: ofMonths,
  oneOffCost: ofMonths,
  runCost: ofMonths,
  net: ({ benefits, oneOffCost, runCost }, view) =>
    `${money(view, benefits)} − ${money(view, oneOffCost)} − ${money(view, runCost)}`,
  cumulative: (row, view) => upTo(row, view, 'net'),
  discounted: ({ year, net }, view) =>
    `${money(view, net)} ÷ (1 + ${formatNumber(view.assumptions.discountRate, 2)})^${year}`,
  discountedCumulative: (row, view) => upTo(row, view, 'discounted'),
};

function ofMonths({ year }: CaseYear, { outcome: { startMonth, initiatives } }: CaseView): string {
  const parts = words.sumOf(initiatives.length);
  return year === 0
    ? `${parts}, ${copy.initiatives.before}`
    : `${parts}, ${monthLabel(startMonth, 12 * year - 11)} – ${monthLabel(startMonth, 12 * year)}`;
}

const upTo = ({ year }: CaseYear, view: CaseView, of: 'net' | 'discounted') =>
  view.outcome.years
    .slice(0, year + 1)
    .map((row) => money(view, row[of]))
    .join(' + ');
