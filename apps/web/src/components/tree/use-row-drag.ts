import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is dragged, and what it is over: a row, the place above the tree that stands for the top level, or neither. */
export interface RowDrag {
  id: string;
  over: string | typeof TOP | null;
}

/** Marks the element that stands for the top level, as `data-drop-top`. */
export const TOP = Symbol('top level');

/** Px that the pointer moves before a press becomes a drag. */
const SLACK = 6;
/** Px from the window's edge within which the page scrolls, and how far at each frame. */
const EDGE = 60;
const SCROLL = 14;

interface RowDragOptions {
  tree: RefObject<HTMLElement | null>;
  idAt: (element: Element) => string | null;
  /** null = to the top level. */
  onDrop: ((id: string, targetId: string | null) => void) | undefined;
}

/**
 * Drags a row of the tree onto another one by the mouse or a pen; a finger scrolls. Escape gives up. Rows know nothing
 * of it: it looks at what is under the pointer.
 */
export function useRowDrag({ tree, idAt, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const pressed = useRef<{ id: string; x: number; y: number } | null>(null);
  const ended = useRef(false);

  const press = (event: PointerEvent) => {
    ended.current = false;
    if (!onDrop || event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    if (event.target.closest('button, a, input, textarea, [data-part]')) return;
    const id = idAt(event.target);
    if (id) pressed.current = { id, x: event.clientX, y: event.clientY };
  };

  const dragging = drag !== null;
  const at = useRef({ x: 0, y: 0 });
  const overNow = (): RowDrag['over'] => {
    const element = document.elementFromPoint(at.current.x, at.current.y);
    if (element?.closest('[data-drop-top]')) return TOP;
    return element && tree.current?.contains(element) ? idAt(element) : null;
  };
  const look = useEffectEvent(() => {
    const over = overNow();
    setDrag((before) => (before && before.over !== over ? { ...before, over } : before));
  });
  const move = useEffectEvent(({ clientX: x, clientY: y }: MouseEvent) => {
    at.current = { x, y };
    const start = pressed.current;
    if (!start) return;
    if (dragging) look();
    else if (Math.hypot(x - start.x, y - start.y) >= SLACK) setDrag({ id: start.id, over: null });
  });
  const end = useEffectEvent((isDrop: boolean) => {
    const start = pressed.current;
    pressed.current = null;
    setDrag(null);
    if (!dragging || !start) return;
    // The click that follows is the end of the drag, and opens nothing.
    ended.current = true;
    const over = isDrop ? overNow() : null;
    if (over === TOP) onDrop?.(start.id, null);
    else if (over !== null && over !== start.id) onDrop?.(start.id, over);
  });

  useEffect(() => {
    const moved = (event: globalThis.PointerEvent) => move(event);
    const dropped = () => end(true);
    const givenUp = () => end(false);
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', dropped);
    window.addEventListener('pointercancel', givenUp);
    return () => {
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', dropped);
      window.removeEventListener('pointercancel', givenUp);
    };
  }, []);

  useEffect(() => {
    if (!dragging) return undefined;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      end(false);
    };
    let frame = 0;
    const scroll = () => {
      const { y } = at.current;
      if (y < EDGE) window.scrollBy(0, -SCROLL);
      else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
      look();
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    window.addEventListener('keydown', escape, { capture: true });
    document.body.style.userSelect = 'none';
    return () => {
      window.removeEventListener('keydown', escape, { capture: true });
      cancelAnimationFrame(frame);
      document.body.style.userSelect = '';
    };
  }, [dragging]);

  /** Whether a click is only the end of a drag. */
  const isEnd = () => {
    const was = ended.current;
    ended.current = false;
    return was;
  };
  return { drag, press, isEnd };
}
