import type { User } from '@process-ai/contract/users';
import { lazy, Suspense, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import { hasSessionEnded, subscribeToSession } from '../../lib/session-ended.ts';
import { useModifiedKey } from '../../lib/shortcuts.ts';
import { AppHeader } from './app-header.tsx';
import { AppSidebar } from './app-sidebar.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ShellProviders } from './shell-providers.tsx';
import { useSingleKeys } from './single-keys.ts';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));
const ShortcutList = lazy(async () => ({ default: (await import('./shortcut-list.tsx')).ShortcutList }));
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
  const openShortcuts = useCallback(() => setOverlay('shortcuts'), []);
  const close = useCallback(() => setOverlay(null), []);
  useModifiedKey('k', openPalette);
  useSingleKeys(user.isAdmin, openShortcuts);

  return (
    <ShellProviders>
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
            className="mx-auto w-full max-w-[90rem] grow px-4 py-6 focus:outline-none sm:px-6 lg:px-8"
          >
            <Outlet />
          </main>
        </div>
      </div>
      <RouteAnnouncer />
      <Suspense>
        {overlay === 'palette' ? <Palette user={user} onClose={close} onShortcuts={openShortcuts} /> : null}
        {sessionEnded ? <SessionEndedDialog user={user} /> : null}
        {overlay === 'shortcuts' ? <ShortcutList isAdmin={user.isAdmin} onClose={close} /> : null}
      </Suspense>
    </ShellProviders>
  );
}
