import type { SavedView } from '@process-ai/contract/saved-views';
import { Bookmark } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { useLocation } from 'react-router-dom';
import { SidebarGroup, SidebarLink } from '../../../components/sidebar.tsx';
import { copy } from '../copy.ts';
import { canonicalQuery, viewPath } from '../model/view-address.ts';
import { useViewQuery } from '../use-url-state.ts';

interface SidebarViewsProps {
  /** One at least. */
  views: readonly SavedView[];
}

/** What this person has saved, in the sidebar. */
export const SidebarViews = ({ views }: SidebarViewsProps) => (
  <NuqsAdapter>
    <Views views={views} />
  </NuqsAdapter>
);

function Views({ views }: SidebarViewsProps) {
  const { pathname } = useLocation();
  const [shown] = useQueryState('view', parseAsString);
  const query = useViewQuery();
  const isOfOne = new Set(views.map(({ sectorId }) => sectorId)).size === 1;
  return (
    <SidebarGroup label={copy.views.title}>
      {views.map((view) => (
        <SidebarLink
          key={view.id}
          title={isOfOne ? view.name : copy.views.ofSector(view.name, view.sectorName)}
          to={viewPath(view)}
          icon={Bookmark}
          active={
            shown === 'opportunities' &&
            pathname === `/sectors/${view.sectorId}` &&
            query === canonicalQuery(view.query)
          }
        />
      ))}
    </SidebarGroup>
  );
}
