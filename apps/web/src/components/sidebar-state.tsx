import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useIsMobile } from '../lib/media-query.ts';
import { useModifiedKey } from '../lib/shortcuts.ts';

const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 604_800;
const KEY = 'b';

interface SidebarState {
  isMobile: boolean;
  /** Wide, or a rail of icons. */
  expanded: boolean;
  /** Whether the side sheet of a narrow window is open. */
  sheetOpen: boolean;
  setSheetOpen: (open: boolean) => void;
  toggle: () => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

export function SidebarProvider({ children }: { children: ReactNode }) {
  const isMobile = useIsMobile();
  const [expanded, setExpanded] = useState(rememberedState);
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      setSheetOpen((open) => !open);
      return;
    }
    remember(!expanded);
    setExpanded(!expanded);
  }, [isMobile, expanded]);
  useModifiedKey(KEY, toggle);

  const state = useMemo(
    () => ({ isMobile, expanded, sheetOpen: isMobile && sheetOpen, setSheetOpen, toggle }),
    [isMobile, expanded, sheetOpen, toggle],
  );
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

export function useSidebar(): SidebarState {
  const state = use(SidebarContext);
  if (!state) throw new Error('useSidebar needs a SidebarProvider above it');
  return state;
}

/** Where nothing is remembered, a window without room for both gives it to the page. */
function rememberedState(): boolean {
  const cookies = document.cookie.split('; ');
  if (cookies.includes(`${COOKIE}=false`)) return false;
  return cookies.includes(`${COOKIE}=true`) || matchMedia('(min-width: 64rem)').matches;
}

function remember(expanded: boolean) {
  // The Cookie Store API needs a secure origin, and a server inside a company is often plain http.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${COOKIE}=${expanded}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${secure}`;
}
