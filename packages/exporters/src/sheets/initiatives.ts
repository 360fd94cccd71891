import type ExcelJS from 'exceljs';
import type { FigureWords } from '../figure-words.ts';
import {
  all,
  benchmarkOf,
  conditions,
  elsewhere,
  figures,
  measuredOf,
  steps,
  sum,
  summed,
} from './initiative-steps.ts';
import { FIRST_ROW, INITIATIVE as I, lastRow, onSheet } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { printSideBySide, printTail, setPrintArea } from './printed-pages.ts';
import { addSheet, ROW_HEIGHT } from './sheet-style.ts';
import { type ListColumn, widthOf, writeList } from './table.ts';
import { AMOUNT, allow } from './validation.ts';
import { amountsOf, freedIn, hasPlan, type WorkRow } from './work-rows.ts';

type Columns = ListColumn<WorkRow>[];

/** The plan, one row an initiative: what people decide on the left, what follows from it on the right. */
export function writeInitiatives(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { sheets, words } = plan;
  const planned = hasPlan(plan.blueprint);
  const says = words.say.workbookLists.initiatives;
  const sheet = addSheet(workbook, sheets.initiatives, sheets.initiatives, planned ? says.ofPlan : says.ofRoadmap);
  const heights = writeList(
    sheet,
    plan,
    [...entered(plan), ...outcome(plan), ...steps(plan), ...elsewhere(plan)],
    plan.work,
  );
  const rows = (letter: string) => `${letter}${FIRST_ROW}:${letter}${lastRow(plan.work.length)}`;
  allow(sheet, rows(I.status), { list: Object.values(words.say.plan.status) }, words);
  for (const letter of [I.first, I.last]) allow(sheet, rows(letter), { month: true }, words);
  if (planned) {
    for (const letter of [I.licence, I.integration, I.change, I.runCost]) {
      allow(sheet, rows(letter), AMOUNT, words);
    }
  }
  // Without any figure what follows from the scenario is nothing to read.
  const last = plan.costed.length > 0 ? I.freed : I.reason;
  const end = drawSavings(sheet, plan);
  setPrintArea(sheet, last, end);
  printSideBySide(sheet, TITLES, end - FIRST_ROW);
  printTail(sheet, [...heights, ...Array(end - lastRow(plan.work.length)).fill(ROW_HEIGHT)]);
}

/** What each initiative saves, measured beside by benchmark. Returns the last row that the chart covers. */
function drawSavings(sheet: ExcelJS.Worksheet, plan: SheetPlan): number {
  const { work, words, formats, blueprint, sheets } = plan;
  const says = words.say.workbookLists.initiatives;
  const last = lastRow(work.length);
  const total = (of: 'measured' | 'benchmark') => work.map((row) => sum(all(row), (one) => one[of]));
  const drawn = (['measured', 'benchmark'] as const)
    .map((of) => ({ of, values: total(of) }))
    .filter(({ values }) => values.some((value) => value > 0));
  // One bar compares nothing.
  if (work.length < 2 || drawn.length === 0) return last;
  const { currency } = blueprint.assumptions;
  const cells = (letter: string) => onSheet(sheets.initiatives, `$${letter}$${FIRST_ROW}:$${letter}$${last}`);
  const labels = {
    range: cells(I.name),
    values: work.map(({ name }) => plan.text(name, words.say.workbook.columns.initiative)),
  };
  const end = last + CHART_FRAME + Math.ceil(1.5 * work.length);
  plan.charts.push({
    sheet: sheet.id,
    kind: 'bars',
    title: drawn.some(({ of }) => of === 'measured') ? says.chart(currency) : says.benchmarkChart(currency),
    description: says.chartHeard,
    format: formats.axis(drawn.flatMap(({ values }) => values)),
    series: drawn.map(({ of, values }, index) => ({
      name: says[of](currency),
      labels,
      amounts: { range: cells(I[of]), values },
      accent: index + 1,
    })),
    // Right of the columns that each page repeats, and left of where a second page begins.
    from: { column: TITLES + 1, row: last + 1 },
    to: { column: hasPlan(blueprint) ? 8 : 11, row: end },
  });
  return end;
}

