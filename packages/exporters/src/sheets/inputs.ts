import type ExcelJS from 'exceljs';
import type { CostedProcess } from './costed-process.ts';
import { FIRST_ROW, INPUT, lastRow, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet } from './sheet-style.ts';
import { type ListColumn, writeList } from './table.ts';
import { allow } from './validation.ts';

/** More than this is a slip of the hand. */
const AMOUNT_MAX = 1e12;

/** What people entered, one row a process. An empty blue cell means: as on Assumptions. */
export function writeInputs(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const sheet = addSheet(
    workbook,
    SHEET.inputs,
    'Inputs',
    'What was entered for each process. An empty cell in the last four columns takes the value on Assumptions.',
  );
  const { text, formats } = plan;
  const input = { kind: 'input' as const, width: 14 };
  const columns: ListColumn<CostedProcess>[] = [
    { letter: INPUT.number, header: 'No.', width: 6, format: '0', cell: ({ number }) => number },
    { letter: INPUT.code, header: 'Code', width: 13, cell: ({ code }) => text(code, 'Code') },
    { letter: INPUT.name, header: 'Process', width: 52, cell: ({ name }) => text(name, 'Process name') },
    { letter: INPUT.level, header: 'Level', width: 8, format: '0', cell: ({ level }) => level },
    {
      letter: INPUT.countedIn,
      header: 'Counted in (code of a process above)',
      width: 16,
      kind: 'input',
      cell: ({ roi }) => roi.countedIn && text(roi.countedIn, 'Code'),
    },
    { letter: INPUT.fte, header: 'FTE', ...input, format: '#,##0.00', cell: ({ roi }) => roi.input.fteCount },
    {
      letter: INPUT.frequency,
      header: 'Runs a year',
      ...input,
      format: '[<100]#,##0.0;#,##0',
      cell: ({ roi }) => roi.input.processFrequency,
    },
    {
      letter: INPUT.salary,
      header: `Average salary a year, ${plan.blueprint.assumptions.currency}`,
      ...input,
      format: formats.money,
      cell: ({ roi }) => roi.input.averageSalary,
    },
    {
      letter: INPUT.runtime,
      header: 'Minutes a run',
      ...input,
      format: '#,##0.0',
      cell: ({ roi }) => roi.input.averageRuntime,
    },
    {
      letter: INPUT.implementation,
      header: `Implementation cost, once, ${plan.blueprint.assumptions.currency}`,
      ...input,
      width: 17,
      format: formats.money,
      cell: ({ roi }) => roi.input.implementationCost,
    },
    {
      letter: INPUT.runCost,
      header: `Run cost a year, ${plan.blueprint.assumptions.currency}`,
      ...input,
      format: formats.money,
      cell: ({ roi }) => roi.input.annualRunCost,
    },
    {
      letter: INPUT.rate,
      header: 'Automation rate, share',
      ...input,
      format: '0.0%',
      cell: ({ roi }) => roi.input.automationRate,
    },
    {
      letter: INPUT.realisation,
      header: 'Realisation, share',
      ...input,
      format: '0.0%',
      cell: ({ roi }) => roi.input.realisation,
    },
  ];
  writeList(sheet, plan, columns, plan.costed);
  const rows = (letter: string) => `${letter}${FIRST_ROW}:${letter}${lastRow(plan.costed.length)}`;
  for (const letter of [INPUT.fte, INPUT.frequency, INPUT.salary, INPUT.runtime]) {
    allow(sheet, rows(letter), { decimal: [0, AMOUNT_MAX] });
  }
  for (const letter of [INPUT.implementation, INPUT.runCost]) {
    allow(sheet, rows(letter), { decimal: [0, AMOUNT_MAX], optional: true });
  }
  for (const letter of [INPUT.rate, INPUT.realisation]) allow(sheet, rows(letter), { decimal: [0, 1], optional: true });
}
