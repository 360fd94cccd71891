import type { Roi } from '@process-ai/contract/roi';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { explainTotal, type NameOf, type TotalFigure } from '../model/explain-total.ts';

interface TotalExplanationProps {
  figure: TotalFigure;
  roi: Roi;
  nameOf: NameOf;
}

/** Where a figure of the whole sector comes from. */
export const TotalExplanation = ({ figure, roi, nameOf }: TotalExplanationProps) => (
  <ExplanationView {...explainTotal(figure, roi, nameOf)} />
);
