import { SearchX } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { copy } from '../copy.ts';

export const NoMatches = ({ text, onClear }: { text: string; onClear: () => void }) => (
  <EmptyState icon={SearchX} title={copy.search.none} actions={<Button onClick={onClear}>{copy.search.clear}</Button>}>
    {copy.search.noneText(text)}
  </EmptyState>
);
