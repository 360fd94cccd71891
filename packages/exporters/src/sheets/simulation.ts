import type { DriverSwing } from '@process-ai/contract/business-case';
import { SPREADS } from '@process-ai/domain/plan-case-drivers';
import type ExcelJS from 'exceljs';
import { onSheet, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { writeHeading, writeNote } from './sheet-style.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { putCell, writeTable } from './table.ts';

/** What the product has simulated: values, with the seed and the day. Returns the last row. */
export function writeSimulation(sheet: ExcelJS.Worksheet, plan: SheetPlan, at: number): number {
  const found = plan.blueprint.case;
  if (!found) {
    writeNote(sheet, `A${at}`, 'Without measured processes there is nothing to simulate.');
    return at;
  }
  const { formats, blueprint } = plan;
  const { range, swings, breakEvens, scenario } = found;
  writeHeading(sheet, at, 'How sure it is, as exported');
  writeNote(
    sheet,
    `A${at + 1}`,
    `Values, not formulas: simulated with seed ${range.seed} on ${blueprint.generatedAt.slice(0, 10)}, ${range.draws.toLocaleString('en-US')} runs, scenario “${plan.text(scenario.name, 'Scenario')}”. They do not follow changes in this file; Checks says when they are out of date.`,
  );
  const lines: [label: string, unit: string, value: number, format: string][] = [
    ['NPV, undercut one time in ten (P10)', blueprint.assumptions.currency, range.p10, formats.money],
    ['NPV, as likely undercut as exceeded (P50)', blueprint.assumptions.currency, range.p50, formats.money],
    ['NPV, exceeded one time in ten (P90)', blueprint.assumptions.currency, range.p90, formats.money],
    ['NPV, mean', blueprint.assumptions.currency, range.mean, formats.money],
    ['Chance of an NPV above zero', 'of the runs', range.chanceOfGain, '0.0%'],
  ];
  const first = at + 2;
  lines.forEach(([label, unit, value, format], index) => {
    putCell(sheet, `A${first + index}`, label);
    putCell(sheet, `B${first + index}`, unit);
    putCell(sheet, `D${first + index}`, value, 'text', format);
  });

  const tornado = first + lines.length + 1;
  writeHeading(sheet, tornado, 'What moves it most: each driver alone, from its P10 to its P90');
  const breakEvenOf = new Map(breakEvens.map((one) => [one.driver, one.breakEven]));
  const unit = { volume: 'factor', rate: 'share of the work', adoption: 'share', cost: 'factor', delay: 'months' };
  writeTable<DriverSwing>(
    sheet,
    [
      {
        letter: 'A',
        header: 'Driver, largest swing first',
        width: 0,
        cell: ({ driver }) => SHEET_WORDS.say.case.drivers[driver],
      },
      { letter: 'B', header: 'Unit', width: 0, cell: ({ driver }) => unit[driver] },
      { letter: 'C', header: '', width: 0, cell: () => null },
      { letter: 'D', header: 'At P10', width: 0, format: '0.00', cell: ({ low }) => low },
      { letter: 'E', header: 'At P90', width: 0, format: '0.00', cell: ({ high }) => high },
      { letter: 'F', header: 'NPV at P10', width: 0, format: formats.money, cell: ({ npvAtLow }) => npvAtLow },
      { letter: 'G', header: 'NPV at P90', width: 0, format: formats.money, cell: ({ npvAtHigh }) => npvAtHigh },
      { letter: 'H', header: 'Swing', width: 0, format: formats.money, cell: ({ swing }) => swing },
      {
        letter: 'I',
        header: 'From the case, at P10',
        width: 0,
        format: formats.money,
        cell: ({ npvAtLow }) => npvAtLow - found.result.npv,
      },
      {
        letter: 'J',
        header: 'From the case, at P90',
        width: 0,
        format: formats.money,
        cell: ({ npvAtHigh }) => npvAtHigh - found.result.npv,
      },
      {
        letter: 'K',
        header: 'Breaks even at',
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
    writeNote(sheet, `A${last + 1 + index}`, `${SHEET_WORDS.say.case.drivers[driver]}: ${SPREADS[driver].reason}`),
  );
  drawTornado(sheet, plan, swings, { rows, last, at: last + swings.length + 2 });
  return last + swings.length + 2 + TORNADO_ROWS;
}

const TORNADO_ROWS = 15;

function drawTornado(
  sheet: ExcelJS.Worksheet,
  { blueprint, charts, formats }: SheetPlan,
  swings: readonly DriverSwing[],
  { rows, last, at }: { rows: number; last: number; at: number },
): void {
  const npv = blueprint.case?.result.npv ?? 0;
  const cells = (letter: string) => onSheet(SHEET.businessCase, `$${letter}$${rows}:$${letter}$${last}`);
  const labels = { range: cells('A'), values: swings.map(({ driver }) => SHEET_WORDS.say.case.drivers[driver]) };
  charts.push({
    sheet: sheet.id,
    kind: 'tornado',
    title: 'What moves the net present value most',
    description: `Tornado: change of the net present value when one driver turns out at its P10 or P90. Largest: ${swings[0] ? SHEET_WORDS.say.case.drivers[swings[0].driver] : 'none'}.`,
    format: formats.moneyShort,
    axisTitles: { amounts: `Change of the net present value (${blueprint.assumptions.currency})` },
    series: [
      {
        name: 'At its P10',
        labels,
        amounts: { range: cells('I'), values: swings.map((one) => one.npvAtLow - npv) },
        accent: 2,
      },
      {
        name: 'At its P90',
        labels,
        amounts: { range: cells('J'), values: swings.map((one) => one.npvAtHigh - npv) },
        accent: 1,
      },
    ],
    from: { column: 0, row: at - 1 },
    to: { column: 9, row: at + TORNADO_ROWS - 2 },
  });
}
