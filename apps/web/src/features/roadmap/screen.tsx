import { EFFORT_PER_MONTH, ROADMAP_RULE } from '@process-ai/domain/roadmap';
import { Route } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { LaterList } from './components/later-list.tsx';
import { WaveCard } from './components/wave-card.tsx';
import { WaveStrip } from './components/wave-strip.tsx';
import { copy } from './copy.ts';
import { sectorRoadmap } from './model.ts';
import { useOpportunities, useProcessTree, useRoi } from './queries.ts';

/** In which order the opportunities of a sector come: three waves, and what waits. */
export function RoadmapScreen({ sectorId }: { sectorId: string }) {
  const roi = useRoi(sectorId);
  const processes = useProcessTree(sectorId);
  const opportunities = useOpportunities(sectorId);
  const roadmap = useMemo(
    () =>
      roi.data && processes.data && opportunities.data
        ? sectorRoadmap(processes.data, opportunities.data, roi.data.roiResults)
        : null,
    [roi.data, processes.data, opportunities.data],
  );
  const error = roi.error ?? processes.error ?? opportunities.error;
  if (error && !roadmap) {
    const retry = () => void Promise.all([roi, processes, opportunities].map((query) => query.refetch()));
    return <FailedState title={copy.failed} error={error} onRetry={retry} />;
  }
  if (!roadmap || !roi.data) {
    return (
      <Loading label={copy.loading}>
        <Skeleton className="h-12" />
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  if (opportunities.data?.length === 0) {
    return (
      <EmptyState icon={Route} title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  const { currency } = roi.data.assumptions;
  return (
    <section aria-label={copy.title} className="@container grid gap-6">
      <header className="grid max-w-prose gap-2">
        <h3 className="font-semibold">{copy.title}</h3>
        <p className="text-pretty text-muted">{copy.text}</p>
      </header>
      <WaveStrip waves={roadmap.waves} />
      <div className="grid gap-4 @4xl:grid-cols-3">
        {roadmap.waves.map((wave, index) => (
          <WaveCard key={wave.name} wave={wave} number={index + 1} currency={currency} />
        ))}
      </div>
      <LaterList items={roadmap.later} currency={currency} />
      <section aria-label={copy.rule} className="max-w-prose text-muted text-xs">
        <h4 className="font-medium">{copy.rule}</h4>
        <p className="mt-1 text-pretty">{ROADMAP_RULE}</p>
        <p className="mt-1 text-pretty">{copy.capacity(EFFORT_PER_MONTH)}</p>
      </section>
    </section>
  );
}
