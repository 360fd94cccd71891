import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Which row is the one in the tab order (roving tabindex), and the keyboard focus that follows it. Rows carry their
 * index as `data-index`. When the row goes away, the one that took its place stands in.
 */
export function useRovingFocus<Row>(
  container: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  idOf: (row: Row) => string,
  initialId: string | null = null,
) {
  const [focused, setFocused] = useState({ id: initialId, index: 0 });
  const wanted = useRef(false);
  const inside = useRef(false);

  const found = rows.findIndex((row) => idOf(row) === focused.id);
  const index = found >= 0 ? found : Math.max(0, Math.min(focused.index, rows.length - 1));
  const setIndex = (next: number) => {
    const row = rows[next];
    setFocused({ id: row === undefined ? null : idOf(row), index: next });
  };

  useLayoutEffect(() => {
    const lost = inside.current && document.activeElement === document.body;
    if (!wanted.current && !lost) return;
    wanted.current = false;
    rowAt(container, index)?.focus({ preventScroll: true });
  });

  return {
    index,
    moveTo: (next: number) => {
      const element = rowAt(container, next);
      // A row out of sight is rendered first, as the one in the tab order.
      if (!element) wanted.current = true;
      element?.focus({ preventScroll: true });
      setIndex(next);
    },
    onFocus: (event: FocusEvent) => {
      inside.current = true;
      const place = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
      if (place) setIndex(Number(place));
    },
    onBlur: (event: FocusEvent) => {
      // A row that is taken away blurs towards nothing, just like a click beside the rows does.
      if (event.relatedTarget || event.target.isConnected) inside.current = false;
    },
  };
}

const rowAt = (container: RefObject<HTMLElement | null>, index: number) =>
  container.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
