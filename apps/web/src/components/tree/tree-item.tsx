import type { VisibleNode } from '@process-ai/domain/hierarchy';
import { Check, ChevronRight, Minus } from 'lucide-react';
import { type ComponentType, memo, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import type { LabelledNode, Tick } from './tree.ts';

/** What an item shows behind its tick box. */
export type ItemContent<T> = ComponentType<ItemContentProps<T>>;

export interface ItemContentProps<T> {
  node: T;
  /** The row has the keyboard or the pointer, so its actions are in reach. */
  active: boolean;
  narrow: boolean;
}

interface TreeItemProps<T extends LabelledNode> {
  row: VisibleNode<T>;
  index: number;
  /** Px from the top of the tree. */
  start: number;
  height: number;
  expanded: boolean | undefined;
  tick: Tick | undefined;
  focused: boolean;
  current: boolean;
  /** Something is dragged over it. */
  isTarget: boolean;
  narrow: boolean;
  label: string | undefined;
  content: ItemContent<T>;
}

/** Drawn over all that the row holds: what has a background of its own would paint over the row's outline. */
const FOCUS_RING =
  'after:pointer-events-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2';

/** Deeper rows are indented no further, so that there is room for their names. */
const INDENTED_MAX = 8;

const CHECKED = { none: false, some: 'mixed', all: true } as const;

/** One row. Chevron and tick box are for the pointer only: with the keyboard the row itself does both. */
function Item<T extends LabelledNode>(props: TreeItemProps<T>) {
  const {
    row,
    index,
    start,
    height,
    expanded,
    tick,
    focused,
    current,
    isTarget,
    narrow,
    label,
    content: Content,
  } = props;
  const [hovered, setHovered] = useState(false);
  const [within, setWithin] = useState(false);
  return (
    <div
      role="treeitem"
      data-index={index}
      aria-label={label}
      aria-level={row.depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={expanded}
      aria-checked={tick && CHECKED[tick]}
      aria-current={current || undefined}
      tabIndex={focused ? 0 : -1}
      onFocus={() => setWithin(true)}
      onBlur={(event) => setWithin(event.currentTarget.contains(event.relatedTarget))}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      style={{ height, transform: `translateY(${start}px)` }}
      className={cx(
        'absolute inset-x-0 top-0 flex cursor-default items-center rounded-md pr-1 focus-visible:outline-none',
        FOCUS_RING,
        current ? 'bg-accent-soft' : 'bg-canvas hover:bg-subtle',
        isTarget && 'after:outline-2! after:outline-accent! after:-outline-offset-2!',
      )}
    >
      {Array.from({ length: Math.min(row.depth, INDENTED_MAX) }, (_, depth) => (
        <span key={depth} aria-hidden className="h-full w-3 shrink-0 border-r sm:w-5 md:border-line" />
      ))}
      <span
        data-part={row.hasChildren ? 'chevron' : undefined}
        className="grid size-6 shrink-0 place-items-center text-muted"
      >
        {row.hasChildren ? (
          <ChevronRight aria-hidden className={cx('size-4 transition-transform', expanded && 'rotate-90')} />
        ) : null}
      </span>
      {tick ? <TickBox tick={tick} /> : <span className="w-1.5 shrink-0" />}
      <Content node={row.node} active={within || hovered} narrow={narrow} />
    </div>
  );
}

export const TreeItem = memo(Item) as typeof Item;

const TickBox = ({ tick }: { tick: Tick }) => (
  <span data-part="tick" aria-hidden className="grid size-7 shrink-0 place-items-center">
    <span
      className={cx(
        'grid size-4 place-items-center rounded-sm border',
        tick === 'none' ? 'border-line-strong bg-surface' : 'border-accent bg-accent text-on-accent',
      )}
    >
      {tick === 'all' ? <Check strokeWidth={3} className="size-3" /> : null}
      {tick === 'some' ? <Minus strokeWidth={3} className="size-3" /> : null}
    </span>
  </span>
);
