import { SearchX } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { treeCopy } from '../model/tree-copy.ts';

export const NoMatches = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={treeCopy.search.none}
    actions={<Button onClick={onClear}>{treeCopy.search.clear}</Button>}
  >
    {treeCopy.search.noneText(text)}
  </EmptyState>
);
