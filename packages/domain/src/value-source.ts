import type { Opportunity } from '@process-ai/contract/opportunities';
import type { WorkFunction } from '@process-ai/contract/process-values';
import type { RoiAssumptions, RoiInput } from '@process-ai/contract/roi';
import type { SectorProfile } from '@process-ai/contract/sectors';
import type { TreeNode } from './hierarchy.ts';

export interface ValuedProcess extends TreeNode {
  workFunction: WorkFunction;
  /** Volume class of the work, as a weight: 1, 2 or 4. */
  weight: number;
}

export type ValuedOpportunity = Pick<Opportunity, 'id' | 'status' | 'enteredSavings' | 'benefit'> & {
  processId: string;
};

/** How the people of such an organisation spread over their functions. */
export interface Workforce {
  /** f_k: Σ = 1. */
  shares: Readonly<Record<WorkFunction, number>>;
  /** W_k: Σ w of the full reference set of a function, so that a few processes do not take all of its money. */
  referenceWeights: Readonly<Record<WorkFunction, number>>;
}

export interface ValueSource {
  processes: readonly ValuedProcess[];
  opportunities: readonly ValuedOpportunity[];
  inputs: readonly RoiInput[];
  assumptions: Pick<RoiAssumptions, 'hoursPerYear' | 'loadFactor'>;
  profile: Pick<SectorProfile, 'employees' | 'employeeCost'>;
  workforce: Workforce;
}
