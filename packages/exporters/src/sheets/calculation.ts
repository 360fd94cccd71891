import type { OpportunityType } from '@process-ai/contract/opportunities';
import { fteOf } from '@process-ai/domain/blueprint-people';
import { DEFAULT_IMPLEMENTATION_COST, DEFAULT_REALISATION, mostDemanding } from '@process-ai/domain/roi';
import type ExcelJS from 'exceljs';
import { type CostedProcess, estimatedIn } from './costed-process.ts';
import { CALCULATION as C, INPUT, lastRow, onSheet } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { printSideBySide, printTail, setPrintArea } from './printed-pages.ts';
import { addSheet, freezeColumns } from './sheet-style.ts';
import { type ListColumn, widthOf, writeList } from './table.ts';

/** The figures of each process, all formulas, in the row of its inputs. */
export function writeCalculation(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { calculation } = plan.sheets;
  const sheet = addSheet(workbook, calculation, calculation, plan.words.say.workbookLists.calculation.subtitle);
  const columns = [...identity(plan), ...currentCost(plan), ...savings(plan), ...investment(plan)];
  const heights = writeList(sheet, plan, columns, plan.costed);
  freezeColumns(sheet, 3);
  setPrintArea(sheet, C.estimated, lastRow(plan.costed.length));
  printSideBySide(sheet, 3, heights.length);
  printTail(sheet, heights);
}

type Columns = ListColumn<CostedProcess>[];

/** The words of the sheet, and references to the inputs of a process in the same row. */
function around({ blueprint, formats, sheets, words: { say } }: SheetPlan) {
  const from = (column: keyof typeof INPUT, at: number) => onSheet(sheets.inputs, `${INPUT[column]}${at}`);
  const orDefault = (column: keyof typeof INPUT, at: number, name: string) =>
    `IF(${from(column, at)}="",${name},${from(column, at)})`;
  const { currency } = blueprint.assumptions;
  const { units } = say.workbook;
  const yearly = { unit: units.aYear(currency), width: 14, format: formats.money };
  const once = { ...yearly, unit: units.once(currency), width: 16 };
  return {
    from,
    orDefault,
    yearly,
    once,
    currency,
    share: (unit: string) => ({ unit, width: 11, format: formats.percent }),
    ...say.workbook,
    says: say.workbookLists.calculation,
  };
}

const identity = (plan: SheetPlan): Columns => {
  const { from, columns } = around(plan);
  const { text } = plan;
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
    taken(C.number, 'number', { header: columns.number, width: 6, format: '0' }, ({ number }) => number),
    taken(C.code, 'code', { header: columns.code, width: 13 }, ({ code }) => text(code, columns.code)),
    taken(C.name, 'name', { header: columns.process, width: 40 }, ({ name }) => text(name, columns.processName)),
  ];
};

function currentCost(plan: SheetPlan): Columns {
  const { from, yearly, currency, units, columns, codes, says } = around(plan);
  const { loadFactor, hoursPerYear } = plan.blueprint.assumptions;
  return [
    {
      letter: C.basis,
      header: columns.basis,
      width: widthOf(10, [codes.workload, codes.capacity]),
      cell: ({ roi }, at) => ({
        formula: `IF(AND(${from('frequency', at)}>0,${from('runtime', at)}>0),"${codes.workload}","${codes.capacity}")`,
        result: codes[roi.result.basis],
      }),
    },
    {
      letter: C.hours,
      header: says.work,
      unit: units.hoursAYear,
      width: 11,
      format: '#,##0.0',
      cell: ({ roi }, at) => ({
        formula: `${from('frequency', at)}*${from('runtime', at)}/MinutesPerHour`,
        result: roi.result.workHours,
      }),
    },
    {
      letter: C.hourlyCost,
      header: says.hourlyCost,
      unit: units.anHour(currency),
      width: 11,
      format: plan.formats.moneyExact,
      cell: ({ roi }, at) => ({
        formula: `${from('salary', at)}*LoadFactor/HoursPerYear`,
        result: (roi.input.averageSalary * loadFactor) / hoursPerYear,
      }),
    },
    {
      letter: C.cost,
      header: says.cost,
      ...yearly,
      cell: ({ roi }, at) => ({
        formula: `IF(${C.basis}${at}="${codes.workload}",${C.hours}${at}*${C.hourlyCost}${at},${from('fte', at)}*${from('salary', at)}*LoadFactor)`,
        result: roi.result.currentAnnualCost,
      }),
    },
  ];
}

function savings(plan: SheetPlan): Columns {
  const { orDefault, yearly, share, units, says } = around(plan);
  return [
    {
      letter: C.rate,
      header: says.rate,
      ...share(units.shareOfWork),
      cell: ({ roi }, at) => ({
        formula: orDefault('rate', at, 'DefaultAutomationRate'),
        result: roi.result.automationRate,
      }),
    },
    {
      letter: C.realisation,
      header: says.realisation,
      ...share(units.shareOfSavings),
      cell: ({ roi }, at) => ({
        formula: orDefault('realisation', at, 'DefaultRealization'),
        result: roi.input.realisation ?? DEFAULT_REALISATION,
      }),
    },
    {
      letter: C.savings,
      header: says.savings,
      ...yearly,
      cell: ({ roi }, at) => ({
        formula: `${C.cost}${at}*${C.rate}${at}*${C.realisation}${at}`,
        result: roi.result.projectedSavings,
      }),
    },
    {
      letter: C.percentage,
      header: says.percentage,
      ...share(units.shareOfCost),
      cell: ({ roi }, at) => ({
        formula: `IF(${C.cost}${at}>0,${C.savings}${at}/${C.cost}${at},0)`,
        result: roi.result.savingsPercentage / 100,
      }),
    },
    {
      letter: C.runCost,
      header: says.runCost,
      ...yearly,
      cell: ({ roi }, at) => ({
        formula: orDefault('runCost', at, 'DefaultRunCost'),
        result: roi.input.annualRunCost ?? 0,
      }),
    },
    {
      letter: C.net,
      header: says.net,
      ...yearly,
      cell: ({ roi }, at) => ({ formula: `${C.savings}${at}-${C.runCost}${at}`, result: roi.result.netAnnual }),
    },
  ];
}

