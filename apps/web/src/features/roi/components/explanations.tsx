import type { Roi } from '@process-ai/contract/roi';
import { roiWarnings } from '@process-ai/domain/roi-warnings';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { formatSavings } from '../../../lib/format.ts';
import { useProcess } from '../../../lib/shared-queries.ts';
import { explainCopy } from '../model/explain-copy.ts';
import { explainResult, type Given } from '../model/explain-result.ts';
import { explainTotal, type NameOf, type TotalFigure } from '../model/explain-total.ts';
import type { ResultFigure } from '../model/figures.ts';

interface TotalExplanationProps {
  figure: TotalFigure;
  roi: Roi;
  nameOf: NameOf;
}

/** Where a figure of the whole sector comes from. */
export const TotalExplanation = ({ figure, roi, nameOf }: TotalExplanationProps) => (
  <ExplanationView {...explainTotal(figure, roi, nameOf)} />
);

interface ResultExplanationProps {
  sectorId: string;
  figure: ResultFigure;
  given: Given;
}

/** Where a figure of one process comes from; once its opportunities are read, with what they promise beside it. */
export function ResultExplanation({ sectorId, figure, given }: ResultExplanationProps) {
  const { result, assumptions } = given;
  const opportunities = useProcess(sectorId, result.processId).data?.opportunities ?? [];
  const explanation = explainResult(figure, given);
  const promised = savingsByBasis(opportunities).measured;
  const remarks = [
    ...(opportunities.length > 0
      ? [explainCopy.opportunities(formatSavings(promised, assumptions.currency), opportunities.length)]
      : []),
    ...roiWarnings(result, opportunities).map(({ message }) => message),
  ];
  return <ExplanationView {...explanation} remarks={[...explanation.remarks, ...remarks]} />;
}
