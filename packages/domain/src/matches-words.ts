const ASCII = /^[ -~]*$/;

/**
 * The one meaning of a text search in the product: a text matches when it holds every word of the query, in any order,
 * at any place. Case and accents do not count; a query without words matches everything. Returns the test itself, so
 * that the query is read once for many texts.
 */
export function matchesWords(query: string): (text: string) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (text) => {
    const searched = fold(text);
    return words.every((word) => searched.includes(word));
  };
}

function fold(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
