/** Whether pasted text is more than the content of one cell. */
export const isBlock = (text: string) => /[\t\n\r]/.test(text.trimEnd()) || text.includes('\t');

/** The cells of a block copied from a spreadsheet, line by line. */
export function splitBlock(text: string): string[][] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines.map((line) => line.split('\t'));
}

/** What a person typed into one cell; what is no number counts as 0. */
export const readTyped = (text: string) => readFigure(text, decimalMark([text])) ?? 0;

type Mark = '.' | ',';

/**
 * Whether these texts write decimals with a point or a comma: by those that can be read in one way only. "1,5",
 * "1.234,5" and "1.234.567" speak for the comma. Where nothing or everything speaks, it is the point.
 */
export function decimalMark(texts: readonly string[]): Mark {
  const marks = new Set(texts.map((text) => certainMark(bare(text).digits)));
  return marks.has(',') && !marks.has('.') ? ',' : '.';
}

/**
 * The number that a text states, with thousands separators, currency signs and a minus or brackets around it; null
 * when it states none. `mark` decides what "1,234" and "1.234" mean, which alone could be either.
 */
export function readFigure(text: string, mark: Mark): number | null {
  const { digits, negative } = bare(text);
  const [, mantissa = '', exponent = ''] = /^(.*?)(e[+-]?\d+)?$/i.exec(digits) ?? [];
  const decimal = certainMark(mantissa) ?? mark;
  const [whole = '', fraction = '', ...more] = mantissa.split(decimal);
  if (!/\d/.test(mantissa) || more.length > 0) return null;
  if (!isGrouped(whole, decimal === '.' ? ',' : '.') || !/^\d*$/.test(fraction)) return null;
  const value = Number(`${whole.replace(/\D/g, '')}.${fraction}0${exponent}`);
  if (!Number.isFinite(value)) return null;
  return negative && value !== 0 ? -value : value;
}

/** The digits of a figure with its marks, freed of sign, currency and the separators that cannot be decimals. */
function bare(text: string): { digits: string; negative: boolean } {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Sc}/gu, '')
    .replace(/(?<![a-z])[a-z]{3}(?![a-z])/giu, (code) => (isCurrency(code) ? '' : code))
    .trim();
  const [, sign = '', bracketed, signed = ''] = /^([-+−]?)\s*(?:\((.*)\)|(.*))$/s.exec(plain) ?? [];
  const digits = (bracketed ?? signed).trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  return { digits, negative: sign === '-' || sign === '−' || bracketed !== undefined };
}

const currencies = new Set(Intl.supportedValuesOf('currency'));
const isCurrency = (code: string) => currencies.has(code.toUpperCase());

function certainMark(digits: string): Mark | undefined {
  const points = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  if (points > 1) return ',';
  if (commas > 1) return '.';
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return undefined;
  return points === 1 ? '.' : commas === 1 ? ',' : undefined;
}

/** Digits, with separators of thousands (or of lakhs) in their places or without any. */
const isGrouped = (whole: string, separator: Mark) =>
  /^\d*$/.test(whole) || new RegExp(`^\\d{1,3}(\\${separator}\\d{2,3})*\\${separator}\\d{3}$`).test(whole);
