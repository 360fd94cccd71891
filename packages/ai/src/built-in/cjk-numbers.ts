/** Values of ideographs that are numbers: kPrimaryNumeric of the Unihan database (Unicode Standard Annex 38). */
const DIGITS: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const TENS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
const MYRIADS: Record<string, number> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

const IDEOGRAPHS = Object.keys({ ...DIGITS, ...TENS, ...MYRIADS }).join('');
/** "4,500万", "一万八千", "三点五": the inside of a pattern. */
export const CJK_NUMBER = `(?:(?<!\\d)\\d+(?:,\\d{3})*(?:\\.\\d+)?(?!\\d)|[${IDEOGRAPHS}])+(?:点[${Object.keys(DIGITS).join('')}]+)?`;

/**
 * The value of a Chinese or Japanese number in digits, ideographs or both; null where it could be two values, as
 * "三五" (three to five, or 35) and "三百二" (320, or 302).
 */
export function cjkNumber(text: string): number | null {
  const [whole = '', decimals] = text.split('点');
  const value = wholeNumber(whole);
  if (value === null || decimals === undefined) return value;
  const places = Array.from(decimals, (digit) => DIGITS[digit]).join('');
  return Number(`${value}.${places}`);
}

function wholeNumber(text: string): number | null {
  let [total, section] = [0, 0];
  let digit: number | null = null;
  let isAfterUnit = false;
  for (const [token] of text.matchAll(/[\d,.]+|./gu)) {
    const value = DIGITS[token] ?? (/^\d/.test(token) ? Number(token.replaceAll(',', '')) : null);
    if (value === 0 && !/^\d/.test(token)) {
      isAfterUnit = false;
    } else if (value !== null) {
      if (digit !== null) return null;
      digit = value;
      continue;
    } else if (token in TENS) {
      section += (digit ?? 1) * (TENS[token] ?? 0);
      isAfterUnit = token !== '十';
    } else {
      const times = MYRIADS[token] ?? 0;
      const before = section + (digit ?? 0);
      total = before === 0 ? total * times : total + before * times;
      section = 0;
      isAfterUnit = true;
    }
    digit = null;
  }
  // "三百二" is 320 to most, and 302 to some.
  if (digit !== null && digit < 10 && isAfterUnit) return null;
  const value = total + section + (digit ?? 0);
  return value > 0 ? Math.round(value * 1e6) / 1e6 : null;
}
