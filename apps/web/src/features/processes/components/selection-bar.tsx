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
    <p role="status" className="min-w-0 truncate text-muted">
      {selected > 0 ? (
        <>
          <span className="font-medium text-ink">{copy.selection.count(selected)}</span>
          <span aria-hidden> · </span>
        </>
      ) : null}
      {matches === null ? copy.selection.total(total) : copy.search.matches(matches)}
    </p>
    {selected > 0 ? (
      <Button variant="ghost" size="sm" onClick={onSelectNone}>
        {copy.selection.none}
      </Button>
    ) : null}
    <Button variant="primary" className="ml-auto" disabled={selected === 0 || analyzing} onClick={onAnalyze}>
      <ScanSearch aria-hidden />
      {copy.analysis.start}
    </Button>
  </>
);
