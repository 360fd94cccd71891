import { WorkFunction } from '@process-ai/contract/process-values';
import { REFERENCE_MODELS, type ReferenceModel } from '@process-ai/contract/sectors';

export type ReferenceWeights = Readonly<Record<WorkFunction, number>>;

/**
 * Σ of the volume classes of the level-3 processes of each shipped library, by function, in the order of WorkFunction.
 * The test computes them anew from the libraries.
 */
export const WEIGHTS_OF_LIBRARY: Record<ReferenceModel, readonly number[]> = {
  //           str dev mkt sup  ops  srv hr  it  fin fac risk ext imp
  eTOM: [0, 16, 65, 36, 152, 60, 10, 14, 64, 10, 11, 0, 6],
  BIAN: [9, 7, 25, 10, 164, 38, 16, 12, 38, 2, 24, 3, 8],
  ACORD: [12, 24, 90, 4, 180, 4, 12, 20, 68, 12, 17, 7, 8],
  'ISA-95': [0, 2, 4, 119, 188, 12, 10, 14, 10, 72, 6, 0, 8],
  ARTS: [0, 3, 93, 107, 96, 24, 42, 17, 52, 7, 14, 0, 1],
  'APQC PCF': [11, 7, 24, 25, 33, 34, 50, 28, 66, 16, 28, 16, 30],
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
 * the function's money. It is the set of the sector's own reference model, or APQC's where that is fuller; without a
 * model of the trade, the fullest of all stands for its own work, so that a short list is given too little, not too much.
 */
export function referenceWeights(model: string | null): ReferenceWeights {
  const own = REFERENCE_MODELS.find((one) => one === model);
  const weights = WorkFunction.options.map((workFunction, index) => {
    const models = own
      ? [own, 'APQC PCF' as const]
      : OF_THE_TRADE.has(workFunction)
        ? REFERENCE_MODELS
        : ['APQC PCF' as const];
    return [workFunction, Math.max(...models.map((one) => WEIGHTS_OF_LIBRARY[one][index] ?? 0))] as const;
  });
  return Object.fromEntries(weights) as Record<WorkFunction, number>;
}
