import { BookOpen, FileUp, ListTree, Plus, Telescope } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { RecentlyDeleted } from '../../../components/recently-deleted.tsx';
import { treeCopy } from '../model/tree-copy.ts';
import { useDeletedProcesses } from '../queries.ts';

/** Three doors into an empty sector, and a beginning by hand. */
export const NoProcesses = ({ sectorId, onAdd }: { sectorId: string; onAdd: () => void }) => (
  <EmptyState
    icon={ListTree}
    title={treeCopy.empty.title}
    actions={
      <ForEditors>
        <Button variant="primary" asChild>
          <Link to={fillingPath('research', sectorId)}>
            <Telescope aria-hidden />
            {treeCopy.empty.research}
          </Link>
        </Button>
        <Button asChild>
          <Link to={fillingPath('import', sectorId)}>
            <FileUp aria-hidden />
            {treeCopy.empty.import}
          </Link>
        </Button>
        <Button asChild>
          <Link to={`/sectors/${sectorId}/playbooks`}>
            <BookOpen aria-hidden />
            {treeCopy.empty.playbook}
          </Link>
        </Button>
        <Button variant="ghost" onClick={onAdd}>
          <Plus aria-hidden />
          {treeCopy.empty.add}
        </Button>
        <RecentlyDeleted noun="processes" deleted={useDeletedProcesses(sectorId)} />
      </ForEditors>
    }
  >
    {treeCopy.empty.text}
  </EmptyState>
);

const fillingPath = (step: 'research' | 'import', sectorId: string) =>
  `/sectors/new?step=${step}&sector=${encodeURIComponent(sectorId)}`;
