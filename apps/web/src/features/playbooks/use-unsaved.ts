import { useState } from 'react';
import { useSessionState } from '../../lib/use-session-state.ts';
import type { PlaybookContent } from './model.ts';

/** A playbook that was generated, imported or copied, and that nobody has saved. */
export interface UnsavedPlaybook {
  /** Name of the form's draft. */
  key: string;
  playbook: PlaybookContent;
}

/**
 * The unsaved playbook of this tab, kept through reloads. Another one that arrives meanwhile waits until the person
 * has decided whether it replaces the first.
 */
export function useUnsaved(sectorId: string) {
  const [unsaved, setUnsaved] = useSessionState<UnsavedPlaybook>(`unsaved-playbook:${sectorId}`);
  const [isOpen, setIsOpen] = useState(unsaved !== null);
  const [waiting, setWaiting] = useState<PlaybookContent | null>(null);

  const keep = (playbook: PlaybookContent | null) => {
    const next = playbook && { key: `${Date.now()}`, playbook };
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
