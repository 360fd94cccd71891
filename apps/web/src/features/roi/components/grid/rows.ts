import type { ProcessNode } from '@process-ai/contract/processes';
import type { Roi, RoiInput, RoiResult } from '@process-ai/contract/roi';
import type { Edits } from './edits.ts';

export interface GridRow {
  process: ProcessNode;
  saved: RoiInput | undefined;
  result: RoiResult | undefined;
}

/** One row for each process, in the order of the tree. */
export function gridRows(processes: readonly ProcessNode[], roi: Roi): GridRow[] {
  const inputs = new Map(roi.roiInputs.map((input) => [input.processId, input]));
  const results = new Map(roi.roiResults.map((result) => [result.processId, result]));
  return processes.map((process) => ({
    process,
    saved: inputs.get(process.id),
    result: results.get(process.id),
  }));
}

/** Rows worth showing: those with opportunities, and those that somebody has entered figures for; or all. */
export function shownRows(rows: readonly GridRow[], query: string, all: boolean, edits: Edits): GridRow[] {
  const wanted = query.trim().toLocaleLowerCase();
  return rows.filter(({ process, saved }) => {
    if (!all && process.opportunityCount === 0 && !saved && !edits[process.id]) return false;
    return `${process.code} ${process.name}`.toLocaleLowerCase().includes(wanted);
  });
}
