import type { Process } from '@process-ai/contract/processes';
import type { ReactNode } from 'react';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { useProcessTree } from '../../lib/shared-queries.ts';
import { ProcessBrowser } from './components/process-browser.tsx';
import { treeCopy } from './model/tree-copy.ts';

interface ProcessesScreenProps {
  sectorId: string;
  /** What was found in a process, as another feature shows it. */
  findingsOf: (process: Process) => ReactNode;
}

/** The processes of a sector: find them, select them, analyse them, and keep them right. */
export function ProcessesScreen({ sectorId, findingsOf }: ProcessesScreenProps) {
  const tree = useProcessTree(sectorId);
  if (tree.data) return <ProcessBrowser key={sectorId} sectorId={sectorId} nodes={tree.data} findingsOf={findingsOf} />;
  if (tree.isError) {
    return <FailedState title={treeCopy.tree.failed} error={tree.error} onRetry={() => tree.refetch()} />;
  }
  return (
    <Loading label={treeCopy.tree.loading}>
      <div className="grid gap-3">
        <Skeleton className="h-8 max-w-sm" />
        {SKELETON_ROWS.map((width, index) => (
          <div key={index} className="flex h-6 gap-3" style={{ paddingLeft: (index % 4) * 20 }}>
            <Skeleton className="w-16" />
            <Skeleton className={width} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

const SKELETON_ROWS = ['w-56', 'w-64', 'w-48', 'w-72', 'w-52', 'w-60', 'w-44', 'w-64', 'w-56', 'w-48'];
