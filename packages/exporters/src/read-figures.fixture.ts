import type { FileLanguage } from '@process-ai/contract/export-covers';

/** A figure as a reader understands it: its value, and how far the true one may be from it for how it is rounded. */
export interface ReadFigure {
  value: number;
  within: number;
}

/** How people of a language write figures: nothing of it is taken from what writes the files. */
const WRITTEN: Record<FileLanguage, { group: string; decimal: string; scales: readonly [string, number][] }> = {
  en: {
    group: ',',
    decimal: '.',
    scales: [
      ['K', 1e3],
      ['M', 1e6],
      ['B', 1e9],
    ],
  },
  de: {
    group: '.',
    decimal: ',',
    scales: [
      ['Tsd.', 1e3],
      ['Mio.', 1e6],
      ['Mrd.', 1e9],
    ],
  },
  es: {
    group: '.',
    decimal: ',',
    scales: [
      ['mil M', 1e9],
      ['mil', 1e3],
      ['M', 1e6],
    ],
  },
  fr: {
    group: '\u202f',
    decimal: ',',
    scales: [
      ['Md', 1e9],
      ['k', 1e3],
      ['M', 1e6],
    ],
  },
};

/** Every figure of a text, in its order: amounts in any currency, percents, months, FTE; not the numbers of names as P50. */
export function readFigures(text: string, language: FileLanguage): ReadFigure[] {
  const { group, decimal, scales } = WRITTEN[language];
  const plain = text.replaceAll('\u00a0', ' ');
  const found = plain.matchAll(/(−)?\s?(?:[$€£¥]|[A-Z]{3} )?(?<![\p{L}\p{N}])(\d[\d.,\u202f]*)/gu);
  return [...found].map(({ 1: minus, 2: written = '', 0: whole, index }) => {
    const digits = written.replace(/[.,\u202f]+$/, '');
    const behind = plain.slice(index + whole.length - (written.length - digits.length)).replace(/^ /, '');
    const scale =
      scales.find(([name]) => behind.startsWith(name) && !/^\p{L}/u.test(behind.slice(name.length)))?.[1] ?? 1;
    const [units = '', part = ''] = digits.replaceAll(group, '').split(decimal);
    const value = scale * Number(`${units}.${part || '0'}`);
    // "< 1 month" is anything from 0 to 1.
    if (plain.slice(0, index).trimEnd().endsWith('<')) return { value: value / 2, within: value / 2 };
    return { value: minus ? -value : value, within: (0.5 * scale) / 10 ** part.length };
  });
}

export const agrees = (read: ReadFigure | undefined, value: number): boolean =>
  read !== undefined && Math.abs(read.value - value) <= read.within * (1 + 1e-6);
