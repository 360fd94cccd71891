import { fold, matchesFolded } from '@process-ai/domain/matches-words';
import { useMemo, useState } from 'react';
import { ancestorIds, buildTree, type Ids, type Tree, visibleRows, withAncestors } from '../../components/tree/tree.ts';
import { type Expansion, expandedIds, type ProcessLike, withExpanded } from './model.ts';

interface TreeViewOptions<T extends ProcessLike> {
  nodes: readonly T[];
  all: Tree<T>;
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

  const folded = useMemo(
    () => (searching ? nodes.map(({ id, code, name }) => ({ id, text: fold(`${code} ${name}`) })) : []),
    [nodes, searching],
  );
  const matches = useMemo(() => {
    if (!searching) return null;
    const isMatch = matchesFolded(text);
    return folded.flatMap((one) => (isMatch(one.text) ? [one.id] : []));
  }, [folded, searching, text]);
  const shown = useMemo(() => (matches ? buildTree(withAncestors(all, matches)) : all), [all, matches]);
  const expanded = useMemo<Ids>(() => {
    if (!searching) return expandedIds(all, expansion);
    if (closedIds.size === 0) return shown.indexById;
    return new Set([...shown.indexById.keys()].filter((id) => !closedIds.has(id)));
  }, [searching, shown, closedIds, all, expansion]);
  /** The first row from the top that was searched for, and not only leads to one. */
  const firstHit = useMemo(() => {
    const found = new Set(matches);
    return shown.rows.find(({ node }) => found.has(node.id))?.node.id ?? null;
  }, [matches, shown]);
  const rows = useMemo(
    () => (expanded === shown.indexById ? shown.rows : visibleRows(shown, expanded)),
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

  return { matches, firstHit, shown, expanded, rows, setExpanded, reveal };
}

const NONE: ReadonlySet<string> = new Set();
