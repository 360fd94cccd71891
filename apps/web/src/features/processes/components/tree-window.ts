import type { TreeNode, VisibleNode } from '@process-ai/domain/hierarchy';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/** Up to here all rows are rendered, so that the browser's own search finds them. */
const VIRTUAL_FROM = 200;

interface TreeWindowOptions<T> {
  tree: RefObject<HTMLElement | null>;
  rows: readonly VisibleNode<T>[];
  rowHeight: number;
  /** One row that is higher than the others. */
  tall: { id: string; height: number } | null;
  /** The row that is rendered even out of sight: it has the focus. */
  always: number;
  coveredAbove: number;
  coveredBelow: number;
}

/** Which rows are rendered, and where: those in the window, or all of a short tree. */
export function useTreeWindow<T extends TreeNode>(options: TreeWindowOptions<T>) {
  const { tree, rows, rowHeight, tall, always, coveredAbove, coveredBelow } = options;
  const top = useOffsetFromTop(tree);
  const whole = rows.length <= VIRTUAL_FROM;

  const tallIndex = tall ? rows.findIndex(({ node }) => node.id === tall.id) : -1;

  const rangeExtractor = useCallback(
    (range: Range) => {
      if (whole) return Array.from({ length: range.count }, (_, index) => index);
      const seen = defaultRangeExtractor(range);
      const missing = [always, tallIndex].filter((index) => index >= 0 && index < range.count && !seen.includes(index));
      return missing.length > 0 ? [...new Set([...seen, ...missing])].sort((a, b) => a - b) : seen;
    },
    [whole, always, tallIndex],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (tall && index === tallIndex ? tall.height : rowHeight),
    overscan: 10,
    scrollMargin: top,
    scrollPaddingStart: coveredAbove,
    scrollPaddingEnd: coveredBelow,
    rangeExtractor,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, tallIndex]);

  return {
    items: virtualizer.getVirtualItems().map(({ index, start, size }) => ({ index, size, start: start - top })),
    height: virtualizer.getTotalSize(),
    show: (index: number, align: 'auto' | 'center' = 'auto') => virtualizer.scrollToIndex(index, { align }),
  };
}

/** Where the element begins in the page, in px. What opens above it moves it, and makes the page longer. */
function useOffsetFromTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
