import type { DriverSwing } from '@process-ai/contract/business-case';
import type ExcelJS from 'exceljs';
import { onSheet } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { fitRow, writeHeading, writeNote } from './sheet-style.ts';
import { putCell, writeTable } from './table.ts';
import { rounded } from './timeline-results.ts';

/** What the product has simulated: values, with the seed and the day. Returns the last row. */
export function writeSimulation(sheet: ExcelJS.Worksheet, plan: SheetPlan, at: number): number {
  const { day, say } = plan.words;
  const says = say.workbookCase.simulation;
  const { units, columns } = say.workbook;
  const found = plan.blueprint.case;
  if (!found) {
    writeNote(sheet, `A${at}`, says.nothing);
    return at;
  }
  const { formats, blueprint } = plan;
  const { range, swings, breakEvens, scenario } = found;
  writeHeading(sheet, at, says.heading);
  writeNote(
    sheet,
    `A${at + 1}`,
    says.note(range.seed, day(blueprint.generatedAt), range.draws, plan.text(scenario.name, columns.scenario)),
  );
  const lines: [label: string, unit: string, value: number, format: string][] = [
    [says.p10, blueprint.assumptions.currency, range.p10, formats.money],
    [says.p50, blueprint.assumptions.currency, range.p50, formats.money],
    [says.p90, blueprint.assumptions.currency, range.p90, formats.money],
    [says.mean, blueprint.assumptions.currency, range.mean, formats.money],
    [says.gain, says.ofRuns, range.chanceOfGain, formats.percent],
  ];
  const first = at + 2;
  lines.forEach(([label, unit, value, format], index) => {
    putCell(sheet, `A${first + index}`, label);
    putCell(sheet, `B${first + index}`, unit);
    putCell(sheet, `D${first + index}`, value, 'text', format);
    fitRow(sheet, first + index);
  });

  const tornado = first + lines.length + 1;
  writeHeading(sheet, tornado, says.tornado);
  const breakEvenOf = new Map(breakEvens.map((one) => [one.driver, one.breakEven]));
  const { factor, shareOfWork, share, months } = units;
  const unit = { volume: factor, rate: shareOfWork, adoption: share, cost: factor, delay: months };
  writeTable<DriverSwing>(
    sheet,
    [
      {
        letter: 'A',
        header: says.driver,
        width: 0,
        cell: ({ driver }) => say.case.drivers[driver],
      },
      { letter: 'B', header: columns.unit, width: 0, cell: ({ driver }) => unit[driver] },
      { letter: 'C', header: '', width: 0, cell: () => null },
      { letter: 'D', header: says.at('P10'), width: 0, format: '0.00', cell: ({ low }) => low },
      { letter: 'E', header: says.at('P90'), width: 0, format: '0.00', cell: ({ high }) => high },
      { letter: 'F', header: says.npvAt('P10'), width: 0, format: formats.money, cell: ({ npvAtLow }) => npvAtLow },
      { letter: 'G', header: says.npvAt('P90'), width: 0, format: formats.money, cell: ({ npvAtHigh }) => npvAtHigh },
      { letter: 'H', header: says.swing, width: 0, format: formats.money, cell: ({ swing }) => swing },
      {
        letter: 'I',
        header: says.fromCase('P10'),
        width: 0,
        format: formats.money,
        cell: ({ npvAtLow }) => difference(npvAtLow, found.result.npv),
      },
      {
        letter: 'J',
        header: says.fromCase('P90'),
        width: 0,
        format: formats.money,
        cell: ({ npvAtHigh }) => difference(npvAtHigh, found.result.npv),
      },
      {
        letter: 'K',
        header: says.breakEven,
        width: 0,
        format: '0.00',
        cell: ({ driver }) => breakEvenOf.get(driver) ?? '–',
      },
    ],
    swings,
    tornado + 1,
  );
  const rows = tornado + 2;
  const last = rows + swings.length - 1;
  swings.forEach(({ driver }, index) =>
    writeNote(sheet, `A${last + 1 + index}`, say.money.labelled(say.case.drivers[driver], say.method.spreads[driver])),
  );
  drawTornado(sheet, plan, swings, { rows, last, at: last + swings.length + 2 });
  return last + swings.length + 2 + TORNADO_ROWS;
}

const TORNADO_ROWS = 15;

/** Without a trace of rounding, which would be shown as less than nothing. */
const difference = (npv: number, planned: number) => rounded(npv - planned) || 0;

function drawTornado(
  sheet: ExcelJS.Worksheet,
  { blueprint, charts, formats, sheets, words: { say } }: SheetPlan,
  swings: readonly DriverSwing[],
  { rows, last, at }: { rows: number; last: number; at: number },
): void {
  const says = say.workbookCase.simulation;
  const npv = blueprint.case?.result.npv ?? 0;
  const cells = (letter: string) => onSheet(sheets.businessCase, `$${letter}$${rows}:$${letter}$${last}`);
  const labels = { range: cells('A'), values: swings.map(({ driver }) => say.case.drivers[driver]) };
  charts.push({
    sheet: sheet.id,
    kind: 'tornado',
    title: says.chart,
    description: says.chartHeard(swings[0] ? say.case.drivers[swings[0].driver] : null),
    format: formats.axis(swings.flatMap((one) => [one.npvAtLow - npv, one.npvAtHigh - npv])),
    axisTitles: { amounts: says.change(blueprint.assumptions.currency) },
    series: [
      {
        name: says.atIts('P10'),
        labels,
        amounts: { range: cells('I'), values: swings.map((one) => difference(one.npvAtLow, npv)) },
        accent: 2,
      },
      {
        name: says.atIts('P90'),
        labels,
        amounts: { range: cells('J'), values: swings.map((one) => difference(one.npvAtHigh, npv)) },
        accent: 1,
      },
    ],
    from: { column: 0, row: at - 1 },
    to: { column: 9, row: at + TORNADO_ROWS - 2 },
  });
}
