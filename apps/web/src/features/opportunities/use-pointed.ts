import { useState } from 'react';

/** Which opportunity is pointed at in the list. A store: the pointer runs over rows, and only a ring in the chart follows. */
export const usePointed = () => useState(makePointed)[0];

export type Pointed = ReturnType<typeof makePointed>;

function makePointed() {
  let under: string | null = null;
  let open: string | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What is under the pointer, else what stands open. */
    get: () => under ?? open,
    point: (id: string | null) => {
      if (id === under) return;
      under = id;
      tell();
    },
    open: (id: string | null) => {
      open = id;
      tell();
    },
  };
}
