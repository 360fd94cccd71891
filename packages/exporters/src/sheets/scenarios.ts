import type { Scenario, ScenarioAssumptions } from '@process-ai/contract/scenarios';
import { hasNoCost } from '@process-ai/domain/blueprint-story';
import type ExcelJS from 'exceljs';
import type { FileWords } from '../words/file-words.ts';
import { FIRST_ROW, onSheet } from './layout.ts';
import { paybackCell, paybackFormat, type SheetPlan } from './plan.ts';
import { setPrintArea } from './printed-pages.ts';
import { addSheet, fitRow, restyle, rowHeight, writeHeading, writeNote } from './sheet-style.ts';
import { type Column, putCell, writeTable } from './table.ts';
import { allow } from './validation.ts';

interface Part {
  letter: string;
  header: keyof FileWords['workbookCase']['scenarios']['parts'];
  unit: 'factor' | 'share' | 'months' | 'isYes';
  /** Name of the value that is in force. */
  name: string;
  format: '0.00' | '0' | 'percent';
  of: (assumptions: ScenarioAssumptions) => number;
  limits: { decimal: [number, number] } | { whole: [number, number] };
}

const PARTS: readonly Part[] = [
  {
    letter: 'D',
    header: 'volume',
    unit: 'factor',
    name: 'ScenarioVolume',
    format: '0.00',
    of: ({ volume }) => volume,
    limits: { decimal: [0, 10] },
  },
  {
    letter: 'E',
    header: 'rate',
    unit: 'factor',
    name: 'ScenarioRate',
    format: '0.00',
    of: ({ rate }) => rate,
    limits: { decimal: [0, 10] },
  },
  {
    letter: 'F',
    header: 'adoption',
    unit: 'share',
    name: 'ScenarioAdoption',
    format: 'percent',
    of: ({ adoption }) => adoption,
    limits: { decimal: [0, 1] },
  },
  {
    letter: 'G',
    header: 'cost',
    unit: 'factor',
    name: 'ScenarioCost',
    format: '0.00',
    of: ({ cost }) => cost,
    limits: { decimal: [0, 10] },
  },
  {
    letter: 'H',
    header: 'delay',
    unit: 'months',
    name: 'ScenarioDelay',
    format: '0',
    of: ({ delayMonths }) => delayMonths,
    limits: { whole: [0, 60] },
  },
  {
    letter: 'I',
    header: 'cash',
    unit: 'share',
    name: 'ScenarioCash',
    format: 'percent',
    of: ({ cashShare }) => cashShare,
    limits: { decimal: [0, 1] },
  },
  {
    letter: 'J',
    header: 'benchmark',
    unit: 'isYes',
    name: 'ScenarioBenchmark',
    format: '0',
    of: ({ includeBenchmark }) => (includeBenchmark ? 1 : 0),
    limits: { whole: [0, 1] },
  },
];

/** What the switch offers; two scenarios may have one name, but not one number. */
const CHOICE = 'K';
const choiceOf = ({ name }: Scenario, place: number, { text, words }: SheetPlan) =>
  `${place + 1} ${text(name, words.say.workbook.columns.scenario)}`;

