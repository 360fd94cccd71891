import type { Process } from '@process-ai/contract/processes';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { Archive, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Explained } from '../../../components/explained.tsx';
import { WHERE_FROM } from '../../../components/explanation/explanation.ts';
import { ForEditors, useMayEdit } from '../../../components/for-editors.tsx';
import { SavingsByBasis } from '../../../components/savings-by-basis.tsx';
import { formatByBasis } from '../../../lib/format.ts';
import { onDemand, prefetchAtFirstSign } from '../../../lib/on-demand.tsx';
import { usePayroll } from '../../../lib/payroll.ts';
import { useCurrency, useProcessMoney } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useDecide } from '../queries.ts';
import { NEW, useEditing } from '../use-url-state.ts';
import { OpportunityCard } from './opportunity-card.tsx';

const AddOpportunityDialog = lazy(async () => ({
  default: (await import('./opportunity-dialogs.tsx')).AddOpportunityDialog,
}));
const EditOpportunityDialog = lazy(async () => ({
  default: (await import('./opportunity-dialogs.tsx')).EditOpportunityDialog,
}));
const RejectedDialog = lazy(async () => ({ default: (await import('./rejected-dialog.tsx')).RejectedDialog }));

/** The opportunities of one process, for the panel that shows it. */
export function ProcessOpportunities({ sectorId, process }: { sectorId: string; process: Process }) {
  const currency = useCurrency(sectorId);
  const payroll = usePayroll(sectorId);
  const { run: decide } = useDecide(sectorId, process.id);
  const [editing, setEditing] = useEditing();
  const [showsRejected, setShowsRejected] = useState(false);
  const mayEdit = useMayEdit();
  const { id: processId, opportunities, finding } = process;
  const closeDialog = () => void setEditing(null, { history: 'replace' });
  return (
    <section className="grid gap-2 border-t pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="font-semibold">{copy.process.title}</h3>
        {opportunities.length > 1 && opportunities.some(({ countedSavings }) => countedSavings > 0) ? (
          <span className="text-muted">
            {copy.process.together}:{' '}
            <SavingsByBasis savings={savingsByBasis(opportunities)} payroll={payroll} currency={currency} of="one" />
          </span>
        ) : null}
      </div>
      <ProcessSavings sectorId={sectorId} processId={process.id} />
      {opportunities.length > 0 ? (
        <ul className="grid divide-y">
          {opportunities.map((opportunity) => (
            <li key={opportunity.id} className="py-3 first:pt-1">
              <OpportunityCard
                sectorId={sectorId}
                processId={processId}
                opportunity={opportunity}
                currency={currency}
                headingLevel={4}
                onDecide={decide}
                onEdit={(id) => void setEditing(id)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{finding === null ? copy.process.none : copy.process.nothing}</p>
      )}
      <div className="flex flex-wrap gap-1.5 print:hidden">
        <ForEditors>
          <Button size="sm" onClick={() => void setEditing(NEW)}>
            <Plus aria-hidden />
            {copy.process.add}
          </Button>
        </ForEditors>
        <Button size="sm" variant="ghost" onClick={() => setShowsRejected(true)}>
          <Archive aria-hidden />
          {copy.rejected.open}
        </Button>
      </div>
      <Suspense>
        {editing === NEW && mayEdit ? (
          <AddOpportunityDialog sectorId={sectorId} process={process} currency={currency} onClose={closeDialog} />
        ) : null}
        {editing !== null && editing !== NEW && mayEdit ? (
          <EditOpportunityDialog
            key={editing}
            sectorId={sectorId}
            processId={processId}
            opportunity={opportunities.find(({ id }) => id === editing)}
            currency={currency}
            onClose={closeDialog}
          />
        ) : null}
        {showsRejected ? (
          <RejectedDialog sectorId={sectorId} processId={processId} onClose={() => setShowsRejected(false)} />
        ) : null}
      </Suspense>
    </section>
  );
}

const explanation = onDemand(() => import('../../../components/money-explanation.tsx'));
prefetchAtFirstSign(explanation);
const MoneyExplanation = explanation.part('MoneyExplanation');

interface ProcessSavingsProps {
  sectorId: string;
  processId: string;
}

/** What a process and all below it save a year, each basis apart; opens to where that comes from. */
function ProcessSavings({ sectorId, processId }: ProcessSavingsProps) {
  const money = useProcessMoney(sectorId, processId);
  if (!money.data) return null;
  const { value, total } = money.data;
  const savings = { measured: value.measured.savings / 1000, benchmark: value.benchmark.savings / 1000 };
  if (value.measured.cost + value.benchmark.cost === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-muted">{copy.process.saves}</span>
      <Explained
        title={WHERE_FROM}
        className="rounded text-left font-medium underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
        renderExplanation={() => <MoneyExplanation sectorId={sectorId} processId={processId} />}
      >
        {formatByBasis(savings, value.size, total.currency)}
      </Explained>
    </p>
  );
}
