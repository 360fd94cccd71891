import { useRef } from 'react';
import { useKeys } from '../../lib/shortcuts.ts';

/**
 * For a panel beside what it is about: Escape in it closes it, unless a menu, a list or an explanation above it has
 * taken the key, or somebody writes.
 */
export function useEscapeInside(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  useKeys((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (!panel.current?.contains(event.target) || event.target.closest('input, textarea')) return;
    event.preventDefault();
    onClose();
  });
  return panel;
}
