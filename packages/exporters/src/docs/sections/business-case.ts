import type { SectorCase } from '@process-ai/contract/business-case';
import { caseWaves } from '@process-ai/domain/blueprint-priorities';
import { lowers, raises } from '@process-ai/domain/plan-case-drivers';
import { savingsByType, savingsWaterfall } from '@process-ai/domain/savings-waterfall';
import { caseAssumptions, headlineFigures, payingInWords } from '../../case-words.ts';
import { decisionsInWords } from '../../governance-words.ts';
import { bridgeInWords, notInCase } from '../../left-out-words.ts';
import { paidAlready, paybackInWords } from '../../payback-words.ts';
import { followsPlan } from '../../plan-words.ts';
import { breakEvenInWords, driverValue, mainRisk } from '../../range-words.ts';
import { caseInWords } from '../../worth-words.ts';
import { yearsTogether } from '../../years-words.ts';
import { type Block, heading, leadIn, prose, soWhat } from '../blocks.ts';
import { yearChart } from '../case-charts.ts';
import { lineChart, waterfallChart } from '../charts.ts';
import type { DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';
import { tornadoChart } from '../tornado-chart.ts';
import { caseRange } from './case-range.ts';
import { scenarios } from './case-scenarios.ts';

/** What the plan is worth over the years, what it leaves out, how sure that is, and what could change it. */
export function businessCaseChapter(plan: DocsPlan): Block[] {
  const { blueprint, headline, words, planned } = plan;
  const says = words.say.document.case;
  const found = blueprint.case;
  if (!found || !headline) {
    return [
      heading(1, says.title),
      soWhat(found ? says.nothingMeasured : [says.nothingCosted, ...toMeasure(plan)].join(' ')),
      ...(found ? leftOut(plan, found) : []),
    ];
  }
  return [
    heading(1, says.title),
    soWhat(`${caseInWords(blueprint, found, plan, words)}.`),
    prose(payingInWords(blueprint, headline, words)),
    { kind: 'figures', figures: headlineFigures(blueprint, plan, words) },
    ...overYears(plan, found),
    ...leftOut(plan, found),
    ...scenarios(plan),
    ...couldChange(plan, found),
    ...caseRange(plan, found),
    ...today(plan),
    prose(says.follows(followsPlan(planned), caseAssumptions(blueprint, words)), 'Note'),
  ];
}

/** What has to be decided to have a case: that work is measured. */
const toMeasure = ({ decisions, words }: DocsPlan): string[] =>
  decisions[0]?.kind === 'figures' ? [`${decisionsInWords(decisions, words)}.`] : [];

function overYears(plan: DocsPlan, found: SectorCase): Block[] {
  const { blueprint, words, palette, planned, noCost } = plan;
  const { assumptions } = blueprint;
  const says = words.say.document.case;
  const shownYears = found.years.filter(
    ({ year, benefits, oneOffCost, runCost }) => year > 0 || benefits + oneOffCost + runCost !== 0,
  );
  const all = yearsTogether(found, assumptions, words);
  const money = (header: string) => ({ header, width: 1330, align: 'right' as const });
  return [
    heading(2, says.yearByYear),
    {
      kind: 'table',
      caption: says.eachYear(followsPlan(planned)),
      columns: [
        { header: words.say.document.columns.year, width: 1420 },
        money(says.benefits),
        money(says.oneOff),
        money(says.run),
        money(says.net),
        money(says.cumulative),
        money(says.netToday),
      ],
      rows: [
        ...shownYears.map((year) => [
          words.say.case.yearName(year.year),
          words.amount(year.benefits),
          words.amount(-year.oneOffCost),
          words.amount(-year.runCost),
          { text: words.amount(year.net), strong: true },
          words.amount(year.cumulative),
          words.amount(year.discounted),
        ]),
        [
          { text: all.label, strong: true },
          words.amount(all.benefits),
          words.amount(-all.oneOffCost),
          words.amount(-all.runCost),
          { text: words.amount(all.net), strong: true },
          '',
          '',
        ],
        [says.npv, '', '', '', '', '', { text: words.amount(found.result.npv), strong: true }],
      ],
    },
    yearChart(shownYears, caseWaves(found, assumptions, words.language), words, palette),
    ...(noCost ? [] : [paybackChart(plan, found)]),
  ];
}

/** How all cash flows add up, month by month, and when they are above zero for good. */
function paybackChart({ blueprint, words, palette }: DocsPlan, { months, result }: SectorCase): Block {
  const { assumptions } = blueprint;
  const says = words.say.document.case;
  const step = assumptions.years > 4 ? 6 : 3;
  const totals = months.flatMap(({ cumulative, discountedCumulative }) => [cumulative, discountedCumulative]);
  const { format, scaled } = words.scaledAxis(totals);
  const payback = result.paybackMonths === null ? null : paybackInWords(result.paybackMonths, words);
  const above = payback === null ? says.endsBelow : says.aboveAfter(payback);
  const paid = paidAlready(blueprint) ? words.say.case.paid.above : above;
  return lineChart(
    {
      caption: says.paybackChart(paid),
      alt: says.paybackAlt(
        words.short(months[0]?.cumulative ?? 0),
        words.short(months.at(-1)?.cumulative ?? 0),
        words.say.money.years(assumptions.years),
        paid,
      ),
      axis: { title: says.month, step },
      series: [
        {
          name: says.cumulative,
          values: months.map(({ cumulative }) => scaled(cumulative)),
        },
        {
          name: says.discountedAt(words.share(assumptions.discountRate)),
          values: months.map(({ discountedCumulative }) => scaled(discountedCumulative)),
        },
      ],
      marked:
        result.paybackMonths === null || result.paybackMonths <= 0
          ? null
          : { at: result.paybackMonths, text: says.paidBack(words.monthsOf(result.paybackMonths)) },
      format,
    },
    palette,
  );
}

function leftOut(plan: DocsPlan, found: SectorCase): Block[] {
  const { words, headline, blueprint } = plan;
  const { case: says } = words.say.document;
  const { basis: basisNames, separated } = words.say.money;
  const rows = notInCase(found, blueprint.plan, words);
  const counted = headline?.annualSavings ?? 0;
  const measured = rows.reduce((sum, { basis, amount }) => sum + (basis === 'measured' ? amount : 0), counted);
  // A sum stands here only where its parts come to it.
  const addsUp = Math.abs(measured - blueprint.value.measured.savings) < 0.005 * measured;
  const { notPaying, unplanned } = found.notInCase;
  if (rows.length === 0) return [];
  const bridge = bridgeInWords(blueprint, plan, words);
  const named = unplanned.opportunities.slice(0, 5);
  const others = unplanned.count - named.length;
  const rest = unplanned.savings - named.reduce((sum, { savings }) => sum + savings, 0);
  const largest = [
    ...named.map(({ title, processCode, savings }) => `${oneLine(title)} (${processCode}, ${words.short(savings)})`),
    ...(others > 0 ? [words.say.money.labelled(words.say.plan.andMore(others), words.short(rest))] : []),
  ];
  const losing = notPaying
    .slice(0, 8)
    .map(({ code, name, projectedSavings, annualRunCost }) =>
      says.losing(`${code} ${oneLine(name)}`, words.short(projectedSavings), words.short(annualRunCost)),
    );
  return [
    heading(2, says.leftOut),
    {
      kind: 'table',
      caption: addsUp ? says.leftOutAndAll : says.leftOutTable,
      columns: [
        { header: says.what, width: 2900 },
        { header: says.aYear, width: 1300, align: 'right' },
        { header: says.restsOn, width: 1600 },
        { header: says.whyNot, width: 3600 },
      ],
      rows: [
        ...rows
          .toSorted((a, b) => a.basis.localeCompare(b.basis))
          .map(({ what, amount, basis, why }) => [
            { text: what, strong: true },
            words.short(amount),
            basisNames[basis],
            why,
          ]),
        ...(addsUp
          ? [
              [says.inTheCase, words.short(counted), basisNames.measured, says.countedAbove],
              [
                { text: says.allMeasured, strong: true },
                { text: words.short(blueprint.value.measured.savings), strong: true },
                basisNames.measured,
                says.allMeasuredWhy,
              ],
            ]
          : []),
      ],
    },
    ...(bridge ? [prose(bridge, 'Note')] : []),
    ...(largest.length > 0 ? [prose(`${separated(largest)}.`, 'Note', says.unplanned(found.follows === 'plan'))] : []),
    ...(losing.length > 0 ? [prose(`${separated(losing)}.`, 'Note', says.doesNotPay)] : []),
  ];
}

function couldChange({ words, palette }: DocsPlan, found: SectorCase): Block[] {
  const says = words.say.document.case;
  const labels = words.say.case.drivers;
  const { swings, breakEvens, headline } = found;
  const rows = swings.filter(({ swing }) => swing > 0);
  if (rows.length === 0) return [];
  const evens = new Map(breakEvens.map((one) => [one.driver, one]));
  return [
    heading(2, says.couldChange),
    leadIn(mainRisk(found, words)),
    tornadoChart(
      {
        caption: says.tornado,
        rows: rows.map((one) => ({
          label: labels[one.driver],
          down: lowers(one, headline.npv),
          up: raises(one, headline.npv),
        })),
        written: words.short,
      },
      palette,
      words,
    ),
    {
      kind: 'table',
      caption: says.driverTable,
      columns: [
        { header: words.say.document.columns.driver, width: 1500 },
        { header: 'P10', width: 1250, align: 'right' },
        { header: says.valueThen, width: 1250, align: 'right' },
        { header: 'P90', width: 1250, align: 'right' },
        { header: says.valueThen, width: 1250, align: 'right' },
        { header: says.breaksEven, width: 2900 },
      ],
      rows: rows.map(({ driver, low, high, npvAtLow, npvAtHigh }) => {
        const even = evens.get(driver);
        return [
          labels[driver],
          driverValue(driver, low, words),
          words.short(npvAtLow),
          driverValue(driver, high, words),
          words.short(npvAtHigh),
          even ? breakEvenInWords(even, words) : '',
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
  const says = words.say.document.case;
  const parts = savingsByType(savings, opportunities, says.steps);
  const steps = savingsWaterfall({ totalCurrentCost: cost, annualRunCost: 0 }, parts, says.steps).filter(
    ({ kind, amount }) => kind === 'total' || amount > 0,
  );
  const isAll = headline && words.short(headline.annualSavings) === words.short(savings);
  const share = words.percent((100 * savings) / cost);
  return [
    heading(2, says.allMeasured),
    leadIn(
      says.today(words.short(cost), decided, words.short(savings), share) +
        (isAll ? says.countsAll : says.countsPart(followsPlan(plan.planned))),
    ),
    ...(steps.every(({ from, to }) => Math.min(from, to) >= 0)
      ? [
          waterfallChart(
            {
              caption: says.waterfall(decided),
              steps,
              written: words.short,
            },
            palette,
            words,
          ),
        ]
      : []),
  ];
}
