import { Explained } from '../../../components/explained.tsx';
import { type Explanation, WHERE_FROM } from '../../../components/explanation/explanation.ts';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';

interface ExplainedCellProps {
  /** What the figure is, for screen readers. */
  label: string;
  value: string;
  explain: () => Explanation;
}

/** A figure in a table; pressing it shows where it comes from. */
export const ExplainedCell = ({ label, value, explain }: ExplainedCellProps) => (
  <Explained
    title={WHERE_FROM}
    aria-label={`${label}: ${value}. ${WHERE_FROM}`}
    className="min-h-6 rounded text-left decoration-dotted underline-offset-4 hover:underline data-[state=open]:bg-accent-soft"
    renderExplanation={() => <ExplanationView {...explain()} />}
  >
    {value}
  </Explained>
);
