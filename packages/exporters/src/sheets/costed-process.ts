import type { BlueprintProcess, BlueprintRoi } from '@process-ai/domain/blueprint';

/** A process with ROI inputs. */
export interface CostedProcess extends BlueprintProcess {
  /** Number of the process in this workbook. Codes cannot join sheets: a spreadsheet takes "1.1" and "1.10" for one. */
  number: number;
  roi: BlueprintRoi;
}

/** What the opportunities of a process promise together, currency units a year. */
export const estimatedIn = (opportunities: CostedProcess['opportunities']): number =>
  opportunities.reduce((sum, one) => sum + 1000 * (one.estimatedSavings ?? 0), 0);
