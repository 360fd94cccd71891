import type { Roi } from '@process-ai/contract/roi';
import { ChartLine, ChevronRight } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Figure, FigureStrip } from '../../components/figure-strip.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { acceptedBenchmarks } from '../../lib/accepted-benchmarks.ts';
import { formatMoney } from '../../lib/format.ts';
import { useRoi } from '../../lib/shared-queries.ts';
import { BreakEvens } from './components/break-evens.tsx';
import { NpvRangeChart, NpvTornado, PaybackCurve, SavingsWaterfall } from './components/case-charts.tsx';
import { InitiativeTable, YearTable } from './components/case-tables.tsx';
import { CaseExplanation } from './components/explained-cell.tsx';
import { ScenarioComparison } from './components/scenario-comparison.tsx';
import { ScenarioPicker } from './components/scenario-picker.tsx';
import { copy } from './copy.ts';
import { type CaseView, monthOfPayback, percent, showFigure } from './model.ts';
import { useOutlook, useScenarios } from './queries.ts';

/** What the plan is worth over several years, how surely, and what that hangs on. */
export function BusinessCaseScreen({ sectorId }: { sectorId: string }) {
  const roi = useRoi(sectorId);
  if (roi.data) {
    return roi.data.roiResults.length > 0 ? (
      <BusinessCase sectorId={sectorId} roi={roi.data} />
    ) : (
      <EmptyState icon={ChartLine} title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  return roi.error ? (
    <FailedState title={copy.failed} error={roi.error} onRetry={() => void roi.refetch()} />
  ) : (
    <LoadingCase />
  );
}

const BASE = 'capacity-kept';

interface BusinessCaseProps {
  sectorId: string;
  roi: Roi;
}

function BusinessCase({ sectorId, roi }: BusinessCaseProps) {
  const [wanted, setWanted] = useQueryState('scenario', parseAsString.withDefault(BASE));
  const scenarios = useScenarios(sectorId);
  // One that was deleted meanwhile, or never was, is none.
  const chosen = scenarios.data?.find(({ id }) => id === wanted) ?? scenarios.data?.[0];
  const outlook = useOutlook(sectorId, chosen?.id ?? BASE);
  const choose = (id: string) => void setWanted(id === BASE ? null : id);
  if (!outlook.data || !scenarios.data || !chosen) {
    const error = outlook.error ?? scenarios.error;
    const retry = () => void Promise.all([outlook.refetch(), scenarios.refetch()]);
    return error ? <FailedState title={copy.failed} error={error} onRetry={retry} /> : <LoadingCase />;
  }
  const view: CaseView = { outcome: outlook.data, assumptions: roi.assumptions, changes: roi.assumptionChanges };
  const { years, discountRate } = roi.assumptions;
  return (
    <section
      aria-label={copy.title}
      aria-busy={outlook.isPlaceholderData}
      className="grid gap-6 print:block print:space-y-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-64 grow basis-0">
          <h3 className="font-semibold">{copy.title}</h3>
          <p className="max-w-prose text-pretty text-muted">{copy.text(years, percent(discountRate))}</p>
          <p className="mt-1">{scopeOf(view, acceptedBenchmarks(roi))}</p>
        </div>
        <ScenarioPicker sectorId={sectorId} scenarios={scenarios.data} chosen={chosen} onChoose={choose} />
      </header>
      {view.outcome.initiatives.length > 0 ? (
        <Figures view={view} />
      ) : (
        <>
          <EmptyState icon={ChartLine} title={copy.nothingTitle}>
            {copy.nothingText}
          </EmptyState>
          <NotInCaseList view={view} />
        </>
      )}
      {view.outcome.initiatives.length > 0 ? (
        <ScenarioComparison sectorId={sectorId} chosenId={chosen.id} currency={view.outcome.currency} years={years} />
      ) : null}
      {view.outcome.initiatives.length > 0 ? (
        <SavingsWaterfall view={view} totalCurrentCost={roi.summary.totalCurrentCost} />
      ) : null}
    </section>
  );
}

/** What the case covers, in a sentence or two. */
function scopeOf({ outcome: { headline, follows, initiatives, notInCase } }: CaseView, accepted: number): string {
  const scope = copy.scope(headline.measuredProcesses, headline.processes, accepted);
  const counted = initiatives.length;
  const follow =
    follows === 'plan' ? copy.follows.plan(counted, counted + notInCase.initiatives.length) : copy.follows.roadmap;
  return `${scope} ${follow}`;
}

const Figures = ({ view }: { view: CaseView }) => (
  <>
    <Headline view={view} />
    <div className="grid items-start gap-6 xl:grid-cols-2 print:block print:space-y-6">
      <PaybackCurve view={view} />
      <div className="grid gap-6 print:block print:space-y-6">
        <BreakEvens view={view} />
        <NotInCaseList view={view} />
      </div>
      <NpvTornado view={view} />
      <NpvRangeChart view={view} />
    </div>
    <InitiativeTable view={view} />
    <YearTable view={view} />
  </>
);

const LoadingCase = () => (
  <Loading label={copy.loading}>
    <Skeleton className="h-26" />
    <Skeleton className="h-72" />
    <Skeleton className="h-96" />
  </Loading>
);

const headlineWords = copy.headline;
const more = copy.more;

/** The one payback and the one NPV, with what stands beside them; each opens to where it comes from. */
function Headline({ view }: { view: CaseView }) {
  const { outcome } = view;
  const { headline, result, currency, range, scenario } = outcome;
  const money = (amount: number) => formatMoney(amount, currency);
  const paidIn = monthOfPayback(outcome, headline.paybackMonths);
  const savings = scenario.assumptions.includeBenchmark
    ? headlineWords.savings.withBenchmark
    : headlineWords.savings.label;
  return (
    <div className="grid gap-3 print:block print:space-y-3">
      <FigureStrip label={headlineWords.label} columns={4}>
        <Figure
          label={headlineWords.payback.label}
          value={showFigure.payback(result, currency)}
          note={paidIn === null ? headlineWords.payback.note : headlineWords.payback.by(paidIn)}
          renderExplanation={() => <CaseExplanation by={({ explainCase }) => explainCase('payback', view)} />}
        />
        <Figure
          label={headlineWords.npv.label}
          value={money(headline.npv)}
          note={headlineWords.npv.note(scenario.name)}
          renderExplanation={() => <CaseExplanation by={({ explainCase }) => explainCase('npv', view)} />}
        />
        <Figure
          label={headlineWords.p50.label}
          value={money(headline.p50)}
          note={headlineWords.p50.note(percent(range.chanceOfGain))}
          renderExplanation={() => <CaseExplanation by={({ explainRange }) => explainRange('p50', view)} />}
        />
        <Figure
          label={savings}
          value={money(headline.annualSavings)}
          note={headlineWords.savings.note(money(headline.oneOffCost))}
          renderExplanation={() => <CaseExplanation by={({ explainTotal }) => explainTotal('savings', view)} />}
        />
      </FigureStrip>
      <FigureStrip label={more.label} columns={4}>
        {(['roi', 'irr', 'discountedPayback'] as const).map((figure) => (
          <Figure
            key={figure}
            label={more[figure].label}
            value={showFigure[figure](result, currency)}
            note={more[figure].note}
            renderExplanation={() => <CaseExplanation by={({ explainCase }) => explainCase(figure, view)} />}
          />
        ))}
        <Figure
          label={more.runCost.label}
          value={money(headline.annualRunCost)}
          note={more.runCost.note}
          renderExplanation={() => <CaseExplanation by={({ explainTotal }) => explainTotal('runCost', view)} />}
        />
      </FigureStrip>
    </div>
  );
}

const notInCaseWords = copy.notInCase;

/** What the case leaves out, by name, and why. */
function NotInCaseList({ view }: { view: CaseView }) {
  const { follows, currency, scenario, notInCase } = view.outcome;
  const { initiatives, unplanned, undecided, notCosted, notPaying } = notInCase;
  const money = (amount: number) => formatMoney(amount, currency);
  const more = unplanned.count - unplanned.opportunities.length;
  const parts: { key: string; title: string; lines: ReactNode[] }[] = [
    {
      key: 'unplanned',
      title: (follows === 'plan' ? notInCaseWords.unplanned : notInCaseWords.later)(
        unplanned.count,
        money(unplanned.savings),
      ),
      lines: [
        ...unplanned.opportunities.map(({ id, title, processCode, savings }) => (
          <Line key={id} name={`${processCode} ${title}`} note={money(savings)} />
        )),
        ...(more > 0 ? [<li key="more">{notInCaseWords.more(more)}</li>] : []),
      ],
    },
    { key: 'undecided', title: notInCaseWords.undecided(undecided.count, money(undecided.savings)), lines: [] },
    {
      key: 'notCosted',
      title: [
        notInCaseWords.notCosted(notCosted.processes, money(notCosted.benchmark)),
        scenario.assumptions.includeBenchmark ? notInCaseWords.counted : '',
      ].join(' '),
      lines: [],
    },
    { key: 'without', title: notInCaseWords.without(unplanned.processes, money(unplanned.processSavings)), lines: [] },
    {
      key: 'initiatives',
      title: notInCaseWords.initiatives,
      lines: initiatives.map(({ id, name, reason }) => (
        <Line key={id} name={name} note={notInCaseWords.reasons[reason]} />
      )),
    },
    {
      key: 'notPaying',
      title: notInCaseWords.notPaying,
      lines: notPaying.map(({ processId, code, name, projectedSavings, annualRunCost }) => (
        <Line
          key={processId}
          name={`${code} ${name}`}
          note={notInCaseWords.losing(money(projectedSavings), money(annualRunCost))}
        />
      )),
    },
  ];
  const isThere: Record<string, boolean> = {
    unplanned: unplanned.count > 0,
    undecided: undecided.count > 0,
    notCosted: notCosted.processes > 0,
    without: unplanned.processes > 0,
    initiatives: initiatives.length > 0,
    notPaying: notPaying.length > 0,
  };
  const shown = parts.filter(({ key }) => isThere[key]);
  return (
    <section
      aria-label={notInCaseWords.title}
      className="grid content-start gap-3 rounded-lg border bg-surface p-4 break-inside-avoid"
    >
      <h3 className="font-semibold">{notInCaseWords.title}</h3>
      {shown.length === 0 ? <p className="text-muted">{notInCaseWords.nothing}</p> : null}
      <ul className="grid gap-2">
        {shown.map(({ key, title, lines }) => (
          <li key={key}>{lines.length > 0 ? <Part title={title}>{lines}</Part> : <p>{title}</p>}</li>
        ))}
      </ul>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group print:[&::details-content]:[content-visibility:visible]">
    <summary className="flex min-h-6 cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden">
      <ChevronRight aria-hidden className="size-3.5 shrink-0 transition-transform group-open:rotate-90 print:hidden" />
      {title}
    </summary>
    <ul className="mt-1 grid gap-1 pl-4 text-xs">{children}</ul>
  </details>
);

const Line = ({ name, note }: { name: string; note: string }) => (
  <li className="flex flex-wrap justify-between gap-x-4">
    <span className="min-w-0 wrap-anywhere">{name}</span>
    <span className="text-muted">{note}</span>
  </li>
);
