/** Words of a document of the client. */
export interface ClientQuote {
  quote: string;
  fileName: string;
  page: number;
}

/** What a document wants kept, whatever is changed. */
export interface StatedConstraint extends ClientQuote {
  /** jobs = nobody loses one; person = a decision stays with people; order = what begins; budget = how much at most; data = where they stay. */
  kind: 'jobs' | 'person' | 'order' | 'budget' | 'data' | 'other';
  /** What it is about, as "payment" or "motor claims"; empty where that is not said. */
  about: string;
  /** An amount that it names; null = none. */
  amount: { value: number; currency: string | null } | null;
}

/** What the client's documents say, found when they are read. */
export interface ReadSituation {
  /** The client's own figures. */
  said: readonly ClientQuote[];
  /** How the client stands against others. */
  competitors: readonly ClientQuote[];
  constraints: readonly StatedConstraint[];
}
