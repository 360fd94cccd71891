import { SearchX } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { copy } from '../copy.ts';

export const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState icon={SearchX} title={copy.list.none} actions={<Button onClick={onClear}>{copy.list.clear}</Button>}>
    {copy.list.noneText}
  </EmptyState>
);
