import { UsersRound } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { cx } from '../../../../lib/cx.ts';
import { copy } from '../../copy.ts';
import { showFigure } from './show-figure.ts';

export interface Clash {
  by: string;
  theirs: number | undefined;
  /** The side of the cell that the box hangs from: it must not leave the grid. */
  side: 'left' | 'right';
  onChoose: (whose: 'mine' | 'theirs') => void;
}

interface CellClashProps extends Clash {
  /** By which the cell's input refers to it. */
  id: string;
  active: boolean;
}

/** In a cell that somebody else has changed as well: what it holds for them, and the choice while the cell is active. */
export const CellClash = ({ id, by, theirs, active, side, onChoose }: CellClashProps) => (
  <>
    <UsersRound aria-hidden className="pointer-events-none absolute top-3.5 left-1 size-4 text-warning" />
    <div
      className={cx(
        active
          ? 'absolute top-full z-40 my-0.5 w-max max-w-48 sm:max-w-64 rounded-md border bg-surface p-2 text-xs shadow-pop group-last/row:top-auto group-last/row:bottom-full'
          : 'sr-only',
        active && (side === 'left' ? 'left-0' : 'right-0'),
      )}
    >
      <p id={id}>{copy.clash.cell(by, showFigure(theirs))}</p>
      {active ? (
        <div className="mt-1.5 flex gap-1.5">
          <Button size="sm" onClick={() => onChoose('theirs')}>
            {copy.clash.theirs}
          </Button>
          <Button size="sm" onClick={() => onChoose('mine')}>
            {copy.clash.mine}
          </Button>
        </div>
      ) : null}
    </div>
  </>
);
