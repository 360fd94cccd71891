import type { FitWeights, VendorFit } from '@process-ai/contract/vendor-comparison';
import { VENDOR_FIELDS } from '@process-ai/contract/vendors';
import { Building2, ChevronDown, Globe, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { fitLabel, KEY_CAPABILITIES, type Need } from '../model.ts';
import type { Choice } from '../queries.ts';
import { MatchedPairs } from './matched-pairs.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';

interface FitCardProps {
  choice: Choice;
  rank: number;
  fit: VendorFit;
  weights: FitWeights;
  needs: readonly Need[];
  currency: string;
}

const LABEL_TONES = { strong: 'success', good: 'accent', moderate: 'warning', limited: 'neutral' } as const;

/** One vendor of the ranking: why it stands where it stands. */
export function FitCard({ choice, rank, fit, weights, needs, currency }: FitCardProps) {
  const [isOpen, setOpen] = useState(false);
  const pairsId = useId();
  const label = fitLabel(fit.overallScore);
  return (
    <li className="grid gap-3 rounded-lg border bg-surface p-4 print:break-inside-avoid">
      <div className="flex items-start gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-md bg-subtle font-semibold">
          <span className="sr-only">{copy.card.rank(rank)}</span>
          <span aria-hidden>{rank}</span>
        </span>
        <div className="min-w-0 grow">
          <h3 className="break-words font-semibold text-base">
            <Link to={`/vendors/${fit.vendorId}`} className="rounded underline-offset-4 hover:underline">
              {fit.vendorName}
            </Link>
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
            <Badge tone={fit.sectorMatch ? 'accent' : 'neutral'}>
              {fit.sectorMatch ? <Building2 aria-hidden /> : <Globe aria-hidden />}
              {fit.sectorMatch ? copy.card.aligned : copy.card.cross}
            </Badge>
            <span>{copy.card.capabilityMatches(fit.capabilityMatchCount)}</span>
            <span>{copy.card.aiFeatures(fit.aiCapabilityMatchCount)}</span>
            <span title={copy.card.dataText}>
              {copy.card.data(Math.round(fit.dataCoverage * VENDOR_FIELDS.length), VENDOR_FIELDS.length)}
            </span>
          </p>
        </div>
        <div className="shrink-0 text-right">
          <p className="font-semibold text-2xl leading-8">
            <span className="sr-only">{copy.card.score} </span>
            {copy.card.scoreShown(fit.overallScore)}
          </p>
          <Badge tone={LABEL_TONES[label]}>{copy.fitLabels[label]}</Badge>
        </div>
      </div>
      <p className="text-pretty break-words">{fit.recommendationReason}</p>
      <ScoreBreakdown fit={fit} weights={weights} />
      <KeyCapabilities fit={fit} />
      <Button
        size="sm"
        variant="ghost"
        className="-ml-2 justify-self-start print:hidden"
        aria-expanded={isOpen}
        aria-controls={isOpen ? pairsId : undefined}
        aria-label={`${copy.pairs.open}: ${fit.vendorName}`}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden className={cx('transition-transform', isOpen && 'rotate-180')} />
        {copy.pairs.open}
      </Button>
      {isOpen ? (
        <MatchedPairs id={pairsId} choice={choice} vendorId={fit.vendorId} needs={needs} currency={currency} />
      ) : null}
    </li>
  );
}

function KeyCapabilities({ fit: { matchedCapabilities } }: { fit: VendorFit }) {
  if (matchedCapabilities.length === 0) return null;
  const further = matchedCapabilities.length - KEY_CAPABILITIES;
  return (
    <div className="grid gap-1.5">
      <h4 className="font-medium text-muted text-xs">{copy.card.keyCapabilities}</h4>
      <ul className="flex flex-wrap gap-1.5">
        {matchedCapabilities.slice(0, KEY_CAPABILITIES).map(({ vendorCapability, matchType }) => (
          <li key={`${matchType} ${vendorCapability}`} className="max-w-full">
            <Badge tone="outline" className="text-ink!">
              {matchType === 'ai' ? (
                <>
                  <Sparkles aria-hidden className="text-ai" />
                  <span className="sr-only">{copy.card.ai}: </span>
                </>
              ) : null}
              <span className="truncate">{vendorCapability}</span>
            </Badge>
          </li>
        ))}
        {further > 0 ? <li className="text-muted text-xs leading-5">{copy.card.further(further)}</li> : null}
      </ul>
    </div>
  );
}
