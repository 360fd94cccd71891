import { useCallback, useState } from 'react';

/** State that outlives a reload of this tab: JSON under `key` of its session storage. null is not stored. */
export function useSessionState<T>(key: string) {
  const [value, setValue] = useState(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null);
  const change = useCallback(
    (next: T | null) => {
      if (next === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
      setValue(next);
    },
    [key],
  );
  return [value, change] as const;
}
