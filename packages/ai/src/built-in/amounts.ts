import type { InsightFact } from '@process-ai/contract/insights';
import type { Amount } from './amount.ts';
import { MONEY, type Reader } from './fact-reader.ts';
import { CURRENCIES } from './number-words.ts';
import { matchesOf, spokenAmountsIn } from './spoken-amounts.ts';
import { valueOfWords } from './spoken-numbers.ts';

/** Figures of one sentence or row; more is a table of numbers. */
const MOST_AT_ONCE = 40;

/** The numbers of a sentence that are figures, with their units, in its order. */
export function amountsIn(text: string, reader: Reader): Amount[] {
  const spoken = spokenAmountsIn(text, reader.language, reader.numbers);
  const found: Amount[] = [...spoken];
  let until = 0;
  for (const match of matchesOf(reader.number, text)) {
    if (match.index < until) continue;
    if (spoken.some(({ start, end }) => match.index >= start && match.index < end)) continue;
    if (found.length === MOST_AT_ONCE) break;
    const amount = amountAt(text, match, reader);
    if (!amount) continue;
    found.push(amount);
    until = amount.end;
  }
  return spoken.length > 0 ? found.toSorted((a, b) => a.start - b.start) : found;
}

/** "De 7 h à 20 h": hours of the day are no durations. */
const OPENS =
  /(?<!\p{L})(?:de|des|dès|entre|desde|das|dalle|van|von|from)\s(?:las?\s)?\d{1,2}\s?h(?:\d\d)?\s(?:à|a|às|alle|et|y|e|tot|bis|to)\s(?:las?\s)?\d{1,2}/iu;
const CLOSES = /\d\s?h(?:\d\d)?\s(?:à|a|às|alle|et|y|e|tot|bis|to)\s(?:las?\s)?\d{1,2}\s?h$/iu;

