import type { SectorCase } from '@process-ai/contract/business-case';
import { caseWaves } from '@process-ai/domain/blueprint-priorities';
import { savingsByType, savingsWaterfall } from '@process-ai/domain/savings-waterfall';
import {
  breakEvenInWords,
  CASE_DRIVER_LABELS,
  caseAssumptions,
  driverValue,
  headlineFigures,
  mainRisk,
  notInCase,
  payingInWords,
  scenarioRows,
  worthInWords,
} from '../../case-words.ts';
import { counted, monthsOf, percent, share } from '../../figure-words.ts';
import { planWords } from '../../plan-words.ts';
import { type Block, heading, leadIn, prose, type TableBlock } from '../blocks.ts';
import { yearChart, yearName } from '../case-charts.ts';
import { lineChart, tornadoChart, waterfallChart } from '../charts.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { shortName } from '../document-text.ts';
import { caseRange } from './case-range.ts';

/** What the plan is worth over the years, what it leaves out, how sure that is, and what could change it. */
export function businessCaseChapter(plan: DocsPlan): Block[] {
  const { blueprint, headline, words, planned } = plan;
  const found = blueprint.case;
  if (!found || !headline) {
    return [
      heading(1, 'Business case'),
      prose(
        found
          ? 'There is no business case: what is planned saves nothing that is measured.'
          : 'There is no business case: no process is costed yet.',
      ),
      ...(found ? leftOut(plan, found) : []),
    ];
  }
  const name = shortName(blueprint.client);
  return [
    heading(1, 'Business case'),
    prose(`${worthInWords(blueprint, plan, words, name)} ${payingInWords(blueprint, headline, words)}`),
    { kind: 'figures', figures: headlineFigures(blueprint, plan, words) },
    ...overYears(plan, found),
    ...leftOut(plan, found),
    ...scenarios(plan),
    ...couldChange(plan, found),
    ...caseRange(plan, found),
    ...today(plan),
    prose(
      `${planned?.follows === 'plan' ? 'The case follows the plan' : 'There is no plan yet: the waves of the roadmap stand in for it'}: benefits begin in the month after an initiative ends. ${caseAssumptions(blueprint)}.`,
      'Note',
    ),
  ];
}

