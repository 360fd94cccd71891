import { DEFAULT_FIT_WEIGHTS, type FitPart, type FitWeights } from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Input } from '../../../components/input.tsx';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { copy } from '../copy.ts';
import { normalised } from '../model.ts';

interface WeightsPanelProps {
  weights: FitWeights;
  onWeights: (weights: FitWeights) => void;
  /** Whether AI coverage applies at all. */
  usesAi: boolean;
}

/** Beside the ranking where there is room for it, else a line above it that opens. */
export function WeightsPanel(props: WeightsPanelProps) {
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
