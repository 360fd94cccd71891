/** What the steering committee is asked to decide: nobody decides on his own gate or money. Amounts are in currency units. */
export interface Decision {
  kind:
    | 'proposals'
    | 'leftOpen'
    | 'figures'
    | 'owner'
    | 'vendors'
    | 'law'
    | 'customers'
    | 'condition'
    | 'people'
    | 'gate'
    | 'budget'
    | 'placing';
  what: string;
  /** The role that brings it before the steering committee, which decides; null = nobody in particular. */
  proposes: string | null;
  /** "Mar 2026", "month 4"; null = now. */
  by: string | null;
  /** Once, to be released; null = it is about no money. */
  amount: number | null;
  unlocks: {
    /** Measured savings a year; null = none of its own. */
    savings: number | null;
    /** The same by benchmark; absent = none, or not what is asked. */
    benchmark?: number;
    /** What it costs more than it brings over the years of the case, as worth today; absent = it brings more. */
    loses?: number;
    /** What is asked again, over the years of the case, as worth today; absent = it is not asked again, or has no case. */
    over?: { value: number; cost: number };
    text: string;
  };
}

/** Whether all other decisions rest on it. */
export const isGroundwork = ({ kind }: Pick<Decision, 'kind'>): boolean => kind === 'proposals' || kind === 'figures';

/** What it is about, once or a year: the largest of its amounts. */
export const stakeOf = ({
  amount,
  unlocks: { savings, benchmark, loses },
}: Pick<Decision, 'amount' | 'unlocks'>): number =>
  Math.max(0, ...[amount, savings, benchmark, loses].map((one) => one ?? 0));

/** With the month of the plan until which it is due, by which decisions are told in their order; null = now. */
export interface DatedDecision extends Decision {
  at: number | null;
}
