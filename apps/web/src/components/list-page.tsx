import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { PageHeader } from './page-header.tsx';

interface ListPageProps {
  copy: { title: string; text: string; create: { open: string } };
  /** The dialog, while it is open. */
  renderCreate: (onClose: () => void) => ReactNode;
  children: ReactNode;
}

/** A page about a list, to which a dialog adds. */
export function ListPage({ copy, renderCreate, children }: ListPageProps) {
  const [creating, setCreating] = useState(false);
  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeader
        title={copy.title}
        description={copy.text}
        actions={
          <Button variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {copy.create.open}
          </Button>
        }
      />
      {children}
      <Suspense>{creating ? renderCreate(() => setCreating(false)) : null}</Suspense>
    </div>
  );
}
