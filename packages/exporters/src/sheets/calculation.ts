import type { OpportunityType } from '@process-ai/contract/opportunities';
import { fteOf } from '@process-ai/domain/blueprint-people';
import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { DEFAULT_IMPLEMENTATION_COST, DEFAULT_REALISATION, mostDemanding } from '@process-ai/domain/roi';
import type ExcelJS from 'exceljs';
import type { CostedProcess } from './costed-process.ts';
import { CALCULATION as C, INPUT, lastRow, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, freezeColumns, setPrintArea } from './sheet-style.ts';
import { type ListColumn, writeList } from './table.ts';

/** The figures of each process, all formulas, in the row of its inputs. */
export function writeCalculation(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const sheet = addSheet(
    workbook,
    SHEET.calculation,
    'Calculation',
    'Cost, savings and payback of each process, by formula from Inputs and Assumptions. Nothing here is typed in.',
  );
  writeList(sheet, plan, [...identity(plan), ...currentCost(plan), ...savings(plan), ...investment(plan)], plan.costed);
  freezeColumns(sheet, 3);
  setPrintArea(sheet, C.estimated, lastRow(plan.costed.length));
}

type Columns = ListColumn<CostedProcess>[];

const DEMAND_LABEL = { ...OPPORTUNITY_TYPE_LABELS, none: 'None' };

const from = (column: keyof typeof INPUT, at: number) => `${SHEET.inputs}!${INPUT[column]}${at}`;
const orDefault = (column: keyof typeof INPUT, at: number, name: string) =>
  `IF(${from(column, at)}="",${name},${from(column, at)})`;

const identity = ({ text }: SheetPlan): Columns => {
  const taken = (
    letter: string,
    column: 'number' | 'code' | 'name',
    look: { header: string; width: number; format?: string },
    result: (process: CostedProcess) => string | number,
  ): Columns[number] => ({
    letter,
    ...look,
    cell: (process, at) => ({ formula: from(column, at), result: result(process) }),
  });
  return [
    taken(C.number, 'number', { header: 'No.', width: 6, format: '0' }, ({ number }) => number),
    taken(C.code, 'code', { header: 'Code', width: 13 }, ({ code }) => text(code, 'Code')),
    taken(C.name, 'name', { header: 'Process', width: 40 }, ({ name }) => text(name, 'Process name')),
  ];
};

const currentCost = ({ blueprint, formats }: SheetPlan): Columns => [
  {
    letter: C.basis,
    header: 'Basis',
    width: 10,
    cell: ({ roi }, at) => ({
      formula: `IF(AND(${from('frequency', at)}>0,${from('runtime', at)}>0),"workload","capacity")`,
      result: roi.result.basis,
    }),
  },
  {
    letter: C.hours,
    header: 'Work',
    unit: 'hours a year',
    width: 11,
    format: '#,##0.0',
    cell: ({ roi }, at) => ({
      formula: `${from('frequency', at)}*${from('runtime', at)}/MinutesPerHour`,
      result: roi.result.workHours,
    }),
  },
  {
    letter: C.hourlyCost,
    header: 'Cost of work',
    unit: `${blueprint.assumptions.currency} an hour`,
    width: 11,
    format: formats.moneyExact,
    cell: ({ roi }, at) => ({
      formula: `${from('salary', at)}*LoadFactor/HoursPerYear`,
      result: (roi.input.averageSalary * blueprint.assumptions.loadFactor) / blueprint.assumptions.hoursPerYear,
    }),
  },
  {
    letter: C.cost,
    header: 'Current cost',
    unit: `${blueprint.assumptions.currency} a year`,
    width: 14,
    format: formats.money,
    cell: ({ roi }, at) => ({
      formula: `IF(${C.basis}${at}="workload",${C.hours}${at}*${C.hourlyCost}${at},${from('fte', at)}*${from('salary', at)}*LoadFactor)`,
      result: roi.result.currentAnnualCost,
    }),
  },
];

const savings = ({ formats, blueprint }: SheetPlan): Columns => [
  {
    letter: C.rate,
    header: 'Automation rate',
    unit: 'share of the work',
    width: 11,
    format: '0.0%',
    cell: ({ roi }, at) => ({
      formula: orDefault('rate', at, 'DefaultAutomationRate'),
      result: roi.result.automationRate,
    }),
  },
  {
    letter: C.realisation,
    header: 'Realization',
    unit: 'share of the savings',
    width: 11,
    format: '0.0%',
    cell: ({ roi }, at) => ({
      formula: orDefault('realisation', at, 'DefaultRealization'),
      result: roi.input.realisation ?? DEFAULT_REALISATION,
    }),
  },
  {
    letter: C.savings,
    header: 'Projected savings',
    unit: `${blueprint.assumptions.currency} a year`,
    width: 14,
    format: formats.money,
    cell: ({ roi }, at) => ({
      formula: `${C.cost}${at}*${C.rate}${at}*${C.realisation}${at}`,
      result: roi.result.projectedSavings,
    }),
  },
  {
    letter: C.percentage,
    header: 'Savings',
    unit: 'share of the cost',
    width: 9,
    format: '0.0%',
    cell: ({ roi }, at) => ({
      formula: `IF(${C.cost}${at}>0,${C.savings}${at}/${C.cost}${at},0)`,
      result: roi.result.savingsPercentage / 100,
    }),
  },
  {
    letter: C.runCost,
    header: 'Run cost',
    unit: `${blueprint.assumptions.currency} a year`,
    width: 12,
    format: formats.money,
    cell: ({ roi }, at) => ({
      formula: orDefault('runCost', at, 'DefaultRunCost'),
      result: roi.input.annualRunCost ?? 0,
    }),
  },
  {
    letter: C.net,
    header: 'Net benefit',
    unit: `${blueprint.assumptions.currency} a year`,
    width: 14,
    format: formats.money,
    cell: ({ roi }, at) => ({ formula: `${C.savings}${at}-${C.runCost}${at}`, result: roi.result.netAnnual }),
  },
];

