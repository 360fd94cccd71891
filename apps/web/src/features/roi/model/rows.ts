import type { Roi, RoiResult, SavedRoiInput } from '@process-ai/contract/roi';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { type RoiWarning, roiWarnings } from '@process-ai/domain/roi-warnings';

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
