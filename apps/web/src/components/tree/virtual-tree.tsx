import type { VisibleNode } from '@process-ai/domain/hierarchy';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { useIsMobile } from '../../lib/media-query.ts';
import { usePrinting } from '../../lib/printing.ts';
import { useRovingFocus } from '../roving-focus.ts';
import { useVirtualWindow } from '../virtual-window.ts';
import { findTyped, type Ids, type LabelledNode, moveByKey, type Tick } from './tree.ts';
import { type ItemContent, TreeItem } from './tree-item.tsx';

interface VirtualTreeProps<T extends LabelledNode> {
  label: string;
  rows: readonly VisibleNode<T>[];
  expanded: Ids;
  content: ItemContent<T>;
  /** What a screen reader hears; it holds all text of the row. undefined = the text itself. */
  itemLabel?: (node: T) => string | undefined;
  /** undefined where a node has no tick box; absent where no node has. */
  tickOf?: (node: T) => Tick | undefined;
  /** What stands beside the name on paper, where the tree is printed in plain rows; absent = as on the screen. */
  note?: (node: T) => string;
  /** The node whose details stand open. */
  current?: string | null;
  /** The node to scroll to. */
  scrollToId?: string | null;
  /** One row that is higher than the others. */
  tall?: { id: string; height: number } | null;
  /** Further keys of an item, such as F2. */
  keys?: Record<string, (id: string) => void>;
  /** The box that scrolls the tree; the page where it is absent. */
  scroller?: RefObject<HTMLElement | null>;
  /** Px; by default, one line, or two where it is narrow. */
  rowHeight?: number;
  /** How much of the window's upper and lower edge is under sticky bars, in px. */
  coveredAbove?: number;
  coveredBelow?: number;
  onExpand: (ids: readonly string[], open: boolean) => void;
  onTick?: (id: string) => void;
  onOpen: (id: string) => void;
}

/** How long type-to-search remembers, in ms. */
const TYPING_PAUSE = 1000;

/** A tree by the WAI-ARIA pattern that renders only the rows in sight, since it may hold tens of thousands. */
export function VirtualTree<T extends LabelledNode>(props: VirtualTreeProps<T>) {
  const { label, rows, expanded, content, itemLabel, tickOf, note, current = null, keys, scroller } = props;
  const { scrollToId, tall = null, coveredAbove = 0, coveredBelow = 0, onExpand, onOpen, onTick = onOpen } = props;
  const tree = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const isMobile = useIsMobile();
  const focus = useRovingFocus(tree, rows, idOf, current);
  const { items, height, show } = useVirtualWindow({
    element: tree,
    scroller,
    count: rows.length,
    rowHeight: props.rowHeight ?? (isMobile ? 68 : 36),
    tall: tall && { index: rows.findIndex(({ node }) => node.id === tall.id), height: tall.height },
    always: focus.index,
    coveredAbove,
    coveredBelow,
  });
  useScrollTo(rows, scrollToId, (index) => show(index, tall ? 'auto' : 'center'));

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
        aria-multiselectable={tickOf ? true : undefined}
        className={cx('relative focus:outline-none', note && 'print:hidden')}
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
              tick={tickOf?.(row.node)}
              focused={index === focus.index}
              current={row.node.id === current}
              narrow={isMobile}
              label={itemLabel?.(row.node)}
              content={content}
            />
          );
        })}
      </div>
      {note ? <PrintedTree rows={rows} note={note} /> : null}
    </>
  );
}

const idOf = ({ node }: VisibleNode<LabelledNode>) => node.id;

/** Scrolls to a node once it is there; again only after it was given up. */
function useScrollTo(
  rows: readonly VisibleNode<LabelledNode>[],
  id: string | null | undefined,
  show: (index: number) => void,
) {
  const index = rows.findIndex(({ node }) => node.id === id);
  const shownId = useRef<string | null>(null);
  useEffect(() => {
    if (!id) shownId.current = null;
    if (!id || index < 0 || shownId.current === id) return undefined;
    // By the next frame the rows are where they will stay.
    const frame = requestAnimationFrame(() => {
      shownId.current = id;
      show(index);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, index, show]);
}

const isTypingOn = ({ text, at }: { text: string; at: number }, now: number) => text !== '' && now - at < TYPING_PAUSE;

function indexOf(target: EventTarget): number | null {
  const index = target instanceof Element && target.closest<HTMLElement>('[role="treeitem"]')?.dataset.index;
  return index ? Number(index) : null;
}

/** On paper every open row, in rows so plain that tens of thousands of them can be laid out on pages. */
function PrintedTree<T extends LabelledNode>({ rows, note }: Required<Pick<VirtualTreeProps<T>, 'rows' | 'note'>>) {
  if (!usePrinting()) return null;
  return (
    <ul className="hidden text-xs print:block">
      {rows.map(({ node, depth }) => (
        <li key={node.id} className="flex gap-3 border-b py-0.5" style={{ paddingLeft: `${depth}rem` }}>
          <span className="min-w-10 max-w-1/3 shrink-0 text-muted">{node.code}</span>
          <span className="min-w-0 grow">{node.name}</span>
          <span className="shrink-0 text-muted">{note(node)}</span>
        </li>
      ))}
    </ul>
  );
}
