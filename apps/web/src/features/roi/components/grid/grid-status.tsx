import { copy } from '../../copy.ts';

interface GridStatusProps {
  shown: number;
  all: number;
  unsaved: number;
  selected: number;
  message: string;
}

/** The line below the grid: how much there is, and what has just happened. */
export const GridStatus = ({ shown, all, unsaved, selected, message }: GridStatusProps) => (
  <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-muted text-xs">
    <span>{copy.grid.found(shown, all)}</span>
    {selected > 0 ? <span>{copy.grid.selected(selected)}</span> : null}
    {unsaved > 0 ? <span className="font-medium text-accent-ink">{copy.grid.unsaved(unsaved)}</span> : null}
    <span role="status" className="text-ink">
      {message}
    </span>
    <span className="ml-auto hidden xl:inline">{copy.grid.hint}</span>
    <span className="w-full xl:hidden">{copy.grid.swipe}</span>
  </div>
);
