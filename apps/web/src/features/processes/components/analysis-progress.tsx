import { type ReactNode, Suspense } from 'react';
import { onDemand, prefetchAtFirstSign } from '../../../lib/on-demand.tsx';
import { useFetchUnread } from '../queries.ts';
import { type Analysis, useAnalysis } from '../use-analysis.ts';

const state = onDemand(() => import('./analysis-state.tsx'));
prefetchAtFirstSign(state);
const AnalysisState = state.part('AnalysisState');

/** The analysis under way, or what the last one could not do. */
export const AnalysisProgress = ({ analysis }: { analysis: Analysis }) =>
  analysis.job || analysis.report ? (
    <Suspense>
      <AnalysisState analysis={analysis} />
    </Suspense>
  ) : null;

interface AnalysisBarProps {
  sectorId: string;
  /** What may start an analysis of all that nobody has analyzed yet. */
  children?: (analysis: { start: () => void; isBusy: boolean }) => ReactNode;
}

/** The same beside other views of the sector. */
export function AnalysisBar({ sectorId, children }: AnalysisBarProps) {
  const analysis = useAnalysis(sectorId, forgetChosen);
  const unread = useFetchUnread(sectorId);
  const start = () => unread.mutate(undefined, { onSuccess: (ids) => analysis.start(ids) });
  return (
    <>
      <AnalysisProgress analysis={analysis} />
      {children?.({ start, isBusy: analysis.isBusy || unread.isPending })}
    </>
  );
}

const forgetChosen = () => {};
