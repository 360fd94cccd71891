import type { DocumentPage, InsightFigure } from '@process-ai/contract/insights';
import type { DocumentFigures } from '../analyst.ts';
import { isStopWord, isTimeWord, languageOf, wordsIn } from '../use-cases/language.ts';
import { findFacts } from './find-facts.ts';
import type { FoundFact } from './found-fact.ts';
import { isUnread } from './unread-figures.ts';

const MOST = 50;
const MOST_FACTS = 100;

export const findFigures = (pages: readonly DocumentPage[]): DocumentFigures => figuresOf(pages, findFacts(pages));

/** `found` are the facts of these pages. */
export function figuresOf(pages: readonly DocumentPage[], found: readonly FoundFact[]): DocumentFigures {
  const figures = new Map<string, InsightFigure>();
  for (const fact of found) {
    const input = inputOf(fact);
    const key = input && `${input.field} ${input.value}`;
    if (key && !figures.has(key)) figures.set(key, { ...input, page: fact.page, quote: fact.quote });
  }
  // What does not say what it counts is no row of a table.
  const facts = found
    .filter(({ what }) => what !== '')
    .map(({ range: _range, before: _before, after: _after, ...fact }) => fact);
  return {
    facts: facts.slice(0, MOST_FACTS),
    figures: [...figures.values()].slice(0, MOST),
    language: tellLanguage(pages),
  };
}

type Input = Pick<InsightFigure, 'field' | 'value' | 'conversion'>;

function inputOf(fact: FoundFact): Input | null {
  if (fact.unit === 'seconds' || fact.unit === 'minutes' || fact.unit === 'hours') return runtime(fact);
  if (fact.unit === 'fte') return { field: 'fteCount', value: fact.value, conversion: null };
  if (fact.unit === 'currency') return salary(fact);
  return fact.unit === 'count' ? (team(fact) ?? frequency(fact)) : null;
}

const MINUTES = { seconds: 1 / 60, minutes: 1, hours: 60 };
/** A deadline, an age, a wait or an opening time before the figure, and after it. */
const NO_RUNTIME_BEFORE =
  /(?:within|every|last|past|next|after|open|up to|least|than|under|over|every other|innerhalb(?: von)?|binnen|nach|spätestens|dentro de|menos de|sous|dans les|moins de|entro|meno di|binnen|na|prazo de|até)\s+(?:the\s+)?$|(?:wait|wart|espera|attend|attes|wacht|délai|delay)\p{L}*[^.;]{0,40}$|(?:待ち|等待|等候|目標|目标|انتظار|هدف)[^。.;؛]{0,40}$|(?:خلال|في غضون)\s$/iu;
const NO_RUNTIME_AFTER =
  /^\s+(?:ago|later|notice|service|support|daily|weekly|alt\b|antes|après|dopo|später)|^\s?(?:以内|之内|内|以前|前|後|后)/iu;
const PER_PERSON =
  /^\s*(?:per|a|an|each|pro|je|por|par)\s+(?:person|employee|fte|mitarbeiter|kopf|empleado|personne|salarié)/iu;

function runtime({ unit, period, range: [low, high], before, after }: FoundFact): Input | null {
  if (period || NO_RUNTIME_BEFORE.test(before) || NO_RUNTIME_AFTER.test(after) || PER_PERSON.test(after)) return null;
  if (unit !== 'seconds' && unit !== 'minutes' && unit !== 'hours') return null;
  const minutes = rounded(((low + high) / 2) * MINUTES[unit]);
  const told =
    high > low
      ? `the middle of ${plain(low)} and ${plain(high)} ${unit}`
      : `${plain(low)} ${low === 1 ? unit.slice(0, -1) : unit}`;
  const isSame = unit === 'minutes' && high === low;
  return { field: 'averageRuntime', value: minutes, conversion: isSame ? null : `${told} = ${plain(minutes)} minutes` };
}

const TEAM = /(?:team|teams|equipo|équipe|squadra|equipa|equipe)\s+(?:of|von|mit|aus|de|di|van)\s+$/iu;

const team = ({ value, period, before }: FoundFact): Input | null =>
  period || !TEAM.test(before) ? null : { field: 'fteCount', value, conversion: null };

const A_YEAR = {
  year: { times: 1, note: '' },
  quarter: { times: 4, note: '× 4 quarters' },
  month: { times: 12, note: '× 12 months' },
  week: { times: 52, note: '× 52 weeks' },
  day: { times: 250, note: '× 250 working days' },
};
const NOT_RUNS =
  /^(?:points?|staff|employees?|people|persons?|clerks?|times|mitarbeit\p{L}*|beschäftigte|personen|mal|empleados|personas|veces|personnes|salariés|agents|fois|dipendenti|persone|addetti|volte|medewerkers|mensen|personen|keer|funcionários|colaboradores|pessoas|vezes)\b|^(?:公里|平方米|公斤|吨|噸|トン|キロ|人$)|(?:员工|員工|職員|社員|人员)$|^موظف/iu;

