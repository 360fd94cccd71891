/** The terms of a process, by where they stand. */
export interface SaidTerms {
  name: readonly string[];
  description: ReadonlySet<string>;
  parent: ReadonlySet<string>;
  above: ReadonlySet<string>;
}

/** What is known of a use case. */
export interface EntryTerms {
  phrases: readonly (readonly string[])[];
  /** All of its phrases' terms. */
  said: ReadonlySet<string>;
  // Read when they are asked for: of most entries the phrases are enough.
  title(): readonly string[];
  description(): readonly string[];
  not(): readonly (readonly string[])[];
}

/** What a term of a phrase counts for, by where the process says it. */
const PRESENCE = { name: 1, description: 0.5, parent: 0.4, above: 0.25 };
/** What a term of the name counts for that the phrase lacks but the entry's other texts have. */
const SUPPORT = { title: 0.75, description: 0.4 };
/** A word of `not` in the description or above makes the entry doubtful; in the name it rules it out. */
const DOUBTFUL = 0.6;
/** What name and phrase must share, by weight. */
const SHARED_LEAST = 1;
/** Sums of the same numbers differ by their order. */
const ROUNDING = 1e-9;

export interface ClosestPhrase {
  /** 0–1: how far name and phrase say the same. */
  score: number;
  /** The terms of the process's own name that led there. */
  terms: readonly string[];
  /** 0–1: the part of the name that phrase and title say. */
  covered: number;
}

export const NOT_SAID: ClosestPhrase = { score: 0, terms: [], covered: 0 };

/** How far the closest phrase of an entry and the process say the same; phrases that reach less than `least` do not count. */
export function closestPhrase(
  process: SaidTerms,
  entry: EntryTerms,
  weightOf: (term: string) => number,
  least = 0,
): ClosestPhrase {
  const { name } = process;
  if (!name.some((term) => entry.said.has(term))) return NOT_SAID;
  const presence = presenceIn(process);
  const ofName = total(name, weightOf);
  let best = NOT_SAID;
  for (const phrase of entry.phrases) {
    const shared = name.filter((term) => phrase.includes(term));
    const said = total(shared, weightOf);
    if (said < SHARED_LEAST) continue;
    // What it would score if the title said all that the phrase lacks; first as if the process said the whole phrase.
    const precisionAtMost = (said + SUPPORT.title * (ofName - said)) / ofName + ROUNDING;
    if (harmonicMean(1 + ROUNDING, precisionAtMost) < least) continue;
    const recall = total(phrase, (term) => weightOf(term) * presence(term)) / total(phrase, weightOf);
    const most = harmonicMean(recall, precisionAtMost);
    if (most < least || most <= best.score) continue;
    const precision = total(name, (term) => weightOf(term) * supportOf(term, phrase, entry)) / ofName;
    const score = harmonicMean(recall, precision);
    const covered = total(name, (term) => weightOf(term) * coverOf(term, phrase, entry)) / ofName;
    if (score > best.score) best = { score, terms: shared, covered };
  }
  return best;
}

function presenceIn({ name, description, parent, above }: SaidTerms): (term: string) => number {
  return (term) => {
    if (name.includes(term)) return PRESENCE.name;
    if (description.has(term)) return PRESENCE.description;
    if (parent.has(term)) return PRESENCE.parent;
    return above.has(term) ? PRESENCE.above : 0;
  };
}

/** What the phrase or the title says of a term. */
const coverOf = (term: string, phrase: readonly string[], { title }: EntryTerms): number =>
  phrase.includes(term) ? 1 : title().includes(term) ? SUPPORT.title : 0;

function supportOf(term: string, phrase: readonly string[], { title, description }: EntryTerms): number {
  if (phrase.includes(term)) return 1;
  if (title().includes(term)) return SUPPORT.title;
  return description().includes(term) ? SUPPORT.description : 0;
}

/** What the words of `not` leave of a score: nothing when they stand in the name, less when they stand around it. */
export function leftBy({ not }: EntryTerms, process: SaidTerms): number {
  const presence = presenceIn(process);
  if (not().some((terms) => terms.every((term) => presence(term) === PRESENCE.name))) return 0;
  return not().some((terms) => terms.every((term) => presence(term) > 0)) ? DOUBTFUL : 1;
}

const harmonicMean = (a: number, b: number) => (2 * a * b) / (a + b);

const total = (terms: readonly string[], weightOf: (term: string) => number): number =>
  terms.reduce((sum, term) => sum + weightOf(term), 0);
