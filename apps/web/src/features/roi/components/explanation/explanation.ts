/** How a figure came about: the steps of its formula, and what went into them. */
export interface Explanation {
  /** The last one is the figure itself. */
  steps: Step[];
  sources: Source[];
  remarks: string[];
}

export interface Step {
  label: string;
  /** In words. */
  formula: string;
  /** The same with numbers. */
  worked: string;
  value: string;
}

export interface Source {
  label: string;
  value: string;
  /** Assumed as long as nobody has entered it. */
  assumed: boolean;
  note?: string;
}
