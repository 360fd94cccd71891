import type { ReactNode } from 'react';
import { Explained } from '../../../../components/explained.tsx';
import { WHERE_FROM } from '../../../../components/explanation/explanation.ts';
import { cx } from '../../../../lib/cx.ts';

interface ResultCellProps {
  cell: string;
  column: number;
  active: boolean;
  /** What the figure is and of which process, for screen readers. */
  label: string;
  /** null = there is none yet. */
  value: string | null;
  /** Older than its inputs. */
  stale: boolean;
  renderExplanation: () => ReactNode;
}

/** A longer figure is set smaller, so that it is not cut off. */
const FITS = 10;

/** One computed figure; pressing it shows where it comes from. */
export const ResultCell = ({ cell, column, active, label, value, stale, renderExplanation }: ResultCellProps) => {
  const stop = { 'data-cell': cell, tabIndex: active ? 0 : -1 };
  if (value === null) {
    return (
      <div role="gridcell" aria-colindex={column + 2} className="flex">
        <span {...stop} className="flex grow items-center justify-end px-2 text-muted focus-visible:-outline-offset-2">
          –
        </span>
      </div>
    );
  }
  return (
    <div role="gridcell" aria-colindex={column + 2} className="flex min-w-0">
      <Explained
        {...stop}
        title={WHERE_FROM}
        renderExplanation={renderExplanation}
        aria-label={`${label}: ${value}. ${WHERE_FROM}`}
        className={cx(
          'min-w-0 grow truncate px-1.5 text-right decoration-dotted underline-offset-4 hover:underline focus-visible:-outline-offset-2 data-[state=open]:bg-accent-soft',
          stale && 'text-muted italic',
          value.length > FITS && 'text-xs',
        )}
      >
        {value}
      </Explained>
    </div>
  );
};
