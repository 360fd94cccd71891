import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { useCallback, useMemo, useState } from 'react';
import { ancestorIds, buildTree, type Ids, visibleRows, withAncestors } from '../../components/tree/tree.ts';
import type { Edits } from './model/edits.ts';
import type { GridRow } from './model/rows.ts';
import { openAtFirst, type Scope, type ShownRow, wantedIds } from './model/shown-rows.ts';

interface TreeRowsOptions {
  processes: readonly LandscapeProcess[];
  /** One for each process. */
  everyRow: readonly GridRow[];
  edits: Edits;
  /** What the person searches for; '' = nothing. */
  query: string;
  scope: Scope | null;
}

/**
 * The rows of the grid as a tree, searched and unfolded. A search or a scope unfolds all it finds, and what is folded
 * there stays so for that search only.
 */
export function useTreeRows({ processes, everyRow, edits, query, scope }: TreeRowsOptions) {
  const tree = useMemo(() => buildTree(processes), [processes]);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => openAtFirst(tree, everyRow, edits));
  const selects = scope !== null || query.trim() !== '';
  const [folded, setFolded] = useState<{ query: string; scope: Scope | null; ids: ReadonlySet<string> }>(
    NOTHING_FOLDED,
  );
  const foldedIds = folded.query === query && folded.scope === scope ? folded.ids : NOTHING_FOLDED.ids;

  const shown = useMemo(() => {
    if (query.trim() === '' && scope !== 'figures') return tree;
    return buildTree(withAncestors(tree, wantedIds(everyRow, query, scope, edits)));
  }, [tree, everyRow, query, scope, edits]);
  const rowById = useMemo(() => new Map(everyRow.map((row) => [row.process.id, row])), [everyRow]);
  const rows = useMemo(() => {
    const expanded: Ids = selects ? { has: (id) => !foldedIds.has(id) } : opened;
    return visibleRows(shown, expanded).flatMap(({ node, ...place }): ShownRow[] => {
      const own = rowById.get(node.id);
      return own ? [{ process: node, own, ...place, expanded: place.hasChildren && expanded.has(node.id) }] : [];
    });
  }, [shown, selects, foldedIds, opened, rowById]);

  // The same function through most renders, for the rows that need not render anew.
  const setExpanded = useCallback(
    (id: string, open: boolean) => {
      if (!selects) return setOpened((before) => toggled(before, [id], open));
      setFolded((before) => {
        const ids = before.query === query && before.scope === scope ? before.ids : NOTHING_FOLDED.ids;
        return { query, scope, ids: toggled(ids, [id], !open) };
      });
    },
    [selects, query, scope],
  );
  /** Unfolds what stands above these. */
  const reveal = (ids: readonly string[]) => {
    const above = ids.flatMap((id) => ancestorIds(tree, id));
    setOpened((before) => toggled(before, above, true));
  };
  return { tree, rows, setExpanded, reveal };
}

const NOTHING_FOLDED = { query: '', scope: null, ids: new Set<string>() };

function toggled(before: ReadonlySet<string>, ids: readonly string[], isIn: boolean): Set<string> {
  const after = new Set(before);
  for (const id of ids) {
    if (isIn) after.add(id);
    else after.delete(id);
  }
  return after;
}
