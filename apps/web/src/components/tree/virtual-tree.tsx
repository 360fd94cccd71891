import type { VisibleNode } from '@process-ai/domain/hierarchy';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { useIsMobile } from '../../lib/media-query.ts';
import { usePrinting } from '../../lib/printing.ts';
import { useRovingFocus } from '../roving-focus.ts';
import { useVirtualWindow } from '../virtual-window.ts';
import { findTyped, type Ids, type LabelledNode, moveByKey, type Tick } from './tree.ts';
import { type ItemContent, TreeItem } from './tree-item.tsx';
import { TOP, useRowDrag } from './use-row-drag.ts';

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
  /** The node to scroll to; again when the key changes. */
  scrollToId?: string | null;
  scrollKey?: string;
  /** `auto`: no further than needed to see it. */
  scrollAlign?: 'auto' | 'center';
  /** One row that is higher than the others. */
  tall?: { id: string; height: number } | null;
  /** Further keys of an item, such as F2 or Alt+ArrowUp. */
  keys?: Record<string, (id: string) => void>;
  /** The box that scrolls the tree; the page where it is absent. */
  scroller?: RefObject<HTMLElement | null>;
  /** Px; by default, one line, or two where it is narrow. */
  rowHeight?: number;
  /** How much of the window's upper and lower edge is under sticky bars, in px. */
  coveredAbove?: number;
  coveredBelow?: number;
  /** Rows can be dragged onto others; null = to the top level. */
  drop?: {
    onDrop: (id: string, targetId: string | null) => void;
    text: (id: string, targetId: string | null) => string;
  };
  onExpand: (ids: readonly string[], open: boolean) => void;
  onTick?: (id: string) => void;
  onOpen: (id: string) => void;
}

/** How long type-to-search remembers, in ms. */
const TYPING_PAUSE = 1000;

/** A tree by the WAI-ARIA pattern that renders only the rows in sight, since it may hold tens of thousands. */
export function VirtualTree<T extends LabelledNode>(props: VirtualTreeProps<T>) {
  const { label, rows, expanded, content, itemLabel, tickOf, note, current = null, keys, scroller } = props;
  const {
    drop,
    scrollToId,
    scrollKey = '',
    tall = null,
    scrollAlign = tall ? 'auto' : 'center',
    coveredAbove = 0,
    coveredBelow = 0,
    onExpand,
    onOpen,
    onTick = onOpen,
  } = props;
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
  useScrollTo(rows, scrollToId, scrollKey, (index) => show(index, scrollAlign));

  const idAt = (element: Element) => rows[indexOf(element) ?? -1]?.node.id ?? null;
  const { drag, press, isEnd } = useRowDrag({ tree, idAt, onDrop: drop?.onDrop });
  const moveTo = (index: number) => {
    show(index);
    focus.moveTo(index);
  };

  const pressKey = (event: KeyboardEvent) => {
    const index = indexOf(event.target);
    const node = index === null ? undefined : rows[index]?.node;
    if (!node || index === null || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.role !== 'treeitem') {
      if (event.key === 'Escape') moveTo(index);
      return;
    }
    if (event.altKey) {
      const run = keys?.[`Alt+${event.key}`];
      if (!run) return;
      event.preventDefault();
      return run(node.id);
    }
    const move = moveByKey(event.key, rows, index, expanded);
    if (move && 'focus' in move) moveTo(move.focus);
    else if (move && 'expand' in move) onExpand(move.expand, true);
    else if (move) onExpand([move.collapse], false);
    else if (event.key === 'Enter') onOpen(node.id);
    else if (event.key === ' ' && !isTypingOn(typed.current, event.timeStamp)) onTick(node.id);
    else if (keys?.[event.key]) keys[event.key]?.(node.id);
    else if (event.key.length === 1 && event.key !== '?') {
      typed.current.text = (isTypingOn(typed.current, event.timeStamp) ? typed.current.text : '') + event.key;
      typed.current.at = event.timeStamp;
      const found = findTyped(rows, index, typed.current.text);
      if (found >= 0) moveTo(found);
    } else return;
    event.preventDefault();
  };

  const click = (event: MouseEvent) => {
    if (isEnd()) return;
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
      {drop && drag ? (
        <div className="sticky z-20" style={{ top: coveredAbove }}>
          <p
            data-drop-top
            className={cx(
              'absolute inset-x-0 bottom-0 flex h-8 items-center rounded-md border border-dashed px-2 text-xs',
              drag.over === TOP
                ? 'border-accent bg-accent-soft text-accent-ink'
                : 'border-line-strong bg-canvas text-muted',
            )}
          >
            {drop.text(drag.id, null)}
          </p>
        </div>
      ) : null}
      {drop && drag && typeof drag.over === 'string' && drag.over !== drag.id ? (
        <DragNote text={drop.text(drag.id, drag.over)} />
      ) : null}
      <div
        ref={tree}
        role="tree"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable={tickOf ? true : undefined}
        className={cx('relative focus:outline-none', note && 'print:hidden')}
        style={{ height }}
        onPointerDown={press}
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
              isTarget={drag !== null && drag.over === row.node.id && drag.id !== row.node.id}
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

/** What letting go would do, beside the pointer. */
function DragNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (note.current) note.current.style.transform = `translate(${clientX + 14}px, ${clientY + 14}px)`;
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, []);
  return (
    <p
      ref={note}
      className="pointer-events-none fixed top-0 left-0 z-60 max-w-80 truncate rounded-md border bg-surface px-2 py-1 text-xs shadow-pop"
      style={{ transform: 'translate(-100vw, 0)' }}
    >
      {text}
    </p>
  );
}

const idOf = ({ node }: VisibleNode<LabelledNode>) => node.id;

/** Scrolls to a node once it is there; again only after it was given up. */
function useScrollTo(
  rows: readonly VisibleNode<LabelledNode>[],
  id: string | null | undefined,
  key: string,
  show: (index: number) => void,
) {
  const index = rows.findIndex(({ node }) => node.id === id);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!id) shown.current = null;
    const wanted = `${id} ${key}`;
    if (!id || index < 0 || shown.current === wanted) return undefined;
    // By the next frame the rows are where they will stay.
    const frame = requestAnimationFrame(() => {
      shown.current = wanted;
      show(index);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, index, key, show]);
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
