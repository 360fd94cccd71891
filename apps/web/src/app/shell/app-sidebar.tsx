import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { Sidebar, SidebarGroup, SidebarLink, useIsWide } from '../../components/sidebar.tsx';
import { ADMINISTRATION, MAIN } from '../navigation.ts';

export function AppSidebar({ isAdmin }: { isAdmin: boolean }) {
  const { pathname } = useLocation();
  return (
    <Sidebar header={<Brand />}>
      <SidebarGroup>
        {MAIN.map(({ title, to, icon }) => (
          <SidebarLink key={to} title={title} to={to} icon={icon} active={to === '/sectors' && pathname === '/'} />
        ))}
      </SidebarGroup>
      {isAdmin ? (
        <SidebarGroup label="Administration">
          {ADMINISTRATION.map(({ title, to, icon }) => (
            <SidebarLink key={to} title={title} to={to} icon={icon} />
          ))}
        </SidebarGroup>
      ) : null}
    </Sidebar>
  );
}

function Brand() {
  const wide = useIsWide();
  return (
    <Link to="/sectors" className="flex items-center gap-2.5 overflow-hidden rounded-md p-0.5">
      <Logo className="size-7 shrink-0" />
      <span className={wide ? 'min-w-0' : 'sr-only'}>
        <span className="block truncate font-semibold text-sm leading-4">Process AI</span>
        <span className="block truncate text-muted text-xs leading-4">Analysis Platform</span>
      </span>
    </Link>
  );
}
