import type { CheckedConstraint, Situation } from '@process-ai/domain/blueprint-situation';
import type { BlueprintStory } from '@process-ai/domain/blueprint-story';
import type { ClientQuote } from '@process-ai/domain/client-situation';
import type { FigureWords } from './figure-words.ts';
import { followsPlan } from './plan-words.ts';

const TITLE_QUOTE = 90;

/** "board-paper.docx, p. 1" */
export const sourceOf = ({ fileName, page }: ClientQuote, { say }: FigureWords): string =>
  say.money.page(fileName, page);

/** What the situation comes to, as a title; conditions before figures. */
export function situationInWords(
  { constraints, competitors, said }: Situation,
  { planned, decisions }: Pick<BlueprintStory, 'planned' | 'decisions'>,
  { say }: FigureWords,
): string {
  const of = (verdict: CheckedConstraint['verdict']) => constraints.filter((one) => one.verdict === verdict);
  const [broken, touched, unknown] = [of('broken'), of('touched'), of('unknown')];
  const [worst] = [...broken, ...touched, ...unknown];
  if (worst) {
    const quote = cut(worst.quote);
    if (worst.verdict === 'broken') return say.plan.broken(quote);
    if (touched.length > 1) {
      const asked = decisions.filter(({ kind }) => kind === 'condition' || kind === 'people');
      const due = asked.flatMap(({ by, unlocks }) => {
        const about = touched.find((one) => unlocks.text.includes(one.quote));
        return about ? [{ by, quote: cut(about.quote) }] : [];
      })[0];
      const count = touched.length === constraints.length ? null : constraints.length;
      return say.plan.touchedMany(touched.length, count, due?.quote ?? quote, due ? (due.by ?? say.plan.now) : null);
    }
    const what = planned?.isUnderWay ? 'rest' : followsPlan(planned) ? 'plan' : 'roadmap';
    return worst.verdict === 'touched' ? say.plan.touched(quote, what) : say.plan.unconfirmed(quote);
  }
  if (constraints.length > 0) return say.plan.keepsAll(cut(constraints[0]?.quote ?? ''));
  const [first] = [...competitors, ...said];
  return first ? say.plan.whyNow(cut(first.quote)) : '';
}

const cut = (quote: string): string => {
  if (quote.length <= TITLE_QUOTE) return quote.replace(/[.;:,]$/, '');
  const part = quote.slice(0, TITLE_QUOTE);
  return `${part.slice(0, part.lastIndexOf(' ')).toWellFormed()} …`;
};
