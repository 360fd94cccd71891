import { useEffect } from 'react';

/** ⌘ on Apple keyboards, Ctrl elsewhere. */
export const MODIFIER = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl';

const SINGLE_KEYS = 'single-key-shortcuts';

/** Shortcuts without Ctrl or ⌘ can be switched off (WCAG 2.1.4): they get in the way of speech input. */
export const singleKeysAllowed = () => localStorage.getItem(SINGLE_KEYS) !== 'off';
export const allowSingleKeys = (allowed: boolean) =>
  allowed ? localStorage.removeItem(SINGLE_KEYS) : localStorage.setItem(SINGLE_KEYS, 'off');

/** Calls `onPress` for Ctrl or ⌘ with the given letter, anywhere on the page. */
export function useModifiedKey(key: string, onPress: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, onPress]);
}

/** Whether a key press is meant as text: the person is in a field, or a dialog has the keyboard. */
export const isTyping = (event: KeyboardEvent) =>
  event.target instanceof Element &&
  event.target.closest(
    'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], [role="tree"]',
  ) !== null;
