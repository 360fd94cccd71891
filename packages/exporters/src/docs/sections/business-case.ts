import type { BusinessCase, NpvRange, SectorBusinessCase, Sensitivity } from '@process-ai/contract/business-case';
import { cashFlowCurve } from '@process-ai/domain/cash-flow-curve';
import { portfolioWarnings } from '@process-ai/domain/roi-warnings';
import { savingsWaterfall } from '@process-ai/domain/savings-waterfall';
import { businessCaseTotals, SCENARIOS_RULE, scenarioInputs } from '@process-ai/domain/sector-business-case';
import { SENSITIVITY_STEP } from '@process-ai/domain/sensitivity';
import { counted, monthsOf, percent, share } from '../../figure-words.ts';
import { DRIVER_LABELS, DRIVER_MOVES } from '../../story-words.ts';
import { type Block, heading, leadIn, prose, type TableBlock } from '../blocks.ts';
import { histogramChart, lineChart, tornadoChart, waterfallChart } from '../charts.ts';
import type { DocsPlan } from '../docs-plan.ts';

/** What it is worth over the years, how sure that is, and what it hangs on. */
export function businessCaseChapter(plan: DocsPlan): Block[] {
  const { businessCase } = plan.blueprint;
  if (!businessCase) {
    return [
      heading(1, 'Business case'),
      prose(
        'There is no business case yet: no exported process has ROI inputs. Under Business Value & ROI, enter for at least one process how many people work on it (FTE), how often it runs in a year, what they earn in a year and how many minutes one run takes. Then calculate, and export again.',
      ),
    ];
  }
  return [
    heading(1, 'Business case'),
    ...today(plan),
    ...overYears(plan, businessCase),
    ...hangsOn(plan, businessCase),
    ...range(plan, businessCase),
  ];
}

function today({ blueprint, words, palette, savingsByType }: DocsPlan): Block[] {
  const { summary, processes } = blueprint;
  const results = processes.flatMap(({ roi }) => (roi ? [roi.result] : []));
  const { annualRunCost } = businessCaseTotals(summary);
  const steps = savingsWaterfall({ totalCurrentCost: summary.totalCurrentCost, annualRunCost }, savingsByType);
  const rows: [string, string, string][] = [
    [
      'Current cost a year',
      words.amount(summary.totalCurrentCost),
      counted(summary.processCount, 'process', 'processes'),
    ],
    [
      'Projected savings a year',
      words.amount(summary.totalSavings),
      `${percent(summary.savingsPercentage)} of the current cost`,
    ],
    ['Run cost a year', words.amount(annualRunCost), 'of the solutions'],
    ['Net benefit a year', words.amount(summary.totalNetAnnual), 'projected savings less run cost'],
    [
      'Implementation cost, once',
      words.amount(summary.totalImplementationCost),
      'as entered; else assumed by type of opportunity',
    ],
    ['Efficiency gain', percent(summary.efficiencyGain), 'average automation rate, weighted by current cost'],
    ['Average payback', monthsOf(summary.averagePaybackMonths), 'plain mean over the processes that pay back'],
    ['Portfolio payback', monthsOf(summary.portfolioPaybackMonths), 'all implementation cost against all net benefit'],
  ];
  return [
    heading(2, 'A year as planned'),
    ...portfolioWarnings(results).map(({ message }) => prose(message, 'Note', 'Please note.')),
    {
      kind: 'table',
      caption: 'Cost and savings of a full year',
      columns: [
        { header: 'Figure', width: 3100 },
        { header: 'Value', width: 1900, align: 'right' },
        { header: 'What it covers', width: 4400 },
      ],
      rows: rows.map(([label, value, note]) => [label, { text: value, strong: true }, note]),
    },
    ...(summary.totalCurrentCost > 0 && steps.every(({ from, to }) => Math.min(from, to) >= 0)
      ? [
          waterfallChart(
            {
              caption: 'From the current to the future cost of a year',
              steps,
              written: words.short,
            },
            palette,
          ),
        ]
      : []),
  ];
}

function overYears(
  { blueprint: { assumptions, summary }, words, palette }: DocsPlan,
  { low, base, high }: SectorBusinessCase,
): Block[] {
  const { monthly } = cashFlowCurve(scenarioInputs(businessCaseTotals(summary), assumptions).base);
  const step = assumptions.years > 4 ? 6 : 3;
  const shown = monthly.filter(({ month }) => month % step === 0);
  const totals = monthly.flatMap(({ cumulative, discountedCumulative }) => [cumulative, discountedCumulative]);
  const { format, scaled } = words.scaledAxis(totals);
  const paid =
    base.paybackMonths === null ? 'It ends below zero.' : `It is above zero from ${monthsOf(base.paybackMonths)} on.`;
  return [
    heading(2, `Over ${counted(assumptions.years, 'year')}`),
    casesTable({ low, base, high }, words),
    prose(SCENARIOS_RULE, 'Note'),
    lineChart(
      {
        caption: 'Payback: all cash flows up to each month, base case',
        alt: `From ${words.short(monthly[0]?.cumulative ?? 0)} at the start to ${words.short(monthly.at(-1)?.cumulative ?? 0)} after ${counted(assumptions.years, 'year')}. ${paid}`,
        categories: shown.map(({ month }) => month),
        categoryTitle: 'Month',
        series: [
          { name: 'Cumulative', values: shown.map(({ cumulative }) => scaled(cumulative)) },
          {
            name: `Discounted at ${share(assumptions.discountRate)}`,
            values: shown.map(({ discountedCumulative }) => scaled(discountedCumulative)),
          },
        ],
        format,
      },
      palette,
    ),
  ];
}

