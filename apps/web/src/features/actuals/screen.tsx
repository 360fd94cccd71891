import type { Actuals } from '@process-ai/contract/actuals';
import type { Initiative } from '@process-ai/contract/initiatives';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { formatDate } from '../../lib/format.ts';
import { ActualsChart } from './components/actuals-chart.tsx';
import { ActualsEditor } from './components/actuals-editor.tsx';
import { MeasureProgressTable } from './components/measure-progress.tsx';
import { ProgressFigures } from './components/progress-figures.tsx';
import { Variance } from './components/variance.tsx';
import { copy } from './copy.ts';
import { useActuals } from './queries.ts';

interface ActualsScreenProps {
  sectorId: string;
  initiative: Initiative;
}

/** What came of an initiative by now, against its plan; and where figures are entered. */
export function ActualsScreen({ sectorId, initiative }: ActualsScreenProps) {
  const actuals = useActuals(sectorId, initiative.id);
  if (actuals.data) return <Content sectorId={sectorId} initiative={initiative} actuals={actuals.data} />;
  if (actuals.error) {
    return <FailedState title={copy.failed} error={actuals.error} onRetry={() => actuals.refetch()} />;
  }
  return (
    <Loading label={copy.loading}>
      <Skeleton className="h-26" />
      <Skeleton className="h-80" />
    </Loading>
  );
}

function Content({ sectorId, initiative, actuals }: ActualsScreenProps & { actuals: Actuals }) {
  const hasFigures = actuals.months.length > 0;
  if (!actuals.canEnter && !hasFigures) return null;
  const { baseline } = initiative;
  const isMoved = baseline?.startMonth !== initiative.startMonth || baseline.endMonth !== initiative.endMonth;
  const against = baseline ? copy.againstCommitted(formatDate(baseline.frozenAt), isMoved) : copy.text;
  return (
    <section aria-label={copy.title} className="grid gap-6 print:block print:space-y-6">
      <header>
        <h3 className="font-semibold">{copy.title}</h3>
        <p className="max-w-prose text-pretty text-muted">{hasFigures ? against : copy.none}</p>
      </header>
      {hasFigures ? (
        <>
          <ProgressFigures actuals={actuals} />
          <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block print:space-y-6">
            <ActualsChart actuals={actuals} />
            <div className="grid gap-6 print:block print:space-y-6">
              {actuals.variance ? <Variance variance={actuals.variance} currency={actuals.currency} /> : null}
              {actuals.measures.length > 0 ? <MeasureProgressTable measures={actuals.measures} /> : null}
            </div>
          </div>
        </>
      ) : null}
      <ActualsEditor sectorId={sectorId} initiative={initiative} actuals={actuals} />
    </section>
  );
}
