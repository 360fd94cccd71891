export interface TermRanking {
  /** In how many texts a term stands. */
  frequencyOf(term: string): number;
  /** The places of the texts with any of the terms, best first. `weightOf` must say the same of a term each time. */
  rank(terms: readonly string[], weightOf: (term: string) => number): number[];
}

/** BM25+ (Lv and Zhai, Lower-bounding term frequency normalization, 2011), times how many of the terms a text has. */
const K = 1.2;
const B = 0.7;
const DELTA = 0.5;

interface Occurrences {
  texts: number[];
  counts: number[];
  /** How much the term speaks for each text; worked out when it is first asked for. */
  scores?: Float64Array;
}

/** An index over texts, each given as its terms. */
export function createTermRanking(texts: readonly (readonly string[])[]): TermRanking {
  const byTerm = new Map<string, Occurrences>();
  const lengths = new Float64Array(texts.length);
  for (const [text, terms] of texts.entries()) {
    for (const term of terms) {
      const known = byTerm.get(term);
      if (!known) byTerm.set(term, { texts: [text], counts: [1] });
      else if (known.texts.at(-1) === text) known.counts[known.counts.length - 1] = (known.counts.at(-1) ?? 0) + 1;
      else {
        known.texts.push(text);
        known.counts.push(1);
      }
    }
    lengths[text] = new Set(terms).size;
  }
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / texts.length;

  const scoresOf = (found: Occurrences, weight: number): Float64Array => {
    const rarity = Math.log(1 + (texts.length - found.texts.length + 0.5) / (found.texts.length + 0.5));
    return Float64Array.from(found.texts, (text, at) => {
      const count = found.counts[at] ?? 0;
      const length = (lengths[text] ?? 0) / meanLength;
      return weight * rarity * (DELTA + (count * (K + 1)) / (count + K * (1 - B + B * length)));
    });
  };

  const scores = new Float64Array(texts.length);
  const shared = new Uint16Array(texts.length);
  return {
    frequencyOf: (term) => byTerm.get(term)?.texts.length ?? 0,
    rank(terms, weightOf) {
      const found: number[] = [];
      for (const term of terms) {
        const occurrences = byTerm.get(term);
        if (!occurrences) continue;
        occurrences.scores ??= scoresOf(occurrences, weightOf(term));
        for (const [at, text] of occurrences.texts.entries()) {
          if (shared[text] === 0) found.push(text);
          shared[text] = (shared[text] ?? 0) + 1;
          scores[text] = (scores[text] ?? 0) + (occurrences.scores[at] ?? 0);
        }
      }
      for (const text of found) scores[text] = (scores[text] ?? 0) * (shared[text] ?? 0);
      found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
      for (const text of found) {
        scores[text] = 0;
        shared[text] = 0;
      }
      return found;
    },
  };
}
