import { type LucideIcon, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { MODIFIER } from '../lib/shortcuts.ts';
import { IconButton } from './icon-button.tsx';
import { Sheet } from './sheet.tsx';
import { useSidebar } from './sidebar-state.tsx';
import { Tooltip } from './tooltip.tsx';

interface SidebarProps {
  header: ReactNode;
  /** SidebarGroup elements. */
  children: ReactNode;
}

/** The app's main navigation: 16rem wide, 3rem as a rail of icons, and a sheet of 18rem below 768 px. */
export function Sidebar({ header, children }: SidebarProps) {
  const { isMobile, expanded, sheetOpen, setSheetOpen } = useSidebar();
  const content = (
    <nav aria-label="Main" className="flex min-h-0 grow flex-col">
      <div className="flex h-14 shrink-0 items-center overflow-hidden px-2">{header}</div>
      <div className="flex grow flex-col gap-4 overflow-y-auto overflow-x-hidden px-2 py-2">{children}</div>
    </nav>
  );
  if (isMobile) {
    return (
      <Sheet side="left" title="Navigation" open={sheetOpen} onOpenChange={setSheetOpen} className="w-[18rem]">
        {content}
      </Sheet>
    );
  }
  return (
    <div
      data-state={expanded ? 'expanded' : 'collapsed'}
      className={cx(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-r transition-[width] duration-150 print:hidden',
        expanded ? 'w-[16rem]' : 'w-[3rem]',
      )}
    >
      {content}
    </div>
  );
}

export function SidebarGroup({ label, children }: { label?: string; children: ReactNode }) {
  const wide = useIsWide();
  return (
    <div>
      {label ? (
        <h2 className={cx('h-7 px-2 font-medium text-muted text-xs leading-7', !wide && 'sr-only')}>{label}</h2>
      ) : null}
      <ul className="grid gap-0.5">{children}</ul>
    </div>
  );
}

interface SidebarLinkProps {
  to: string;
  /** Also its test id: "API Keys" becomes nav-api-keys. */
  title: string;
  icon: LucideIcon;
  /** Whether the page shown is this one or one below it. */
  active: boolean;
}

export function SidebarLink({ to, title, icon: Icon, active }: SidebarLinkProps) {
  const { setSheetOpen } = useSidebar();
  const wide = useIsWide();
  const link = (
    <Link
      to={to}
      data-testid={`nav-${title.toLowerCase().replaceAll(' ', '-')}`}
      onClick={() => setSheetOpen(false)}
      aria-current={active ? 'page' : undefined}
      className={cx(
        'flex h-8 items-center gap-2.5 overflow-hidden rounded-md px-2 font-medium text-sm transition-colors',
        active ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-subtle hover:text-ink',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className={cx('truncate', !wide && 'sr-only')}>{title}</span>
    </Link>
  );
  return (
    <li>
      {wide ? (
        link
      ) : (
        <Tooltip label={title} side="right">
          {link}
        </Tooltip>
      )}
    </li>
  );
}

export function SidebarToggle() {
  const { toggle } = useSidebar();
  return (
    <IconButton
      label={`Toggle sidebar (${MODIFIER}+B)`}
      icon={PanelLeft}
      onClick={toggle}
      data-testid="button-sidebar-toggle"
    />
  );
}

/** Labels show in the wide sidebar and in the sheet. */
export function useIsWide() {
  const { isMobile, expanded } = useSidebar();
  return isMobile || expanded;
}
