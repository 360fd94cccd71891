import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { copy } from '../copy.ts';
import type { BlockedTab } from '../model.ts';

/** In place of a tab whose groundwork is missing. */
export const Blocked = ({ tab, processesPath }: { tab: BlockedTab; processesPath: string }) => (
  <EmptyState
    icon={Lock}
    title={copy.blocked[tab].title}
    actions={
      <Button asChild variant="primary">
        <Link to={processesPath}>{copy.blocked.back}</Link>
      </Button>
    }
  >
    {copy.blocked[tab].text}
  </EmptyState>
);
