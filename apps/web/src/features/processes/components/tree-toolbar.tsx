import { ArrowDown, ArrowUp, ChevronsDownUp, ChevronsUpDown, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import type { Tick } from '../../../components/tree/tree.ts';
import { cx } from '../../../lib/cx.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { treeCopy } from '../model/tree-copy.ts';
import { type Expansion, SORTS, type Sort } from '../model.ts';
import { COLUMN_ROOM, COLUMNS, type Column } from '../use-tree-columns.ts';

/** How much of the window the app's header and these bars take, in px. Where it is narrow only the lower bar stays. */
export const useCoveredAbove = () => (useMediaQuery('(min-width: 1024px)') ? 184 : 136);

interface TreeToolbarProps {
  text: string;
  onText: (text: string) => void;
  levels: readonly number[];
  expansion: Expansion;
  onExpansion: (next: Expansion) => void;
  /** How the tree is looked at, beside its levels. */
  look?: ReactNode;
  /** What else can be done, at the right end. */
  children?: ReactNode;
}

/** Finds processes and opens the tree. */
export const TreeToolbar = ({ text, onText, levels, expansion, onExpansion, look, children }: TreeToolbarProps) => (
  <div className="z-20 flex flex-wrap items-center gap-2 bg-canvas pb-1 max-sm:gap-1 lg:sticky lg:top-14 lg:h-12 lg:pb-0 print:hidden">
    <SearchInput
      label={treeCopy.search.label}
      value={text}
      onValueChange={onText}
      className="w-full lg:w-72 max-sm:w-0 max-sm:grow"
    />
    <TreeControls
      levels={levels}
      expansion={expansion}
      onExpansion={onExpansion}
      disabled={text.trim() !== ''}
      // On a phone the menu of the looks holds them.
      {...(look ? { className: 'max-sm:hidden' } : {})}
    />
    {look}
    <div className="ml-auto flex gap-2 max-sm:gap-1">{children}</div>
  </div>
);

interface TreeHeadingProps {
  tick: Tick;
  searching: boolean;
  disabled: boolean;
  onTick: () => void;
  /** How many there are and are ticked, and what to do with them. */
  children: ReactNode;
  /** Below, in the same bar. */
  below?: ReactNode;
}

const CHECKED = { none: false, some: 'indeterminate', all: true } as const;

/** Right above the rows: the tick box for all of them. */
export const TreeHeading = ({ tick, searching, disabled, onTick, children, below }: TreeHeadingProps) => (
  <div className="sticky top-14 z-20 border-b bg-canvas lg:top-26 print:hidden">
    <div className="flex h-11 items-center gap-2">
      <Checkbox
        aria-label={searching ? treeCopy.selection.allMatches : treeCopy.selection.all}
        checked={CHECKED[tick]}
        disabled={disabled}
        onCheckedChange={onTick}
        className="ml-6.5"
      />
      {children}
    </div>
    {below}
  </div>
);

interface ColumnsProps {
  columns: readonly Column[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** What the columns of the rows below are; a press sorts by one. It stands on the same ground as the rows. */
export const ColumnHeads = ({ columns, sort, onSort }: ColumnsProps) => (
  <div
    role="group"
    aria-label={treeCopy.columns.sortBy}
    className="sticky top-25 z-10 flex h-8 items-center border-b bg-canvas pr-1 text-xs max-md:hidden lg:top-37 print:hidden"
  >
    <span className="flex min-w-0 grow items-center gap-1 pl-6.5">
      <SortButton by="code" sort={sort} onSort={onSort} />
      <SortButton by="name" sort={sort} onSort={onSort} />
    </span>
    {columns.map((column) => (
      <span key={column} className={cx('flex shrink-0 items-center pl-1', COLUMN_ROOM[column])}>
        {column === 'level' ? (
          <span className="text-muted">{treeCopy.columns.names.level}</span>
        ) : (
          <SortButton by={column} sort={sort} onSort={onSort} />
        )}
      </span>
    ))}
    <span className="w-8 shrink-0" />
  </div>
);

function SortButton({ by, sort, onSort }: { by: Sort } & Omit<ColumnsProps, 'columns'>) {
  const Arrow = by === 'code' || by === 'name' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      title={treeCopy.columns.hints[by]}
      aria-pressed={sort === by}
      className="inline-flex h-6 items-center gap-0.5 rounded px-1 text-muted hover:text-ink aria-pressed:font-medium aria-pressed:text-ink"
      onClick={() => onSort(by)}
    >
      {treeCopy.columns.heads[by]}
      {sort === by ? <Arrow aria-hidden className="size-3" /> : null}
    </button>
  );
}

interface ColumnsMenuProps extends ColumnsProps {
  onToggle: (column: Column) => void;
  /** The levels that occur, for a phone, which has no room for their buttons. */
  levels: readonly number[];
  onOpenTo: (level: number) => void;
}

/** Which columns are shown, and in which order siblings stand. */
export const ColumnsMenu = ({ columns, sort, onSort, onToggle, levels, onOpenTo }: ColumnsMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger>
      <Button variant="ghost" size="icon" aria-label={treeCopy.columns.menu} title={treeCopy.columns.menu}>
        <SlidersHorizontal aria-hidden />
      </Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="start">
      <div className="sm:hidden">
        <DropdownMenuLabel className="text-muted">{treeCopy.levels.label}</DropdownMenuLabel>
        {levels.map((level) => (
          <DropdownMenuItem key={level} onSelect={() => onOpenTo(level)}>
            {treeCopy.levels.show(level)}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
      </div>
      <DropdownMenuLabel className="text-muted">{treeCopy.columns.shown}</DropdownMenuLabel>
      {COLUMNS.map((column) => (
        <DropdownMenuCheckboxItem
          key={column}
          checked={columns.includes(column)}
          onCheckedChange={() => onToggle(column)}
        >
          {treeCopy.columns.names[column]}
        </DropdownMenuCheckboxItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuLabel className="text-muted">{treeCopy.columns.order}</DropdownMenuLabel>
      <DropdownMenuRadioGroup value={sort} onValueChange={(chosen) => onSort(chosen as Sort)}>
        {SORTS.map((by) => (
          <DropdownMenuRadioItem key={by} value={by}>
            {treeCopy.columns.sorts[by]}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </DropdownMenuContent>
  </DropdownMenu>
);

interface TreeControlsProps {
  /** The levels that occur. */
  levels: readonly number[];
  expansion: Expansion;
  onExpansion: (next: Expansion) => void;
  disabled?: boolean;
  className?: string;
}

/** Opens the whole tree to a level. */
function TreeControls({ levels, expansion, onExpansion, disabled = false, className }: TreeControlsProps) {
  const openTo = (level: number) => onExpansion({ level, toggledIds: new Set() });
  const current = expansion.toggledIds.size === 0 ? expansion.level : null;
  const deepest = levels.at(-1) ?? 1;
  return (
    <div role="group" aria-label={treeCopy.levels.label} className={cx('flex items-center md:gap-0.5', className)}>
      <span aria-hidden className="px-1 text-muted max-md:hidden">
        {treeCopy.levels.short}
      </span>
      {levels.map((level) => (
        <Button
          key={level}
          variant="ghost"
          aria-label={treeCopy.levels.show(level)}
          aria-pressed={level === current}
          disabled={disabled}
          onClick={() => openTo(level)}
          className={cx('w-6 px-0! md:w-7', level === current && 'bg-subtle text-ink')}
        >
          {level}
        </Button>
      ))}
      <IconButton
        label={treeCopy.levels.expandAll}
        icon={ChevronsUpDown}
        disabled={disabled}
        onClick={() => openTo(deepest)}
      />
      <IconButton
        label={treeCopy.levels.collapseAll}
        icon={ChevronsDownUp}
        disabled={disabled}
        onClick={() => openTo(levels[0] ?? 1)}
      />
    </div>
  );
}
