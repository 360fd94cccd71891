import { ScanSearch } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { copy } from '../copy.ts';

interface SelectionBarProps {
  total: number;
  /** null when nothing is searched for. */
  matches: number | null;
  selected: number;
  analyzing: boolean;
  onSelectNone: () => void;
  onAnalyze: () => void;
}

/** How much there is, how much is selected, and what to do with it. */
export const SelectionBar = ({ total, matches, selected, analyzing, onSelectNone, onAnalyze }: SelectionBarProps) => (
  <>
    <p role="status" className="min-w-0 text-muted max-sm:line-clamp-3 max-sm:text-xs max-sm:leading-3.5 sm:truncate">
      {selected > 0 ? (
        <>
          <span className="font-medium text-ink">{copy.selection.count(selected)}</span>
          <span aria-hidden className="max-sm:hidden">
            {' · '}
          </span>
        </>
      ) : null}
      <span className={selected > 0 ? 'max-sm:hidden' : undefined}>
        {matches === null ? copy.selection.total(total) : copy.search.matches(matches)}
      </span>
    </p>
    {selected > 0 ? (
      <Button variant="ghost" size="sm" className="max-sm:px-1!" onClick={onSelectNone}>
        {copy.selection.none}
      </Button>
    ) : null}
    <Button
      variant="primary"
      className="ml-auto max-sm:px-2!"
      disabled={selected === 0 || analyzing}
      onClick={onAnalyze}
    >
      <ScanSearch aria-hidden />
      {copy.analysis.start}
    </Button>
  </>
);
