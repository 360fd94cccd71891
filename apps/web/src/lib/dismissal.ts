import { useRef } from 'react';
import { useKeys } from './shortcuts.ts';

/** Operating systems' time limit for a double click, in ms. */
const DOUBLE_CLICK = 500;

/** For dialogs that close on a press outside: ignores the second press of the double click that opened them. */
export function useDeliberateDismissal() {
  const openedAt = useRef(0);
  return {
    onOpen: () => {
      openedAt.current = performance.now();
    },
    onPointerDownOutside: (event: Event) => {
      if (performance.now() - openedAt.current < DOUBLE_CLICK) event.preventDefault();
    },
  };
}

/**
 * For the content of a dialog. Radix gives Escape to what opened last, which may be a toast; the toast passes it on, and
 * then the uppermost dialog takes it, unless a list or a menu above it has the keyboard.
 */
export function useEscape(onClose: () => void) {
  const content = useRef<HTMLDivElement>(null);
  useKeys((event) => {
    const dialog = content.current;
    if (event.key !== 'Escape' || event.defaultPrevented || !dialog) return;
    if ([...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) !== dialog) return;
    if (event.target !== document.body && !(event.target instanceof Node && dialog.contains(event.target))) return;
    event.preventDefault();
    onClose();
  });
  return content;
}
