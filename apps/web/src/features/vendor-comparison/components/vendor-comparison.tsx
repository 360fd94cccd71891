import type { ComparisonBasis, FitWeights, VendorFit, WinnerChange } from '@process-ai/contract/vendor-comparison';
import { rank } from '@process-ai/domain/vendor-comparison';
import { winnerSensitivity } from '@process-ai/domain/vendor-comparison-sensitivity';
import { Trophy } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { copy } from '../copy.ts';
import { roiAddress } from '../model.ts';
import type { Choice } from '../queries.ts';
import { useView, useWeights } from '../use-url-state.ts';
import { ChosenProcesses } from './chosen-processes.tsx';
import { Matrix } from './matrix/matrix.tsx';
import { Ranking } from './ranking.tsx';
import { WeightsPanel } from './weights-panel.tsx';

interface VendorComparisonProps {
  choice: Choice;
  basis: ComparisonBasis;
  fits: readonly VendorFit[];
}

/** What is compared, and the answer as a ranking or as a matrix. */
export function VendorComparison({ choice, basis, fits }: VendorComparisonProps) {
  const [view, setView] = useView();
  const [weights, setWeights] = useWeights();
  // A slider moves on while the ranking follows.
  const counted = useDeferredValue(weights);
  const ranked = useMemo(() => rank(fits, counted), [fits, counted]);
  const change = useMemo(() => winnerSensitivity(fits, counted), [fits, counted]);
  const { sectorName, currency, processes } = basis;
  const needs = processes.flatMap(({ opportunities }) => opportunities);
  const usesAi = fits[0]?.shares.aiCoverage !== null;
  return (
    <div className="grid gap-6">
      <PageHeader
        title={copy.title}
        back={{ to: roiAddress(choice.sectorId, processes), label: copy.back }}
        description={copy.scope(sectorName, processes.length, needs.length)}
        actions={<Segmented label={copy.views.label} value={view} onValueChange={setView} options={VIEWS} />}
      />
      <WinnerSentence ranked={ranked} change={change} weights={counted} />
      {view === 'matrix' ? (
        <Matrix choice={choice} processes={processes} ranked={ranked} />
      ) : (
        <>
          <ChosenProcesses processes={processes} currency={currency} />
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
            <WeightsPanel weights={weights} onWeights={(next) => void setWeights(next)} usesAi={usesAi} />
            <Ranking choice={choice} ranked={ranked} weights={counted} needs={needs} currency={currency} />
          </div>
        </>
      )}
    </div>
  );
}

const VIEWS = [
  { value: 'ranking' as const, label: copy.views.ranking },
  { value: 'matrix' as const, label: copy.views.matrix },
];

interface WinnerSentenceProps {
  ranked: readonly VendorFit[];
  change: WinnerChange | null;
  weights: FitWeights;
}

/** Who is first, and what that hangs on. */
function WinnerSentence({ ranked: [first, second], change, weights }: WinnerSentenceProps) {
  if (!first) return null;
  const hangsOn = change
    ? copy.winner.change(
        copy.parts[change.part],
        change.direction,
        100 * change.threshold,
        100 * weights[change.part],
        change.vendorName,
      )
    : copy.winner.robust;
  return (
    <p className="flex items-start gap-3 rounded-lg border bg-surface px-4 py-3 text-pretty">
      <Trophy aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        <strong className="font-semibold">{copy.winner.first(first.vendorName, first.overallScore)}</strong>{' '}
        {second ? hangsOn : copy.winner.alone}
      </span>
    </p>
  );
}
