import { useMayEdit } from '../../components/for-editors.tsx';
import { isTyping, useKeys } from '../../lib/shortcuts.ts';

/** Ctrl or ⌘ with Z takes the last change of the plan back, but for where it belongs to what is being typed. */
export function useUndoKey(undo: () => void) {
  const mayEdit = useMayEdit();
  useKeys((event) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (!mayEdit || isTyping(event) || event.defaultPrevented) return;
    event.preventDefault();
    undo();
  });
}
