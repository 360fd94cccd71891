import type { ImportedProcess, ImportFormat, OnConflict } from '@process-ai/contract/imports';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { copy } from '../copy.ts';
import { buildTree, collapsedAtFirst, type TreeRow, visibleRows } from '../model.ts';
import { TREE_ROW_HEIGHT, TreeRowView } from './tree-row.tsx';

interface ProcessTreeProps {
  processes: readonly ImportedProcess[];
  format: ImportFormat;
  existingCodes: readonly string[];
  onConflict: OnConflict;
}

/** What the file holds, as the tree that it would become. Only the rows in sight are in the page. */
export function ProcessTree({ processes, format, existingCodes, onConflict }: ProcessTreeProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useMemo(() => buildTree(processes), [processes]);
  const existing = useMemo(() => new Set(existingCodes), [existingCodes]);
  const [collapsed, setCollapsed] = useState(() => collapsedAtFirst(tree));
  const [wanted, setActive] = useState(0);
  const rows = useMemo(() => visibleRows(tree, collapsed), [tree, collapsed]);
  const active = Math.max(0, Math.min(wanted, rows.length - 1));

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => TREE_ROW_HEIGHT,
    overscan: 10,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });

  const go = (index: number) => {
    const to = Math.max(0, Math.min(index, rows.length - 1));
    setActive(to);
    virtualizer.scrollToIndex(to);
  };
  const toggle = (place: number) => {
    const next = new Set(collapsed);
    if (!next.delete(place)) next.add(place);
    setCollapsed(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[active];
    const act = row && actionOf(event.key, row);
    if (!act) return;
    event.preventDefault();
    if (act === 'toggle') return toggle(row.place);
    if (act === 'parent') return go(rows.findIndex(({ place }) => place === row.parent));
    go({ next: active + 1, previous: active - 1, first: 0, last: rows.length - 1 }[act]);
  };

  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{copy.tree.title}</h3>
        {tree.children.size > 0 ? (
          <div className="flex gap-1">
            <Button size="sm" variant="ghost" onClick={() => setCollapsed(new Set())}>
              {copy.tree.expand}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setCollapsed(new Set(tree.children.keys()))}>
              {copy.tree.collapse}
            </Button>
          </div>
        ) : null}
      </div>
      <div
        ref={scroller}
        role="tree"
        aria-label={copy.tree.label}
        aria-activedescendant={`${id}-${active}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="group max-h-112 overflow-y-auto rounded-lg border bg-surface py-1 focus-visible:outline-offset-0"
      >
        <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return row ? (
              <TreeRowView
                key={row.place}
                id={`${id}-${index}`}
                row={row}
                top={start}
                active={index === active}
                exists={existing.has(row.process.code) ? onConflict : null}
                hasRows={format === 'csv' || format === 'xlsx'}
                onPress={() => {
                  setActive(index);
                  if (row.hasChildren) toggle(row.place);
                }}
              />
            ) : null;
          })}
        </div>
      </div>
    </section>
  );
}

function actionOf(key: string, row: TreeRow) {
  switch (key) {
    case 'ArrowDown':
      return 'next';
    case 'ArrowUp':
      return 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'Enter':
    case ' ':
      return row.hasChildren ? 'toggle' : undefined;
    case 'ArrowRight':
      if (!row.hasChildren) return undefined;
      return row.expanded ? 'next' : 'toggle';
    case 'ArrowLeft':
      if (row.expanded) return 'toggle';
      return row.parent === null ? undefined : 'parent';
    default:
      return undefined;
  }
}
