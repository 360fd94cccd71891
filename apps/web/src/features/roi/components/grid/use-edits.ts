import { useRef, useState } from 'react';
import type { InputToSave } from '../../queries.ts';
import { afterSaving, applyChanges, type Change, type Edits, type SavedInputs } from './edits.ts';

const UNDO_STEPS = 200;

/** The typed and unsaved figures of a sector. They outlive a reload, and each change can be undone until it is saved. */
export function useEdits(sectorId: string, saved: SavedInputs, isKnown: (processId: string) => boolean) {
  const key = `roi-edits:${sectorId}`;
  const [edits, setEdits] = useState<Edits>(() => stored(key, isKnown));
  // Several changes may come before the next render, as when leaving a cell and filling down at once.
  const current = useRef(edits);
  const past = useRef<Edits[]>([]);

  const put = (next: Edits) => {
    current.current = next;
    if (Object.keys(next).length > 0) sessionStorage.setItem(key, JSON.stringify(next));
    else sessionStorage.removeItem(key);
    setEdits(next);
  };

  return {
    edits,
    /** The edits at this very moment, also between two renders. */
    latest: () => current.current,
    change(changes: readonly Change[]) {
      const next = applyChanges(current.current, changes, saved);
      if (next === current.current) return;
      past.current = [...past.current.slice(1 - UNDO_STEPS), current.current];
      put(next);
    },
    /** Takes the last change back; false when there is none. */
    undo() {
      const before = past.current.pop();
      if (before) put(before);
      return before !== undefined;
    },
    /** These are saved: what is left is what was typed since, and nothing before can be undone. */
    settle(sent: readonly InputToSave[]) {
      past.current = [];
      put(afterSaving(current.current, sent));
    },
  };
}

function stored(key: string, isKnown: (processId: string) => boolean): Edits {
  const edits = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Edits;
  return Object.fromEntries(Object.entries(edits).filter(([processId]) => isKnown(processId)));
}
