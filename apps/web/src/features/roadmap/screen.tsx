import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import type { ProcessNode } from '@process-ai/contract/processes';
import type { RoiResult } from '@process-ai/contract/roi';
import {
  EFFORT_PER_MONTH,
  planRoadmap,
  ROADMAP_RULE,
  type Roadmap,
  type RoadmapItem,
  type RoadmapWave,
} from '@process-ai/domain/roadmap';
import { ChevronRight, Route } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { Progress } from '../../components/progress.tsx';
import { cx } from '../../lib/cx.ts';
import { formatByBasis } from '../../lib/format.ts';
import { usePrinting } from '../../lib/printing.ts';
import { useOpportunities, useProcessTree, useRoi } from '../../lib/shared-queries.ts';
import { copy } from './copy.ts';

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

const LOOKS = ['bg-accent-soft text-accent-ink', 'bg-accent text-on-accent', 'bg-accent-ink text-surface'];

/** How long the waves are beside each other. The cards below say the same in words. */
const WaveStrip = ({ waves }: { waves: readonly RoadmapWave[] }) => (
  <div aria-hidden className="flex gap-0.5 overflow-hidden rounded-lg text-xs print:[print-color-adjust:exact]">
    {waves.map(({ name, months }, index) => (
      <div
        key={name}
        style={{ flexGrow: months.to - months.from + 1 }}
        className={cx('min-w-0 basis-0 truncate px-2 py-2 font-medium', LOOKS[index])}
      >
        {index + 1} <span className="hidden sm:inline">{name}</span>
        <span className="hidden font-normal sm:block">{copy.months(months)}</span>
      </div>
    ))}
  </div>
);

/** As many are shown until somebody asks for all. */
const SHOWN = 8;

interface WaveCardProps {
  wave: RoadmapWave;
  number: number;
  currency: string;
}

/** One wave: its months, what it saves and takes, and what is done in it. */
function WaveCard({ wave, number, currency }: WaveCardProps) {
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const { name, months, items, totalSavings, totalEffort, capacity } = wave;
  const shown = all || printing ? items : items.slice(0, SHOWN);
  return (
    <section aria-label={name} className="flex flex-col rounded-lg border bg-surface">
      <header className="grid break-inside-avoid break-after-avoid gap-2 border-b px-4 py-3">
        <div className="flex items-baseline justify-between gap-3">
          <h4 className="font-semibold">
            {number} {name}
          </h4>
          <p className="text-muted text-xs">{copy.months(months)}</p>
        </div>
        <p>
          <span className="font-semibold">{formatByBasis(totalSavings, currency)}</span>{' '}
          <span className="text-muted text-xs">{copy.items(items.length)}</span>
        </p>
        <div className="grid gap-1">
          <Progress
            label={`${name}: ${copy.effort(totalEffort, capacity)}`}
            value={totalEffort}
            max={capacity}
            valueText={copy.effort(totalEffort, capacity)}
          />
          <p className="text-muted text-xs">{copy.effort(totalEffort, capacity)}</p>
        </div>
      </header>
      {items.length > 0 ? (
        <ol className="divide-y">
          {shown.map((item) => (
            <RoadmapLine
              key={`${item.processCode} ${item.type} ${item.opportunityTitle}`}
              item={item}
              currency={currency}
            />
          ))}
        </ol>
      ) : (
        <p className="px-4 py-3 text-muted">{copy.nothing}</p>
      )}
      {shown.length < items.length ? (
        <div className="border-t px-3 py-2 print:hidden">
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {copy.showAll(items.length)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** A list of thousands says no more than its beginning and its length. */
const LISTED = 100;

/** What waits until the waves are through. */
const LaterList = ({ items, currency }: { items: readonly RoadmapItem[]; currency: string }) =>
  items.length > 0 ? (
    <details className="group rounded-lg border bg-surface">
      <summary className="flex min-h-10 list-none items-center gap-3 rounded-lg px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{copy.later.title}</span>
        <span className="grow text-muted text-xs">
          {copy.items(items.length)}. {copy.later.text}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90" />
      </summary>
      <ol className="divide-y border-t">
        {items.slice(0, LISTED).map((item) => (
          <RoadmapLine
            key={`${item.processCode} ${item.type} ${item.opportunityTitle}`}
            item={item}
            currency={currency}
          />
        ))}
      </ol>
      {items.length > LISTED ? (
        <p className="border-t px-4 py-2.5 text-muted">{copy.later.more(items.length - LISTED)}</p>
      ) : null}
    </details>
  ) : null;

/** One opportunity in its place in the plan. */
const RoadmapLine = ({ item, currency }: { item: RoadmapItem; currency: string }) => (
  <li className="grid break-inside-avoid gap-1 px-4 py-2.5">
    <div className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 text-pretty font-medium">{item.opportunityTitle}</span>
      <span className="shrink-0">{copy.worth(item, currency)}</span>
    </div>
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
      <Badge tone="outline">{copy.types[item.type]}</Badge>
      <span>{copy.effortOf(item.effort)}</span>
      <span className="min-w-0 truncate" title={`${item.processCode} ${item.processName}`}>
        {item.processCode} {item.processName}
      </span>
    </div>
  </li>
);

/** The plan for every process with opportunities: the same as in an export of the whole sector. */
function sectorRoadmap(
  processes: readonly ProcessNode[],
  opportunities: readonly SectorOpportunity[],
  results: readonly RoiResult[],
): Roadmap {
  const byProcess = Map.groupBy(opportunities, ({ processId }) => processId);
  const planned = processes.flatMap((process) => {
    const own = byProcess.get(process.id);
    return own ? [{ ...process, opportunities: own }] : [];
  });
  return planRoadmap(planned, results);
}
