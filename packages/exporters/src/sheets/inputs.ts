import type { RoiInput, RoiInputName, RoiInputsChange } from '@process-ai/contract/roi';
import type ExcelJS from 'exceljs';
import type { CostedProcess } from './costed-process.ts';
import { FIRST_ROW, INPUT, lastRow, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, freezeColumns } from './sheet-style.ts';
import { type ListColumn, writeList } from './table.ts';
import { type Allowed, AMOUNT, allow, SHARE } from './validation.ts';

/** What people entered, one row a process. An empty blue cell means: as on Assumptions. */
export function writeInputs(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const sheet = addSheet(
    workbook,
    SHEET.inputs,
    'Inputs',
    'What was entered for each process, by whom and from where. Where implementation cost, run cost, rate or realization is empty, the value on Assumptions holds.',
  );
  const { text, formats, blueprint } = plan;
  const { currency } = blueprint.assumptions;
  const columns: ListColumn<CostedProcess>[] = [
    { letter: INPUT.number, header: 'No.', width: 6, format: '0', cell: ({ number }) => number },
    { letter: INPUT.code, header: 'Code', width: 13, cell: ({ code }) => text(code, 'Code') },
    { letter: INPUT.name, header: 'Process', width: 46, cell: ({ name }) => text(name, 'Process name') },
    { letter: INPUT.level, header: 'Level', width: 8, format: '0', cell: ({ level }) => level },
    {
      letter: INPUT.countedIn,
      header: 'Counted in (code of a process above)',
      width: 16,
      kind: 'input',
      cell: ({ roi }) => roi.countedIn && text(roi.countedIn, 'Code'),
    },
    ...FIGURES.map(
      ({ name, letter, label, unit, format }): ListColumn<CostedProcess> => ({
        letter,
        header: label,
        unit: unit(currency),
        width: 15,
        kind: 'input',
        format: format ?? formats.money,
        cell: ({ roi }) => roi.input[name],
      }),
    ),
    {
      letter: INPUT.changedBy,
      header: 'Changed by',
      width: 22,
      cell: ({ id }) => text(changedBy(blueprint.inputChanges?.[id]), 'Changed by'),
    },
    {
      letter: INPUT.source,
      header: 'Source of its figures',
      width: 54,
      cell: ({ id, roi }) => text(sourceOf(roi.input, blueprint.inputChanges?.[id]), 'Source of an input'),
    },
  ];
  writeList(sheet, plan, columns, plan.costed);
  const last = lastRow(plan.costed.length);
  const rows = (letter: string) => `${letter}${FIRST_ROW}:${letter}${last}`;
  for (const { letter, allowed } of FIGURES) allow(sheet, rows(letter), allowed);
  const codes = `$${INPUT.code}$${FIRST_ROW}:$${INPUT.code}$${last}`;
  allow(sheet, rows(INPUT.countedIn), { oneOf: codes, optional: true });
  freezeColumns(sheet, 3);
}

interface InputFigure {
  name: RoiInputName;
  letter: string;
  label: string;
  unit: (currency: string) => string;
  /** Absent = an amount of money. */
  format?: string;
  allowed: Allowed;
}

const FIGURES: readonly InputFigure[] = [
  { name: 'fteCount', letter: INPUT.fte, label: 'Team', unit: () => 'FTE', format: '#,##0.00', allowed: AMOUNT },
  {
    name: 'processFrequency',
    letter: INPUT.frequency,
    label: 'Frequency',
    unit: () => 'runs a year',
    format: '[<100]#,##0.0;#,##0',
    allowed: AMOUNT,
  },
  {
    name: 'averageSalary',
    letter: INPUT.salary,
    label: 'Average salary',
    unit: (currency) => `${currency} a year`,
    allowed: AMOUNT,
  },
  {
    name: 'averageRuntime',
    letter: INPUT.runtime,
    label: 'Runtime',
    unit: () => 'minutes a run',
    format: '#,##0.0',
    allowed: AMOUNT,
  },
  {
    name: 'implementationCost',
    letter: INPUT.implementation,
    label: 'Implementation cost',
    unit: (currency) => `${currency}, once`,
    allowed: { ...AMOUNT, optional: true },
  },
  {
    name: 'annualRunCost',
    letter: INPUT.runCost,
    label: 'Run cost',
    unit: (currency) => `${currency} a year`,
    allowed: { ...AMOUNT, optional: true },
  },
  {
    name: 'automationRate',
    letter: INPUT.rate,
    label: 'Automation rate',
    unit: () => 'share of the work',
    format: '0.0%',
    allowed: { ...SHARE, optional: true },
  },
  {
    name: 'realisation',
    letter: INPUT.realisation,
    label: 'Realization',
    unit: () => 'share of the savings',
    format: '0.0%',
    allowed: { ...SHARE, optional: true },
  },
];

/** "Ada Tester, 2026-03-02" */
const changedBy = (change: RoiInputsChange | undefined): string =>
  change?.by ? `${change.by}, ${change.at.slice(0, 10)}` : 'Not recorded';

/** Which figures come from a document, which are accepted benchmarks, which somebody entered, and which nobody has. */
function sourceOf(input: RoiInput, change: RoiInputsChange | undefined): string {
  const { sources = {}, benchmarks = [] } = change ?? {};
  const given = FIGURES.filter(({ name }) => input[name] !== null);
  const named = given.filter(({ name }) => sources[name]);
  const accepted = given.filter(({ name }) => !sources[name] && benchmarks.includes(name));
  const entered = given.filter(({ name }) => !sources[name] && !benchmarks.includes(name));
  const isComplete = given.length === FIGURES.length;
  if (named.length === 0 && accepted.length === 0)
    return isComplete ? 'Entered' : 'Entered; where empty, as on Assumptions';
  const labels = (figures: readonly InputFigure[]) => figures.map(({ label }) => label).join(', ');
  return [
    ...named.map(({ name, label }) => `${label}: ${sources[name]}`),
    ...(accepted.length > 0 ? [`Benchmark, accepted: ${labels(accepted)}`] : []),
    ...(entered.length > 0 ? [`Entered: ${labels(entered)}`] : []),
    ...(isComplete ? [] : ['The rest: as on Assumptions']),
  ].join('; ');
}
