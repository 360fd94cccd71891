import { AppError } from '@process-ai/contract/errors';

/**
 * Most characters, and most commas, colons and brackets. Values of a few characters each take twenty times their text in
 * memory, and hold up everybody while they are parsed.
 */
const LIMITS = {
  ordinary: { characters: 8 * 1024 * 1024, marks: 300_000 },
  /** For lists of as many entries as a sector has processes. */
  list: { characters: 32 * 1024 * 1024, marks: 1_500_000 },
};
/** Throws where the text of a JSON body is more than a request may hold. */
export function limitJson(text: string, isList: boolean): void {
  const { characters, marks } = isList ? LIMITS.list : LIMITS.ordinary;
  if (text.length > characters) throw new AppError('bodyTooLarge');
  let count = 0;
  for (let at = 0; at < text.length && count <= marks; at += 1) if (isMark(text.charCodeAt(at))) count += 1;
  if (count > marks) throw new AppError('bodyTooLarge');
}

const [COMMA, COLON, LIST, OBJECT] = [0x2c, 0x3a, 0x5b, 0x7b];
const isMark = (code: number) => code === COMMA || code === COLON || code === LIST || code === OBJECT;
