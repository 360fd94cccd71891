import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { TypeMark } from '../../../components/type-mark.tsx';
import { formatSavings } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { type Need, rankedPairs } from '../model.ts';
import { type Choice, useMatches } from '../queries.ts';

const AT_FIRST = 10;

interface MatchedPairsProps {
  id: string;
  choice: Choice;
  vendorId: string;
  needs: readonly Need[];
  currency: string;
}

/** Which opportunity is met by what the vendor offers. */
export function MatchedPairs({ id, choice, vendorId, needs, currency }: MatchedPairsProps) {
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
                  {need.title} <span className="text-muted">{formatSavings(need.estimatedSavings, currency)}</span>
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
