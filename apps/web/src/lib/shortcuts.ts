import { useEffect, useEffectEvent } from 'react';

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

/** Calls `onPress` for every key that is pressed on the page. */
export function useKeys(onPress: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const IN_TEXT = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

const isWithin = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** Whether a key press is meant as text: the person is in a field, in a tree that is searched by typing, or a dialog has the keyboard. */
export const isTyping = (event: KeyboardEvent) => isWithin(event, `${IN_TEXT}, [role="tree"]`);

/** Whether `?` asks for the list of shortcuts: in a tree it does, for no name begins with it. */
export const isAskingForKeys = (event: KeyboardEvent) => event.key === '?' && !isWithin(event, IN_TEXT);
