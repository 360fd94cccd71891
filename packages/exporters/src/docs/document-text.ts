import { NAME_MAX } from '@process-ai/contract/text';

/** A name on one line, whole; only what is longer than names may be is cut. */
export const oneLine = (text: string, most: number = NAME_MAX): string => {
  const line = text.trim().replace(/[^\S\u202f]+/g, ' ');
  return line.length <= most ? line : `${cutAt(line, most - 1)}…`;
};

/** The sentences at the beginning of a text that come to at most `most` characters; of a longer first one its beginning. */
export function firstSentences(text: string, most: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= most) return line;
  const end = /^.*[.!?](?=\s)/s.exec(line.slice(0, most + 1))?.[0];
  return end ?? `${cutAt(line, most - 1)}…`;
}

function cutAt(text: string, most: number): string {
  const part = text.slice(0, most);
  const space = part.lastIndexOf(' ');
  // toWellFormed afterwards would leave a replacement character where a pair is cut in half.
  return part.slice(0, space > most / 2 ? space : most).replace(/[\ud800-\udbff]$/, '');
}
