import type { ImportedProcess, ImportFormat, OnConflict } from '@process-ai/contract/imports';
import { useMemo, useRef, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { buildTree, visibleRows } from '../../../components/tree/tree.ts';
import type { ItemContentProps } from '../../../components/tree/tree-item.tsx';
import { VirtualTree } from '../../../components/tree/virtual-tree.tsx';
import { copy } from '../copy.ts';
import { expandedAtFirst, type FileNode, fileNodes } from '../model.ts';

interface ProcessTreeProps {
  processes: readonly ImportedProcess[];
  format: ImportFormat;
  existingCodes: readonly string[];
  onConflict: OnConflict;
}

const ROW_HEIGHT = 32;

/** What the file holds, as the tree that it would become. */
export function ProcessTree({ processes, format, existingCodes, onConflict }: ProcessTreeProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const tree = useMemo(() => buildTree(fileNodes(processes)), [processes]);
  const [expanded, setExpanded] = useState(() => expandedAtFirst(tree));
  const rows = useMemo(() => visibleRows(tree, expanded), [tree, expanded]);
  const existing = useMemo(() => new Set(existingCodes), [existingCodes]);
  const content = useMemo(() => {
    const hasRows = format === 'csv' || format === 'xlsx';
    return ({ node }: ItemContentProps<FileNode>) => (
      <RowContent node={node} exists={existing.has(node.code) ? onConflict : null} hasRows={hasRows} />
    );
  }, [existing, onConflict, format]);

  const expand = (ids: readonly string[], open: boolean) => {
    const next = new Set(expanded);
    for (const id of ids) {
      if (open) next.add(id);
      else next.delete(id);
    }
    setExpanded(next);
  };

  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{copy.tree.title}</h3>
        {tree.rows.some(({ hasChildren }) => hasChildren) ? (
          <div className="flex gap-1">
            <Button size="sm" variant="ghost" onClick={() => setExpanded(new Set(tree.indexById.keys()))}>
              {copy.tree.expand}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setExpanded(new Set())}>
              {copy.tree.collapse}
            </Button>
          </div>
        ) : null}
      </div>
      <div ref={scroller} className="max-h-112 overflow-y-auto rounded-lg border bg-canvas py-1">
        <VirtualTree
          label={copy.tree.label}
          rows={rows}
          expanded={expanded}
          content={content}
          scroller={scroller}
          rowHeight={ROW_HEIGHT}
          onExpand={expand}
          onOpen={(id) => expand([id], !expanded.has(id))}
        />
      </div>
    </section>
  );
}

interface RowContentProps {
  node: FileNode;
  /** What happens to it where its code exists already; null where it is new. */
  exists: OnConflict | null;
  /** Whether the file has rows, or just an order. */
  hasRows: boolean;
}

const RowContent = ({ node: { code, name, level, row }, exists, hasRows }: RowContentProps) => (
  <>
    <span className="min-w-0 truncate">
      <span className="text-muted">{code}</span> <span title={name}>{name}</span>
    </span>
    {exists ? (
      <Badge tone={exists === 'stop' ? 'warning' : 'outline'} className="ml-2">
        {copy.conflict.exists[exists]}
      </Badge>
    ) : null}
    <span className="ml-auto shrink-0 pr-2 pl-2 text-muted text-xs">
      {copy.tree.level(level)}
      <span className="hidden sm:inline">
        {' · '}
        {hasRows ? copy.tree.row(row) : copy.tree.place(row)}
      </span>
    </span>
  </>
);
