import { Bookmark } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { SidebarGroup, SidebarLink } from '../../../components/sidebar.tsx';
import { copy } from '../copy.ts';
import { isViewShown, viewPath } from '../model/view-address.ts';
import { useSavedViews } from '../queries.ts';

/** What this person has saved, in the sidebar; nothing where that is nothing. */
export function SidebarViews() {
  const location = useLocation();
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
          active={isViewShown(view, location)}
        />
      ))}
    </SidebarGroup>
  );
}
