import type { Initiative, Plan } from '@process-ai/contract/initiatives';
import { organisationOf } from '@process-ai/domain/organisation-size';
import { CalendarRange, Lightbulb, Plus, SlidersHorizontal, Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { ForEditors } from '../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { formatMoney } from '../../lib/format.ts';
import { currentMonth } from '../../lib/months.ts';
import { onDemand, prefetchAtFirstSign } from '../../lib/on-demand.tsx';
import { usePrinting } from '../../lib/printing.ts';
import { useCurrency, useSectorSummary } from '../../lib/shared-queries.ts';
import { Gantt } from './components/gantt/gantt.tsx';
import { CapacitySummary, PlanFigures } from './components/plan-figures.tsx';
import { PlanTable } from './components/plan-table.tsx';
import { copy } from './copy.ts';
import { warningsOf } from './model/warnings.ts';
import { reselect } from './model.ts';
import { usePlan, usePlanWrites, usePropose, useUndoLast } from './queries.ts';
import { useUndoKey } from './use-undo-key.ts';

const dialogs = onDemand(() => import('./components/plan-dialogs.tsx'));
prefetchAtFirstSign(dialogs);
const AddDialog = dialogs.part('AddDialog');
const MergeDialog = dialogs.part('MergeDialog');
const SettingsDialog = dialogs.part('SettingsDialog');

/** Who delivers what, and when: the plan that the business case follows. */
export function PlanScreen({ sectorId }: { sectorId: string }) {
  const plan = usePlan(sectorId);
  useUndoKey(useUndoLast(sectorId));
  if (plan.data) {
    return plan.data.initiatives.length > 0 ? (
      <PlanView sectorId={sectorId} plan={plan.data} />
    ) : (
      <NoPlan sectorId={sectorId} plan={plan.data} />
    );
  }
  if (plan.error) return <FailedState title={copy.failed} error={plan.error} onRetry={() => plan.refetch()} />;
  return (
    <Loading label={copy.loading}>
      <Skeleton className="h-26" />
      <Skeleton className="h-96" />
      <Skeleton className="h-72" />
    </Loading>
  );
}

interface PlanProps {
  sectorId: string;
  plan: Plan;
}

/** Before there is an initiative: what the plan can be made of. */
function NoPlan({ sectorId, plan }: PlanProps) {
  const propose = usePropose(sectorId);
  const [isAdding, setAdding] = useState(false);
  const accepted = plan.unplanned.opportunityIds.length;
  const add = (variant: 'secondary' | 'primary') => (
    <Button variant={variant} onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {copy.add.open}
    </Button>
  );
  return (
    <>
      {accepted > 0 ? (
        <EmptyState
          icon={CalendarRange}
          title={copy.empty.title}
          actions={
            <ForEditors>
              <Button variant="primary" pending={propose.isPending} onClick={() => propose.mutate({ sectorId })}>
                {propose.isPending ? null : <Sparkles aria-hidden />}
                {copy.empty.propose(accepted)}
              </Button>
              {add('secondary')}
            </ForEditors>
          }
        >
          {copy.empty.text(accepted)}
        </EmptyState>
      ) : (
        <EmptyState
          icon={CalendarRange}
          title={copy.empty.noneAcceptedTitle}
          actions={
            <>
              <Button asChild variant="primary">
                <Link to={`/sectors/${sectorId}?view=opportunities`}>
                  <Lightbulb aria-hidden />
                  {copy.empty.toOpportunities}
                </Link>
              </Button>
              <ForEditors>{add('secondary')}</ForEditors>
            </>
          }
        >
          {copy.empty.noneAcceptedText}
        </EmptyState>
      )}
      <Suspense>
        {isAdding ? <AddDialog sectorId={sectorId} settings={plan.settings} onClose={() => setAdding(false)} /> : null}
      </Suspense>
    </>
  );
}

function PlanView({ sectorId, plan }: PlanProps) {
  const navigate = useNavigate();
  const currency = useCurrency(sectorId);
  const sector = useSectorSummary(sectorId);
  const writes = usePlanWrites(sectorId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'add' | 'merge' | 'settings' | null>(null);

  // What was merged or deleted meanwhile is no longer selected.
  const selected = new Set(plan.initiatives.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
  const select = (id: string, isSelected: boolean) => setChosen((before) => reselect(before, [id], isSelected));
  const { payroll } = organisationOf({ employees: null, employeeCost: null, ...sector.data?.profile });
  const pathOf = ({ id }: Initiative) => `/sectors/${sectorId}/roi/initiatives/${id}`;
  const today = currentMonth();
  const warningsHere = (initiative: Initiative) => warningsOf(plan, initiative, today);
  const figures = <PlanFigures plan={plan} currency={currency} payroll={payroll} />;
  // On paper the bars begin on the first page.
  const printing = usePrinting();
  const shared = { pathOf, warningsOf: warningsHere, onMove: writes.move, onReorder: writes.reorder };

  return (
    <section aria-label={copy.title} className="@container grid gap-6 print:block print:space-y-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-64 max-w-prose grow basis-0">
          <h3 className="font-semibold">{copy.title}</h3>
          <p className="text-pretty text-muted">{copy.text}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ForEditors>
            <Button onClick={() => setDialog('settings')}>
              <SlidersHorizontal aria-hidden />
              {copy.settings.open}
            </Button>
            <Button variant="primary" onClick={() => setDialog('add')}>
              <Plus aria-hidden />
              {copy.add.open}
            </Button>
          </ForEditors>
        </div>
      </header>
      {printing ? null : figures}
      <Unplanned sectorId={sectorId} plan={plan} currency={currency} />
      <div className="grid gap-3 print:block print:space-y-3">
        <Gantt plan={plan} {...shared} onOpen={(initiative) => void navigate(pathOf(initiative))} />
        <CapacitySummary capacity={plan.capacity} />
      </div>
      {printing ? figures : null}
      <PlanTable
        sectorId={sectorId}
        initiatives={plan.initiatives}
        currency={currency}
        payroll={payroll}
        selected={selected}
        onSelect={select}
        onMerge={() => setDialog('merge')}
        onStatus={writes.setStatus}
        {...shared}
      />
      <Suspense>
        {dialog === 'add' ? (
          <AddDialog sectorId={sectorId} settings={plan.settings} onClose={() => setDialog(null)} />
        ) : null}
        {dialog === 'merge' ? (
          <MergeDialog
            sectorId={sectorId}
            initiatives={plan.initiatives.filter(({ id }) => selected.has(id))}
            onClose={() => setDialog(null)}
            onMerged={() => setChosen(new Set())}
          />
        ) : null}
        {dialog === 'settings' ? (
          <SettingsDialog sectorId={sectorId} settings={plan.settings} onClose={() => setDialog(null)} />
        ) : null}
      </Suspense>
    </section>
  );
}

/** What is accepted and carried by no initiative: it is missing from the business case. */
function Unplanned({ sectorId, plan: { unplanned }, currency }: PlanProps & { currency: string }) {
  const propose = usePropose(sectorId);
  const count = unplanned.opportunityIds.length;
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <Lightbulb aria-hidden className="size-4 shrink-0" />
      <p className="min-w-48 grow basis-0">
        {copy.unplanned.text(
          count,
          unplanned.measured > 0 ? copy.measuredAYear(formatMoney(unplanned.measured, currency)) : '',
        )}
      </p>
      <ForEditors>
        <Button
          size="sm"
          pending={propose.isPending}
          onClick={() => propose.mutate({ sectorId })}
          className="print:hidden"
        >
          {copy.unplanned.propose}
        </Button>
      </ForEditors>
    </div>
  );
}
