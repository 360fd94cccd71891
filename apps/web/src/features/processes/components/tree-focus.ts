import type { TreeNode, VisibleNode } from '@process-ai/domain/hierarchy';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Which row of the tree is the one in the tab order (roving tabindex), and the keyboard focus that follows it.
 * When the row goes away, the one that took its place stands in.
 */
export function useTreeFocus<T extends TreeNode>(
  tree: RefObject<HTMLElement | null>,
  rows: readonly VisibleNode<T>[],
  initialId: string | null,
) {
  const [focused, setFocused] = useState({ id: initialId, index: 0 });
  const wanted = useRef(false);
  const inside = useRef(false);

  const found = rows.findIndex(({ node }) => node.id === focused.id);
  const index = found >= 0 ? found : Math.max(0, Math.min(focused.index, rows.length - 1));
  const setIndex = (next: number) => setFocused({ id: rows[next]?.node.id ?? null, index: next });

  useLayoutEffect(() => {
    const lost = inside.current && document.activeElement === document.body;
    if (!wanted.current && !lost) return;
    wanted.current = false;
    rowOf(tree, index)?.focus({ preventScroll: true });
  });

  return {
    index,
    moveTo: (next: number) => {
      const element = rowOf(tree, next);
      // A row out of sight is rendered first, as the one in the tab order.
      if (!element) wanted.current = true;
      element?.focus({ preventScroll: true });
      setIndex(next);
    },
    onFocus: (event: FocusEvent) => {
      inside.current = true;
      const place = event.target.closest<HTMLElement>('[role="treeitem"]')?.dataset.index;
      if (place) setIndex(Number(place));
    },
    onBlur: (event: FocusEvent) => {
      // A row that is taken away blurs towards nothing, just like a click beside the tree does.
      if (event.relatedTarget || event.target.isConnected) inside.current = false;
    },
  };
}

const rowOf = (tree: RefObject<HTMLElement | null>, index: number) =>
  tree.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
