import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { onDemand } from '../../../lib/on-demand.tsx';
import { copy } from '../copy.ts';

const layers = onDemand(() => import('./list-layers.tsx'));
const SavedViewsDialog = layers.part('SavedViewsDialog');

/** The filters of now under a name, and the names there are. Only the person who saved them sees them. */
export function SavedViews({ sectorId }: { sectorId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden />
        {copy.views.open}
      </Button>
      <Suspense>{isOpen ? <SavedViewsDialog sectorId={sectorId} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
