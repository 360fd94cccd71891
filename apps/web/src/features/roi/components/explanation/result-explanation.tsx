import type { RoiResult } from '@process-ai/contract/roi';
import { roiWarnings } from '@process-ai/domain/roi-warnings';
import type { Explanation } from '../../../../components/explanation/explanation.ts';
import { ExplanationView } from '../../../../components/explanation/explanation-view.tsx';
import { formatSavings } from '../../../../lib/format.ts';
import { useProcess } from '../../../../lib/shared-queries.ts';
import { copy } from '../../copy.ts';

interface ResultExplanationProps {
  sectorId: string;
  result: RoiResult;
  explanation: Explanation;
  currency: string;
}

/** Where a figure of one process comes from; once its opportunities are read, with what they promise beside it. */
export function ResultExplanation({ sectorId, result, explanation, currency }: ResultExplanationProps) {
  const opportunities = useProcess(sectorId, result.processId).data?.opportunities ?? [];
  const promised = opportunities.reduce((sum, { estimatedSavings }) => sum + estimatedSavings, 0);
  const remarks = [
    ...(opportunities.length > 0
      ? [copy.explain.opportunities(formatSavings(promised, currency), opportunities.length)]
      : []),
    ...roiWarnings(result, opportunities).map(({ message }) => message),
  ];
  return <ExplanationView {...explanation} remarks={[...explanation.remarks, ...remarks]} />;
}
