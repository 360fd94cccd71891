import type { Scenario, ScenarioAssumptions } from '@process-ai/contract/scenarios';
import type ExcelJS from 'exceljs';
import { FIRST_ROW, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, restyle, setPrintArea, writeHeading, writeNote } from './sheet-style.ts';
import { type Column, putCell, writeTable } from './table.ts';
import { allow } from './validation.ts';

interface Part {
  letter: string;
  header: string;
  /** Name of the value that is in force. */
  name: string;
  format: string;
  of: (assumptions: ScenarioAssumptions) => number;
  limits: { decimal: [number, number] } | { whole: [number, number] };
}

const PARTS: readonly Part[] = [
  {
    letter: 'D',
    header: 'Volume, factor',
    name: 'ScenarioVolume',
    format: '0.00',
    of: ({ volume }) => volume,
    limits: { decimal: [0, 10] },
  },
  {
    letter: 'E',
    header: 'Rate, factor',
    name: 'ScenarioRate',
    format: '0.00',
    of: ({ rate }) => rate,
    limits: { decimal: [0, 10] },
  },
  {
    letter: 'F',
    header: 'Adoption, share',
    name: 'ScenarioAdoption',
    format: '0.0%',
    of: ({ adoption }) => adoption,
    limits: { decimal: [0, 1] },
  },
  {
    letter: 'G',
    header: 'Cost, factor',
    name: 'ScenarioCost',
    format: '0.00',
    of: ({ cost }) => cost,
    limits: { decimal: [0, 10] },
  },
  {
    letter: 'H',
    header: 'Delay, months',
    name: 'ScenarioDelay',
    format: '0',
    of: ({ delayMonths }) => delayMonths,
    limits: { whole: [0, 60] },
  },
  {
    letter: 'I',
    header: 'Counts as cash, share',
    name: 'ScenarioCash',
    format: '0.0%',
    of: ({ cashShare }) => cashShare,
    limits: { decimal: [0, 1] },
  },
  {
    letter: 'J',
    header: 'Benchmark counts (1 = yes)',
    name: 'ScenarioBenchmark',
    format: '0',
    of: ({ includeBenchmark }) => (includeBenchmark ? 1 : 0),
    limits: { whole: [0, 1] },
  },
];

/** Every scenario of the sector, and one switch that the whole file follows. */
export function writeScenarios(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { scenarios, text } = plan;
  const sheet = addSheet(
    workbook,
    SHEET.scenarios,
    'Scenarios',
    'What may be assumed in place of the plan as it stands. The switch below decides which of them the whole file follows.',
  );
  const columns: Column<Scenario>[] = [
    { letter: 'A', header: 'No.', width: 24, format: '0', cell: (_, at) => at - FIRST_ROW + 1 },
    { letter: 'B', header: 'Scenario', width: 24, cell: ({ name }) => text(name, 'Scenario') },
    { letter: 'C', header: 'What it says', width: 60, cell: ({ description }) => text(description ?? '', 'Scenario') },
    ...PARTS.map(
      ({ letter, header, format, of }): Column<Scenario> => ({
        letter,
        header,
        width: 12,
        kind: 'input',
        format,
        cell: ({ assumptions }) => of(assumptions),
      }),
    ),
  ];
  writeTable(sheet, columns, scenarios);
  const last = FIRST_ROW + scenarios.length - 1;
  for (const { letter, limits } of PARTS) allow(sheet, `${letter}${FIRST_ROW}:${letter}${last}`, limits);

  const at = last + 2;
  const [first] = scenarios;
  writeHeading(sheet, at, 'The scenario in force');
  putCell(sheet, `A${at + 1}`, 'Switch: No. of the scenario');
  putCell(sheet, `B${at + 1}`, 1, 'input', '0');
  restyle(sheet.getCell(`B${at + 1}`), { font: { bold: true }, alignment: { horizontal: 'left', indent: 1 } });
  allow(sheet, `B${at + 1}`, { whole: [1, scenarios.length] });
  writeNote(sheet, `C${at + 1}`, 'Change this one cell: initiatives, timeline, business case and Summary follow.');
  putCell(sheet, `A${at + 2}`, 'In force');
  const cells = (letter: string) => `$${letter}$${FIRST_ROW}:$${letter}$${last}`;
  putCell(sheet, `B${at + 2}`, {
    formula: `INDEX(${cells('B')},ScenarioSwitch)`,
    result: text(first?.name ?? '', 'Scenario'),
  });
  workbook.definedNames.add(`${SHEET.scenarios}!$B$${at + 1}`, 'ScenarioSwitch');
  workbook.definedNames.add(`${SHEET.scenarios}!$B$${at + 2}`, 'ScenarioInForce');
  for (const { letter, name, format, of } of PARTS) {
    const result = first ? of(first.assumptions) : 1;
    putCell(
      sheet,
      `${letter}${at + 2}`,
      { formula: `INDEX(${cells(letter)},ScenarioSwitch)`, result },
      'figure',
      format,
    );
    workbook.definedNames.add(`${SHEET.scenarios}!$${letter}$${at + 2}`, name);
  }
  const end = writeOutcomes(sheet, plan, at + 4);
  setPrintArea(sheet, 'J', end);
}

/** Side by side, as values: the file itself shows one scenario at a time. Returns the last row. */
function writeOutcomes(sheet: ExcelJS.Worksheet, { blueprint, formats, text }: SheetPlan, at: number): number {
  const { outcomes } = blueprint;
  if (outcomes.length === 0) return at - 1;
  writeHeading(sheet, at, 'Side by side, as exported');
  type Row = (typeof outcomes)[number];
  const money = (letter: string, header: string, of: (row: Row) => number | string): Column<Row> => ({
    letter,
    header,
    width: 0,
    format: formats.money,
    cell: of,
  });
  writeTable<Row>(
    sheet,
    [
      { letter: 'A', header: 'No.', width: 0, format: '0', cell: (_, row) => row - at - 1 },
      { letter: 'B', header: 'Scenario', width: 0, cell: ({ scenario }) => text(scenario.name, 'Scenario') },
      {
        letter: 'C',
        header: 'Payback, months',
        width: 0,
        format: '#,##0.0',
        cell: ({ headline }) => headline.paybackMonths ?? 'N/A',
      },
      money('D', 'Savings a year', ({ headline }) => headline.annualSavings),
      money('E', 'Cost once', ({ headline }) => headline.oneOffCost),
      money('F', 'NPV', ({ headline }) => headline.npv),
      money('G', 'NPV, P10', ({ p10 }) => p10),
      money('H', 'NPV, P50', ({ headline }) => headline.p50),
      money('I', 'NPV, P90', ({ p90 }) => p90),
      { letter: 'J', header: 'Chance of gain', width: 0, format: '0.0%', cell: ({ chanceOfGain }) => chanceOfGain },
    ],
    outcomes,
    at + 1,
  );
  const after = at + 2 + outcomes.length;
  writeNote(
    sheet,
    `A${after}`,
    `Values, simulated with seed ${blueprint.case?.range.seed ?? 1} on ${blueprint.generatedAt.slice(0, 10)}; they do not follow changes in this file.`,
  );
  return after;
}
