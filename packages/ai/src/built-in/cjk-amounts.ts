import { CJK_NUMBER, cjkNumber } from './cjk-numbers.ts';
import { CJK_WORDS, type CjkWords } from './cjk-words.ts';
import { type AmountInText, DURATIONS, type Unit } from './found-fact.ts';

export type CjkLanguage = 'zh' | 'ja';

export interface CjkGrammar extends CjkWords {
  language: CjkLanguage;
  amount: RegExp;
  period: RegExp;
  lead: RegExp;
  one: RegExp;
}

export interface CjkAmount extends AmountInText {
  /** "件", where things are counted; and whether that is their name. */
  counter: string;
  isNamed: boolean;
}

const grammars = new Map<CjkLanguage, CjkGrammar>();

export function grammarOf(language: CjkLanguage): CjkGrammar {
  const known = grammars.get(language);
  if (known) return known;
  const words = CJK_WORDS[language];
  const group = (alternatives: object) =>
    Object.entries(alternatives)
      .map(([name, said]) => `(?<${name}>${said})`)
      .join('|');
  const money = words.currencies.map(([code, said]) => `(?<${code}>${said})`).join('|');
  const grammar: CjkGrammar = {
    ...words,
    language,
    amount: new RegExp(
      `(?<![\\d.,第图表圖版A-Za-z-])(?<![数數几幾上成](?=[^\\d]))(?<sign>[¥￥$€£])?(?:(?<base>[百千万萬])分之(?<share>${CJK_NUMBER})|(?<parts>${CJK_NUMBER})分[之の](?<part>${CJK_NUMBER})|` +
        `(?<low>(?<![上下每毎前後后])(?:${CJK_NUMBER}[个個])?半|${CJK_NUMBER})(?:\\s?(?:[-–~～〜至到]|から)\\s?(?<high>${CJK_NUMBER}))?\\s?[多余餘強弱]?\\s?` +
        `(?:(?<tenths>${words.tenths})|${money}|${group(words.units)}|(?<named>${words.named})|(?<counter>${words.counters})|(?<=[¥￥$€£][^¥￥$€£]{1,20})(?![\\d.])))`,
      'gu',
    ),
    period: new RegExp(`(?<past>${words.past})|${group(words.periods)}`, 'gu'),
    lead: new RegExp(`(?:${words.leads}|\\s)$`, 'u'),
    one: new RegExp(words.each, 'gu'),
  };
  grammars.set(language, grammar);
  return grammar;
}

/** The figures that stand in a text, in its order. */
export const cjkAmountsIn = (text: string, grammar: CjkGrammar): CjkAmount[] =>
  joined([...text.matchAll(grammar.amount)].flatMap((match) => foundAt(match, grammar) ?? []));

const SIXTY: Partial<Record<Unit, Unit>> = { hours: 'minutes', minutes: 'seconds' };

/** "1時間30分" is one amount. */
function joined(amounts: readonly CjkAmount[]): CjkAmount[] {
  const found: CjkAmount[] = [];
  for (const amount of amounts) {
    const last = found.at(-1);
    if (last?.end === amount.start && SIXTY[last.unit] === amount.unit) {
      const value = Math.round(100 * (last.value + amount.value / 60)) / 100;
      found[found.length - 1] = { ...last, end: amount.end, value, range: [value, value] };
    } else found.push(amount);
  }
  return found;
}

function foundAt(match: RegExpExecArray, { language, currencies, units }: CjkGrammar): CjkAmount | null {
  const groups = match.groups ?? {};
  const said = match[0];
  const base = { start: match.index, end: match.index + said.length, currency: null, counter: '', isNamed: false };
  const percent = (value: number | null): CjkAmount | null =>
    value === null || value > 100 ? null : { ...base, value, range: [value, value], unit: 'percent' };
  if (groups.share) {
    const of = { 百: 1, 千: 10, 万: 100, 萬: 100 }[groups.base ?? ''] ?? 1;
    return percent(scaled(cjkNumber(groups.share), 1 / of));
  }
  if (groups.parts && groups.part) {
    const [parts, part] = [cjkNumber(groups.parts), cjkNumber(groups.part)];
    return parts && part && part < parts ? percent(Math.round((10_000 * part) / parts) / 100) : null;
  }
  // "一个半小时" and "1時間半"
  const half = groups.low?.endsWith('半') || match.input.startsWith('半', base.end) ? 0.5 : 0;
  const whole = /^[^半个個]+/u.exec(groups.low ?? '')?.[0];
  const first = whole ? cjkNumber(whole) : 0;
  const low = first === null ? null : first + half;
  const high = groups.high ? cjkNumber(groups.high) : low;
  if (low === null || high === null || high < low) return null;
  if (groups.tenths) return low < 10 ? percent(scaled(low, 10)) : null;
  const code = currencies.map(([name]) => name).find((name) => groups[name]);
  const unit = (Object.keys(units) as Unit[]).find((name) => groups[name]);
  const counter = groups.counter ?? groups.named ?? '';
  // One is an article, a year has four digits, and "十分" is also "very" and "enough".
  if (groups.low === '一' || (counter && low === 1)) return null;
  if (half > 0 && !DURATIONS.has(unit ?? 'count')) return null;
  if (unit === 'years' && low >= 100) return null;
  if (language === 'ja' && unit === 'minutes' && groups.low === '十') return null;
  if (language === 'ja' && unit === 'days' && /月/u.test(match.input.slice(Math.max(0, match.index - 3), match.index)))
    return null;
  if (unit === 'percent') return /^(?:ポイント|个?百分点)/u.test(match.input.slice(base.end)) ? null : percent(low);
  const isMoney = Boolean(code ?? groups.sign);
  if (!isMoney && !unit && !counter) return null;
  return {
    ...base,
    value: Math.round((low + high) * 50) / 100,
    range: [low, high],
    unit: isMoney ? 'currency' : (unit ?? 'count'),
    currency: isMoney ? currencyOf(code, groups.sign, match.input) : null,
    counter,
    isNamed: Boolean(groups.named),
  };
}

const scaled = (value: number | null, times: number) => (value === null ? null : Math.round(value * times * 1e4) / 1e4);

const SIGNS: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
/** Letters of which mainland texts have none: their "元" may be another one. */
const TRADITIONAL = /[萬億個們這對後時為與國學業務員單張]/u;

function currencyOf(code: string | undefined, sign: string | undefined, text: string): string | null {
  if (code === 'CNY' && TRADITIONAL.test(text)) return null;
  return code ?? SIGNS[sign ?? ''] ?? null;
}
