import { useCallback, useRef, useState } from 'react';

/** Text being typed into the active cell. With `caret`, arrow keys move within the text instead of between cells. */
export interface Draft {
  text: string;
  caret: boolean;
}

/** Keys may come faster than renders, so what is typed is read from a ref; the state only makes it show. */
export function useDraft() {
  const draft = useRef<Draft | null>(null);
  const [shown, show] = useState<Draft | null>(null);
  const set = useCallback((next: Draft | null) => {
    draft.current = next;
    show(next);
  }, []);
  return [draft, set, shown] as const;
}
