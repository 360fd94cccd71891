import { useCallback, useRef, useState } from 'react';

type Update<T> = (before: T | null) => T | null;

/**
 * State that outlives a reload of this tab: JSON under `key` of its session storage. null is not stored. `forget` takes
 * away what is stored and leaves what is shown, for whoever is about to leave.
 */
export function useSessionState<T>(key: string) {
  const [value, setValue] = useState(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null);
  // Several changes may come before the next render.
  const latest = useRef(value);
  const change = useCallback(
    (next: T | null | Update<T>) => {
      const after = typeof next === 'function' ? (next as Update<T>)(latest.current) : next;
      latest.current = after;
      if (after === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(after));
      setValue(after);
    },
    [key],
  );
  const forget = useCallback(() => sessionStorage.removeItem(key), [key]);
  return [value, change, forget] as const;
}
