import type { Blueprint } from '@process-ai/domain/blueprint';
import { writeAssumptions } from './assumptions.ts';
import { addBarChart } from './bar-chart.ts';
import { writeCalculation } from './calculation.ts';
import { writeChecks } from './checks.ts';
import { writeInputs } from './inputs.ts';
import { writeOpportunities } from './opportunities.ts';
import { planSheets } from './plan.ts';
import { writeReadMe } from './read-me.ts';
import { writeSummary } from './summary.ts';
import { writeVendors } from './vendors.ts';

/** The order of the sheets; Checks comes last, since it reports what was cut while the others were written. */
const WRITERS = [
  writeReadMe,
  writeSummary,
  writeAssumptions,
  writeInputs,
  writeCalculation,
  writeOpportunities,
  writeVendors,
  writeChecks,
];

/**
 * The blueprint as an Excel workbook (.xlsx bytes). Every derived cell is a live formula that carries our own result,
 * so that it shows the right figure also where nothing recalculates.
 */
export async function exportSheets(blueprint: Blueprint): Promise<Uint8Array> {
  // Loaded when needed: it is large, and most requests export nothing.
  const { default: ExcelJS } = await import('exceljs');
  const workbook = new ExcelJS.Workbook();
  workbook.creator = 'Process AI';
  workbook.title = blueprint.title;
  workbook.created = new Date(blueprint.generatedAt);
  workbook.modified = workbook.created;
  workbook.calcProperties.fullCalcOnLoad = true;

  const plan = planSheets(blueprint);
  for (const write of WRITERS) write(workbook, plan);
  const bytes = new Uint8Array(await workbook.xlsx.writeBuffer());
  return plan.charts.reduce(addBarChart, bytes);
}
