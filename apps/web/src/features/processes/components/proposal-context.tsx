import type { DiscoveredProcess } from '@process-ai/contract/processes';
import { createContext, use } from 'react';

/** Of the form in a row, in px; the tree must know it beforehand. */
export const EDITOR_HEIGHT = 248;

interface ProposalEditing {
  /** The code of the proposal that is being edited. */
  editing: string | null;
  setEditing: (code: string | null) => void;
  save: (code: string, changes: Pick<DiscoveredProcess, 'name' | 'description'>) => void;
}

export const ProposalContext = createContext<ProposalEditing | null>(null);

export function useProposalEditing(): ProposalEditing {
  const editing = use(ProposalContext);
  if (!editing) throw new Error('ProposalContext is missing above');
  return editing;
}
