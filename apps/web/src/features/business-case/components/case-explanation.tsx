import type { Explanation } from '../../../components/explanation/explanation.ts';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import * as rules from '../model/explain.ts';

interface CaseExplanationProps {
  /** Chooses among the rules, which come with this file. */
  by: (explain: typeof rules) => Explanation;
}

/** Where a figure of the business case comes from. */
export const CaseExplanation = ({ by }: CaseExplanationProps) => <ExplanationView {...by(rules)} />;
