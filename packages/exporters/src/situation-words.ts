import type { PlanView } from '@process-ai/domain/blueprint-plan';
import type { CheckedConstraint } from '@process-ai/domain/blueprint-situation';
import type { Situation } from '@process-ai/domain/blueprint-story';
import type { ClientQuote } from '@process-ai/domain/client-situation';
import { planWords } from './plan-words.ts';

export const VERDICT_LABELS: Record<CheckedConstraint['verdict'], string> = {
  kept: 'Kept',
  touched: 'Touched',
  broken: 'Broken',
  unknown: 'To be confirmed',
};

const TITLE_QUOTE = 90;

/** "board-paper.docx, p. 1" */
export const sourceOf = ({ fileName, page }: ClientQuote): string => `${fileName}, p.\u00a0${page}`;

/** What the situation comes to, as a title; conditions before figures. */
export function situationInWords({ constraints, competitors, said }: Situation, planned: PlanView | null): string {
  const of = (verdict: CheckedConstraint['verdict']) => constraints.filter((one) => one.verdict === verdict);
  const [broken, touched, unknown] = [of('broken'), of('touched'), of('unknown')];
  const [worst] = [...broken, ...touched, ...unknown];
  if (worst) {
    const quote = `“${cut(worst.quote)}”`;
    if (worst.verdict === 'broken') return `As planned, a condition of the client does not hold: ${quote}`;
    return worst.verdict === 'touched'
      ? `A condition of the client has to be settled before ${planned?.isUnderWay ? 'the rest of the plan' : planWords(planned)} goes live: ${quote}`
      : `A condition of the client is still to be confirmed: ${quote}`;
  }
  if (constraints.length > 0)
    return `The plan keeps every condition that the client has set, “${cut(constraints[0]?.quote ?? '')}” first`;
  const [first] = [...competitors, ...said];
  return first ? `The client’s own papers say why now: “${cut(first.quote)}”` : '';
}

const cut = (quote: string): string => {
  if (quote.length <= TITLE_QUOTE) return quote.replace(/[.;:,]$/, '');
  const part = quote.slice(0, TITLE_QUOTE);
  return `${part.slice(0, part.lastIndexOf(' ')).toWellFormed()} …`;
};
