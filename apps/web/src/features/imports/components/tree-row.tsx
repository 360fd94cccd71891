import type { OnConflict } from '@process-ai/contract/imports';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import type { TreeRow } from '../model.ts';

export const TREE_ROW_HEIGHT = 32;

/** Deeper rows are indented no further, so that there is room for their names. */
const INDENTED_MAX = 8;

interface TreeRowViewProps {
  id: string;
  row: TreeRow;
  top: number;
  active: boolean;
  /** What happens to it where its code exists already; null where it is new. */
  exists: OnConflict | null;
  /** Whether the file has rows, or just an order. */
  hasRows: boolean;
  onPress: () => void;
}

export const TreeRowView = ({ id, row, top, active, exists, hasRows, onPress }: TreeRowViewProps) => {
  const { process, depth, hasChildren, expanded } = row;
  return (
    // The tree has the keyboard, and names its active row: a row needs no key of its own.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={hasChildren ? expanded : undefined}
      aria-selected={active}
      onClick={onPress}
      onKeyDown={() => undefined}
      style={{ top, height: TREE_ROW_HEIGHT, paddingLeft: `${0.5 + 1.25 * (Math.min(depth, INDENTED_MAX) - 1)}rem` }}
      className={cx(
        'absolute inset-x-0 flex cursor-default items-center gap-2 pr-3 hover:bg-subtle',
        active &&
          'group-focus-visible:bg-accent-soft group-focus-visible:outline-2 group-focus-visible:outline-accent group-focus-visible:-outline-offset-2',
      )}
    >
      <ChevronRight
        aria-hidden
        className={cx(
          'size-4 shrink-0 text-muted transition-transform',
          !hasChildren && 'invisible',
          expanded && 'rotate-90',
        )}
      />
      <span className="min-w-0 truncate">
        <span className="text-muted">{process.code}</span> <span title={process.name}>{process.name}</span>
      </span>
      {exists ? <Badge tone={exists === 'stop' ? 'warning' : 'outline'}>{copy.conflict.exists[exists]}</Badge> : null}
      <span className="ml-auto shrink-0 text-muted text-xs">
        {copy.tree.level(process.level)}
        <span className="hidden sm:inline">
          {' · '}
          {hasRows ? copy.tree.row(process.row) : copy.tree.place(process.row)}
        </span>
      </span>
    </div>
  );
};