function frequency({ what, value, period, after }: FoundFact): Input | null {
  if (!period || period === 'hour' || value === 0 || NOT_RUNS.test(what) || NOT_RUNS.test(after.trim())) return null;
  const rate = A_YEAR[period];
  const runs = rounded(value * rate.times);
  const conversion = rate.times === 1 ? null : `${plain(value)} a ${period} ${rate.note} = ${plain(runs)} a year`;
  return { field: 'processFrequency', value: runs, conversion };
}

/** A working year: FORMULAS.md, section 1. */
const HOURS_PER_YEAR = 2080;
const SALARY = { least: 5000, most: 1_000_000 };
const PAID =
  /salar(?:y|ies|ios?|iés?|i\b)|\bwages?\b|\bearn(?:s|ing)?\b|\bpaid\b|gehält|gehalt|\blohn|löhne|verdien|sueldo|salaire|stipendi|retribuzion|salaris|loon\b|salário|ordenado|vencimento|\bgana[n]?\b|gagne/iu;
const NO_SALARY =
  /\b(?:total|budget|bill|savings?|cost|gesamt\p{L}*|summe|ahorro|économie|risparmio|besparing|poupança)\b/iu;

function salary({ value, period, before, after }: FoundFact): Input | null {
  const around = `${before.slice(-48).replace(/^.*[.;]/, '')} # ${after.slice(0, 30).replace(/[.;].*$/, '')}`;
  if (!PAID.test(around) || NO_SALARY.test(around)) return null;
  if (period === 'day' || period === 'week' || period === 'quarter') return null;
  const times = period === 'hour' ? HOURS_PER_YEAR : period === 'month' ? 12 : 1;
  const yearly = rounded(value * times);
  if (yearly < SALARY.least || yearly > SALARY.most) return null;
  const note = period === 'hour' ? `× ${plain(HOURS_PER_YEAR)} hours` : '× 12 months';
  const conversion =
    times === 1
      ? null
      : `${plain(value)} ${period === 'hour' ? 'an' : 'a'} ${period} ${note} = ${plain(yearly)} a year`;
  return { field: 'averageSalary', value: yearly, conversion };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

const plain = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** Characters from which the language is told. */
const READ = 10_000;
/** Scripts that one language is mostly written in, and letters of another that shares the script. */
const SCRIPTS = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['fa', /[پچژگ]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
] as const;
/** Share of the letters from which a script's language is told; letters of one language are rarer than its script. */
const SCRIPT_LEAST = { ja: 0.1, fa: 0.03, uk: 0.03 };
const OF_SCRIPT = 0.5;
/**
 * Share of small words ("the", "und", "per week") below which a text is a list of labels, or in a language that is not
 * known: notes of short sentences that are full of figures have few.
 */
const SMALL_WORDS = 0.15;
const SENTENCE = /\p{Ll}{2}[.!?](?:\s|$)/u;
const ENGLISH_TIMES = /^(?:takes?|minutes?|hours?|days?|weeks?|months?|years?)$/;
/** "Jan de Vries, Maria da Silva": small words of a name say nothing where so many of the others begin with a capital. */
const NAMES = 0.8;

/** The language of a document; null where it has too few words, or is in none that is known. */
function tellLanguage(pages: readonly DocumentPage[]): string | null {
  const text = pages
    .map((page) => page.text.slice(0, 4000))
    .join('\n')
    .slice(0, READ)
    .normalize('NFKC');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, script] of SCRIPTS) {
    const least = language in SCRIPT_LEAST ? SCRIPT_LEAST[language as keyof typeof SCRIPT_LEAST] : OF_SCRIPT;
    if ((text.match(script)?.length ?? 0) > least * letters) return language;
  }
  // Figures are written alike in all.
  const words = wordsIn(text).filter((word) => /\p{L}/u.test(word));
  const language = languageOf(words);
  const isSmall = (word: string) =>
    isStopWord(word, language) || isTimeWord(word, language) || (language === 'en' && ENGLISH_TIMES.test(word));
  const small = words.filter(isSmall).length;
  if (words.length === 0 || small < SMALL_WORDS * words.length || isUnread(text)) return null;
  const others = (text.match(/\p{L}+/gu) ?? []).filter((word) => !wordsIn(word).every(isSmall));
  const named = others.filter((word) => /^\p{Lu}/u.test(word)).length;
  return named > NAMES * others.length && !SENTENCE.test(text) ? null : language;
}
