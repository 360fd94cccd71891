import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

interface VirtualWindowOptions {
  /** The element that holds the rows. */
  element: RefObject<HTMLElement | null>;
  /** The element that scrolls them; the page where it is absent. */
  scroller?: RefObject<HTMLElement | null> | undefined;
  count: number;
  /** Px. */
  rowHeight: number;
  /** One row that is higher than the others. */
  tall?: { index: number; height: number } | null;
  /** The row that is rendered even out of sight, because it has the focus; -1 for none. */
  always?: number;
  /** Up to this many, all rows are rendered, so that the browser's own search finds them. */
  wholeUpTo?: number;
  /** How much of the upper and the lower edge is under sticky bars, in px. */
  coveredAbove?: number;
  coveredBelow?: number;
}

/** Which rows are rendered, and where: those in sight, or all of a short list. */
export function useVirtualWindow({
  element,
  scroller,
  count,
  rowHeight,
  tall = null,
  always = -1,
  wholeUpTo = 200,
  coveredAbove = 0,
  coveredBelow = 0,
}: VirtualWindowOptions) {
  const top = useOffsetFromTop(element, !scroller);
  const whole = count <= wholeUpTo;
  const tallIndex = tall?.index ?? -1;

  const rangeExtractor = useCallback(
    (range: Range) => {
      if (whole) return Array.from({ length: range.count }, (_, index) => index);
      const seen = defaultRangeExtractor(range);
      const missing = [always, tallIndex].filter((index) => index >= 0 && index < range.count && !seen.includes(index));
      return missing.length > 0 ? [...new Set([...seen, ...missing])].sort((a, b) => a - b) : seen;
    },
    [whole, always, tallIndex],
  );
  const options = {
    count,
    estimateSize: (index: number) => (tall && index === tallIndex ? tall.height : rowHeight),
    overscan: 10,
    scrollPaddingStart: coveredAbove,
    scrollPaddingEnd: coveredBelow,
    rangeExtractor,
  };
  const inPage = useWindowVirtualizer({ ...options, enabled: !scroller, scrollMargin: top });
  const inScroller = useVirtualizer({
    ...options,
    enabled: scroller !== undefined,
    getScrollElement: () => scroller?.current ?? null,
  });
  const virtualizer = scroller ? inScroller : inPage;
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, tallIndex]);

  return {
    items: virtualizer.getVirtualItems().map(({ index, start, size }) => ({ index, size, start: start - top })),
    height: virtualizer.getTotalSize(),
    show: (index: number, align: 'auto' | 'center' = 'auto') => virtualizer.scrollToIndex(index, { align }),
  };
}

/** Where the element begins in the page, in px. What opens above it moves it, and makes the page longer. */
function useOffsetFromTop(element: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    const observer = new ResizeObserver(() => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, isWanted]);
  return top;
}
