import { filterTree } from '@process-ai/domain/hierarchy';
import { useMemo, useState } from 'react';
import {
  ancestorIds,
  type Expansion,
  expandedIds,
  type Forest,
  growForest,
  type Ids,
  type ProcessLike,
  visibleRows,
  withAncestors,
  withExpanded,
} from '../model.ts';

interface TreeViewOptions<T extends ProcessLike> {
  nodes: readonly T[];
  all: Forest<T>;
  /** What the person searches for; '' = nothing. */
  text: string;
  expansion: Expansion;
  onExpansion: (next: Expansion) => void;
}

/** The rows of a tree as searched and opened. A search opens all it found, and closing there lasts for that search. */
export function useTreeView<T extends ProcessLike>({ nodes, all, text, expansion, onExpansion }: TreeViewOptions<T>) {
  const searching = text.trim() !== '';
  const [closed, setClosed] = useState({ text, ids: new Set<string>() });
  const closedIds = closed.text === text ? closed.ids : NONE;

  const flat = useMemo(() => withoutParents(nodes), [nodes]);
  const matches = useMemo(
    () => (searching ? filterTree(flat, text).map(({ id }) => id) : null),
    [flat, searching, text],
  );
  const shown = useMemo(() => (matches ? growForest(withAncestors(all, matches)) : all), [all, matches]);
  const expanded = useMemo<Ids>(() => {
    if (!searching) return expandedIds(all, expansion);
    if (closedIds.size === 0) return shown.places;
    return new Set([...shown.places.keys()].filter((id) => !closedIds.has(id)));
  }, [searching, shown, closedIds, all, expansion]);
  const rows = useMemo(
    () => (expanded === shown.places ? shown.rows : visibleRows(shown, expanded)),
    [shown, expanded],
  );

  const setExpanded = (ids: readonly string[], open: boolean) => {
    if (!searching) return onExpansion(withExpanded(all, expansion, ids, open));
    const next = new Set(closedIds);
    for (const id of ids) {
      if (open) next.delete(id);
      else next.add(id);
    }
    setClosed({ text, ids: next });
  };
  /** Opens a process and those above it, so that what is below it can be seen. */
  const reveal = (id: string) => onExpansion(withExpanded(all, expansion, [id, ...ancestorIds(all, id)], true));

  return { matches, shown, expanded, rows, setExpanded, reveal };
}

const NONE: ReadonlySet<string> = new Set();

/** Without parents, a search finds the matches alone. */
const withoutParents = (nodes: readonly ProcessLike[]) =>
  nodes.map(({ id, code, name }) => ({ id, code, name, parentId: null }));
