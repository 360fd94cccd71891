import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Which row is the one in the tab order (roving tabindex), and the keyboard focus that follows it. When the row goes
 * away, the one that took its place stands in.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, count: number) {
  const [given, setIndex] = useState(0);
  const index = Math.max(0, Math.min(given, count - 1));
  const wanted = useRef(false);
  const inside = useRef(false);

  useLayoutEffect(() => {
    const lost = inside.current && document.activeElement === document.body;
    if (!wanted.current && !lost) return;
    wanted.current = false;
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  });

  return {
    index,
    moveTo: (next: number) => {
      // A row out of sight is rendered first, as the one in the tab order.
      wanted.current = true;
      setIndex(next);
    },
    onFocus: (event: FocusEvent) => {
      inside.current = true;
      const place = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
      if (place) setIndex(Number(place));
    },
    onBlur: (event: FocusEvent) => {
      // A row that is taken away blurs towards nothing, just like a click beside the list does.
      if (event.relatedTarget || event.target.isConnected) inside.current = false;
    },
  };
}
