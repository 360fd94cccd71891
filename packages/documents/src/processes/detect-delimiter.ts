const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLE = 64 * 1024;

/**
 * The character between the cells: the one that occurs outside quotes equally often in most lines. Counting alone would
 * take the commas of long descriptions for it. Line ends must be "\n".
 */
export function detectDelimiter(text: string): string {
  const lines = linesOutsideQuotes(text.slice(0, SAMPLE));
  let best = { delimiter: ',', agreement: 0, count: 0 };
  for (const delimiter of DELIMITERS) {
    const { count, agreement } = mostCommonCount(lines.map((line) => line.split(delimiter).length - 1));
    if (agreement > best.agreement || (agreement === best.agreement && count > best.count)) {
      best = { delimiter, agreement, count };
    }
  }
  return best.delimiter;
}

/** The lines that are not blank, without what stands in quotes. Doubled quotes open and close twice, which changes nothing. */
function linesOutsideQuotes(text: string): string[] {
  const outside = text.split('"').filter((_, index) => index % 2 === 0);
  return outside
    .join('')
    .split('\n')
    .filter((line) => line.trim());
}

/** The count above zero that most lines share, and which part of the lines shares it. */
function mostCommonCount(counts: number[]): { count: number; agreement: number } {
  const lines = new Map<number, number>();
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  let best = { count: 0, agreement: 0 };
  for (const [count, number] of lines) {
    const agreement = number / counts.length;
    if (agreement > best.agreement) best = { count, agreement };
  }
  return best;
}