function overYears({ blueprint: { assumptions }, words, palette, planned }: DocsPlan, found: SectorCase): Block[] {
  const { years, months, result } = found;
  const shownYears = years.filter(
    ({ year, benefits, oneOffCost, runCost }) => year > 0 || benefits + oneOffCost + runCost !== 0,
  );
  const step = assumptions.years > 4 ? 6 : 3;
  const shown = months.filter(({ month }) => month % step === 0);
  const totals = months.flatMap(({ cumulative, discountedCumulative }) => [cumulative, discountedCumulative]);
  const { format, scaled } = words.scaledAxis(totals);
  const paid =
    result.paybackMonths === null
      ? 'it ends below zero'
      : `above zero for good after ${monthsOf(result.paybackMonths)}`;
  const money = (header: string) => ({ header, width: 1330, align: 'right' as const });
  return [
    heading(2, 'Year by year'),
    {
      kind: 'table',
      caption: `What ${planWords(planned)} brings and costs in each year`,
      columns: [
        { header: 'Year', width: 1420 },
        money('Benefits'),
        money('One-off cost'),
        money('Run cost'),
        money('Net'),
        money('Cumulative'),
        money('Net, worth today'),
      ],
      rows: [
        ...shownYears.map((year) => [
          yearName(year),
          words.amount(year.benefits),
          words.amount(-year.oneOffCost),
          words.amount(-year.runCost),
          { text: words.amount(year.net), strong: true },
          words.amount(year.cumulative),
          words.amount(year.discounted),
        ]),
        ['Net present value', '', '', '', '', '', { text: words.amount(result.npv), strong: true }],
      ],
    },
    yearChart(shownYears, caseWaves(found, assumptions), words, palette),
    lineChart(
      {
        caption: `Payback: all cash flows up to each month, ${paid}`,
        alt: `From ${words.short(months[0]?.cumulative ?? 0)} at the start to ${words.short(months.at(-1)?.cumulative ?? 0)} after ${counted(assumptions.years, 'year')}, ${paid}.`,
        categories: shown.map(({ month }) => month),
        categoryTitle: 'Month',
        series: [
          {
            name: 'Cumulative',
            values: shown.map(({ cumulative }) => scaled(cumulative)),
            marked:
              result.paybackMonths === null
                ? null
                : { at: Math.round(result.paybackMonths / step), text: `Paid back: ${monthsOf(result.paybackMonths)}` },
          },
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

function leftOut({ words, headline, blueprint }: DocsPlan, found: SectorCase): Block[] {
  const rows = notInCase(found);
  const counted = headline?.annualSavings ?? 0;
  const measured = rows.reduce((sum, { basis, amount }) => sum + (basis === 'measured' ? amount : 0), counted);
  // A sum stands here only where its parts come to it.
  const addsUp = Math.abs(measured - blueprint.value.measured.savings) < 0.005 * measured;
  const { notPaying, unplanned } = found.notInCase;
  if (rows.length === 0) return [];
  const largest = unplanned.opportunities
    .slice(0, 5)
    .map(({ title, processCode, savings }) => `${shortName(title, 70)} (${processCode}, ${words.short(savings)})`);
  return [
    heading(2, 'What the case does not contain'),
    {
      kind: 'table',
      caption: 'Savings a year that no figure of the case counts, and what all that is measured comes to',
      columns: [
        { header: 'What', width: 2900 },
        { header: 'A year', width: 1300, align: 'right' },
        { header: 'Rests on', width: 1600 },
        { header: 'Why it is not counted', width: 3600 },
      ],
      rows: [
        ...rows
          .toSorted((a, b) => a.basis.localeCompare(b.basis))
          .map(({ what, amount, basis, why }) => [
            { text: what, strong: true },
            words.short(amount),
            basis === 'measured' ? 'measured' : 'benchmark',
            why,
          ]),
        ...(addsUp
          ? [
              ['In the business case', words.short(counted), 'measured', 'counted above'],
              [
                { text: 'All that is measured', strong: true },
                { text: words.short(blueprint.value.measured.savings), strong: true },
                'measured',
                'what is in the case, and what is measured and not in it',
              ],
            ]
          : []),
      ],
    },
    ...(largest.length > 0
      ? [prose(`${largest.join('; ')}.`, 'Note', found.follows === 'plan' ? 'In no initiative:' : 'In no wave:')]
      : []),
    ...(notPaying.length > 0
      ? [
          prose(
            `${notPaying
              .slice(0, 8)
              .map(
                ({ code, name, projectedSavings, annualRunCost }) =>
                  `${code} ${shortName(name, 60)} (saves ${words.short(projectedSavings)}, costs ${words.short(annualRunCost)} a year to run)`,
              )
              .join('; ')}.`,
            'Note',
            'Does not pay:',
          ),
        ]
      : []),
  ];
}

/** More columns than this have no room. */
const SCENARIOS_MAX = 4;

function scenarios({ blueprint: { outcomes }, words }: DocsPlan): Block[] {
  if (outcomes.length < 2) return [];
  const shown = outcomes.slice(0, SCENARIOS_MAX);
  const width = Math.floor(6800 / shown.length);
  const table: TableBlock = {
    kind: 'table',
    caption: 'The same plan in each scenario',
    columns: [
      { header: 'Figure', width: 9400 - width * shown.length },
      ...shown.map(({ scenario }) => ({ header: shortName(scenario.name, 40), width, align: 'right' as const })),
    ],
    rows: scenarioRows(words).map(({ name, of }) => [
      name,
      ...shown.map((one, index) => ({ text: of(one), strong: index === 0 })),
    ]),
  };
  const meanings = shown.flatMap(({ scenario }) =>
    scenario.description ? [prose(scenario.description, 'Note', `${shortName(scenario.name, 40)}:`)] : [],
  );
  return [heading(2, 'Scenarios'), table, ...meanings];
}

function couldChange({ words, palette }: DocsPlan, found: SectorCase): Block[] {
  const { swings, breakEvens, headline } = found;
  const rows = swings.filter(({ swing }) => swing > 0);
  if (rows.length === 0) return [];
  const evens = new Map(breakEvens.map((one) => [one.driver, one]));
  return [
    heading(2, 'What could change it'),
    leadIn(mainRisk(found, words)),
    tornadoChart(
      {
        caption:
          'What one driver alone does to the net present value, from its P10 to its P90: light bars lower it, dark bars raise it',
        rows: rows.map(({ driver, npvAtLow, npvAtHigh }) => ({
          label: CASE_DRIVER_LABELS[driver],
          down: Math.max(0, headline.npv - Math.min(npvAtLow, npvAtHigh)),
          up: Math.max(0, Math.max(npvAtLow, npvAtHigh) - headline.npv),
        })),
        written: words.short,
      },
      palette,
    ),
    {
      kind: 'table',
      caption: 'Net present value when one driver moves, and where the case breaks even',
      columns: [
        { header: 'Driver', width: 1500 },
        { header: 'P10', width: 1250, align: 'right' },
        { header: 'Value then', width: 1250, align: 'right' },
        { header: 'P90', width: 1250, align: 'right' },
        { header: 'Value then', width: 1250, align: 'right' },
        { header: 'Breaks even', width: 2900 },
      ],
      rows: rows.map(({ driver, low, high, npvAtLow, npvAtHigh }) => {
        const even = evens.get(driver);
        return [
          CASE_DRIVER_LABELS[driver],
          driverValue(driver, low),
          words.short(npvAtLow),
          driverValue(driver, high),
          words.short(npvAtHigh),
          even ? breakEvenInWords(even) : '',
        ];
      }),
    },
  ];
}

/** What the measured processes could give back by all that is accepted, planned or not: what the case is a part of. */
function today(plan: DocsPlan): Block[] {
  const { blueprint, headline, words, palette, opportunities, decided, totalEstimate } = plan;
  const { cost, savings: all } = blueprint.value.measured;
  if (cost <= 0) return [];
  const savings = decided ? Math.min(all, 1000 * totalEstimate.measured) : all;
  const parts = savingsByType(savings, opportunities);
  const steps = savingsWaterfall({ totalCurrentCost: cost, annualRunCost: 0 }, parts).filter(
    ({ kind, amount }) => kind === 'total' || amount > 0,
  );
  return [
    heading(2, 'All that is measured'),
    leadIn(
      `What is measured costs ${words.short(cost)} a year. Were ${decided ? 'all of it done that is accepted' : 'everything done that is proposed'}, ${words.short(savings)} of it, ${percent((100 * savings) / cost)}, would be saved: the case counts ${headline && words.short(headline.annualSavings) === words.short(savings) ? 'all of it' : `the part of it that ${planWords(plan.planned)} carries`}.`,
    ),
    ...(steps.every(({ from, to }) => Math.min(from, to) >= 0)
      ? [
          waterfallChart(
            {
              caption: `From today’s cost of a year to that with all ${decided ? 'accepted' : 'proposed'} work done, before run cost`,
              steps,
              written: words.short,
            },
            palette,
          ),
        ]
      : []),
  ];
}
