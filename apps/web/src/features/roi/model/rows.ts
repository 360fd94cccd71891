import type { Roi, RoiResult, SavedRoiInput } from '@process-ai/contract/roi';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { matchesWords } from '@process-ai/domain/matches-words';
import { type RoiWarning, roiWarnings } from '@process-ai/domain/roi-warnings';
import type { Edits } from './edits.ts';

export interface GridRow {
  process: LandscapeProcess;
  saved: SavedRoiInput | undefined;
  result: RoiResult | undefined;
  /** What a person should know before trusting the result; what its opportunities promise shows beside the figure. */
  warnings: readonly RoiWarning[];
}

/** One row for each process, in the order of the tree. */
export function gridRows(processes: readonly LandscapeProcess[], roi: Roi): GridRow[] {
  const inputs = new Map(roi.roiInputs.map((input) => [input.processId, input]));
  const results = new Map(roi.roiResults.map((result) => [result.processId, result]));
  return processes.map((process) => {
    const result = results.get(process.id);
    return {
      process,
      saved: inputs.get(process.id),
      result,
      warnings: result ? roiWarnings(result, []) : [],
    };
  });
}

/** Which rows are wanted besides the search: all, those with figures, or those worth entering figures for. */
export const SCOPES = ['all', 'figures'] as const;
export type Scope = (typeof SCOPES)[number];

/** Somebody has entered figures, saved or not. */
export const hasFigures = ({ process, saved }: GridRow, edits: Edits) => Boolean(saved ?? edits[process.id]);

/** Rows of a scope that the search finds; without a scope those with opportunities, and those with figures. */
export function shownRows(rows: readonly GridRow[], query: string, scope: Scope | null, edits: Edits): GridRow[] {
  const matches = matchesWords(query);
  return rows.filter((row) => {
    const { process } = row;
    const isWorth = hasFigures(row, edits) || (scope === null && process.opportunityCount > 0);
    if (scope !== 'all' && !isWorth) return false;
    return matches(`${process.code} ${process.name}`);
  });
}