/** Rows for the title, axis and legend of the chart. */
const CHART_FRAME = 8;
/** The first columns stand on each page across. */
const TITLES = 2;

/** Of columns that say nothing of a wave, in characters. */
const DASH = 12;

function entered(plan: SheetPlan): Columns {
  const { formats, text, blueprint, words } = plan;
  const { columns } = words.say.workbook;
  const says = words.say.workbookLists.initiatives;
  const { measured, benchmark, pays } = conditions(plan);
  const currency = blueprint.assumptions.currency;
  const money = { width: 13, format: formats.money };
  const input = { kind: 'input' as const, ...money };
  const isPlanned = hasPlan(blueprint);
  const cost = (
    letter: string,
    header: string,
    of: (costs: NonNullable<WorkRow['costs']>) => number,
    ofWave: { header: string } & (
      | { formula: (at: number) => string; result: (row: WorkRow) => number }
      | { cell: (row: WorkRow) => number }
    ),
  ): ListColumn<WorkRow> =>
    isPlanned
      ? { letter, header, ...input, cell: ({ costs }) => (costs ? of(costs) : 0) }
      : {
          letter,
          header: ofWave.header,
          ...money,
          cell: (row, at) =>
            'cell' in ofWave ? ofWave.cell(row) : { formula: ofWave.formula(at), result: ofWave.result(row) },
        };
  return [
    { letter: I.number, header: columns.number, width: 6, format: '0', cell: ({ number }) => number },
    {
      letter: I.name,
      header: columns.initiative,
      width: isPlanned ? 36 : 24,
      cell: ({ name }) => text(name, columns.initiative),
    },
    {
      letter: I.owner,
      header: says.owner,
      width: isPlanned ? 22 : DASH,
      cell: ({ owner }) => text(owner ?? '–', says.owner),
    },
    {
      letter: I.status,
      header: says.status,
      width: widthOf(12, Object.values(words.say.plan.status)),
      kind: 'input',
      cell: ({ status }) => words.say.plan.status[status],
    },
    {
      letter: I.first,
      header: says.first,
      width: 11,
      kind: 'input',
      format: formats.month,
      cell: ({ first }) => first,
    },
    { letter: I.last, header: says.last, width: 11, kind: 'input', format: formats.month, cell: ({ last }) => last },
    {
      letter: I.committed,
      header: says.committed,
      width: isPlanned ? 20 : DASH,
      cell: ({ committed }) => committed ?? '–',
    },
    {
      letter: I.dependsOn,
      header: says.dependsOn,
      width: isPlanned ? 28 : DASH,
      cell: ({ dependsOn }) => text(dependsOn || '–', says.dependsOn),
    },
    cost(I.licence, says.licence(currency), ({ licence }) => licence, {
      header: says.measuredOnce(currency),
      formula: (at) => summed(plan, 'OppOneOff', at, `${pays}${measured},OppCounted,">0"`),
      result: ({ here }) => sum(here, (one) => (measuredOf(one) > 0 ? one.oneOffCost : 0)),
    }),
    cost(I.integration, says.integration(currency), ({ integration }) => integration, {
      header: says.benchmarkOnce(currency),
      formula: (at) => summed(plan, 'OppOneOff', at, `${pays}${benchmark},OppCounted,">0"`),
      result: ({ here }) => sum(here, (one) => (benchmarkOf(one) > 0 ? one.oneOffCost : 0)),
    }),
    cost(I.change, says.change(currency), ({ change }) => change, {
      header: says.outsideOnce(currency),
      cell: ({ elsewhere: away }) => sum(away, (one) => (measuredOf(one) > 0 ? one.oneOffCost : 0)),
    }),
    cost(I.runCost, says.runCost(currency), ({ run }) => run, {
      header: says.runCost(currency),
      formula: (at) => summed(plan, 'OppRun', at, `${pays},OppCounted,">0"`),
      result: ({ here }) => sum(here, (one) => (measuredOf(one) > 0 || benchmarkOf(one) > 0 ? one.annualRunCost : 0)),
    }),
  ];
}

