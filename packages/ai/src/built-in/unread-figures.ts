import type { InsightFact } from '@process-ai/contract/insights';

/** Letters that none of the seven languages of the catalogue has, but a neighbour of theirs. */
const LETTERS = /[ąęłśżźćńőűşğıčřšžěďťňůățșåøđľĺŕąėįųūāēīķļņģ]/giu;
/** Scripts whose numbers nothing here reads. */
const SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hangul}]/gu;
/** Names bring some of them into any text. */
const OF_LETTERS = 0.015;
const OF_SCRIPTS = 0.4;
const READ = 4000;

/** Whether a text is in a language whose figures are not read: they would be taken for others ("61 tys." is 61,000). */
export function isUnread(text: string): boolean {
  const begin = text.slice(0, READ);
  const count = (pattern: RegExp) => begin.match(pattern)?.length ?? 0;
  const [foreign, scripts] = [count(LETTERS), count(SCRIPTS)];
  // Most texts have none, and their letters need not be counted.
  if (foreign + scripts === 0) return false;
  const letters = Math.max(1, count(/\p{L}/gu));
  return foreign / letters > OF_LETTERS || scripts / letters > OF_SCRIPTS;
}

const FIGURES =
  /(?<![\p{L}\d.,])\d[\d., \u00a0]*(?<percent>\s?%)?(?<money>[^\d.;]{0,8}(?:zł|Kč|\bkr\b|\blei\b|\bFt\b|\bTL\b|[€$₺₽]|руб|грн))?(?=\s\p{L}{2}|\s?[%€$₺₽]|[.,;]|$)/giu;
const YEAR = /^(?:19|20)\d\d$/;

type Figure = Pick<InsightFact, 'unit' | 'period'>;

/** What figures a sentence seems to hold, for their weight in a summary; their values are not read. */
export const unreadFigures = (text: string): Figure[] =>
  [...text.matchAll(FIGURES)].flatMap(({ 0: said, groups = {} }): Figure[] => {
    if (groups.money) return [{ unit: 'currency', period: null }];
    if (groups.percent) return [{ unit: 'percent', period: null }];
    return YEAR.test(said.trim()) ? [] : [{ unit: 'days', period: null }];
  });
