/** What the steering committee is asked to decide. Amounts are in currency units. */
export interface Decision {
  kind: 'proposals' | 'figures' | 'budget' | 'owner' | 'placing' | 'gate' | 'law' | 'vendors' | 'customers';
  what: string;
  /** A role, as "Head of claims"; null = the steering committee. */
  owner: string | null;
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
    text: string;
  };
}
