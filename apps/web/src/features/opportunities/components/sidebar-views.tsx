import { Bookmark } from 'lucide-react';
import { parseAsString, useQueryState } from 'nuqs';
import { useLocation } from 'react-router-dom';
import { SidebarGroup, SidebarLink } from '../../../components/sidebar.tsx';
import { copy } from '../copy.ts';
import { canonicalQuery, viewPath } from '../model/view-address.ts';
import { useSavedViews } from '../queries.ts';
import { useViewQuery } from '../use-url-state.ts';

/** What this person has saved, in the sidebar; nothing where that is nothing. */
export function SidebarViews() {
  const { pathname } = useLocation();
  const [shown] = useQueryState('view', parseAsString);
  const query = useViewQuery();
  const views = useSavedViews().data ?? [];
  if (views.length === 0) return null;
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
