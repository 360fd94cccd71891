import type { Initiative, InitiativeBaseline, Plan } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { isCommitted } from '@process-ai/domain/initiative-baseline';
import { organisationOf, sizeOf } from '@process-ai/domain/organisation-size';
import { ChevronLeft, RouteOff, Snowflake, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Figure, FigureStrip } from '../../components/figure-strip.tsx';
import { ForEditors } from '../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { cx } from '../../lib/cx.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { currentMonth } from '../../lib/months.ts';
import { onDemand, prefetchAtFirstSign } from '../../lib/on-demand.tsx';
import { useCurrency, useSectorSummary } from '../../lib/shared-queries.ts';
import { InitiativeEditor } from './components/detail/initiative-editor.tsx';
import { Section } from './components/detail/section.tsx';
import { StatusMark } from './components/status-mark.tsx';
import { copy } from './copy.ts';
import { warningsOf } from './model/warnings.ts';
import { lengthOf, spanOf } from './model.ts';
import { usePlan, useRemoveInitiative, useSetBaseline, useUndoLast } from './queries.ts';
import { useUndoKey } from './use-undo-key.ts';

const explanations = onDemand(() => import('./components/explanations.tsx'));
prefetchAtFirstSign(explanations);
const CostExplanation = explanations.part('CostExplanation');
const RunCostExplanation = explanations.part('RunCostExplanation');
const SavingsExplanation = explanations.part('SavingsExplanation');

interface InitiativeScreenProps {
  sectorId: string;
  initiativeId: string;
  /** What came of it by now, once work has begun. */
  actuals: (initiative: Initiative) => ReactNode;
  comments: ReactNode;
}

const planPath = (sectorId: string) => `/sectors/${sectorId}/roi?view=plan`;