/** "Rose from 27 to 38 days" is no range: what it is now counts. */
const CHANGED =
  /(?<!\p{L})(?:rose|risen|rises|grew|grown|went|gone|fell|fallen|falls|drop(?:s|ped)|increased|climbed|improved|shrank|cut|reduced|(?:re)?passée?s?|montée?s?|descendue?s?|tombée?s?|pasó|pasad[oa]s?|pasaron|subió|subido|bajó|bajado|passat[oaie]|salit[oaie]|sces[oaie])\s+(?:from|de|da|dal|d['’])\s*$/iu;

function amountAt(text: string, match: RegExpExecArray | RegExpMatchArray, reader: Reader): Amount | null {
  const { digits, word, half } = match.groups ?? {};
  const start = match.index ?? 0;
  const before = text.slice(Math.max(0, start - 40), start);
  const sign = currencyBefore(before);
  let end = start + match[0].length;
  if (OPENS.test(before + text.slice(start, end + 12)) || CLOSES.test(before + text.slice(start, end + 3))) return null;
  let upper: string | undefined;
  if (!half) {
    const range = sticky(reader.range, text, end);
    if (range) {
      upper = range.groups?.upper;
      end += range[0].length;
    }
  }
  const scaled = half ? null : sticky(reader.scale, text, end);
  const scaleName = scaled?.groups?.scale?.toLowerCase() ?? '';
  const afterScale = end + (scaled?.[0].length ?? 0);
  const isScale =
    scaled &&
    (scaleName !== 'm' || sign || new RegExp(`^\\s?(?:${MONEY})`, 'iu').test(text.slice(afterScale, afterScale + 12)));
  if (isScale) end = afterScale;
  const unit = sticky(reader.unit, text, end);
  const label = unit || sign ? null : reader.labelUnit.exec(before);
  const said = unit?.groups ?? label?.groups ?? {};
  const money = sign ?? (said.money ? currencyOf(said.money) : null);
  const isWhole = !said.percent && !money && unitNamed(said) === 'count';
  const kind: Amount['unit'] = money ? 'currency' : said.percent ? 'percent' : unitNamed(said);
  const after = text.slice(end, end + 40);
  if (!unit && !sign && /^\p{L}/u.test(after)) return null;
  if (unit && !(money && sign)) end += unit[0].length;
  // Cents after the euros, and minutes after the hours ("1 h 30") belong to one amount.
  const isUnscaled = !isScale && (kind === 'currency' || (isWhole && reader.language !== 'en'));
  const read = (of: string) => valueOf(of, reader, isUnscaled, Boolean(isScale));
  const times = isScale ? (reader.scales[scaleName] ?? 1) : 1;
  const low = half ? 0.5 : read(digits ?? word ?? '');
  const high = upper === undefined ? low : read(upper);
  const isChanged = upper !== undefined && CHANGED.test(before);
  if (low === null || high === null || (high < low && !isChanged)) return null;
  // A telephone number is no range.
  if (upper !== undefined && (/^0\d/.test(digits ?? '') || high >= 1000 * low)) return null;
  // "£20 M?" is not known.
  if (/^\s?\?/.test(text.slice(end, end + 2))) return null;
  if (isNoFigure(text, start, end, digits ?? '', kind, before, reader)) return null;
  let range: [number, number] = [(isChanged ? high : low) * times, high * times];
  if (kind === 'hours' && upper === undefined) {
    const minutes = /^\s?(?:y |und |and |e |et |en )?([1-5]?\d)(?!\d)\s?(?:min\p{L}*)?(?![\p{L}\d%.,])/iu.exec(
      text.slice(end, end + 20),
    );
    const isWritten = minutes && (/min/i.test(minutes[0]) || /h$/i.test(unit?.[0] ?? ''));
    if (minutes && isWritten) {
      range = [low + Number(minutes[1]) / 60, low + Number(minutes[1]) / 60];
      end += minutes[0].length;
    }
  }
  return {
    start: sign ? start - (before.length - before.trimEnd().length) : start,
    end,
    value: rounded((range[0] + range[1]) / 2),
    range,
    unit: kind,
    currency: money === 'none' ? null : money,
    isWord: !digits,
  };
}

function sticky(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const unitNamed = (said: Partial<Record<string, string>>): InsightFact['unit'] => {
  for (const unit of ['fte', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const) {
    if (said[unit]) return unit;
  }
  return 'count';
};

const CURRENCY_BEFORE = new RegExp(`(?<![\\p{L}])(?<said>${MONEY})\\s?$`, 'iu');
const CURRENCY_PATTERNS = CURRENCIES.map(([code, said]) => [code, new RegExp(`^(?:${said})$`, 'iu')] as const);

const currencyOf = (said: string): string | null =>
  CURRENCY_PATTERNS.find(([, pattern]) => pattern.test(said))?.[0] ?? null;

/** Signs and codes stand before their amount, names behind it. */
function currencyBefore(before: string): string | null {
  const said = CURRENCY_BEFORE.exec(before.slice(-8))?.groups?.said;
  return said && /^(?:\p{Lu}+|\P{L}+|\p{L}* ?\$|fr\.|sfr\.)$/u.test(said) ? currencyOf(said) : null;
}

/** Dates, years, times of day, references and telephone numbers. */
function isNoFigure(
  text: string,
  start: number,
  end: number,
  digits: string,
  kind: Amount['unit'],
  before: string,
  { place, date, language }: Reader,
): boolean {
  if (place.test(before)) return true;
  const dated = date.exec(text.slice(end, end + 20));
  if (dated && (!(language === 'en' || language === 'de') || /\p{Lu}/u.test(dated[0]))) return true;
  if (kind === 'count' && (/^(?:19|20)\d\d$/.test(digits) || IDENTIFIER.test(digits))) return true;
  if (
    kind === 'count' &&
    /(?:january|february|march|april|may|june|july|august|september|october|november|december)\s$/i.test(before)
  )
    return true;
  if (kind === 'count' && ONE_IN.test(before)) return true;
  if (kind === 'hours' && Number(digits) <= 24 && TIME_OF_DAY.test(before)) return true;
  // A number alone on its line is a page number or a cell whose heading is elsewhere.
  if (text.slice(0, start).trim() === '' && text.slice(end).trim() === '') return true;
  return /^\s?\d/.test(text.slice(end, end + 2)) && kind === 'count';
}

/** Nobody writes so long a number without a mark between its thousands, and without rounding it. */
const IDENTIFIER = /^\d{6,}(?!00)\d\d$/;

/** "one in three" is a share. */
const ONE_IN =
  /(?:^|[^\p{L}])(?:one|1|ein(?:e[rs]?)?|un[oa]?|één|uma?)\s(?:\p{L}+\s)?(?:in|von|de cada|sur|su|op de|em cada)\s$/iu;

const TIME_OF_DAY = /(?:^|\s)(?:à|um|om|a las|às|alle(?: ore)?|at|dès|vers|desde las)\s$/iu;

/**
 * The value of digits or of a number word; null where it could be two values: to English readers "2.500" is 2.5 or 2500.
 * `isWhole`: nobody writes three decimals of it, as of money. `isScaled`: of millions everybody does.
 */
function valueOf(text: string, { language, numbers }: Reader, isWhole: boolean, isScaled: boolean): number | null {
  if (/^\p{L}/u.test(text)) return valueOfWords(text, numbers, language);
  if (/^\d{1,3}[.,]\d{3}$/.test(text) && !isWhole) {
    const isThousands = text.includes(',') === (language === 'en');
    if (!isThousands) return isScaled ? Number(text.replace(',', '.')) : null;
  }
  const decimals = /[.,'’](\d{1,2})$/.exec(text);
  const whole = (decimals ? text.slice(0, decimals.index) : text).replace(/\D/g, '');
  const value = Number(decimals ? `${whole}.${decimals[1]}` : whole);
  return text !== '' && Number.isFinite(value) ? value : null;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
