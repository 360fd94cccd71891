import type { ProcessNode } from '@process-ai/contract/processes';
import type { Roi } from '@process-ai/contract/roi';
import { SCENARIOS_RULE } from '@process-ai/domain/sector-business-case';
import { ChartLine } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ExplanationView } from '../../components/explanation/explanation-view.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Figure, FigureStrip } from '../../components/figure-strip.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useProcessTree, useRoi } from '../../lib/shared-queries.ts';
import { NpvRangeChart, NpvTornado, PaybackCurve, SavingsWaterfall } from './components/case-charts.tsx';
import { ExplainedCell } from './components/explained-cell.tsx';
import { YearTable } from './components/year-table.tsx';
import { copy } from './copy.ts';
import { explainCase, explainRange } from './model/explain.ts';
import { type BusinessCaseView, businessCaseView, CASES, type CaseFigure, percent, showFigure } from './model.ts';

/** What the sector's results are worth over several years, how surely, and what that hangs on. */
export function BusinessCaseScreen({ sectorId }: { sectorId: string }) {
  const roi = useRoi(sectorId);
  const processes = useProcessTree(sectorId);
  if (roi.data && processes.data) {
    return roi.data.roiResults.length > 0 ? (
      <BusinessCase sectorId={sectorId} roi={roi.data} processes={processes.data} />
    ) : (
      <EmptyState icon={ChartLine} title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  const error = roi.error ?? processes.error;
  if (error) {
    const retry = () => void Promise.all([roi.refetch(), processes.refetch()]);
    return <FailedState title={copy.failed} error={error} onRetry={retry} />;
  }
  return (
    <Loading label={copy.loading}>
      <Skeleton className="h-26" />
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </Loading>
  );
}

interface BusinessCaseProps {
  sectorId: string;
  roi: Roi;
  processes: readonly ProcessNode[];
}

function BusinessCase({ sectorId, roi, processes }: BusinessCaseProps) {
  const view = useMemo(() => businessCaseView(roi), [roi]);
  const { years, discountRate } = view.assumptions;
  return (
    <section aria-label={copy.title} className="grid gap-6">
      <header>
        <h3 className="font-semibold">{copy.title}</h3>
        <p className="max-w-prose text-pretty text-muted">{copy.text(years, percent(discountRate))}</p>
      </header>
      <CaseCards view={view} />
      <div className="grid gap-6 2xl:grid-cols-[27rem_minmax(0,1fr)]">
        <CaseTable view={view} />
        <YearTable view={view} />
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <SavingsWaterfall sectorId={sectorId} roi={roi} processes={processes} />
        <PaybackCurve view={view} />
        <NpvTornado view={view} />
        <NpvRangeChart view={view} />
      </div>
    </section>
  );
}

const FIGURES = ['npv', 'irr', 'roi', 'payback', 'discountedPayback'] as const;

/** The base case in short; each figure opens to where it comes from. */
const CaseCards = ({ view }: { view: BusinessCaseView }) => (
  <FigureStrip label={copy.cards.label} columns={6}>
    {FIGURES.map((figure) => (
      <Figure
        key={figure}
        label={copy.cards[figure].label}
        value={showFigure[figure](view.cases.base.result, view.currency)}
        note={copy.cards[figure].note}
        renderExplanation={() => <ExplanationView {...explainCase(figure, view, 'base')} />}
      />
    ))}
    <Figure
      label={copy.cards.chance.label}
      value={percent(view.businessCase.range.chanceOfGain)}
      note={copy.cards.chance.note(formatNumber(view.businessCase.range.draws))}
      renderExplanation={() => <ExplanationView {...explainRange('chance', view)} />}
    />
  </FigureStrip>
);

const words = copy.cases;
const CASE_FIGURES = Object.keys(words.rows) as CaseFigure[];

/** What the three cases come to, side by side. */
const CaseTable = ({ view }: { view: BusinessCaseView }) => (
  <section aria-label={words.title} className="grid content-start gap-3 break-inside-avoid">
    <header>
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-0.5 max-w-prose text-pretty text-muted text-xs">{SCENARIOS_RULE}</p>
    </header>
    <Table label={words.label}>
      <TableHead>
        <tr>
          <TableHeaderCell>{words.figure}</TableHeaderCell>
          {CASES.map((name) => (
            <TableHeaderCell key={name} className="px-3! text-right max-sm:px-2! print:px-2!">
              {words[name]}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {CASE_FIGURES.map((figure) => (
          <TableRow key={figure}>
            <th scope="row" className="h-9 px-4 py-1 font-normal max-sm:pl-3 max-sm:pr-1 max-sm:text-xs">
              {words.rows[figure]}
            </th>
            {CASES.map((name) => (
              <TableCell
                key={name}
                className="h-9! px-3! py-1! text-right whitespace-nowrap max-sm:px-2! max-sm:text-xs print:px-2!"
              >
                <ExplainedCell
                  label={`${words.rows[figure]}, ${words[name]}`}
                  value={showFigure[figure](view.cases[name].result, view.currency)}
                  explain={() => explainCase(figure, view, name)}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </section>
);
