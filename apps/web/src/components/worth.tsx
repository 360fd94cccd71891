import type { ReactNode } from 'react';
import { explainWorth, formatWorth, worthParts } from '../lib/format.ts';
import { Explained } from './explained.tsx';
import { WHERE_FROM } from './explanation/explanation.ts';

interface WorthProps {
  of: Parameters<typeof formatWorth>[0];
  currency: string;
  /** -1 where a list gives the focus to its rows. */
  tabIndex?: number;
  /** Below what the figure rests on; only while it is open. */
  renderMore?: () => ReactNode;
}

/** What an opportunity is worth, with what that rests on; opens to the figure behind a size, and where it comes from. */
export function Worth({ of, currency, tabIndex = 0, renderMore }: WorthProps) {
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
          {renderMore?.()}
        </>
      )}
    >
      {amount} {basis ? <span className="whitespace-nowrap font-normal text-muted text-xs">{basis}</span> : null}
    </Explained>
  );
}
