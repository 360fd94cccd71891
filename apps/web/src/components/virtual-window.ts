import { type RefObject, useCallback, useDeferredValue, useSyncExternalStore } from 'react';

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

/** So many rows are rendered above and below what is in sight. */
const OVERSCAN = 10;
/** In sight is counted in so many rows at once, so that scrolling over fewer renders nothing. */
const STEP = 5;

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
  const { from, to } = useSeen({ element, scroller }, STEP * rowHeight, coveredAbove);
  // What is in sight is painted first, and the rest of the rows right after it.
  const isPainted = useDeferredValue(true, false);
  const overscan = isPainted ? OVERSCAN : 0;
  const tallIndex = tall && tall.index < count ? tall.index : -1;
  const more = tall && tallIndex >= 0 ? tall.height - rowHeight : 0;

  const sizeOf = (index: number) => rowHeight + (index === tallIndex ? more : 0);
  const startOf = (index: number) => index * rowHeight + (index > tallIndex ? more : 0);
  /** The row nearest to a place in the list, in px. */
  const indexAt = (place: number) => {
    const index = Math.floor((place >= startOf(tallIndex + 1) ? place - more : place) / rowHeight);
    return Math.max(0, Math.min(index, count - 1));
  };

  const whole = isPainted && count <= wholeUpTo;
  const first = whole ? 0 : Math.max(0, indexAt(from) - overscan);
  const last = whole ? count - 1 : Math.min(count - 1, indexAt(to) + overscan);
  const seen = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const unseen = [always, tallIndex].filter((index) => index >= 0 && index < count && (index < first || index > last));
  const indexes = unseen.length > 0 ? [...new Set([...seen, ...unseen])].sort((a, b) => a - b) : seen;

  return {
    items: indexes.map((index) => ({ index, start: startOf(index), size: sizeOf(index) })),
    height: startOf(count),
    /** Scrolls to a row; with `auto` no further than needed to see it. */
    show: (index: number, align: 'auto' | 'center' = 'auto') => {
      const sight = sightOf({ element, scroller });
      if (!sight) return;
      const [start, size] = [startOf(index), sizeOf(index)];
      const [above, below] = [start - coveredAbove, start + size + coveredBelow];
      if (align === 'center') scrollBy(scroller, above + (size - sight.height) / 2 - sight.from);
      else if (below >= sight.from + sight.height) scrollBy(scroller, below - sight.height - sight.from);
      else if (above <= sight.from) scrollBy(scroller, above - sight.from);
    },
  };
}

type Place = Pick<VirtualWindowOptions, 'element' | 'scroller'>;

/** What is in sight of the list, in px from its top; null until it is on the page. */
function sightOf({ element, scroller }: Place): { from: number; height: number } | null {
  if (scroller) {
    const box = scroller.current;
    return box && { from: box.scrollTop, height: box.clientHeight };
  }
  const top = element.current?.getBoundingClientRect().top;
  return top === undefined ? null : { from: -top, height: window.innerHeight };
}

const scrollBy = (scroller: Place['scroller'], by: number) =>
  scroller
    ? scroller.current?.scrollTo({ top: scroller.current.scrollTop + by })
    : window.scrollTo({ top: window.scrollY + by });

/** The same in whole steps of so many px. */
function useSeen({ element, scroller }: Place, step: number, coveredAbove: number) {
  const subscribe = useCallback(
    (tell: () => void) => {
      const target = scroller ? scroller.current : window;
      target?.addEventListener('scroll', tell, { passive: true });
      window.addEventListener('resize', tell);
      // What opens above the list moves it, and makes the page longer.
      const observer = new ResizeObserver(tell);
      observer.observe(scroller?.current ?? document.body);
      return () => {
        target?.removeEventListener('scroll', tell);
        window.removeEventListener('resize', tell);
        observer.disconnect();
      };
    },
    [scroller],
  );
  const read = () => {
    // A list that has not been placed yet gets rows for all of the window below the bars.
    const { from, height } = sightOf({ element, scroller }) ?? { from: -coveredAbove, height: 0 };
    const to = from + (height || window.innerHeight);
    return `${step * Math.floor(Math.max(0, from) / step)} ${step * Math.ceil(to / step)}`;
  };
  // At once, or what comes into sight would be empty for a moment.
  const [from = 0, to = 0] = useSyncExternalStore(subscribe, read).split(' ').map(Number);
  return { from, to };
}
