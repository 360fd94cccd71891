import type { ComponentProps } from 'react';
import { Explained } from '../../../components/explained.tsx';
import { WHERE_FROM } from '../../../components/explanation/explanation.ts';
import { onDemand, prefetchAtFirstSign } from '../../../lib/on-demand.tsx';

const explanation = onDemand(() => import('./case-explanation.tsx'));
prefetchAtFirstSign(explanation);
export const CaseExplanation = explanation.part('CaseExplanation');

interface ExplainedCellProps {
  /** What the figure is, for screen readers. */
  label: string;
  value: string;
  explain: ComponentProps<typeof CaseExplanation>['by'];
}

/** A figure in a table; pressing it shows where it comes from. */
export const ExplainedCell = ({ label, value, explain }: ExplainedCellProps) => (
  <Explained
    title={WHERE_FROM}
    aria-label={`${label}: ${value}. ${WHERE_FROM}`}
    className="min-h-6 rounded text-left decoration-dotted underline-offset-4 hover:underline data-[state=open]:bg-accent-soft"
    renderExplanation={() => <CaseExplanation by={explain} />}
  >
    {value}
  </Explained>
);