function investment(plan: SheetPlan): Columns {
  const { from, orDefault, yearly, once, share, codes, units, says } = around(plan);
  const { sharedBy } = plan;
  const { hoursPerYear } = plan.blueprint.assumptions;
  const { types, notApplicable } = plan.words.say.money;
  const letters = { agentic: C.agentic, ai: C.ai, automation: C.automation };
  const has = (kind: OpportunityType, at: number) => `${letters[kind]}${at}>0`;
  return [
    {
      letter: C.demand,
      header: says.demand,
      width: widthOf(13, Object.values(types)),
      cell: ({ opportunities }, at) => ({
        formula: `IF(${has('agentic', at)},"${types.agentic}",IF(${has('ai', at)},"${types.ai}",IF(${has('automation', at)},"${types.automation}","${codes.noDemand}")))`,
        result: { ...types, none: codes.noDemand }[mostDemanding(opportunities.map((opportunity) => opportunity.type))],
      }),
    },
    {
      letter: C.implementation,
      header: says.implementation,
      ...once,
      cell: ({ roi }, at) => ({
        formula: orDefault('implementation', at, `${C.assumed}${at}`),
        result: roi.result.implementationCost,
      }),
    },
    {
      letter: C.payback,
      header: says.payback,
      unit: units.months,
      width: 10,
      format: '#,##0.0',
      cell: ({ roi }, at) => ({
        formula: `IF(${C.net}${at}>0,12*${C.implementation}${at}/${C.net}${at},"${notApplicable}")`,
        result: roi.result.paybackMonths ?? notApplicable,
      }),
    },
    {
      letter: C.utilisation,
      header: says.utilisation,
      ...share(units.shareOfHours),
      cell: ({ roi }, at) => ({
        formula: `IF(${from('fte', at)}>0,${C.hours}${at}/HoursPerYear/${from('fte', at)},"${notApplicable}")`,
        result: roi.result.utilisation ?? notApplicable,
      }),
    },
    {
      letter: C.counts,
      header: says.counts,
      unit: units.isYes,
      width: 10,
      format: '0',
      cell: ({ roi }, at) => ({
        formula: `IF(${from('countedIn', at)}="",1,0)`,
        result: roi.countedIn === null ? 1 : 0,
      }),
    },
    {
      letter: C.countedSavings,
      header: says.countedSavings,
      ...yearly,
      cell: ({ roi }, at) => ({
        formula: `${C.savings}${at}*${C.counts}${at}`,
        result: roi.countedIn === null ? roi.result.projectedSavings : 0,
      }),
    },
    {
      letter: C.estimated,
      header: says.estimated,
      ...yearly,
      cell: ({ opportunities }, at) => ({
        formula: `SUMIFS(OppAmount,OppProcess,${C.number}${at},OppDecision,"<>${codes.decisions.rejected}")`,
        result: estimatedIn(opportunities),
      }),
    },
    {
      letter: C.sharedBy,
      header: says.sharedBy,
      width: 14,
      format: '0;;"–"',
      cell: ({ number }) => sharedBy.get(number) ?? 0,
    },
    ...(['agentic', 'ai', 'automation'] as const).map((kind): Columns[number] => ({
      letter: letters[kind],
      header: says.notRejected(types[kind]),
      width: 12,
      format: '0',
      cell: ({ opportunities }, at) => ({
        formula: `COUNTIFS(OppProcess,${C.number}${at},OppDecision,"<>${codes.decisions.rejected}",OppType,"${types[kind]}")`,
        result: opportunities.filter(({ type }) => type === kind).length,
      }),
    })),
    {
      letter: C.assumed,
      header: says.assumed,
      ...once,
      cell: ({ opportunities }, at) => ({
        formula: `IF(${has('agentic', at)},ImplementationAgentic,IF(${has('ai', at)},ImplementationAi,IF(${has('automation', at)},ImplementationAutomation,ImplementationUnknown)))`,
        result: DEFAULT_IMPLEMENTATION_COST[mostDemanding(opportunities.map(({ type }) => type))],
      }),
    },
    {
      letter: C.work,
      header: says.workToday,
      unit: units.fte,
      width: 10,
      format: '#,##0.0',
      cell: ({ roi }, at) => ({
        formula: `IF(${C.basis}${at}="${codes.workload}",${C.hours}${at}/HoursPerYear,${from('fte', at)})`,
        result: fteOf(roi.result, roi.input.fteCount, hoursPerYear),
      }),
    },
    {
      letter: C.freed,
      header: says.freed,
      unit: units.fte,
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
