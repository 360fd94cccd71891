import { NARROW_NO_BREAK } from './language.ts';

/** French separates ; : ! ? % and guillemets from their words, and no line breaks there. */
const inFrench = (text: string): string =>
  text.replace(/ (?=[;:!?%»])/g, NARROW_NO_BREAK).replace(/(?<=«) /g, NARROW_NO_BREAK);

/** Fixed words written with plain spaces, and the sentences that their functions make, as they are printed in France. */
export function typeset<Words>(words: Words): Words {
  if (typeof words === 'string') return inFrench(words) as Words;
  if (typeof words === 'function')
    return ((...given: unknown[]) => typeset((words as (...all: unknown[]) => unknown)(...given))) as Words;
  if (Array.isArray(words)) return words.map((one) => typeset(one)) as Words;
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, typeset(one)])) as Words;
}
