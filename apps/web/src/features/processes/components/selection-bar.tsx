import { LEVEL_MAX, LEVEL_MIN } from '@process-ai/contract/processes';
import { ChevronDown, CopyPlus, FolderTree, ScanSearch, Trash2, X } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { copy } from '../copy.ts';
import { treeCopy } from '../model/tree-copy.ts';
import { useProcessActions } from './row-actions.tsx';

interface SelectionBarProps {
  total: number;
  /** null when nothing is searched for. */
  matches: number | null;
  selected: number;
  analyzing: boolean;
  onSelectNone: () => void;
  /** Those of the selection that stand below none of the others; asked for when something is chosen. */
  topmost: () => string[];
  onLevel: (ids: readonly string[], level: number) => void;
  onAnalyze: () => void;
}

/** How much there is, how much is selected, and what to do with it. */
export const SelectionBar = ({
  total,
  matches,
  selected,
  analyzing,
  onSelectNone,
  topmost,
  onLevel,
  onAnalyze,
}: SelectionBarProps) => (
  <>
    <p role="status" className="min-w-0 text-muted max-sm:line-clamp-3 max-sm:text-xs max-sm:leading-3.5 sm:truncate">
      {selected > 0 ? (
        <>
          <span className="font-medium text-ink">{treeCopy.selection.count(selected)}</span>
          <span aria-hidden className="max-sm:hidden">
            {' · '}
          </span>
        </>
      ) : null}
      <span className={selected > 0 ? 'max-sm:hidden' : undefined}>
        {matches === null ? treeCopy.selection.total(total) : treeCopy.search.matches(matches)}
      </span>
    </p>
    {selected > 0 ? (
      <Button variant="ghost" size="sm" className="max-sm:px-1!" onClick={onSelectNone}>
        <X aria-hidden className="sm:hidden" />
        <span className="max-sm:sr-only">{treeCopy.selection.none}</span>
      </Button>
    ) : null}
    <ForEditors>
      <span className="ml-auto">{selected > 0 ? <SelectionMenu topmost={topmost} onLevel={onLevel} /> : null}</span>
      <Button variant="primary" className="max-sm:px-2!" disabled={selected === 0 || analyzing} onClick={onAnalyze}>
        <ScanSearch aria-hidden />
        {copy.analysis.start}
      </Button>
    </ForEditors>
  </>
);

/** What else can be done with all that is selected, each in one request. */
function SelectionMenu({ topmost, onLevel }: Pick<SelectionBarProps, 'topmost' | 'onLevel'>) {
  const { moveBelow, duplicate, remove } = useProcessActions();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button className="max-sm:px-2!">
          {treeCopy.actions.bulk}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => moveBelow(topmost())}>
          <FolderTree aria-hidden />
          {treeCopy.actions.moveBelow}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => duplicate(topmost())}>
          <CopyPlus aria-hidden />
          {treeCopy.actions.duplicate}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel className="text-muted">{treeCopy.actions.level}</DropdownMenuLabel>
        {LEVELS.map((level) => (
          <DropdownMenuItem key={level} onSelect={() => onLevel(topmost(), level)}>
            <span className="w-4" />
            {treeCopy.levels.option(level)}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => remove(topmost())}>
          <Trash2 aria-hidden />
          {treeCopy.actions.remove}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const LEVELS = Array.from({ length: LEVEL_MAX - LEVEL_MIN + 1 }, (_, index) => LEVEL_MIN + index);
