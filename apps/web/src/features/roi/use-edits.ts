import type { RoiInputConflict, SavedRoiInput } from '@process-ai/contract/roi';
import type { RoiBenchmark } from '@process-ai/contract/roi-benchmarks';
import { useRef, useState } from 'react';
import { useSessionState } from '../../lib/use-session-state.ts';
import { acceptedChanges } from './model/benchmarks.ts';
import {
  type Accepted,
  addClashes,
  afterSaving,
  applyChanges,
  type Change,
  type Clashes,
  changedInputs,
  type Edits,
  type InputToSave,
  openClashes,
  type SavedInputs,
  type Versions,
  versionsAfterSaving,
  versionsOf,
  withoutClash,
} from './model/edits.ts';
import type { Field } from './model/fields.ts';

const UNDO_STEPS = 200;

interface Typed {
  edits: Edits;
  versions: Versions;
  clashes: Clashes;
  accepted: Accepted;
}

/** The typed and unsaved figures of a sector. They outlive a reload, and each change can be undone until it is saved. */
export function useEdits(sectorId: string, saved: SavedInputs, isKnown: (processId: string) => boolean) {
  const [kept, keep] = useSessionState<Typed>(`roi-edits:${sectorId}`);
  const [typed, setTyped] = useState(() => sound(kept, saved, isKnown));
  // Several changes may come before the next render, as when leaving a cell and filling down at once.
  const current = useRef(typed);
  const past = useRef<Edits[]>([]);

  const put = (change: Partial<Typed>, inputs = saved) => {
    const { edits, versions, clashes, accepted } = { ...current.current, ...change };
    const next = {
      edits,
      versions: versionsOf(edits, versions, inputs),
      clashes: openClashes(clashes, edits),
      accepted,
    };
    current.current = next;
    keep(Object.keys(edits).length + Object.keys(accepted).length > 0 ? next : null);
    setTyped(next);
  };
  const change = (changes: readonly Change[]) => {
    const { edits } = current.current;
    const next = applyChanges(edits, changes, saved);
    if (next === edits) return;
    past.current = [...past.current.slice(1 - UNDO_STEPS), edits];
    put({ edits: next });
  };

  return {
    edits: typed.edits,
    clashes: typed.clashes,
    change,
    /** Types these benchmarks in, all at once. Undone or not, whoever types them again has accepted them. */
    accept(benchmarks: readonly RoiBenchmark[]) {
      const accepted = Object.fromEntries(benchmarks.map((benchmark) => [benchmark.processId, benchmark]));
      put({ accepted: { ...current.current.accepted, ...accepted } });
      change(acceptedChanges(benchmarks));
    },
    /** The edits at this very moment, also between two renders. */
    latest: () => current.current.edits,
    /** What is to be saved at this very moment. */
    toSave() {
      const { edits, versions, clashes, accepted } = current.current;
      return changedInputs(edits, versions, clashes, accepted);
    },
    /** Takes the last change back; false when there is none. */
    undo() {
      const before = past.current.pop();
      if (before) put({ edits: before });
      return before !== undefined;
    },
    /** These are saved: what is left is what was typed since, and nothing before can be undone. */
    markSaved(sent: readonly InputToSave[], roiInputs: readonly SavedRoiInput[]) {
      const { edits, versions, clashes } = current.current;
      const now = new Map(roiInputs.map((input) => [input.processId, input]));
      const left = afterSaving(edits, sent);
      past.current = [];
      const accepted = Object.fromEntries(Object.entries(current.current.accepted).filter(([id]) => left[id]));
      put({ edits: left, versions: versionsAfterSaving(left, versions, clashes, sent, now), accepted }, now);
    },
    /** Others have changed some of these figures: they wait for a choice, while the rest is saved. */
    addConflict(conflict: RoiInputConflict) {
      const { versions, clashes } = current.current;
      const met = Object.fromEntries(conflict.roiInputs.map(({ processId, version }) => [processId, version]));
      put({ versions: { ...versions, ...met }, clashes: addClashes(clashes, conflict) });
    },
    /** Lets the figure of one of the two count. One's own is then saved with the next calculation. */
    choose(whose: 'mine' | 'theirs', cells: readonly { processId: string; field: Field }[]) {
      if (whose === 'theirs') {
        change(cells.map((cell) => ({ ...cell, value: saved.get(cell.processId)?.[cell.field] ?? 0 })));
      }
      const { clashes } = current.current;
      put({ clashes: cells.reduce((left, { processId, field }) => withoutClash(left, processId, field), clashes) });
    },
  };
}

/** What is kept, as far as its processes are there and it differs from what is saved by now. */
function sound(kept: Typed | null, saved: SavedInputs, isKnown: (processId: string) => boolean): Typed {
  const edits = Object.fromEntries(Object.entries(kept?.edits ?? {}).filter(([processId]) => isKnown(processId)));
  return {
    edits,
    versions: versionsOf(edits, kept?.versions ?? {}, saved),
    clashes: openClashes(kept?.clashes ?? {}, edits),
    accepted: kept?.accepted ?? {},
  };
}
