import type { FitWeights, VendorFit } from '@process-ai/contract/vendor-comparison';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { copy } from '../copy.ts';
import { CARDS_AT_ONCE, type Need } from '../model.ts';
import type { Choice } from '../queries.ts';
import { FitCard } from './fit-card.tsx';

interface RankingProps {
  choice: Choice;
  ranked: readonly VendorFit[];
  weights: FitWeights;
  needs: readonly Need[];
  currency: string;
}

/** The vendors as cards, best first. */
export function Ranking({ choice, ranked, weights, needs, currency }: RankingProps) {
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