/** One initiative: what it carries, costs and saves, who owns it, and what came of it. */
export function InitiativeScreen({ sectorId, initiativeId, actuals, comments }: InitiativeScreenProps) {
  const plan = usePlan(sectorId);
  useUndoKey(useUndoLast(sectorId));
  if (plan.error && !plan.data) {
    return <FailedState title={copy.detail.failed} error={plan.error} onRetry={() => plan.refetch()} />;
  }
  if (!plan.data) {
    return (
      <Loading label={copy.detail.loading}>
        <Skeleton className="h-8 max-w-md" />
        <Skeleton className="h-26" />
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  const initiative = plan.data.initiatives.find(({ id }) => id === initiativeId);
  if (!initiative) {
    return (
      <EmptyState
        icon={RouteOff}
        title={copy.detail.missingTitle}
        back={{ to: planPath(sectorId), label: copy.detail.back }}
      >
        {copy.detail.missingText}
      </EmptyState>
    );
  }
  return (
    <Detail
      key={initiativeId}
      sectorId={sectorId}
      plan={plan.data}
      initiative={initiative}
      actuals={initiative.status === 'proposed' || initiative.status === 'committed' ? null : actuals(initiative)}
      comments={comments}
    />
  );
}

interface DetailProps {
  sectorId: string;
  plan: Plan;
  initiative: Initiative;
  actuals: ReactNode;
  comments: ReactNode;
}

function Detail({ sectorId, plan, initiative, actuals, comments }: DetailProps) {
  const navigate = useNavigate();
  const currency = useCurrency(sectorId);
  const sector = useSectorSummary(sectorId);
  const remove = useRemoveInitiative(sectorId);
  const { payroll } = organisationOf({ employees: null, employeeCost: null, ...sector.data?.profile });
  const { id, name, status, startMonth, endMonth, area, source } = initiative;
  const warnings = warningsOf(plan, initiative, currentMonth());
  const later = copy.baseline.later(initiative);
  return (
    <article aria-label={name} className="grid gap-6 print:block print:space-y-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-64 grow basis-0">
          <Link
            to={planPath(sectorId)}
            className="-ml-1 mb-1 inline-flex h-6 items-center gap-0.5 rounded text-muted hover:text-ink print:hidden"
          >
            <ChevronLeft aria-hidden className="size-4" />
            {copy.detail.back}
          </Link>
          <h2 className="text-balance font-semibold text-lg wrap-anywhere">{name}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <StatusMark status={status} />
            <span>{copy.span(startMonth, endMonth, lengthOf(spanOf(initiative)))}</span>
            {later ? <span className="text-warning">{copy.baseline.than(later)}</span> : null}
            {area ? <span>{area}</span> : null}
            <span>{copy.detail.source(source)}</span>
          </p>
        </div>
        <ForEditors>
          <Button
            variant="ghost"
            pending={remove.isPending}
            onClick={() =>
              remove.mutate({ sectorId, initiativeId: id }, { onSuccess: () => void navigate(planPath(sectorId)) })
            }
            className="print:hidden"
          >
            {remove.isPending ? null : <Trash2 aria-hidden />}
            {copy.remove.open}
          </Button>
        </ForEditors>
      </header>
      {warnings.length > 0 ? (
        <ul className="grid gap-1 rounded-md bg-warning-soft px-3 py-2 text-warning">
          {warnings.map((warning) => (
            <li key={warning} className="flex items-start gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {warning}
            </li>
          ))}
        </ul>
      ) : null}
      <InitiativeFigures sectorId={sectorId} initiative={initiative} currency={currency} payroll={payroll} />
      {actuals}
      <Committed sectorId={sectorId} initiative={initiative} currency={currency} payroll={payroll} />
      <InitiativeEditor sectorId={sectorId} plan={plan} initiative={initiative} currency={currency} />
      {comments}
    </article>
  );
}

interface CommittedProps extends Omit<DetailProps, 'plan' | 'actuals' | 'comments'> {
  currency: string;
  payroll: number;
}

/** The plan that was frozen beside the one of now, and the way to freeze it anew. */
function Committed({ sectorId, initiative, currency, payroll }: CommittedProps) {
  const set = useSetBaseline(sectorId, initiative.name);
  const words = copy.baseline;
  const { id, baseline, status } = initiative;
  const canSet = isCommitted(status);
  if (!baseline && !canSet) return null;
  const money = (amount: number) => formatMoney(amount, currency);
  const size = (amount: number) => sizeOf(amount, payroll, 'several') ?? copy.figures.benchmark.none;
  const rowsOf = (frozen: InitiativeBaseline) => [
    { what: words.rows.start, of: ({ startMonth }: Planned) => monthInWords(startMonth) },
    { what: words.rows.end, of: ({ endMonth }: Planned) => monthInWords(endMonth) },
    { what: words.rows.measured, of: ({ annualSavings }: Planned) => money(annualSavings.measured) },
    ...(frozen.annualSavings.benchmark > 0 || initiative.annualSavings.benchmark > 0
      ? [{ what: words.rows.benchmark, of: ({ annualSavings }: Planned) => size(annualSavings.benchmark) }]
      : []),
    { what: words.rows.oneOff, of: ({ oneOffCost }: Planned) => money(oneOffCost) },
    { what: words.rows.run, of: ({ annualRunCost }: Planned) => money(annualRunCost) },
  ];
  return (
    <Section
      title={words.title}
      text={baseline ? words.text(formatDate(baseline.frozenAt), baseline.frozenBy) : words.none}
      actions={
        canSet ? (
          <ForEditors>
            <Button size="sm" pending={set.isPending} onClick={() => set.mutate({ sectorId, initiativeId: id })}>
              {set.isPending ? null : <Snowflake aria-hidden />}
              {baseline ? words.set : words.freeze}
            </Button>
          </ForEditors>
        ) : null
      }
    >
      {baseline ? (
        <Table label={words.table} className="break-inside-avoid">
          <TableHead>
            <tr>
              <TableHeaderCell>{words.what}</TableHeaderCell>
              <TableHeaderCell className="text-right">{words.committed}</TableHeaderCell>
              <TableHeaderCell className="text-right">{words.now}</TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {rowsOf(baseline).map(({ what, of }) => (
              <TableRow key={what} className="break-inside-avoid">
                <th scope="row" className="px-4 py-1.5 font-normal">
                  {what}
                </th>
                <TableCell className="text-right whitespace-nowrap">{of(baseline)}</TableCell>
                <TableCell
                  className={cx(
                    'text-right whitespace-nowrap',
                    of(baseline) !== of(initiative) && 'font-medium text-warning',
                  )}
                >
                  {of(initiative)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </Section>
  );
}

type Planned = Pick<InitiativeBaseline, 'startMonth' | 'endMonth' | 'annualSavings' | 'oneOffCost' | 'annualRunCost'>;

interface InitiativeFiguresProps {
  sectorId: string;
  initiative: Initiative;
  currency: string;
  payroll: number;
}

const figureWords = copy.detail.figures;

/** What it is worth and what it takes; each figure opens to where it comes from. */
function InitiativeFigures({ sectorId, initiative, currency, payroll }: InitiativeFiguresProps) {
  const { measured, benchmark } = initiative.annualSavings;
  const shared = { sectorId, initiative, currency };
  return (
    <FigureStrip label={figureWords.label} columns={4}>
      <Figure
        {...figureWords.measured}
        value={formatMoney(measured, currency)}
        renderExplanation={() => <SavingsExplanation {...shared} basis="measured" />}
      />
      <Figure
        {...figureWords.benchmark}
        value={sizeOf(benchmark, payroll, 'several') ?? copy.figures.benchmark.none}
        renderExplanation={() => <SavingsExplanation {...shared} basis="benchmark" />}
      />
      <Figure
        {...figureWords.oneOffCost}
        value={formatMoney(initiative.oneOffCost, currency)}
        renderExplanation={() => <CostExplanation initiative={initiative} currency={currency} />}
      />
      <Figure
        {...figureWords.annualRunCost}
        value={formatMoney(initiative.annualRunCost, currency)}
        renderExplanation={() => <RunCostExplanation initiative={initiative} currency={currency} />}
      />
    </FigureStrip>
  );
}
