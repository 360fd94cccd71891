import type { User } from '@process-ai/contract/users';
import { Inbox, Moon, Search, Star, Sun } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '../../components/dropdown-menu.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { Logo } from '../../components/logo.tsx';
import { Sidebar, SidebarGroup, SidebarLink, SidebarToggle, useIsWide } from '../../components/sidebar.tsx';
import { SidebarProvider } from '../../components/sidebar-state.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { formatNumber } from '../../lib/format.ts';
import { forgetLinkToken } from '../../lib/link-token.ts';
import { onDemand, prefetchAtFirstSign } from '../../lib/on-demand.tsx';
import { useListening, usePresence } from '../../lib/presence.ts';
import { hasSessionEnded, subscribeToSession } from '../../lib/session-ended.ts';
import { useFavoriteSectors, useSavedViews } from '../../lib/shared-queries.ts';
import { isAskingForKeys, isTyping, MODIFIER, singleKeysAllowed, useModifiedKey } from '../../lib/shortcuts.ts';
import { useTheme } from '../../lib/theme.ts';
import { ADMINISTRATION, type Destination, destinationsFor, MAIN } from '../navigation.ts';

const menu = onDemand(() => import('./user-menu-items.tsx'));
const palette = onDemand(() => import('../palette/palette.tsx'));
prefetchAtFirstSign(menu, palette);
const UserMenuItems = menu.part('UserMenuItems');
const Palette = palette.part('Palette');

const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }));
const SidebarViews = lazy(async () => ({
  default: (await import('../../features/opportunities/components/sidebar-views.tsx')).SidebarViews,
}));
const SessionEndedDialog = lazy(async () => ({
  default: (await import('../../features/auth/components/session-ended-dialog.tsx')).SessionEndedDialog,
}));

type Overlay = 'palette' | 'shortcuts' | null;

/** The frame around every page of a signed-in person. */
export function Shell({ user }: { user: User }) {
  const [overlay, setOverlay] = useState<Overlay>(null);
  const sessionEnded = useSyncExternalStore(subscribeToSession, hasSessionEnded);
  const main = useRef<HTMLElement>(null);
  const openPalette = useCallback(() => setOverlay('palette'), []);
  // Whoever is in has redeemed it, or needs none: after single sign-on it would be sent along again, and refused.
  useEffect(() => forgetLinkToken('invitation'), []);
  const openShortcuts = useCallback(() => setOverlay('shortcuts'), []);
  const close = useCallback(() => setOverlay(null), []);
  useModifiedKey('k', openPalette);
  useSingleKeys(user.isAdmin, openShortcuts);

  return (
    <SidebarProvider>
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        className="sr-only rounded-md bg-accent px-3 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh">
        <AppSidebar isAdmin={user.isAdmin} />
        <div className="flex min-w-0 grow flex-col">
          <AppHeader user={user} onSearch={openPalette} onShortcuts={openShortcuts} />
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-[104rem] grow px-4 py-6 focus:outline-none sm:px-6 lg:px-8 print:p-0"
          >
            <Outlet />
          </main>
        </div>
      </div>
      <RouteAnnouncer />
      <InboxAnnouncer />
      <Suspense>
        {overlay === 'palette' ? <Palette user={user} onClose={close} onShortcuts={openShortcuts} /> : null}
        {sessionEnded ? <SessionEndedDialog user={user} /> : null}
        {overlay === 'shortcuts' ? <ShortcutList isAdmin={user.isAdmin} onClose={close} /> : null}
      </Suspense>
    </SidebarProvider>
  );
}

const AppSidebar = ({ isAdmin }: { isAdmin: boolean }) => (
  <Sidebar header={<Brand />}>
    <SidebarGroup>{MAIN.map(toLink)}</SidebarGroup>
    <Favorites />
    <Saved />
    {isAdmin ? <SidebarGroup label="Administration">{ADMINISTRATION.map(toLink)}</SidebarGroup> : null}
  </Sidebar>
);

const toLink = (destination: Destination) => <NavigationLink key={destination.to} destination={destination} />;

function Favorites() {
  const { pathname } = useLocation();
  const { data } = useFavoriteSectors();
  if (!data?.length) return null;
  return (
    <SidebarGroup label="Favorites">
      {data.map(({ id, name }) => {
        const to = `/sectors/${id}`;
        return (
          <SidebarLink
            key={id}
            title={name}
            to={to}
            icon={Star}
            active={pathname === to || pathname.startsWith(`${to}/`)}
          />
        );
      })}
    </SidebarGroup>
  );
}

