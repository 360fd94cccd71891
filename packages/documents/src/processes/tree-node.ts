import type { RawProcess } from './raw-process.ts';

/** A process on its way into the hierarchy. `level` 0 = the file does not state it, or not yet known. */
export interface TreeNode {
  raw: RawProcess;
  level: number;
  parent: TreeNode | null;
  /** The parent that the file names and does not hold. */
  unknownParent: string | null;
}
