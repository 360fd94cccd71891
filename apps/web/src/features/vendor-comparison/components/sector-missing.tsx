import { FolderX } from 'lucide-react';
import { EmptyPage } from '../../../components/empty-state.tsx';
import { copy } from '../copy.ts';

export const SectorMissing = () => (
  <EmptyPage icon={FolderX} title={copy.missing.title} back={{ to: '/sectors', label: copy.missing.back }}>
    {copy.missing.text}
  </EmptyPage>
);
