/** One step of a journey, before a process is found for it. */
export interface Stage {
  phase: string;
  /** What happens there, in a word or two: "Report". */
  label: string;
  /** What the person experiences; `{who}` is filled in. */
  says: string;
  /** The words of a process that does this, separated by white space. */
  words: string;
  /** What the person remembers: at most two of a journey. */
  moment?: true;
}

export interface JourneyTemplate {
  /** Its name by industry, "other" for those that are not named. Without a name, or with an empty one, there is none. */
  names: Record<string, string>;
  description: string;
  /** Customers come first; the others where there are too few journeys of customers. */
  audience: 'customer' | 'internal';
  /** Who travels, where the industry has no word of its own for its customers. */
  who?: string;
  /** A process must have one of these in its name, in the names above it or in its description. */
  about: string;
  stages: readonly Stage[];
}

/** What customers are called, by industry. */
export const CUSTOMER: Record<string, string> = {
  Insurance: 'policyholder',
  Telecommunications: 'subscriber',
  Retail: 'shopper',
  Healthcare: 'patient',
  'Public sector': 'citizen',
  Logistics: 'shipper',
};
