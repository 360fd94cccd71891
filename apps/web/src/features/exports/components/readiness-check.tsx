import type { ReadinessItem } from '@process-ai/contract/exports';
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { useIsSeen } from '../../../lib/use-is-seen.ts';
import { copy } from '../copy.ts';
import { useReadiness } from '../queries.ts';

interface ReadinessCheckProps {
  sectorId: string;
  headingLevel?: 'h2' | 'h4';
}

/** What is missing or odd in what an export would show, each with the way to where it is mended. */
export function ReadinessCheck({ sectorId, headingLevel: Heading = 'h4' }: ReadinessCheckProps) {
  const { ref, isSeen } = useIsSeen();
  const { data, isError, error, refetch } = useReadiness(sectorId, isSeen);
  const words = copy.readiness;
  return (
    <section ref={ref} aria-label={words.title} className="grid gap-2">
      <Heading className={Heading === 'h2' ? 'font-semibold text-sm' : 'font-medium'}>{words.title}</Heading>
      {data ? (
        <>
          <p className="flex items-start gap-2 text-pretty">
            {data.draft ? (
              <OctagonAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
            ) : (
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
            )}
            {data.draft
              ? words.draft(data.items.filter(({ blocks }) => blocks).length)
              : data.items.length > 0
                ? words.open(data.items.length)
                : words.ready}
          </p>
          {data.items.length > 0 ? (
            <ul className="divide-y rounded-lg border bg-surface">
              {data.items.map((item) => (
                <Item key={item.message} {...item} sectorId={sectorId} />
              ))}
            </ul>
          ) : null}
        </>
      ) : isError ? (
        <FailedState title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </section>
  );
}

const Item = ({ sectorId, ...item }: ReadinessItem & { sectorId: string }) => (
  <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-3 py-2">
    <TriangleAlert
      aria-hidden
      className={item.blocks ? 'mt-0.5 size-4 shrink-0 text-danger' : 'mt-0.5 size-4 shrink-0 text-warning'}
    />
    <div className="min-w-52 grow basis-0">
      <p className="text-pretty">
        {item.blocks ? <Badge tone="danger">{copy.readiness.blocks}</Badge> : null} {item.message}
      </p>
      {item.names.length > 0 ? (
        <p className="line-clamp-2 break-words text-muted text-xs">{item.names.join(' · ')}</p>
      ) : null}
    </div>
    <Link
      to={placeOf(sectorId, item)}
      className="shrink-0 rounded font-medium text-accent underline underline-offset-2"
    >
      {copy.readiness.mend[item.kind]}
    </Link>
  </li>
);

/** Where it is mended: the one initiative or process that it is about, or the list that holds them. */
function placeOf(sectorId: string, { kind, processIds, initiativeIds }: ReadinessItem): string {
  const sector = `/sectors/${sectorId}`;
  const place = kind === 'languageDiffers' && initiativeIds.length > 0 ? null : PLACES[kind];
  if (place !== null) return `${sector}${place}`;
  if (kind === 'longNames' && processIds.length > 0) return `${sector}?process=${processIds[0]}`;
  return initiativeIds.length === 1 ? `${sector}/roi/initiatives/${initiativeIds[0]}` : `${sector}/roi?view=plan`;
}

/** Within the sector; null = the plan, or the one that it is about. */
const PLACES: Record<ReadinessItem['kind'], string | null> = {
  nothingDecided: '?view=opportunities&show=table&status=proposed',
  undecided: '?view=opportunities&show=table&status=proposed',
  lowConfidence: '?view=opportunities&show=table&status=accepted',
  nothingMeasured: '/roi',
  doubtfulInputs: '/roi?show=figures',
  neverPaysBack: '/roi?show=figures',
  defaultRate: '/roi?view=assumptions',
  noOwner: null,
  noCost: null,
  planOutOfOrder: null,
  noPlan: null,
  unplanned: null,
  planOutOfDate: null,
  noActuals: null,
  noBaseline: null,
  conditionBroken: null,
  documentsLeftOut: '/insights',
  processDeleted: '/journeys',
  agentUnfounded: '/journeys',
  currencyDiffers: '/roi?view=assumptions',
  headcountDiffers: '',
  languageDiffers: '?view=tree',
  longNames: null,
};
