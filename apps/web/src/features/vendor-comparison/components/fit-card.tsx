import type { FitPart, FitWeights, VendorFit } from '@process-ai/contract/vendor-comparison';
import { VENDOR_FIELDS } from '@process-ai/contract/vendors';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import { Building2, ChevronDown, Globe, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Explained } from '../../../components/explained.tsx';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { TypeMark } from '../../../components/type-mark.tsx';
import { Worth } from '../../../components/worth.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { explainScore, KEY_CAPABILITIES, type Need, rankedPairs } from '../model.ts';
import { type Choice, useMatches } from '../queries.ts';
import { FitBadge } from './fit-badge.tsx';
import { KeepButton } from './shortlist.tsx';

interface FitCardProps {
  choice: Choice;
  rank: number;
  fit: VendorFit;
  weights: FitWeights;
  needs: readonly Need[];
  currency: string;
}

/** One vendor of the ranking: why it stands where it stands. */
export function FitCard({ choice, rank, fit, weights, needs, currency }: FitCardProps) {
  const [isOpen, setOpen] = useState(false);
  const pairsId = useId();
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
              {standing(fit)}
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
          <FitBadge score={fit.overallScore} />
        </div>
        <KeepButton sectorId={choice.sectorId} fit={fit} />
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

const standing = ({ shares }: VendorFit) =>
  shares.sector === 1 ? copy.card.aligned : shares.sector > 0 ? copy.card.cross : copy.card.other;

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

const AT_FIRST = 10;

interface MatchedPairsProps {
  id: string;
  choice: Choice;
  vendorId: string;
  needs: readonly Need[];
  currency: string;
}

/** Which opportunity is met by what the vendor offers. */
function MatchedPairs({ id, choice, vendorId, needs, currency }: MatchedPairsProps) {
  const matches = useMatches(choice, [vendorId]);
  const [isWhole, setWhole] = useState(false);
  const pairs = rankedPairs(matches.data ?? [], new Map(needs.map((need) => [need.id, need])));
  return (
    <div id={id} className="grid gap-2 border-t pt-3">
      {matches.isPending ? (
        <Loading label={copy.pairs.loading}>
          <Skeleton className="h-24" />
        </Loading>
      ) : matches.isError ? (
        <FailedState title={copy.pairs.failed} error={matches.error} onRetry={() => void matches.refetch()} />
      ) : pairs.length === 0 ? (
        <p className="text-muted">{copy.pairs.none}</p>
      ) : (
        <ul className="divide-y text-xs">
          {pairs.slice(0, isWhole ? pairs.length : AT_FIRST).map(({ need, strength, vendorCapability, matchType }) => (
            <li key={need.id} className="grid gap-x-4 gap-y-0.5 py-1.5 sm:grid-cols-[1fr_1fr_6.5rem]">
              <span className="flex min-w-0 items-start gap-1.5 break-words">
                <TypeMark type={need.type} look="icon" />
                <span className="min-w-0">
                  {need.title}{' '}
                  <span className="text-muted">
                    <Worth of={need} currency={currency} sectorId={choice.sectorId} processId={need.processId} />
                  </span>
                </span>
              </span>
              <span className="min-w-0 break-words text-muted">
                {copy.pairs.by(vendorCapability, copy.matchTypes[matchType])}
              </span>
              <span className="sm:text-right">{copy.strengths[strength]}</span>
            </li>
          ))}
        </ul>
      )}
      {!isWhole && pairs.length > AT_FIRST ? (
        <Button size="sm" className="justify-self-start" onClick={() => setWhole(true)}>
          {copy.pairs.more(pairs.length)}
        </Button>
      ) : null}
    </div>
  );
}

/** Told apart by their order and the gap between them, not by the shade alone. */
const SHADES: Record<FitPart, string> = {
  coverage: 'bg-(--heat-6)',
  aiCoverage: 'bg-(--heat-5)',
  depth: 'bg-(--heat-4)',
  sector: 'bg-(--heat-3)',
};

/** The score as a bar of its parts on the scale of 100, with their points; opens to the formula. */
function ScoreBreakdown({ fit, weights }: { fit: VendorFit; weights: FitWeights }) {
  const parts = FIT_PARTS.filter((part) => fit.shares[part] !== null);
  return (
    <Explained
      title={copy.card.explanation}
      renderExplanation={() => <ExplanationView {...explainScore(fit, weights)} />}
      className="group grid w-full gap-2 rounded-md text-left"
    >
      <span className="sr-only">{copy.card.pointsOf(fit.vendorName)}</span>
      <span aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-subtle print:border">
        {parts.map((part) => (
          <span
            key={part}
            className={cx('h-full print:[print-color-adjust:exact]', SHADES[part])}
            style={{ width: `${fit.score[part]}%` }}
          />
        ))}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {parts.map((part) => (
          <span key={part} className="inline-flex items-center gap-1.5">
            <span aria-hidden className={cx('size-2 rounded-xs print:[print-color-adjust:exact]', SHADES[part])} />
            <span className="text-muted">{copy.parts[part]}</span>
            <span className="font-medium underline decoration-dotted decoration-line-strong underline-offset-4 group-hover:decoration-accent">
              {copy.card.points(fit.score[part])}
            </span>
          </span>
        ))}
      </span>
      <span className="sr-only">{copy.card.explanation}</span>
    </Explained>
  );
}