function investment({ sharedBy, formats, blueprint }: SheetPlan): Columns {
  const { hoursPerYear } = blueprint.assumptions;
  const letters = { agentic: C.agentic, ai: C.ai, automation: C.automation };
  const has = (kind: OpportunityType, at: number) => `${letters[kind]}${at}>0`;
  return [
    {
      letter: C.demand,
      header: 'Most demanding opportunity',
      width: 13,
      cell: ({ opportunities }, at) => ({
        formula: `IF(${has('agentic', at)},"Agentic",IF(${has('ai', at)},"AI",IF(${has('automation', at)},"Automation","None")))`,
        result: DEMAND_LABEL[mostDemanding(opportunities.map((opportunity) => opportunity.type))],
      }),
    },
    {
      letter: C.implementation,
      header: 'Implementation cost',
      unit: `${blueprint.assumptions.currency}, once`,
      width: 16,
      format: formats.money,
      cell: ({ roi }, at) => {
        const { implementationCost } = roi.result;
        return { formula: orDefault('implementation', at, `${C.assumed}${at}`), result: implementationCost };
      },
    },
    {
      letter: C.payback,
      header: 'Payback',
      unit: 'months',
      width: 10,
      format: '#,##0.0',
      cell: ({ roi }, at) => ({
        formula: `IF(${C.net}${at}>0,12*${C.implementation}${at}/${C.net}${at},"N/A")`,
        result: roi.result.paybackMonths ?? 'N/A',
      }),
    },
    {
      letter: C.utilisation,
      header: 'Use of the team’s hours',
      unit: 'share of its hours',
      width: 11,
      format: '0.0%',
      cell: ({ roi }, at) => ({
        formula: `IF(${from('fte', at)}>0,${C.hours}${at}/HoursPerYear/${from('fte', at)},"N/A")`,
        result: roi.result.utilisation ?? 'N/A',
      }),
    },
    {
      letter: C.counts,
      header: 'In the totals',
      unit: '1 = yes',
      width: 10,
      format: '0',
      cell: ({ roi }, at) => ({
        formula: `IF(${from('countedIn', at)}="",1,0)`,
        result: roi.countedIn === null ? 1 : 0,
      }),
    },
    {
      letter: C.countedSavings,
      header: 'Savings in the totals',
      unit: `${blueprint.assumptions.currency} a year`,
      width: 14,
      format: formats.money,
      cell: ({ roi }, at) => ({
        formula: `${C.savings}${at}*${C.counts}${at}`,
        result: roi.countedIn === null ? roi.result.projectedSavings : 0,
      }),
    },
    {
      letter: C.estimated,
      header: 'Estimated on Opportunities',
      unit: `${blueprint.assumptions.currency} a year`,
      width: 14,
      format: formats.money,
      cell: ({ opportunities }, at) => ({
        formula: `SUMIFS(OppAmount,OppProcess,${C.number}${at},OppDecision,"<>Rejected")`,
        result: estimatedIn(opportunities),
      }),
    },
    {
      letter: C.sharedBy,
      header: 'Shared by the opportunities of process No.',
      width: 14,
      format: '0;;"–"',
      cell: ({ number }) => sharedBy.get(number) ?? 0,
    },
    ...(['agentic', 'ai', 'automation'] as const).map((kind): Columns[number] => ({
      letter: letters[kind],
      header: `${OPPORTUNITY_TYPE_LABELS[kind]}, not rejected`,
      width: 12,
      format: '0',
      cell: ({ opportunities }, at) => ({
        formula: `COUNTIFS(OppProcess,${C.number}${at},OppDecision,"<>Rejected",OppType,"${OPPORTUNITY_TYPE_LABELS[kind]}")`,
        result: opportunities.filter(({ type }) => type === kind).length,
      }),
    })),
    {
      letter: C.assumed,
      header: 'Implementation cost, assumed',
      unit: `${blueprint.assumptions.currency}, once`,
      width: 15,
      format: formats.money,
      cell: ({ opportunities }, at) => ({
        formula: `IF(${has('agentic', at)},ImplementationAgentic,IF(${has('ai', at)},ImplementationAi,IF(${has('automation', at)},ImplementationAutomation,ImplementationUnknown)))`,
        result: DEFAULT_IMPLEMENTATION_COST[mostDemanding(opportunities.map(({ type }) => type))],
      }),
    },
    {
      letter: C.work,
      header: 'Work today',
      unit: 'FTE',
      width: 10,
      format: '#,##0.0',
      cell: ({ roi }, at) => ({
        formula: `IF(${C.basis}${at}="workload",${C.hours}${at}/HoursPerYear,${from('fte', at)})`,
        result: fteOf(roi.result, roi.input.fteCount, hoursPerYear),
      }),
    },
    {
      letter: C.freed,
      header: 'Freed by its savings',
      unit: 'FTE',
      width: 10,
      format: '#,##0.0',
      cell: ({ roi: { result, input } }, at) => ({
        formula: `IF(${C.cost}${at}>0,${C.work}${at}*${C.savings}${at}/${C.cost}${at},0)`,
        result:
          result.currentAnnualCost > 0
            ? (fteOf(result, input.fteCount, hoursPerYear) * result.projectedSavings) / result.currentAnnualCost
            : 0,
      }),
    },
  ];
}

/** What the opportunities of a process promise together, currency units a year. */
export const estimatedIn = (opportunities: CostedProcess['opportunities']): number =>
  opportunities.reduce((sum, one) => sum + 1000 * (one.estimatedSavings ?? 0), 0);
