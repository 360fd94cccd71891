import type { AssumptionChange } from '@process-ai/contract/roi';
import type { Allowed } from './validation.ts';

export interface Assumption {
  /** The name that formulas use; absent where they use its position in a range. */
  name?: string;
  label: string;
  value: string | number | { formula: string; result: number };
  format?: string;
  unit: string;
  /** The default; absent where there is none to compare with. */
  standard?: string | number;
  /** Who set it in the product; absent where it is the default there. */
  changed?: AssumptionChange | undefined;
  source: string;
  /** What may be entered; absent where nothing is to be changed. */
  allowed?: Allowed;
}

export interface AssumptionGroup {
  heading: string;
  /** Name of the range of its values, where formulas need them together. */
  range?: string;
  assumptions: Assumption[];
}