/** Every scenario of the sector, and one switch that the whole file follows. */
export function writeScenarios(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { scenarios, text, sheets, words, formats } = plan;
  const { columns: heads, units } = words.say.workbook;
  const says = words.say.workbookCase.scenarios;
  const sheet = addSheet(workbook, sheets.scenarios, sheets.scenarios, says.subtitle);
  const columns: Column<Scenario>[] = [
    { letter: 'A', header: heads.number, width: 7, format: '0', cell: (_, at) => at - FIRST_ROW + 1 },
    { letter: 'B', header: heads.scenario, width: 26, cell: ({ name }) => text(name, heads.scenario) },
    {
      letter: 'C',
      header: says.says,
      width: 44,
      cell: ({ description }) => text(description ?? '', heads.scenario),
    },
    ...PARTS.map(
      ({ letter, header, unit, format, of }): Column<Scenario> => ({
        letter,
        header: says.parts[header],
        unit: units[unit],
        width: 12,
        kind: 'input',
        format: format === 'percent' ? formats.percent : format,
        cell: ({ assumptions }) => of(assumptions),
      }),
    ),
    {
      letter: CHOICE,
      header: says.onSwitch,
      width: 26,
      cell: (scenario, at) => ({
        formula: `A${at}&" "&B${at}`,
        result: choiceOf(scenario, at - FIRST_ROW, plan),
      }),
    },
  ];
  writeTable(sheet, columns, scenarios);
  // Few rows stand apart: on paper they would be a strip at the top of a page.
  for (let row = FIRST_ROW; row < FIRST_ROW + scenarios.length; row += 1) {
    sheet.getRow(row).height = Math.max(sheet.getRow(row).height, rowHeight([], { least: 3 }));
  }
  const last = FIRST_ROW + scenarios.length - 1;
  for (const { letter, limits } of PARTS) allow(sheet, `${letter}${FIRST_ROW}:${letter}${last}`, limits, words);

  const cells = (letter: string) => `$${letter}$${FIRST_ROW}:$${letter}$${last}`;
  const at = last + 2;
  const [first] = scenarios;
  writeHeading(sheet, at, says.heading);
  putCell(sheet, `B${at + 1}`, says.switch);
  putCell(sheet, `C${at + 1}`, first ? choiceOf(first, 0, plan) : '', 'input');
  restyle(sheet.getCell(`C${at + 1}`), { font: { bold: true } });
  fitRow(sheet, at + 1);
  allow(sheet, `C${at + 1}`, { oneOf: cells(CHOICE) }, words);
  writeNote(sheet, `D${at + 1}`, says.follows);
  putCell(sheet, `B${at + 2}`, says.itsNumber);
  putCell(
    sheet,
    `C${at + 2}`,
    // Compared, not looked up: a name may hold an asterisk, which a look-up takes for anything.
    { formula: `SUMPRODUCT(MAX((${cells(CHOICE)}=ScenarioSwitch)*${cells('A')}))`, result: 1 },
    'figure',
    '0',
  );
  restyle(sheet.getCell(`C${at + 2}`), { alignment: { horizontal: 'left', indent: 1 } });
  const inForce = (letter: string) => `INDEX(${cells(letter)},MAX(1,ScenarioNumber))`;
  putCell(sheet, `B${at + 3}`, says.inForce);
  putCell(sheet, `C${at + 3}`, { formula: inForce('B'), result: text(first?.name ?? '', heads.scenario) });
  for (const [row, name] of [
    [at + 1, 'ScenarioSwitch'],
    [at + 2, 'ScenarioNumber'],
    [at + 3, 'ScenarioInForce'],
  ] as const) {
    workbook.definedNames.add(onSheet(sheets.scenarios, `$C$${row}`), name);
  }
  for (const { letter, name, format, of } of PARTS) {
    const result = first ? of(first.assumptions) : 1;
    putCell(
      sheet,
      `${letter}${at + 3}`,
      { formula: inForce(letter), result },
      'figure',
      format === 'percent' ? formats.percent : format,
    );
    workbook.definedNames.add(onSheet(sheets.scenarios, `$${letter}$${at + 3}`), name);
  }
  const end = writeOutcomes(sheet, plan, at + 5);
  setPrintArea(sheet, CHOICE, end);
}

/** Side by side, as values: the file itself shows one scenario at a time. Returns the last row. */
function writeOutcomes(sheet: ExcelJS.Worksheet, plan: SheetPlan, at: number): number {
  const { blueprint, formats, text, words } = plan;
  const { say, day } = words;
  const { columns } = say.workbook;
  const says = say.workbookCase.scenarios;
  const { outcomes } = blueprint;
  if (outcomes.length === 0) return at - 1;
  writeHeading(sheet, at, says.sideBySide);
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
      { letter: 'A', header: columns.number, width: 0, format: '0', cell: (_, row) => row - at - 1 },
      {
        letter: 'B',
        header: columns.scenario,
        width: 0,
        cell: ({ scenario }) => text(scenario.name, columns.scenario),
      },
      { letter: 'C', header: '', width: 0, cell: () => null },
      {
        letter: 'D',
        header: says.payback,
        width: 0,
        format: paybackFormat(plan, '#,##0.0'),
        cell: ({ headline }) =>
          hasNoCost(headline) ? say.money.notApplicable : paybackCell(headline.paybackMonths, plan),
      },
      money('E', says.savings, ({ headline }) => headline.annualSavings),
      money('F', says.oneOff, ({ headline }) => headline.oneOffCost),
      money('G', says.npv, ({ headline }) => headline.npv),
      money('H', says.npvAt('P10'), ({ p10 }) => p10),
      money('I', says.npvAt('P50'), ({ headline }) => headline.p50),
      money('J', says.npvAt('P90'), ({ p90 }) => p90),
      { letter: 'K', header: says.gain, width: 0, format: formats.percent, cell: ({ chanceOfGain }) => chanceOfGain },
    ],
    outcomes,
    at + 1,
  );
  const after = at + 2 + outcomes.length;
  // What a scenario says stands above: its name has that column, too.
  for (let row = at + 1; row < after; row += 1) sheet.mergeCells(`B${row}:C${row}`);
  writeNote(sheet, `A${after}`, says.simulated(blueprint.case?.range.seed ?? 1, day(blueprint.generatedAt)));
  return after;
}
