import type { VisibleNode } from '@process-ai/domain/hierarchy';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useIsMobile } from '../../../lib/media-query.ts';
import type { Ids, ProcessLike, Tick } from '../model.ts';
import { PrintedTree } from './printed-tree.tsx';
import { useTreeFocus } from './tree-focus.ts';
import { type ItemContent, TreeItem } from './tree-item.tsx';
import { findTyped, moveByKey } from './tree-keys.ts';
import { useTreeWindow } from './tree-window.ts';

interface ProcessTreeProps<T extends ProcessLike> {
  label: string;
  rows: readonly VisibleNode<T>[];
  expanded: Ids;
  /** undefined where a process has no tick box. */
  tickOf: (node: T) => Tick | undefined;
  /** What a screen reader hears; it holds all text of the row. undefined = the text itself. */
  itemLabel: (node: T) => string | undefined;
  content: ItemContent<T>;
  /** What stands beside the name on paper. */
  note: (node: T) => string;
  /** The process whose details stand open. */
  current?: string | null;
  /** The process to scroll to. */
  broughtId?: string | null;
  /** One row that is higher than the others. */
  tall?: { id: string; height: number } | null;
  /** Further keys of an item, such as F2. */
  keys?: Record<string, (id: string) => void>;
  /** How much of the window's upper edge is under sticky bars, in px. */
  coveredAbove: number;
  coveredBelow?: number;
  onExpand: (ids: readonly string[], open: boolean) => void;
  onTick: (id: string) => void;
  onOpen: (id: string) => void;
}

/** How long type-to-search remembers, in ms. */
const TYPING_PAUSE = 1000;

/** A tree by the WAI-ARIA pattern that renders only the rows in sight, since a sector may hold tens of thousands. */
export function ProcessTree<T extends ProcessLike>(props: ProcessTreeProps<T>) {
  const {
    label,
    rows,
    expanded,
    tickOf,
    itemLabel,
    content,
    note,
    current = null,
    broughtId,
    keys,
    onExpand,
    onTick,
    onOpen,
  } = props;
  const { tall = null, coveredAbove, coveredBelow = 0 } = props;
  const tree = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const isMobile = useIsMobile();
  const focus = useTreeFocus(tree, rows, current);
  const { items, height, show } = useTreeWindow({
    tree,
    rows,
    rowHeight: isMobile ? 68 : 36,
    tall,
    always: focus.index,
    coveredAbove,
    coveredBelow,
  });
  const brought = rows.findIndex(({ node }) => node.id === broughtId);
  const shownId = useRef<string | null>(null);
  useEffect(() => {
    if (!broughtId) shownId.current = null;
    if (!broughtId || brought < 0 || shownId.current === broughtId) return undefined;
    // By the next frame the rows are where they will stay.
    const frame = requestAnimationFrame(() => {
      shownId.current = broughtId;
      show(brought, tall ? 'auto' : 'center');
    });
    return () => cancelAnimationFrame(frame);
  }, [broughtId, brought, show, tall]);

  const moveTo = (index: number) => {
    show(index);
    focus.moveTo(index);
  };

  const pressKey = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    const node = index === null ? undefined : rows[index]?.node;
    if (!node || index === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.role !== 'treeitem') {
      if (event.key === 'Escape') moveTo(index);
      return;
    }
    const move = moveByKey(event.key, rows, index, expanded);
    if (move && 'focus' in move) moveTo(move.focus);
    else if (move && 'expand' in move) onExpand(move.expand, true);
    else if (move) onExpand([move.collapse], false);
    else if (event.key === 'Enter') onOpen(node.id);
    else if (event.key === ' ' && !isTypingOn(typed.current, event.timeStamp)) onTick(node.id);
    else if (keys?.[event.key]) keys[event.key]?.(node.id);
    else if (event.key.length === 1) {
      typed.current.text = (isTypingOn(typed.current, event.timeStamp) ? typed.current.text : '') + event.key;
      typed.current.at = event.timeStamp;
      const found = findTyped(rows, index, typed.current.text);
      if (found >= 0) moveTo(found);
    } else return;
    event.preventDefault();
  };

  const click = (event: MouseEvent) => {
    const index = indexOf(event.target);
    const node = index === null ? undefined : rows[index]?.node;
    if (!node || !(event.target instanceof Element) || event.target.closest('button, a, input, textarea')) return;
    const part = event.target.closest<HTMLElement>('[data-part]')?.dataset.part;
    if (part === 'chevron') onExpand([node.id], !expanded.has(node.id));
    else if (part === 'tick') onTick(node.id);
    else onOpen(node.id);
  };

  return (
    <>
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable
        className="relative focus:outline-none print:hidden"
        style={{ height }}
        onKeyDown={pressKey}
        onClick={click}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        {items.map(({ index, start, size }) => {
          const row = rows[index] as VisibleNode<T>;
          return (
            <TreeItem
              key={row.node.id}
              row={row}
              index={index}
              start={start}
              height={size}
              expanded={row.hasChildren ? expanded.has(row.node.id) : undefined}
              tick={tickOf(row.node)}
              focused={index === focus.index}
              current={row.node.id === current}
              narrow={isMobile}
              label={itemLabel(row.node)}
              content={content}
            />
          );
        })}
      </div>
      <PrintedTree rows={rows} note={note} />
    </>
  );
}

const isTypingOn = ({ text, at }: { text: string; at: number }, now: number) => text !== '' && now - at < TYPING_PAUSE;

function indexOf(target: EventTarget): number | null {
  const index = target instanceof Element && target.closest<HTMLElement>('[role="treeitem"]')?.dataset.index;
  return index ? Number(index) : null;
}
