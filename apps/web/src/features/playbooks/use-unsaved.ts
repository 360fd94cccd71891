import { useState } from 'react';
import type { PlaybookContent } from './model.ts';

/** A playbook that was generated, imported or copied, and that nobody has saved. */
export interface UnsavedPlaybook {
  /** Names what is typed into its form. */
  key: string;
  playbook: PlaybookContent;
}

/**
 * The unsaved playbook of this tab, through reloads too. Another one that is offered meanwhile waits until the person
 * has said whether it may take the place.
 */
export function useUnsaved(sectorId: string) {
  const place = `unsaved-playbook:${sectorId}`;
  const [unsaved, setUnsaved] = useState<UnsavedPlaybook | null>(() => read(place));
  const [isOpen, setIsOpen] = useState(unsaved !== null);
  const [waiting, setWaiting] = useState<PlaybookContent | null>(null);

  const keep = (playbook: PlaybookContent | null) => {
    const next = playbook && { key: `${Date.now()}`, playbook };
    if (next) sessionStorage.setItem(place, JSON.stringify(next));
    else sessionStorage.removeItem(place);
    setUnsaved(next);
    setIsOpen(next !== null);
    setWaiting(null);
  };
  return {
    unsaved,
    isOpen,
    offer: (playbook: PlaybookContent) => (unsaved ? setWaiting(playbook) : keep(playbook)),
    open: () => setIsOpen(true),
    /** The dialog closes; what was typed stays. */
    close: () => setIsOpen(false),
    discard: () => keep(null),
    waiting,
    replace: () => keep(waiting),
    keepOld: () => setWaiting(null),
  };
}

export type Unsaved = ReturnType<typeof useUnsaved>;

function read(place: string): UnsavedPlaybook | null {
  const stored = sessionStorage.getItem(place);
  return stored ? (JSON.parse(stored) as UnsavedPlaybook) : null;
}
