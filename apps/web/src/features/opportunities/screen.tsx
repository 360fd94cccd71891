import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { Lightbulb, ListTree, SearchX, X } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useCurrency, useOpportunities } from '../../lib/shared-queries.ts';
import { DecisionBar } from './components/decision-bar.tsx';
import { OpportunityCard } from './components/opportunity-card.tsx';
import { OpportunityChart } from './components/opportunity-chart.tsx';
import { OpportunityFilters } from './components/opportunity-filters.tsx';
import { OpportunityGrid, PrintedOpportunities } from './components/opportunity-grid.tsx';
import type { RowActions } from './components/opportunity-row.tsx';
import { copy } from './copy.ts';
import { basesOf, filterOpportunities, processLabel, sortOpportunities, sourcesOf } from './model.ts';
import { type Decide, useDecide } from './queries.ts';
import { useEditing, useFilters, useOpenOpportunity, useSort } from './use-url-state.ts';

interface OpportunitiesScreenProps {
  sectorId: string;
  /** The address of the tree. */
  treePath: string;
  /** The address of a process in the tree. */
  processPath: (processId: string) => string;
}

/** Every opportunity of a sector: what there is to gain, and which of it to take. */
export function OpportunitiesScreen({ sectorId, treePath, processPath }: OpportunitiesScreenProps) {
  const opportunities = useOpportunities(sectorId);
  if (opportunities.data && opportunities.data.length > 0) {
    return <OpportunityBrowser sectorId={sectorId} opportunities={opportunities.data} processPath={processPath} />;
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

const EditOpportunityDialog = lazy(async () => ({
  default: (await import('./components/opportunity-dialogs.tsx')).EditOpportunityDialog,
}));

interface OpportunityBrowserProps {
  sectorId: string;
  opportunities: readonly SectorOpportunity[];
  processPath: (processId: string) => string;
}

/** The loaded opportunities of a sector: find, compare, decide on many at once. */
function OpportunityBrowser({ sectorId, opportunities, processPath }: OpportunityBrowserProps) {
  const currency = useCurrency(sectorId);
  const [filters, setFilters] = useFilters();
  const [sort, setSort] = useSort();
  const [openId, setOpenId] = useOpenOpportunity();
  const [editing, setEditing] = useEditing();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { run: decide, isPending } = useDecide(sectorId);

  const found = useMemo(() => filterOpportunities(opportunities, filters), [opportunities, filters]);
  const rows = useMemo(() => sortOpportunities(found, sort), [found, sort]);
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  const sources = useMemo(() => sourcesOf(opportunities), [opportunities]);
  const bases = useMemo(() => basesOf(opportunities), [opportunities]);
  const byId = (id: string | null) => opportunities.find((opportunity) => opportunity.id === id);
  const [opened, edited] = [byId(openId), byId(editing)];

  const actions: RowActions = {
    select: (id) => setSelected((before) => toggled(before, id)),
    accept: (opportunity) => decide([opportunity], opportunity.status === 'accepted' ? 'proposed' : 'accepted'),
    reject: (opportunity) => decide([opportunity], 'rejected'),
    edit: (id) => void setEditing(id),
  };
  const clear = () => setFilters({ text: '', types: [], status: null, source: null, basis: null });

  return (
    <div className="grid gap-4">
      <OpportunityFilters
        filters={filters}
        onFilters={setFilters}
        sources={sources}
        bases={bases}
        sort={sort}
        onSort={(next) => void setSort(next)}
      />
      {rows.length === 0 ? (
        <EmptyState icon={SearchX} title={copy.list.none} actions={<Button onClick={clear}>{copy.list.clear}</Button>}>
          {copy.list.noneText}
        </EmptyState>
      ) : (
        <OpportunityChart
          opportunities={found}
          currency={currency}
          processPath={processPath}
          onOpen={(id) => void setOpenId(id)}
        />
      )}
      <div>
        <DecisionBar
          sectorId={sectorId}
          isWhole={rows.length === opportunities.length}
          shown={rows}
          chosen={chosen}
          currency={currency}
          isPending={isPending}
          onSelect={(ids) => setSelected(new Set(ids))}
          onDecide={decide}
        />
        {rows.length > 0 ? (
          <OpportunityGrid
            sectorId={sectorId}
            rows={rows}
            currency={currency}
            selected={selected}
            sort={sort}
            onSort={(next) => void setSort(next)}
            onOpen={(id) => void setOpenId(id)}
            actions={actions}
          />
        ) : null}
        <PrintedOpportunities rows={rows} currency={currency} />
      </div>
      {opened && !edited ? (
        <OpportunityDetails
          sectorId={sectorId}
          opportunity={opened}
          currency={currency}
          processPath={processPath}
          onDecide={decide}
          onEdit={actions.edit}
          onClose={() => void setOpenId(null)}
        />
      ) : null}
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

function toggled(before: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(before);
  if (!next.delete(id)) next.add(id);
  return next;
}

interface OpportunityDetailsProps {
  sectorId: string;
  opportunity: SectorOpportunity;
  currency: string;
  processPath: (processId: string) => string;
  onDecide: Decide;
  onEdit: (id: string) => void;
  onClose: () => void;
}

/** One opportunity of the list in full, in a side sheet. Opens as it is mounted. */
const OpportunityDetails = (props: OpportunityDetailsProps) => {
  const { sectorId, opportunity, currency, processPath, onDecide, onEdit, onClose } = props;
  return (
    <Sheet open onOpenChange={onClose} title={copy.details.label} className="w-104">
      <header className="flex items-center justify-between gap-2 border-b py-1.5 pr-1.5 pl-4">
        <span className="truncate text-muted" title={processLabel(opportunity)}>
          {processLabel(opportunity)}
        </span>
        <IconButton label={copy.details.close} icon={X} onClick={onClose} />
      </header>
      <div className="grid gap-4 px-4 py-4">
        <OpportunityCard
          sectorId={sectorId}
          processId={opportunity.processId}
          opportunity={opportunity}
          currency={currency}
          headingLevel={3}
          onDecide={onDecide}
          onEdit={onEdit}
        />
        <Button asChild className="h-auto! min-h-8 justify-start! py-1.5 text-left whitespace-normal!">
          <Link to={processPath(opportunity.processId)}>
            <ListTree aria-hidden />
            <span className="min-w-0">{copy.details.goTo(processLabel(opportunity))}</span>
          </Link>
        </Button>
      </div>
    </Sheet>
  );
};
