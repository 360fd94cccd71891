import type { RoiInput, RoiInputName, RoiInputsChange } from '@process-ai/contract/roi';
import type ExcelJS from 'exceljs';
import type { FigureWords } from '../figure-words.ts';
import type { CostedProcess } from './costed-process.ts';
import { FIRST_ROW, INPUT, lastRow } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { printSideBySide, printTail } from './printed-pages.ts';
import { addSheet, freezeColumns } from './sheet-style.ts';
import { type ListColumn, writeList } from './table.ts';
import { type Allowed, AMOUNT, allow, SHARE } from './validation.ts';

/** What people entered, one row a process. An empty blue cell means: as on Assumptions. */
export function writeInputs(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { text, formats, blueprint, sheets, words } = plan;
  const { columns: heads, units } = words.say.workbook;
  const says = words.say.workbookLists.inputs;
  const sheet = addSheet(workbook, sheets.inputs, sheets.inputs, says.subtitle);
  const { currency } = blueprint.assumptions;
  const columns: ListColumn<CostedProcess>[] = [
    { letter: INPUT.number, header: heads.number, width: 6, format: '0', cell: ({ number }) => number },
    { letter: INPUT.code, header: heads.code, width: 13, cell: ({ code }) => text(code, heads.code) },
    { letter: INPUT.name, header: heads.process, width: 40, cell: ({ name }) => text(name, heads.processName) },
    { letter: INPUT.level, header: says.level, width: 8, format: '0', cell: ({ level }) => level },
    {
      letter: INPUT.countedIn,
      header: says.countedIn,
      width: 16,
      kind: 'input',
      cell: ({ roi }) => roi.countedIn && text(roi.countedIn, heads.code),
    },
    ...FIGURES.map(
      ({ name, letter, unit, format }): ListColumn<CostedProcess> => ({
        letter,
        header: says.figures[name],
        unit: unit({ ...units, ...says }, currency),
        width: 15,
        kind: 'input',
        format: format === 'percent' ? formats.percent : (format ?? formats.money),
        cell: ({ roi }) => roi.input[name],
      }),
    ),
    {
      letter: INPUT.changedBy,
      header: heads.changedBy,
      width: 22,
      cell: ({ id }) => text(changedBy(blueprint.inputChanges?.[id], words), heads.changedBy),
    },
    {
      letter: INPUT.source,
      header: says.source,
      width: 54,
      cell: ({ id, roi }) => text(sourceOf(roi.input, blueprint.inputChanges?.[id], words), says.sourcePlace),
    },
  ];
  const heights = writeList(sheet, plan, columns, plan.costed);
  const last = lastRow(plan.costed.length);
  const rows = (letter: string) => `${letter}${FIRST_ROW}:${letter}${last}`;
  for (const { letter, allowed } of FIGURES) allow(sheet, rows(letter), allowed, words);
  const codes = `$${INPUT.code}$${FIRST_ROW}:$${INPUT.code}$${last}`;
  allow(sheet, rows(INPUT.countedIn), { oneOf: codes, optional: true }, words);
  freezeColumns(sheet, 3);
  printSideBySide(sheet, 3, heights.length);
  printTail(sheet, heights);
}

type Units = FigureWords['say']['workbook']['units'] & FigureWords['say']['workbookLists']['inputs'];

interface InputFigure {
  name: RoiInputName;
  letter: string;
  unit: (units: Units, currency: string) => string;
  /** Absent = an amount of money. */
  format?: 'percent' | '#,##0.00' | '#,##0.0' | '[<100]#,##0.0;#,##0';
  allowed: Allowed;
}

const FIGURES: readonly InputFigure[] = [
  { name: 'fteCount', letter: INPUT.fte, unit: ({ fte }) => fte, format: '#,##0.00', allowed: AMOUNT },
  {
    name: 'processFrequency',
    letter: INPUT.frequency,
    unit: ({ runsAYear }) => runsAYear,
    format: '[<100]#,##0.0;#,##0',
    allowed: AMOUNT,
  },
  {
    name: 'averageSalary',
    letter: INPUT.salary,
    unit: ({ aYear }, currency) => aYear(currency),
    allowed: AMOUNT,
  },
  {
    name: 'averageRuntime',
    letter: INPUT.runtime,
    unit: ({ minutesARun }) => minutesARun,
    format: '#,##0.0',
    allowed: AMOUNT,
  },
  {
    name: 'implementationCost',
    letter: INPUT.implementation,
    unit: ({ once }, currency) => once(currency),
    allowed: { ...AMOUNT, optional: true },
  },
  {
    name: 'annualRunCost',
    letter: INPUT.runCost,
    unit: ({ aYear }, currency) => aYear(currency),
    allowed: { ...AMOUNT, optional: true },
  },
  {
    name: 'automationRate',
    letter: INPUT.rate,
    unit: ({ shareOfWork }) => shareOfWork,
    format: 'percent',
    allowed: { ...SHARE, optional: true },
  },
  {
    name: 'realisation',
    letter: INPUT.realisation,
    unit: ({ shareOfSavings }) => shareOfSavings,
    format: 'percent',
    allowed: { ...SHARE, optional: true },
  },
];

/** "Ada Tester, March 2, 2026" */
const changedBy = (change: RoiInputsChange | undefined, { say, day }: FigureWords): string =>
  change?.by ? say.workbook.whoAndWhen(change.by, day(change.at)) : say.workbookLists.inputs.notRecorded;

/** Which figures come from a document, which are accepted benchmarks, which somebody entered, and which nobody has. */
function sourceOf(input: RoiInput, change: RoiInputsChange | undefined, { say }: FigureWords): string {
  const says = say.workbookLists.inputs;
  const { sources = {}, benchmarks = [] } = change ?? {};
  const given = FIGURES.filter(({ name }) => input[name] !== null);
  const named = given.filter(({ name }) => sources[name]);
  const accepted = given.filter(({ name }) => !sources[name] && benchmarks.includes(name));
  const entered = given.filter(({ name }) => !sources[name] && !benchmarks.includes(name));
  const isComplete = given.length === FIGURES.length;
  if (named.length === 0 && accepted.length === 0) return isComplete ? says.entered : says.enteredOrEmpty;
  const labels = (figures: readonly InputFigure[]) => figures.map(({ name }) => says.figures[name]).join(', ');
  return say.money.separated([
    ...named.map(({ name }) => say.money.labelled(says.figures[name], sources[name] ?? '')),
    ...(accepted.length > 0 ? [says.acceptedOf(labels(accepted))] : []),
    ...(entered.length > 0 ? [says.enteredOf(labels(entered))] : []),
    ...(isComplete ? [] : [says.rest]),
  ]);
}
