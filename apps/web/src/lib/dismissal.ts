import { useRef } from 'react';

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
