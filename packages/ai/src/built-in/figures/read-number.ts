const WORDS =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`.split(/\s+/);

/** Digits with separators, then "k", "thousand" or "million"; or a number word up to twenty. For use inside a pattern. */
export const NUMBER = `(?<![\\d.,/:§#+-]|\\d )(?:\\d{1,3}(?:[,.\\u00a0\\u202f ’']\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(?![\\d%]|[.,:/]\\d)(?:\\s?(?:k|thousand|million)\\b)?|\\b(?:${WORDS.join('|')})\\b`;

const SCALE: Record<string, number> = { k: 1000, thousand: 1000, million: 1_000_000 };

/**
 * The value of what NUMBER has found; null where it could be two values: "2.500" is 2500 to some and 2.5 to others.
 * Where only thousands make sense, as for a salary, `dotIsThousands` says so.
 */
export function readNumber(text: string, dotIsThousands = false): number | null {
  const word = WORDS.indexOf(text.toLowerCase());
  if (word >= 0) return word + 1;
  const [, digits = '', scale = ''] = /^([\d.,\s\u00a0\u202f’']*\d)\s?(\p{L}*)$/u.exec(text) ?? [];
  if (/^\d{1,3}\.\d{3}$/.test(digits) && !dotIsThousands) return null;
  const decimals = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimals ? digits.slice(0, decimals.index) : digits).replace(/\D/g, '');
  const value = Number(decimals ? `${whole}.${decimals[1]}` : whole) * (SCALE[scale.toLowerCase()] ?? 1);
  return Number.isFinite(value) && digits !== '' ? value : null;
}
