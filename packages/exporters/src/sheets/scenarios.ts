import type { Scenario, ScenarioAssumptions } from '@process-ai/contract/scenarios';
import type ExcelJS from 'exceljs';
import { FIRST_ROW, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, fitRow, restyle, setPrintArea, writeHeading, writeNote } from './sheet-style.ts';
import { type Column, putCell, writeTable } from './table.ts';
import { allow } from './validation.ts';

interface Part {
  letter: string;
  header: string;
  unit: string;
  /** Name of the value that is in force. */
  name: string;
  format: string;
  of: (assumptions: ScenarioAssumptions) => number;
  limits: { decimal: [number, number] } | { whole: [number, number] };
}

const PARTS: readonly Part[] = [
  {
    letter: 'D',
    header: 'Volume',
    unit: 'factor',
    name: 'ScenarioVolume',
    format: '0.00',
    of: ({ volume }) => volume,
    limits: { decimal: [0, 10] },
  },
  {
    letter: 'E',
    header: 'Automation rate',
    unit: 'factor',
    name: 'ScenarioRate',
    format: '0.00',
    of: ({ rate }) => rate,
    limits: { decimal: [0, 10] },
  },
  {
    letter: 'F',
    header: 'Adoption',
    unit: 'share',
    name: 'ScenarioAdoption',
    format: '0.0%',
    of: ({ adoption }) => adoption,
    limits: { decimal: [0, 1] },
  },
  {
    letter: 'G',
    header: 'Cost',
    unit: 'factor',
    name: 'ScenarioCost',
    format: '0.00',
    of: ({ cost }) => cost,
    limits: { decimal: [0, 10] },
  },
  {
    letter: 'H',
    header: 'Delay',
    unit: 'months',
    name: 'ScenarioDelay',
    format: '0',
    of: ({ delayMonths }) => delayMonths,
    limits: { whole: [0, 60] },
  },
  {
    letter: 'I',
    header: 'Counts as cash',
    unit: 'share',
    name: 'ScenarioCash',
    format: '0.0%',
    of: ({ cashShare }) => cashShare,
    limits: { decimal: [0, 1] },
  },
  {
    letter: 'J',
    header: 'Benchmark counts',
    unit: '1 = yes',
    name: 'ScenarioBenchmark',
    format: '0',
    of: ({ includeBenchmark }) => (includeBenchmark ? 1 : 0),
    limits: { whole: [0, 1] },
  },
];

/** What the switch offers; two scenarios may have one name, but not one number. */
const CHOICE = 'K';
const choiceOf = ({ name }: Scenario, place: number, text: SheetPlan['text']) =>
  `${place + 1} ${text(name, 'Scenario')}`;

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
      ({ letter, header, unit, format, of }): Column<Scenario> => ({
        letter,
        header,
        unit,
        width: 12,
        kind: 'input',
        format,
        cell: ({ assumptions }) => of(assumptions),
      }),
    ),
    {
      letter: CHOICE,
      header: 'On the switch',
      width: 30,
      cell: (scenario, at) => ({
        formula: `A${at}&" "&B${at}`,
        result: choiceOf(scenario, at - FIRST_ROW, text),
      }),
    },
  ];
  writeTable(sheet, columns, scenarios);
  const last = FIRST_ROW + scenarios.length - 1;
  for (const { letter, limits } of PARTS) allow(sheet, `${letter}${FIRST_ROW}:${letter}${last}`, limits);

  const cells = (letter: string) => `$${letter}$${FIRST_ROW}:$${letter}$${last}`;
  const at = last + 2;
  const [first] = scenarios;
  writeHeading(sheet, at, 'The scenario in force');
  putCell(sheet, `A${at + 1}`, 'Switch');
  putCell(sheet, `B${at + 1}`, first ? choiceOf(first, 0, text) : '', 'input');
  restyle(sheet.getCell(`B${at + 1}`), { font: { bold: true } });
  fitRow(sheet, at + 1);
  allow(sheet, `B${at + 1}`, { oneOf: cells(CHOICE) });
  writeNote(
    sheet,
    `C${at + 1}`,
    'Choose another in this one cell: initiatives, timeline, business case and Summary follow.',
  );
  putCell(sheet, `A${at + 2}`, 'Its No.');
  putCell(
    sheet,
    `B${at + 2}`,
    // Compared, not looked up: a name may hold an asterisk, which a look-up takes for anything.
    { formula: `SUMPRODUCT(MAX((${cells(CHOICE)}=ScenarioSwitch)*${cells('A')}))`, result: 1 },
    'figure',
    '0',
  );
  restyle(sheet.getCell(`B${at + 2}`), { alignment: { horizontal: 'left', indent: 1 } });
  const inForce = (letter: string) => `INDEX(${cells(letter)},MAX(1,ScenarioNumber))`;
  putCell(sheet, `A${at + 3}`, 'In force');
  putCell(sheet, `B${at + 3}`, { formula: inForce('B'), result: text(first?.name ?? '', 'Scenario') });
  for (const [row, name] of [
    [at + 1, 'ScenarioSwitch'],
    [at + 2, 'ScenarioNumber'],
    [at + 3, 'ScenarioInForce'],
  ] as const) {
    workbook.definedNames.add(`${SHEET.scenarios}!$B$${row}`, name);
  }
  for (const { letter, name, format, of } of PARTS) {
    const result = first ? of(first.assumptions) : 1;
    putCell(sheet, `${letter}${at + 3}`, { formula: inForce(letter), result }, 'figure', format);
    workbook.definedNames.add(`${SHEET.scenarios}!$${letter}$${at + 3}`, name);
  }
  const end = writeOutcomes(sheet, plan, at + 5);
  setPrintArea(sheet, CHOICE, end);
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
    `Values, simulated with seed ${blueprint.case?.range.seed ?? 1} on ${blueprint.generatedAt.slice(0, 10)}; they do not follow changes in this file. Low and High are not simulated: choose them on the switch.`,
  );
  return after;
}
