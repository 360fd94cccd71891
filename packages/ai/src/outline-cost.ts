import { calculateRoi, DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import type { OutlinedProcess } from './analyst.ts';

const AS_DEFAULT = { implementationCost: null, annualRunCost: null, automationRate: null, realisation: null };

/** What an outlined process costs a year, in currency units, by the default assumptions; null without ROI inputs. */
export function outlineCost({ code, roi }: OutlinedProcess): number | null {
  if (roi === null) return null;
  const input = { ...AS_DEFAULT, ...roi, processId: code, averageRuntime: 60 * roi.averageRuntime };
  return calculateRoi(input, DEFAULT_ASSUMPTIONS, []).currentAnnualCost;
}
