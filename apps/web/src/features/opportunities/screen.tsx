import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { ChartScatter, Lightbulb } from 'lucide-react';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { useMayEdit } from '../../components/for-editors.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { useElementWidth } from '../../lib/element-width.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { onDemand, prefetchAtFirstSign } from '../../lib/on-demand.tsx';
import { usePrinting } from '../../lib/printing.ts';
import { useCurrency, useOpportunities } from '../../lib/shared-queries.ts';
import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts';
import { DecisionBar } from './components/decision-bar.tsx';
import { OpportunityChart } from './components/opportunity-chart.tsx';
import { NoMatches, OpportunityFilters } from './components/opportunity-filters.tsx';
import { OpportunityGrid, PrintedOpportunities } from './components/opportunity-grid.tsx';
import type { RowActions } from './components/opportunity-row.tsx';
import { copy } from './copy.ts';
import {
  afterLeaving,
  filterOpportunities,
  NO_FILTERS,
  OF_THE_CHART,
  occurringIn,
  type Sort,
  sortOpportunities,
  toggled,
} from './model.ts';
import { type Decide, useAssign, useDecide } from './queries.ts';
import { usePointed } from './use-pointed.ts';
import { useTriageKeys } from './use-triage-keys.ts';
import { useEditing, useFilters, useOpenOpportunity, useSort } from './use-url-state.ts';

interface OpportunitiesScreenProps {
  sectorId: string;
  /** The address of the tree. */
  treePath: string;
  /** The address of a process in the tree. */
  processPath: (processId: string) => string;
  commentsOf: (opportunityId: string) => ReactNode;
}

/** Every opportunity of a sector: what there is to gain, and which of it to take. */
export function OpportunitiesScreen({ sectorId, treePath, ...shared }: OpportunitiesScreenProps) {
  const opportunities = useOpportunities(sectorId);
  if (opportunities.data && opportunities.data.length > 0) {
    return <OpportunityBrowser sectorId={sectorId} opportunities={opportunities.data} {...shared} />;
  }
  if (opportunities.data) {
    return (
      <EmptyState
        icon={Lightbulb}
        title={copy.list.emptyTitle}
        actions={
          <Button variant="primary" asChild>
            <Link to={treePath}>{copy.list.emptyBack}</Link>
          </Button>
        }
      >
        {copy.list.emptyText}
      </EmptyState>
    );
  }
  if (opportunities.isError) {
    return (
      <FailedState title={copy.list.failed} error={opportunities.error} onRetry={() => void opportunities.refetch()} />
    );
  }
  return (
    <Loading label={copy.list.loading}>
      <Skeleton className="h-8 max-w-lg" />
      <Skeleton className="h-96" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </Loading>
  );
}

const layers = onDemand(() => import('./components/list-layers.tsx'));
const dialogs = onDemand(() => import('./components/opportunity-dialogs.tsx'));
prefetchAtFirstSign(layers);
const TriagePanel = layers.part('TriagePanel');
const EditOpportunityDialog = dialogs.part('EditOpportunityDialog');

interface OpportunityBrowserProps extends Omit<OpportunitiesScreenProps, 'treePath'> {
  opportunities: readonly SectorOpportunity[];
}

