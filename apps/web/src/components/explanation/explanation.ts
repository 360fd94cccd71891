/** What a figure that can be opened asks, and what its explanation is called. */
export const WHERE_FROM = 'Where does this number come from?';

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
  /** A result of other figures, and so neither entered nor assumed. */
  computed?: boolean;
  /** Where it comes from, or who changed it. */
  note?: string;
}
