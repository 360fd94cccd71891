import { createContext, use } from 'react';

/** What can be done with a process, wherever it is shown. */
export interface ProcessActions {
  /** Adds a process below this one. */
  add: (id: string) => void;
  edit: (id: string) => void;
  analyze: (ids: readonly string[]) => void;
  remove: (id: string) => void;
  /** An analysis is under way, so that no other can begin. */
  analyzing: boolean;
}

export const ProcessActionsContext = createContext<ProcessActions | null>(null);

export function useProcessActions(): ProcessActions {
  const actions = use(ProcessActionsContext);
  if (!actions) throw new Error('ProcessActionsContext is missing above');
  return actions;
}