function casesTable(cases: Record<'low' | 'base' | 'high', BusinessCase>, words: DocsPlan['words']): TableBlock {
  const figure = (label: string, read: (one: BusinessCase) => string) => [
    label,
    read(cases.low),
    { text: read(cases.base), strong: true },
    read(cases.high),
  ];
  const column = (header: string) => ({ header, width: 2000, align: 'right' as const });
  return {
    kind: 'table',
    caption: 'The business case in three cases',
    columns: [{ header: 'Figure', width: 3400 }, column('Low'), column('Base'), column('High')],
    rows: [
      figure('Net present value', ({ npv }) => words.amount(npv)),
      figure('Present value of benefits', ({ presentBenefits }) => words.amount(presentBenefits)),
      figure('Present value of costs', ({ presentCosts }) => words.amount(presentCosts)),
      figure('Return on investment', ({ roiPercentage }) => (roiPercentage === null ? 'N/A' : percent(roiPercentage))),
      figure('Internal rate of return', ({ irr }) => (typeof irr === 'number' ? percent(100 * irr) : irr)),
      figure('Payback', ({ paybackMonths }) => monthsOf(paybackMonths)),
      figure('Discounted payback', ({ discountedPaybackMonths }) => monthsOf(discountedPaybackMonths)),
    ],
  };
}

function hangsOn(
  { words, palette, blueprint: { assumptions } }: DocsPlan,
  { base, sensitivities }: SectorBusinessCase,
): Block[] {
  const rows = sensitivities.filter(({ swing }) => swing > 0);
  const [first] = rows;
  if (!first) return [];
  const written = ({ driver }: Sensitivity, value: number) =>
    driver === 'discountRate' || driver === 'ramp' ? percent(100 * value) : words.amount(value);
  return [
    heading(2, 'What it hangs on'),
    leadIn(
      `Each driver alone is moved by ${share(SENSITIVITY_STEP)} down and up while all others stay. ${DRIVER_MOVES[first.driver]} the net present value of ${words.short(base.npv)} most.`,
    ),
    tornadoChart(
      {
        caption: `What ±${share(SENSITIVITY_STEP)} of one driver does to the net present value: light bars lower it, dark bars raise it`,
        rows: rows.map(({ driver, npvAtLow, npvAtHigh }) => ({
          label: DRIVER_LABELS[driver],
          down: Math.max(0, base.npv - Math.min(npvAtLow, npvAtHigh)),
          up: Math.max(0, Math.max(npvAtLow, npvAtHigh) - base.npv),
        })),
        written: words.short,
      },
      palette,
    ),
    {
      kind: 'table',
      caption: 'Net present value when one driver moves',
      columns: [
        { header: 'Driver', width: 2600 },
        { header: 'Lower', width: 1600, align: 'right' },
        { header: 'Value then', width: 1800, align: 'right' },
        { header: 'Higher', width: 1600, align: 'right' },
        { header: 'Value then', width: 1800, align: 'right' },
      ],
      rows: rows.map((row) => [
        row.driver === 'ramp' && assumptions.ramp.length > 0 ? 'Ramp-up, mean of the years' : DRIVER_LABELS[row.driver],
        written(row, row.low),
        words.amount(row.npvAtLow),
        written(row, row.high),
        words.amount(row.npvAtHigh),
      ]),
    },
  ];
}

function range(
  { words, palette }: DocsPlan,
  { range: { p10, p50, p90, chanceOfGain, histogram, draws, seed } }: SectorBusinessCase,
): Block[] {
  const { counts, from, width } = inPairs(histogram);
  return [
    heading(2, 'How sure it is'),
    leadIn(
      `Benefit, implementation and run cost were drawn ${draws.toLocaleString('en-US')} times from the spreads under “Assumptions and method” (seed ${seed}, so that the same figures give the same range).`,
    ),
    {
      kind: 'figures',
      figures: [
        { label: 'P10', value: words.short(p10), note: 'nine of ten courses are better' },
        { label: 'P50', value: words.short(p50), note: 'as many better as worse' },
        { label: 'P90', value: words.short(p90), note: 'one of ten courses is better' },
        { label: 'Chance of a gain', value: percent(100 * chanceOfGain), note: 'net present value above zero' },
      ],
    },
    ...(counts.length > 1
      ? [
          histogramChart(
            {
              caption: 'Net present value in the simulated courses',
              alt: `Between ${words.short(from)} and ${words.short(from + width * counts.length)}, with P10 at ${words.short(p10)}, P50 at ${words.short(p50)} and P90 at ${words.short(p90)}.`,
              categories: counts.map((_, bin) => words.short(from + width * (bin + 0.5))),
              values: counts,
              categoryTitle: 'Net present value',
            },
            palette,
          ),
        ]
      : []),
  ];
}

/** Half as many bins, so that each has room for its label. */
function inPairs({ from, width, counts }: NpvRange['histogram']): NpvRange['histogram'] {
  if (counts.length < 2) return { from, width, counts };
  const pairs = Array.from(
    { length: Math.ceil(counts.length / 2) },
    (_, pair) => (counts[2 * pair] ?? 0) + (counts[2 * pair + 1] ?? 0),
  );
  return { from, width: 2 * width, counts: pairs };
}
