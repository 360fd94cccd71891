import { useRef } from 'react';
import { singleKeysAllowed, useKeys } from '../../lib/shortcuts.ts';

interface TriageKeys {
  /** Whether there is one to decide on. */
  isOpen: boolean;
  step: (by: 1 | -1) => void;
  accept: () => void;
  reject: () => void;
  edit: () => void;
  undo: () => void;
  close: () => void;
}

/** Where keys mean something else: text, lists and menus, rows that take them themselves, dialogs other than the panel. */
const TAKEN =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="row"], [role="alertdialog"]';

/** J and K, A, R and E for the opportunity that stands open, wherever the focus is; Ctrl or ⌘ with Z undoes. */
export function useTriageKeys(keys: TriageKeys) {
  const pressedG = useRef(Number.NEGATIVE_INFINITY);
  useKeys((event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    // G and a letter lead to a page.
    const leads = event.timeStamp - pressedG.current < 1000;
    pressedG.current = event.key.toLowerCase() === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (leads) return;
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (event.target.closest(isUndo ? TAKEN.replace('[role="row"], ', '') : TAKEN)) return;
    if (event.target.closest('[role="dialog"]') && !event.target.closest('[data-triage]')) return;
    const act =
      isUndo && !event.shiftKey && !event.altKey ? keys.undo : keys.isOpen ? actionOf(event, keys) : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function actionOf(event: KeyboardEvent, keys: TriageKeys): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const onControl = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
  if (event.key === 'Escape') return keys.close;
  if (!singleKeysAllowed()) return undefined;
  const letter = event.key.toLowerCase();
  if (letter === 'j' || (event.key === 'ArrowDown' && !onControl)) return () => keys.step(1);
  if (letter === 'k' || (event.key === 'ArrowUp' && !onControl)) return () => keys.step(-1);
  return { a: keys.accept, r: keys.reject, e: keys.edit }[letter];
}
