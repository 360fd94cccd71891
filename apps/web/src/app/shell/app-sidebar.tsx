import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { Sidebar, SidebarGroup, SidebarLink, useIsWide } from '../../components/sidebar.tsx';
import { ADMINISTRATION, type Destination, MAIN } from '../navigation.ts';

export const AppSidebar = ({ isAdmin }: { isAdmin: boolean }) => (
  <Sidebar header={<Brand />}>
    <SidebarGroup>{MAIN.map(toLink)}</SidebarGroup>
    {isAdmin ? <SidebarGroup label="Administration">{ADMINISTRATION.map(toLink)}</SidebarGroup> : null}
  </Sidebar>
);

const toLink = (destination: Destination) => <NavigationLink key={destination.to} destination={destination} />;

function NavigationLink({ destination: { title, to, icon } }: { destination: Destination }) {
  const { pathname } = useLocation();
  // The start page is the list of sectors.
  const page = pathname === '/' ? '/sectors' : pathname;
  return <SidebarLink title={title} to={to} icon={icon} active={page === to || page.startsWith(`${to}/`)} />;
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
