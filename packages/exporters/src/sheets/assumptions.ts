import { DEFAULT_AUTOMATION_RATE, DEFAULT_IMPLEMENTATION_COST, DEFAULT_REALISATION } from '@process-ai/domain/roi';
import type ExcelJS from 'exceljs';
import { FIRST_ROW, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, restyle, setPrintArea } from './sheet-style.ts';
import { putCell, writeTable } from './table.ts';

interface Assumption {
  /** The name that formulas use. */
  name: string;
  label: string;
  value: string | number;
  format?: string;
  unit: string;
  note: string;
}

/** Every assumption is one named cell: change it here, and all sheets follow. */
export function writeAssumptions(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const sheet = addSheet(
    workbook,
    SHEET.assumptions,
    'Assumptions',
    'Figures that hold for all processes. Change a blue cell, and every sheet follows.',
  );
  const rows = assumptionsOf(plan);
  writeTable<Assumption>(
    sheet,
    [
      { letter: 'A', header: 'Assumption', width: 50, cell: ({ label }) => label },
      { letter: 'B', header: 'Value', width: 16, format: 'General', cell: () => null },
      { letter: 'C', header: 'Unit', width: 18, cell: ({ unit }) => unit },
      { letter: 'D', header: 'Meaning and source', width: 88, cell: ({ note }) => note },
      { letter: 'E', header: 'Name in formulas', width: 26, cell: ({ name }) => name },
    ],
    rows,
  );
  rows.forEach(({ name, value, format }, index) => {
    const at = FIRST_ROW + index;
    putCell(sheet, `B${at}`, typeof value === 'string' ? plan.text(value, 'Currency') : value, 'input', format);
    restyle(sheet.getCell(`B${at}`), { alignment: { horizontal: 'right', vertical: 'top' } });
    workbook.definedNames.add(`${SHEET.assumptions}!$B$${at}`, name);
  });
  setPrintArea(sheet, 'E');
}

function assumptionsOf({ blueprint, formats }: SheetPlan): Assumption[] {
  const { hoursPerYear, loadFactor, currency } = blueprint.assumptions;
  const once = { format: formats.money, unit: `${currency}, once` };
  const kind = (label: string) =>
    `Used where a process has no cost of its own and its most demanding opportunity is ${label}.`;
  return [
    {
      name: 'HoursPerYear',
      label: 'Working hours of one full-time employee',
      value: hoursPerYear,
      format: '#,##0.0',
      unit: 'hours a year',
      note: '2,080 = 52 weeks of 40 hours. About 1,776 once leave and holidays are taken off (US Social Security Administration, POMS).',
    },
    {
      name: 'LoadFactor',
      label: 'Load on salaries',
      value: loadFactor,
      format: '0.00',
      unit: '× salary',
      note: '1.00 = bare salaries; 1.30 or 1.43 with benefits and employer contributions (wages are 70.1 % of private compensation: US Bureau of Labor Statistics, ECEC, December 2019).',
    },
    {
      name: 'Currency',
      label: 'Currency',
      value: currency,
      unit: 'label',
      note: 'Names the unit of all amounts. Changing it converts nothing, and number formats keep their symbol.',
    },
    {
      name: 'DefaultAutomationRate',
      label: 'Automation rate, where a process has none of its own',
      value: DEFAULT_AUTOMATION_RATE,
      format: '0%',
      unit: 'of the work',
      note: 'Share of the current cost that the solution takes over.',
    },
    {
      name: 'DefaultRealisation',
      label: 'Realisation, where a process has none of its own',
      value: DEFAULT_REALISATION,
      format: '0%',
      unit: 'of the savings',
      note: 'Share of the savings that reaches the accounts. Lower it where freed hours will not be freed money.',
    },
    {
      name: 'DefaultRunCost',
      label: 'Annual run cost, where a process has none of its own',
      value: 0,
      format: formats.money,
      unit: `${currency} a year`,
      note: 'Licences, hosting and support of the solution.',
    },
    {
      name: 'ImplementationAutomation',
      label: 'Implementation cost: automation',
      value: DEFAULT_IMPLEMENTATION_COST.automation,
      ...once,
      note: kind('rule-based automation'),
    },
    {
      name: 'ImplementationAi',
      label: 'Implementation cost: AI',
      value: DEFAULT_IMPLEMENTATION_COST.ai,
      ...once,
      note: kind('an AI solution'),
    },
    {
      name: 'ImplementationAgentic',
      label: 'Implementation cost: agentic',
      value: DEFAULT_IMPLEMENTATION_COST.agentic,
      ...once,
      note: kind('an agent'),
    },
    {
      name: 'ImplementationUnknown',
      label: 'Implementation cost: no opportunity known',
      value: DEFAULT_IMPLEMENTATION_COST.none,
      ...once,
      note: 'Used where a process has neither a cost of its own nor an opportunity.',
    },
  ];
}