function outcome(plan: SheetPlan): Columns {
  const { formats, scenarios, blueprint, words } = plan;
  const { codes } = words.say.workbook;
  const says = words.say.workbookLists.initiatives;
  const { stopped } = words.say.plan.status;
  const { measured, benchmark } = conditions(plan);
  const scenario = scenarios[0];
  const currency = blueprint.assumptions.currency;
  const amount = (row: WorkRow) => (scenario ? amountsOf(row, scenario) : { savings: 0, oneOff: 0, run: 0 });
  const figure = figures(formats.money);
  const once = hasPlan(blueprint)
    ? (at: number) => `SUM(${I.licence}${at}:${I.change}${at})*${I.share}${at}`
    : (at: number) => `(${I.licence}${at}+ScenarioBenchmark*${I.integration}${at}+${I.change}${at})`;
  const yearly = hasPlan(blueprint)
    ? (at: number) => `${I.runCost}${at}*${I.share}${at}`
    : (at: number) => `(${I.runCost}${at}+${I.runElsewhere}${at})`;
  return [
    figure(
      I.measured,
      says.measured(currency),
      (at) => `${summed(plan, 'OppCounted', at, measured)}+${I.paysElsewhere}${at}+${I.otherElsewhere}${at}`,
      (row) => sum(all(row), (one) => one.measured),
    ),
    figure(
      I.benchmark,
      says.benchmark(currency),
      (at) => `${summed(plan, 'OppCounted', at, benchmark)}+${I.benchmarkElsewhere}${at}`,
      (row) => sum(all(row), (one) => one.benchmark),
    ),
    {
      letter: I.reason,
      header: says.inCase,
      width: 16,
      cell: (row, at) => ({
        formula: `IF(${I.inCase}${at},"${codes.inCase}",IF(${I.status}${at}="${stopped}",${I.status}${at},IF(${I.start}${at}>12*CaseYears,"${codes.afterHorizon}",${I.byMoney}${at})))`,
        result: whyNot(row, words),
      }),
    },
    figure(
      I.savings,
      says.savings(currency),
      (at) => `${I.inCase}${at}*${I.counted}${at}*ScenarioVolume*${I.rateFactor}${at}*ScenarioAdoption*ScenarioCash`,
      (row) => amount(row).savings,
    ),
    figure(
      I.oneOff,
      says.oneOff(currency),
      (at) => `${I.inCase}${at}*${once(at)}*ScenarioCost`,
      (row) => amount(row).oneOff,
    ),
    figure(
      I.run,
      says.run(currency),
      (at) => `${I.inCase}${at}*${yearly(at)}*ScenarioCost`,
      (row) => amount(row).run,
    ),
    figure(
      I.freed,
      says.freed,
      (at) => `${I.inCase}${at}*(${summed(plan, 'OppFreed', at)}+${I.freedElsewhere}${at})`,
      (row) => freedIn(row, plan.freedBy),
      '#,##0.0',
    ),
  ];
}

function whyNot(row: WorkRow, { say }: FigureWords): string {
  const { codes } = say.workbook;
  if (row.counted) return codes.inCase;
  const { reason } = row;
  if (reason === 'stopped') return say.plan.status.stopped;
  const isInMoney = all(row).some(({ measured, benchmark }) => measured + benchmark > 0);
  return reason === 'doesNotPay' && !isInMoney ? codes.notInMoney : codes[reason ?? 'notCosted'];
}
