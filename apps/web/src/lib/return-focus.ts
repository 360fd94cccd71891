import { useRef } from 'react';

/**
 * For dialogs without a trigger of their own: the keyboard goes back to where it was when the dialog opened, or to the
 * main content if that is gone, such as the button of a deleted card. Both handlers belong on the dialog's content.
 */
export function useReturnFocus() {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (_event: Event) => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = origin.current?.isConnected ? origin.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