/** The loaded opportunities of a sector: the list to go through, and beside it the chart and the one that stands open. */
function OpportunityBrowser({ sectorId, opportunities, processPath, commentsOf }: OpportunityBrowserProps) {
  const currency = useCurrency(sectorId);
  const [filters, setFilters] = useFilters();
  const [sort, setSort] = useSort();
  const [openId, setOpenId] = useOpenOpportunity();
  const [editing, setEditing] = useEditing();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { run, undoLast, isPending } = useDecide(sectorId);
  const mayEdit = useMayEdit();
  const beside = useMediaQuery('(min-width: 1280px)');
  const screen = useRef<HTMLDivElement>(null);
  const width = useElementWidth(screen);
  const narrow = width > 0 && width < 900;
  const pointed = usePointed();
  useEffect(() => pointed.open(openId), [pointed, openId]);

  const found = useMemo(() => filterOpportunities(opportunities, filters), [opportunities, filters]);
  const rows = useMemo(() => sortOpportunities(found, sort), [found, sort]);
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  // The list answers first: thousands of marks, and what there is to filter by, follow once that is painted.
  const later = useDeferredValue(useMemo(() => ({ opportunities, found, filters }), [opportunities, found, filters]));
  const charted = useMemo(
    () => filterOpportunities(later.opportunities, { ...later.filters, ...OF_THE_CHART }),
    [later.opportunities, later.filters],
  );
  const occurring = useMemo(() => occurringIn(later.opportunities), [later.opportunities]);
  const { run: assign } = useAssign(sectorId);
  const byId = (id: string | null) => opportunities.find((opportunity) => opportunity.id === id);
  const [opened, edited] = [byId(openId), mayEdit ? byId(editing) : undefined];
  const place = rows.findIndex(({ id }) => id === openId);

  const goTo = (id: string | null) => void setOpenId(id, { history: 'replace' });
  const close = () => void setOpenId(null);
  const decide: Decide = (decided, status, why) => {
    if (!mayEdit) return;
    const leaves = status === 'rejected' || (filters.status !== null && filters.status !== status);
    const isLeft = opened && leaves && decided.some(({ id }) => id === opened.id);
    run(decided, status, why, isLeft ? () => goTo(afterLeaving(rows, opened.id)) : undefined);
  };
  const step = (by: 1 | -1) => {
    const next = rows[place + by];
    if (next && place >= 0) goTo(next.id);
  };
  // Thousands of opportunities: neither the chart nor a row is rendered again for what concerns another one.
  const actions: RowActions = useStableCallbacks({
    select: (id: string) => setSelected((before) => toggled(before, id)),
    accept: (opportunity: SectorOpportunity) =>
      decide([opportunity], opportunity.status === 'accepted' ? 'proposed' : 'accepted'),
    reject: (opportunity: SectorOpportunity) => decide([opportunity], 'rejected'),
    edit: (id: string) => void setEditing(id),
  });
  // Nor are the filters and the sums above the rows, for what changes neither.
  const stable = useStableCallbacks({
    filter: setFilters,
    sort: (next: Sort) => void setSort(next),
    open: (id: string) => void setOpenId(id),
    select: (ids: string[]) => setSelected(new Set(ids)),
    decide,
    assign,
  });
  useTriageKeys({
    isOpen: opened !== undefined && !edited,
    step,
    accept: () => opened && actions.accept(opened),
    reject: () => opened && actions.reject(opened),
    edit: () => opened && actions.edit(opened.id),
    undo: undoLast,
    close,
  });

  // Beside the panel, and where there is no room beside the list, it shows once somebody asks for it.
  const [wantsChart, setWantsChart] = useState(false);
  const folds = useDeferredValue(opened !== undefined) || opened !== undefined || !beside;
  const printing = usePrinting();
  const showsChart = !folds || wantsChart || printing;
  const chart =
    charted.length > 0 && showsChart ? (
      <OpportunityChart
        opportunities={charted}
        listed={later.found}
        filters={later.filters}
        currency={currency}
        processPath={processPath}
        pointed={pointed}
        onFilters={stable.filter}
        onOpen={stable.open}
        compact={beside && folds}
      />
    ) : null;
  const chartSwitch = { 'aria-expanded': showsChart, onClick: () => setWantsChart(!wantsChart) };
  const panel = opened ? (
    <Suspense fallback={beside ? <Skeleton className="h-64" /> : null}>
      <TriagePanel
        sectorId={sectorId}
        opportunity={opened}
        currency={currency}
        processPath={processPath}
        commentsOf={commentsOf}
        beside={beside}
        place={place}
        count={rows.length}
        onStep={step}
        onDecide={decide}
        owners={occurring.owners}
        onAssign={assign}
        onEdit={actions.edit}
        onClose={close}
      />
    </Suspense>
  ) : null;
  return (
    <div ref={screen} className="grid grid-cols-[minmax(0,1fr)] gap-4 max-sm:gap-2">
      <div className="flex items-start gap-1.5">
        <OpportunityFilters
          sectorId={sectorId}
          filters={filters}
          onFilters={stable.filter}
          currency={currency}
          occurring={occurring}
          sort={sort}
          onSort={stable.sort}
          narrow={narrow}
          found={rows.length}
        />
        {beside ? null : (
          <IconButton
            label={copy.chart.title}
            icon={ChartScatter}
            variant="secondary"
            className="print:hidden"
            {...chartSwitch}
          />
        )}
      </div>
      {beside ? null : chart}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[1280px]:grid-cols-[minmax(0,1fr)_20rem] min-[1440px]:grid-cols-[minmax(0,1fr)_24rem] print:block">
        <div>
          <DecisionBar
            sectorId={sectorId}
            isWhole={rows.length === opportunities.length}
            shown={rows}
            chosen={chosen}
            currency={currency}
            isPending={isPending}
            onSelect={stable.select}
            onDecide={stable.decide}
            owners={occurring.owners}
            onAssign={stable.assign}
          />
          {rows.length > 0 ? (
            <OpportunityGrid
              sectorId={sectorId}
              rows={rows}
              currency={currency}
              selected={selected}
              sort={sort}
              onSort={stable.sort}
              openId={openId}
              onOpen={(id) => void setOpenId(id, { history: openId === null ? 'push' : 'replace' })}
              onClose={close}
              onMove={(id) => opened && goTo(id)}
              onPoint={pointed.point}
              actions={actions}
            />
          ) : (
            <NoMatches onClear={() => setFilters(NO_FILTERS)} />
          )}
          <PrintedOpportunities rows={rows} currency={currency} />
        </div>
        {beside ? (
          <div className="sticky top-18 flex max-h-[calc(100dvh-5.5rem)] flex-col gap-3 print:static print:max-h-none">
            {folds ? (
              <Button variant="ghost" className="shrink-0 justify-start! print:hidden" {...chartSwitch}>
                <ChartScatter aria-hidden />
                {copy.chart.title}
              </Button>
            ) : null}
            {chart ? (
              <div className="max-h-full shrink-0 overflow-y-auto print:max-h-none print:overflow-visible">{chart}</div>
            ) : null}
            {panel}
          </div>
        ) : (
          panel
        )}
      </div>
      <Suspense>
        {edited ? (
          <EditOpportunityDialog
            key={edited.id}
            sectorId={sectorId}
            processId={edited.processId}
            opportunity={edited}
            currency={currency}
            onClose={() => void setEditing(null, { history: 'replace' })}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
