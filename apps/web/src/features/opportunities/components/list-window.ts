import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Up to here all rows are rendered, so that the browser's own search finds them. */
const VIRTUAL_FROM = 200;

interface ListWindowOptions {
  body: RefObject<HTMLElement | null>;
  count: number;
  /** Px. */
  rowHeight: number;
  /** The row that is rendered even out of sight: it has the focus. */
  always: number;
  /** How much of the window's upper edge is under sticky bars, in px. */
  coveredAbove: number;
}

/** Which rows are rendered, and where: those in the window, or all of a short list. */
export function useListWindow({ body, count, rowHeight, always, coveredAbove }: ListWindowOptions) {
  const top = useOffsetFromTop(body);
  const all = count <= VIRTUAL_FROM;
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: top,
    scrollPaddingStart: coveredAbove,
    rangeExtractor: (range: Range) => {
      if (all) return Array.from({ length: range.count }, (_, index) => index);
      const seen = defaultRangeExtractor(range);
      return seen.includes(always) || always >= range.count ? seen : [...seen, always].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return {
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - top })),
    height: virtualizer.getTotalSize(),
    show: (index: number) => virtualizer.scrollToIndex(index),
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
