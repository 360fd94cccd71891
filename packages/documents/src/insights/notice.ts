import type { InsightType } from '@process-ai/contract/insights';
import type { Reading } from './reading.ts';

/** What a person should know of a reading, in a sentence or a few; null when all went well. Texts must be clean. */
export function noticeOf(type: InsightType, { pages, left, unread, notices }: Reading): string | null {
  const noun = type === 'ppt' || type === 'pptx' ? 'slide' : 'page';
  const numbers = (kept: (page: Reading['pages'][number]) => boolean) => pages.filter(kept).map(({ page }) => page);
  const empty = numbers(({ text, page }) => !text && !unread.includes(page));
  const pictures = numbers(({ ocr }) => ocr);
  const sentences: string[] = [];
  if (pages.every(({ text }) => !text)) sentences.push('No text could be read from this document.');
  else if (empty.length) sentences.push(`${list(noun, empty)} ${plural(empty) ? 'hold' : 'holds'} no text.`);
  if (pictures.length) {
    const were = plural(pictures) ? 'were read from pictures' : 'was read from a picture';
    sentences.push(`${list(noun, pictures)} ${were} and may hold misreadings.`);
  }
  if (unread.length) {
    const are = plural(unread) ? 'seem to be pictures and were' : 'seems to be a picture and was';
    sentences.push(`${list(noun, unread)} ${are} not read, as that would take too long.`);
  }
  if (left) sentences.push(`Only the first ${pages.length} of ${pages.length + left} ${noun}s were read.`);
  return [...sentences, ...notices].join(' ') || null;
}

const RANGES_MAX = 8;

/** [3, 4, 5, 9] → "Pages 3–5 and 9"; [2] → "Page 2". Beyond eight ranges, the rest is counted. */
function list(noun: string, numbers: number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && number === range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  const shown = ranges.slice(0, RANGES_MAX).map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  const rest = ranges.slice(RANGES_MAX).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const end = rest ? `${rest} more` : shown.length > 1 ? shown.pop() : undefined;
  const title = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${plural(numbers) ? 's' : ''}`;
  return `${title} ${shown.join(', ')}${end ? ` and ${end}` : ''}`;
}

const plural = (numbers: number[]) => numbers.length > 1;
