import { explainWorth, formatWorth } from '../lib/format.ts';
import { Tooltip } from './tooltip.tsx';

interface WorthProps {
  of: Parameters<typeof formatWorth>[0];
  currency: string;
  /** -1 where a list gives the focus to its rows. */
  tabIndex?: number;
}

/** What an opportunity is worth; what the figure rests on shows over it. */
export const Worth = ({ of, currency, tabIndex = 0 }: WorthProps) => (
  <Tooltip label={explainWorth(of, currency)}>
    <button
      type="button"
      tabIndex={tabIndex}
      className="cursor-help rounded font-medium decoration-dotted underline-offset-4 hover:underline"
    >
      {formatWorth(of, currency)}
    </button>
  </Tooltip>
);