function Saved() {
  const views = useSavedViews().data ?? [];
  if (views.length === 0) return null;
  return (
    <Suspense>
      <SidebarViews views={views} />
    </Suspense>
  );
}

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

/** Tells screen readers the name of the page after each move, as a browser does for whole page loads. */
function RouteAnnouncer() {
  const [title, setTitle] = useState('');

  // A screen names itself in an effect of its own, often only after its data: listen instead of guessing when.
  useEffect(() => {
    const element = document.querySelector('title');
    const observer = new MutationObserver(() => setTitle(document.title));
    if (element) observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}

/** How long after G the second letter may come, in ms. */
const PATIENCE = 1000;

/** `?` opens the list of shortcuts; G and a letter lead to a page. */
function useSingleKeys(isAdmin: boolean, onShortcuts: () => void) {
  const navigate = useNavigate();
  useEffect(() => {
    let pressedG = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !singleKeysAllowed()) return;
      if (isAskingForKeys(event)) {
        event.preventDefault();
        onShortcuts();
        return;
      }
      if (isTyping(event)) return;
      const follows = event.timeStamp - pressedG < PATIENCE;
      const target = follows
        ? destinationsFor(isAdmin).find(({ goKey }) => goKey === event.key.toLowerCase())
        : undefined;
      pressedG = event.key.toLowerCase() === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (target) void navigate(target.to);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isAdmin, onShortcuts, navigate]);
}

interface AppHeaderProps {
  user: User;
  onSearch: () => void;
  onShortcuts: () => void;
}

function AppHeader({ user, onSearch, onShortcuts }: AppHeaderProps) {
  const { theme, toggleTheme } = useTheme();
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b bg-canvas px-2 sm:px-4 print:hidden">
      <SidebarToggle />
      <div className="grow" />
      <Button variant="secondary" className="text-muted" onClick={onSearch} aria-haspopup="dialog">
        <Search aria-hidden />
        <span className="sr-only text-left font-normal sm:not-sr-only sm:w-24">Search</span>
        <span className="hidden sm:block">
          <Kbd keys={[MODIFIER, 'K']} />
        </span>
      </Button>
      <InboxLink />
      <IconButton
        label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
        icon={theme === 'dark' ? Sun : Moon}
        onClick={toggleTheme}
        data-testid="button-theme-toggle"
      />
      <UserMenu user={user} onShortcuts={onShortcuts} />
    </header>
  );
}

interface UserMenuProps {
  user: User;
  onShortcuts: () => void;
}

function UserMenu({ user, onShortcuts }: UserMenuProps) {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button variant="ghost" size="icon" className="rounded-full" data-testid="button-user-menu">
          <Avatar firstName={user.firstName} lastName={user.lastName} />
          <span className="sr-only">Account of {name}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-60">
        <UserMenuItems user={user} onShortcuts={onShortcuts} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** More than these are not counted out in so small a place. */
const COUNTED = 99;

/** The way to the inbox, with how much of it is unread. */
function InboxLink() {
  useListening(useMatch('/sectors/:sectorId/*')?.params.sectorId ?? null);
  const { unread } = usePresence();
  const label = unread === 0 ? 'Inbox' : `Inbox, ${formatNumber(unread)} unread`;
  return (
    <Tooltip label={label}>
      <Button asChild variant="ghost" size="icon" className="relative">
        <Link to="/inbox" aria-label={label} data-testid="link-inbox">
          <Inbox aria-hidden />
          {unread === 0 ? null : (
            <span
              aria-hidden
              className="absolute -top-0.5 -right-0.5 h-4 min-w-4 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-4 tabular-nums"
            >
              {unread > COUNTED ? `${COUNTED}+` : unread}
            </span>
          )}
        </Link>
      </Button>
    </Tooltip>
  );
}

/** Says so to screen readers. Stands outside of the header: what holds a live region is not hidden behind dialogs. */
function InboxAnnouncer() {
  const { unread } = usePresence();
  return (
    <div aria-live="polite" className="sr-only">
      {unread === 0 ? '' : `${formatNumber(unread)} unread in your inbox`}
    </div>
  );
}
