import { FolderX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { EmptyPage } from '../../../components/empty-state.tsx';
import { copy } from '../copy.ts';

export const SectorMissing = () => (
  <EmptyPage
    icon={FolderX}
    title={copy.missing.title}
    actions={
      <Button asChild>
        <Link to="/sectors">{copy.missing.back}</Link>
      </Button>
    }
  >
    {copy.missing.text}
  </EmptyPage>
);
