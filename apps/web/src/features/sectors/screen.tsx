import { Layers, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { DeletedSectors } from './components/deleted-sectors.tsx';
import { SectorCard } from './components/sector-card.tsx';
import { copy } from './copy.ts';
import { useSectors } from './queries.ts';

/** Which sectors are there, and how far each has come. */
export function SectorsScreen() {
  const sectors = useSectors();
  const [showsDeleted, setShowsDeleted] = useState(false);
  return (
    <div className="grid gap-6">
      <PageHeader
        title={copy.list.title}
        description={copy.list.text}
        actions={
          <>
            <Button variant="ghost" onClick={() => setShowsDeleted(true)}>
              <Trash2 aria-hidden />
              {copy.list.recentlyDeleted}
            </Button>
            <AddSector>{copy.list.add}</AddSector>
          </>
        }
      />
      <SectorList sectors={sectors} />
      <DeletedSectors open={showsDeleted} onOpenChange={setShowsDeleted} />
    </div>
  );
}

function SectorList({ sectors }: { sectors: ReturnType<typeof useSectors> }) {
  if (sectors.isPending) {
    return (
      <Loading label={copy.list.loading}>
        <div className={GRID}>
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
      </Loading>
    );
  }
  if (sectors.isError) {
    return <FailedState title={copy.list.failed} error={sectors.error} onRetry={() => sectors.refetch()} />;
  }
  if (sectors.data.length === 0) {
    return (
      <EmptyState icon={Layers} title={copy.list.emptyTitle} actions={<AddSector>{copy.list.emptyAdd}</AddSector>}>
        {copy.list.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul className={GRID}>
      {sectors.data.map((sector) => (
        <SectorCard key={sector.id} sector={sector} />
      ))}
    </ul>
  );
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4';

const AddSector = ({ children }: { children: ReactNode }) => (
  <Button asChild variant="primary">
    <Link to="/sectors/new">
      <Plus aria-hidden />
      {children}
    </Link>
  </Button>
);
