import { WORK_FUNCTIONS, WorkFunction } from '@process-ai/contract/process-values';
import { REFERENCE_MODELS, type ReferenceModel } from '@process-ai/contract/sectors';

export type ReferenceWeights = Readonly<Record<WorkFunction, number>>;

/**
 * Σ of the volume classes of the level-3 processes of each shipped library, by function, in the order of WorkFunction.
 * The test computes them anew from the libraries.
 */
export const WEIGHTS_OF_LIBRARY: Record<ReferenceModel, readonly number[]> = {
  //           str dev mkt sup  ops  srv hr  it  fin fac risk ext imp
  eTOM: [0, 16, 65, 36, 146, 64, 6, 14, 64, 10, 11, 0, 6],
  BIAN: [9, 7, 25, 10, 164, 38, 16, 12, 38, 2, 24, 3, 8],
  ACORD: [12, 24, 90, 4, 180, 4, 12, 18, 68, 10, 17, 7, 8],
  'ISA-95': [0, 2, 4, 121, 184, 12, 10, 14, 10, 70, 6, 0, 8],
  ARTS: [0, 3, 93, 105, 96, 24, 40, 17, 52, 7, 14, 0, 1],
  'APQC PCF': [11, 7, 24, 25, 31, 34, 50, 28, 66, 16, 28, 16, 30],
};

/** What only the trade itself does in full; the other functions are in APQC's cross-industry framework in full. */
const OF_THE_TRADE: ReadonlySet<WorkFunction> = new Set([
  'product-development',
  'marketing-and-sales',
  'supply-chain',
  'operations',
  'customer-service',
]);

/**
 * The weight of a function's full set of processes: a sector that names only some of them is given only their part of
 * the function's money. Of the trade's own work it is the set of the sector's reference model where that holds at least
 * half of the fullest, else the fullest: a short list is given too little rather than too much. Of the other functions it
 * is APQC's set, or that of the model where it is fuller.
 */
export function referenceWeights(model: string | null): ReferenceWeights {
  const own = REFERENCE_MODELS.find((one) => one === model) ?? 'APQC PCF';
  const weights = WORK_FUNCTIONS.map((workFunction, index) => {
    const weightIn = (one: ReferenceModel) => WEIGHTS_OF_LIBRARY[one][index] ?? 0;
    const fullest = Math.max(...REFERENCE_MODELS.map(weightIn));
    const ofTheTrade = weightIn(own) >= fullest / 2 ? weightIn(own) : fullest;
    const weight = OF_THE_TRADE.has(workFunction) ? ofTheTrade : Math.max(weightIn(own), weightIn('APQC PCF'));
    return [workFunction, weight] as const;
  });
  return Object.fromEntries(weights) as Record<WorkFunction, number>;
}
