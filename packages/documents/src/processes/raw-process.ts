/** A process as its file has it: trimmed text, nothing resolved or checked. '' = the file says nothing. */
export interface RawProcess {
  row: number;
  code: string;
  name: string;
  level: string;
  description: string;
  /** What the file writes for the parent: a code, a name, or another key. */
  parent: string;
  /** What else a `parent` of the same file may call this process by. */
  key: string;
  /** Index of the process that encloses this one, where the format nests; null = none does. */
  within: number | null;
}

/** A process on its way into the hierarchy. `level` 0 = the file does not state it, or not yet known. */
export interface TreeNode {
  raw: RawProcess;
  level: number;
  parent: TreeNode | null;
  /** The parent that the file names and does not hold. */
  unknownParent: string | null;
}
