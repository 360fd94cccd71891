const ASCII = /^[ -~]*$/;

/**
 * The one meaning of a text search in the product: a text matches when it holds every word of the query, in any order,
 * at any place. Case and accents do not count; a query without words matches everything. Returns the test itself, so
 * that the query is read once for many texts.
 */
export function matchesWords(query: string): (text: string) => boolean {
  // Lists of thousands are filtered by nothing most of the time: nothing of them has to be folded for that.
  if (query.trim() === '') return () => true;
  const matches = matchesFolded(query);
  return (text) => matches(fold(text));
}

/** The same test for texts that are folded already: where thousands of them are searched with each letter typed. */
export function matchesFolded(query: string): (folded: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}

/**
 * Where the words of the query stand in a text, as ranges [start, end) that do not overlap, from the left. What is
 * marked is exactly what `matchesWords` finds, the longest where several begin at one place.
 */
export function rangesOfWords(query: string): (text: string) => [number, number][] {
  const words = fold(query)
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return (text) => {
    // Folding makes one character of several or none: each folded one knows where it came from.
    let folded = '';
    const starts: number[] = [];
    let at = 0;
    for (const character of text) {
      for (const unit of fold(character)) {
        folded += unit;
        starts.push(at);
      }
      at += character.length;
    }
    starts.push(text.length);
    const ranges: [number, number][] = [];
    for (let place = 0; place < folded.length; ) {
      const word = words.find((one) => folded.startsWith(one, place));
      if (word) ranges.push([starts[place] as number, starts[place + word.length] as number]);
      place += word?.length ?? 1;
    }
    return ranges;
  };
}

/** Without case and accents. */
export function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
