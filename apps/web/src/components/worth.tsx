import { explainWorth, formatWorth, worthParts } from '../lib/format.ts';
import { onDemand, prefetchAtFirstSign } from '../lib/on-demand.tsx';
import { Explained } from './explained.tsx';
import { WHERE_FROM } from './explanation/explanation.ts';

const explanation = onDemand(() => import('./money-explanation.tsx'));
prefetchAtFirstSign(explanation);
const MoneyExplanation = explanation.part('MoneyExplanation');

interface WorthProps {
  of: Parameters<typeof formatWorth>[0];
  currency: string;
  /** -1 where a list gives the focus to its rows. */
  tabIndex?: number;
  sectorId: string;
  /** Whose money it is a part of. */
  processId: string;
}

/** What an opportunity is worth, with what that rests on; opens to the figure behind a size, and where it comes from. */
export function Worth({ of, currency, tabIndex = 0, sectorId, processId }: WorthProps) {
  const [amount, basis] = worthParts(of, currency);
  return (
    <Explained
      title={WHERE_FROM}
      tabIndex={tabIndex}
      aria-label={`${formatWorth(of, currency)}. ${WHERE_FROM}`}
      className="rounded text-right font-medium underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
      renderExplanation={() => (
        <>
          <p className="mt-2 text-pretty">{explainWorth(of, currency)}</p>
          <MoneyExplanation sectorId={sectorId} processId={processId} opportunity={of} />
        </>
      )}
    >
      {amount} {basis ? <span className="whitespace-nowrap font-normal text-muted text-xs">{basis}</span> : null}
    </Explained>
  );
}
