import { UsersRound } from 'lucide-react';
import { copy } from '../../copy.ts';
import type { Field } from '../../model.ts';
import { clashingCells } from './clashes.ts';
import type { Clashes } from './edits.ts';

type Cells = { processId: string; field: Field }[];

interface ClashNoticeProps {
  clashes: Clashes;
  onShow: (cell: Cells[number]) => void;
  onChoose: (whose: 'mine' | 'theirs', cells: Cells) => void;
}

/** Figures that somebody else has changed while one typed: nothing is lost, and the choice is the person's. */
export function ClashNotice({ clashes, onShow, onChoose }: ClashNoticeProps) {
  const cells = clashingCells(clashes);
  const [first] = cells;
  if (!first) return null;
  const link = 'font-medium underline underline-offset-2';
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 grow">
        {copy.clash.text(cells.length)}
        <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <button type="button" className={link} onClick={() => onShow(first)}>
            {copy.clash.show}
          </button>
          <button type="button" className={link} onClick={() => onChoose('theirs', cells)}>
            {copy.clash.allTheirs(cells.length)}
          </button>
          <button type="button" className={link} onClick={() => onChoose('mine', cells)}>
            {copy.clash.allMine(cells.length)}
          </button>
        </span>
      </div>
    </div>
  );
}
