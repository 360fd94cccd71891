import type { AssumptionName } from '@process-ai/contract/roi';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { LOCALES } from '@process-ai/domain/language';
import type { FigureWords } from './figure-words.ts';

/** Defaults whose figures were counted in the United States; the product has none of another country. */
const AMERICAN: ReadonlySet<AssumptionName> = new Set(['hoursPerYear', 'loadFactor']);

/** Where a default comes from; to a client in other countries, also that it is not from there. */
export function assumptionSource(
  name: AssumptionName,
  { sector }: Pick<Blueprint, 'sector'>,
  { say: { method }, language }: FigureWords,
): string {
  const { source } = method.assumptions[name];
  const countries = sector.profile?.countries ?? [];
  if (!AMERICAN.has(name) || countries.length === 0 || countries.includes('US')) return source;
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  return source + method.american(countries.map((country) => names.of(country) ?? country).join(', '));
}
