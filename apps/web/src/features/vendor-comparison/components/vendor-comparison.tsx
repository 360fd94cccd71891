import {
  type ComparisonBasis,
  DEFAULT_FIT_WEIGHTS,
  type FitPart,
  type FitWeights,
  type VendorFit,
  type WinnerChange,
} from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS, noVendorFits, rank } from '@process-ai/domain/vendor-comparison';
import { winnerSensitivity } from '@process-ai/domain/vendor-comparison-sensitivity';
import { ChevronDown, SearchX, Trophy } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Input } from '../../../components/input.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { copy } from '../copy.ts';
import { CARDS_AT_ONCE, type Need, normalised, roiAddress } from '../model.ts';
import type { Choice } from '../queries.ts';
import { useView, useWeights } from '../use-url-state.ts';
import { ChosenProcesses } from './chosen-processes.tsx';
import { FitCard } from './fit-card.tsx';
import { Matrix } from './matrix/matrix.tsx';
import { Shortlist } from './shortlist.tsx';

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
  const { sectorName, currency, decided, processes } = basis;
  const needs = processes.flatMap(({ id, opportunities }) => opportunities.map((one) => ({ ...one, processId: id })));
  const usesAi = fits[0]?.shares.aiCoverage !== null;
  return (
    <div className="grid gap-6">
      <PageHeader
        title={copy.title}
        back={{ to: roiAddress(choice.sectorId, processes), label: copy.back }}
        description={copy.scope(sectorName, processes.length, needs.length, decided)}
        actions={<Segmented label={copy.views.label} value={view} onValueChange={setView} options={VIEWS} />}
      />
      <WinnerSentence ranked={ranked} change={change} weights={counted} />
      <Shortlist sectorId={choice.sectorId} processes={processes} ranked={ranked} />
      {view === 'matrix' ? (
        <Matrix choice={choice} processes={processes} ranked={ranked} />
      ) : (
        <>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
            <WeightsPanel weights={weights} onWeights={(next) => void setWeights(next)} usesAi={usesAi} />
            <Ranking choice={choice} ranked={ranked} weights={counted} needs={needs} currency={currency} />
          </div>
          <ChosenProcesses sectorId={choice.sectorId} processes={processes} currency={currency} />
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

/** Who is first and what that hangs on, or that nobody fits. */
function WinnerSentence({ ranked, change, weights }: WinnerSentenceProps) {
  const [first, second] = ranked;
  if (!first) return null;
  const noFit = noVendorFits(ranked);
  if (noFit) {
    return (
      <p className="flex items-start gap-3 rounded-lg border bg-surface px-4 py-3 text-pretty">
        <SearchX aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
        <span className="min-w-0 break-words">
          <strong className="font-semibold">{noFit}</strong> {copy.winner.nearest}
        </span>
      </p>
    );
  }
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

interface RankingProps {
  choice: Choice;
  ranked: readonly VendorFit[];
  weights: FitWeights;
  needs: readonly Need[];
  currency: string;
}

/** The vendors as cards, best first. */
function Ranking({ choice, ranked, weights, needs, currency }: RankingProps) {
  const [count, setCount] = useState(CARDS_AT_ONCE);
  const shown = ranked.slice(0, count);
  const left = ranked.length - shown.length;
  return (
    <section aria-labelledby="ranked-vendors" className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="ranked-vendors" className="font-semibold text-base">
          {copy.ranking.title}
        </h2>
        <p role="status" className="text-muted text-xs">
          {copy.ranking.shown(shown.length, ranked.length)}
        </p>
      </div>
      <ol className="grid gap-3">
        {shown.map((fit, index) => (
          <FitCard
            key={fit.vendorId}
            choice={choice}
            rank={index + 1}
            fit={fit}
            weights={weights}
            needs={needs}
            currency={currency}
          />
        ))}
      </ol>
      {left > 0 ? (
        <Button className="justify-self-start print:hidden" onClick={() => setCount(count + CARDS_AT_ONCE)}>
          {copy.ranking.more(Math.min(left, CARDS_AT_ONCE))}
        </Button>
      ) : null}
    </section>
  );
}

interface WeightsPanelProps {
  weights: FitWeights;
  onWeights: (weights: FitWeights) => void;
  /** Whether AI coverage applies at all. */
  usesAi: boolean;
}

/** Beside the ranking where there is room for it, else a line above it that opens. */
function WeightsPanel(props: WeightsPanelProps) {
  const isBeside = useMediaQuery('(min-width: 64rem), print');
  const className = 'rounded-lg border bg-surface p-4 lg:sticky lg:top-18 lg:order-last lg:self-start print:mb-4';
  return isBeside ? (
    <section aria-label={copy.weights.title} className={className}>
      <h2 className="font-semibold text-base">{copy.weights.title}</h2>
      <Weights {...props} />
    </section>
  ) : (
    <details className={className}>
      <summary className="flex list-none items-center justify-between font-semibold text-base">
        {copy.weights.title}
        <ChevronDown aria-hidden className="size-4 text-muted" />
      </summary>
      <Weights {...props} />
    </details>
  );
}

function Weights({ weights, onWeights, usesAi }: WeightsPanelProps) {
  const counted = normalised(weights, usesAi);
  const isZero = FIT_PARTS.every((part) => counted[part] === 0);
  const isDefault = FIT_PARTS.every((part) => weights[part] === DEFAULT_FIT_WEIGHTS[part]);
  return (
    <>
      <p className="mt-1 text-pretty text-muted text-xs print:hidden">{copy.weights.text}</p>
      <ul className="mt-4 grid gap-4 print:mt-2 print:grid-cols-4">
        {FIT_PARTS.map((part) => (
          <Weight
            key={part}
            part={part}
            value={Math.round(100 * weights[part])}
            share={100 * counted[part]}
            isUnused={part === 'aiCoverage' && !usesAi}
            onValue={(value) => onWeights({ ...weights, [part]: value / 100 })}
          />
        ))}
      </ul>
      {isZero ? (
        <p role="status" className="mt-3 text-warning text-xs">
          {copy.weights.none}
        </p>
      ) : null}
      <Button
        size="sm"
        className="mt-4 print:hidden"
        disabled={isDefault}
        onClick={() => onWeights({ ...DEFAULT_FIT_WEIGHTS })}
      >
        {copy.weights.reset}
      </Button>
    </>
  );
}

interface WeightProps {
  part: FitPart;
  /** 0–100. */
  value: number;
  /** Of the score, in percent. */
  share: number;
  isUnused: boolean;
  onValue: (value: number) => void;
}

function Weight({ part, value, share, isUnused, onValue }: WeightProps) {
  const label = copy.parts[part];
  return (
    <li className="grid gap-1">
      <div className="flex items-baseline justify-between gap-2">
        <span className="font-medium text-sm">{label}</span>
        <span className="text-muted text-xs">{isUnused ? null : copy.weights.share(share)}</span>
      </div>
      <p className="text-pretty text-muted text-xs print:hidden">
        {isUnused ? copy.weights.unused : copy.formulas[part]}
      </p>
      <div className="flex items-center gap-3 print:hidden">
        <input
          type="range"
          min={0}
          max={100}
          value={value}
          disabled={isUnused}
          aria-label={copy.weights.slider(label)}
          onChange={(event) => onValue(event.target.valueAsNumber)}
          className="h-6 min-w-0 grow accent-accent disabled:opacity-50"
        />
        <Input
          type="number"
          min={0}
          max={100}
          value={value}
          disabled={isUnused}
          aria-label={copy.weights.number(label)}
          onChange={(event) => onValue(Math.min(100, Math.max(0, Math.round(Number(event.target.value) || 0))))}
          className="w-16! text-right"
        />
      </div>
    </li>
  );
}
