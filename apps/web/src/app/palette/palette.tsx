import type { User } from '@process-ai/contract/users';
import { filterTree } from '@process-ai/domain/hierarchy';
import { Command } from 'cmdk';
import {
  Building2,
  FileDown,
  History,
  Keyboard,
  ListTree,
  LogOut,
  type LucideIcon,
  Moon,
  PanelLeft,
  Plus,
  Store,
  Sun,
} from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { Kbd } from '../../components/kbd.tsx';
import { useSidebar } from '../../components/sidebar-state.tsx';
import { useSectors } from '../../features/sectors/queries.ts';
import { useEscape } from '../../lib/dismissal.ts';
import { useReturnFocus } from '../../lib/return-focus.ts';
import { useProcessTree, useVendors } from '../../lib/shared-queries.ts';
import { MODIFIER } from '../../lib/shortcuts.ts';
import { useTheme } from '../../lib/theme.ts';
import { destinationsFor } from '../navigation.ts';

interface PaletteProps {
  user: User;
  onClose: () => void;
  onShortcuts: () => void;
}

/** Ctrl/⌘K: go anywhere, find a sector, a process of the open sector or a vendor, do what the header can do. */
export function Palette({ user, onClose, onShortcuts }: PaletteProps) {
  const navigate = useNavigate();
  const openId = useMatch('/sectors/:sectorId/*')?.params.sectorId;
  const returnFocus = useReturnFocus();
  const content = useEscape(() => onClose());
  const { toggle } = useSidebar();
  const { theme, toggleTheme } = useTheme();
  const sectors = useSectors();
  const vendors = useVendors();
  const [text, setText] = useState('');
  const openSector = sectors.data?.find(({ id }) => id === openId);
  const { pathname, search } = useLocation();

  const run = (action: () => void) => () => {
    onClose();
    action();
  };
  const go = (to: string) => run(() => void navigate(to));

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          {...returnFocus}
          className="fixed top-[12vh] left-1/2 z-50 w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 animate-appear overflow-hidden rounded-xl border bg-surface shadow-pop focus:outline-none"
        >
          <Radix.Title className="sr-only">Search and commands</Radix.Title>
          <Command label="Search and commands" loop>
            <Command.Input
              value={text}
              onValueChange={setText}
              placeholder={openSector ? 'Search processes, sectors, vendors' : 'Search sectors, vendors, commands'}
              className="h-12 w-full border-b bg-transparent px-4 text-base focus:outline-none sm:text-sm"
            />
            <Command.List className="max-h-[min(24rem,60vh)] scroll-py-2 overflow-y-auto p-2">
              <Command.Empty className="py-8 text-center text-muted">Nothing matches.</Command.Empty>
              <PaletteGroup heading="Go to">
                {destinationsFor(user.isAdmin).map(({ title, to, icon, goKey }) => (
                  <PaletteItem key={to} icon={icon} keys={['G', goKey.toUpperCase()]} onSelect={go(to)}>
                    {title}
                  </PaletteItem>
                ))}
              </PaletteGroup>
              {sectors.data?.length ? (
                <PaletteGroup heading="Sectors">
                  {sectors.data.map(({ id, name, referenceModel }) => (
                    <PaletteItem
                      key={id}
                      id={id}
                      icon={Building2}
                      note={referenceModel}
                      onSelect={go(`/sectors/${id}`)}
                    >
                      {name}
                    </PaletteItem>
                  ))}
                </PaletteGroup>
              ) : null}
              {openSector && text.trim().length > 1 ? (
                <ProcessGroup
                  sectorId={openSector.id}
                  text={text}
                  onOpen={(id) => go(`/sectors/${openSector.id}?process=${id}`)()}
                />
              ) : null}
              {vendors.data?.length ? (
                <PaletteGroup heading="Vendors">
                  {vendors.data.map(({ id, name, industry }) => (
                    <PaletteItem key={id} id={id} icon={Store} note={industry} onSelect={go(`/vendors/${id}`)}>
                      {name}
                    </PaletteItem>
                  ))}
                </PaletteGroup>
              ) : null}
              <PaletteGroup heading="Commands">
                {openSector ? (
                  <PaletteItem
                    icon={History}
                    note={openSector.name}
                    onSelect={go(`/sectors/${openSector.id}/activity`)}
                  >
                    Show activity
                  </PaletteItem>
                ) : null}
                {openSector?.hasProcesses ? (
                  <PaletteItem
                    icon={FileDown}
                    note={openSector.name}
                    onSelect={go(exportIn(openSector.id, pathname, search))}
                  >
                    Export the blueprint
                  </PaletteItem>
                ) : null}
                <PaletteItem icon={Plus} onSelect={go('/sectors/new')}>
                  Add New Sector
                </PaletteItem>
                <PaletteItem icon={theme === 'dark' ? Sun : Moon} onSelect={run(toggleTheme)}>
                  {theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
                </PaletteItem>
                <PaletteItem icon={PanelLeft} keys={[MODIFIER, 'B']} onSelect={run(toggle)}>
                  Toggle sidebar
                </PaletteItem>
                <PaletteItem icon={Keyboard} keys={['?']} onSelect={onShortcuts}>
                  Keyboard shortcuts
                </PaletteItem>
                <PaletteItem icon={LogOut} onSelect={run(() => location.assign('/api/logout'))}>
                  Sign out
                </PaletteItem>
              </PaletteGroup>
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The export of a sector over the tab that is open; the comparison of vendors and the activity are pages of their own. */
function exportIn(sectorId: string, pathname: string, search: string): string {
  const sector = `/sectors/${sectorId}`;
  if (/\/(vendors-compare|activity)\b/.test(pathname)) return `${sector}?export=new`;
  const state = new URLSearchParams(search);
  state.set('export', 'new');
  return `${pathname}?${state}`;
}

interface ProcessGroupProps {
  sectorId: string;
  /** The search text; at least two characters. */
  text: string;
  onOpen: (processId: string) => void;
}

/** A sector may have tens of thousands of processes: this many are passed to the palette's own filter. */
const OFFERED = 50;

/** The processes of the open sector that contain the text. */
function ProcessGroup({ sectorId, text, onOpen }: ProcessGroupProps) {
  const { data } = useProcessTree(sectorId);
  const found = useMemo(() => filterTree(data ?? [], text).slice(0, OFFERED), [data, text]);
  if (found.length === 0) return null;
  return (
    <PaletteGroup heading="Processes of this sector">
      {found.map(({ id, code, name }) => (
        <PaletteItem key={id} id={id} icon={ListTree} note={code} onSelect={() => onOpen(id)}>
          {name}
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}

interface PaletteItemProps {
  icon: LucideIcon;
  children: string;
  /** Distinguishes entries of the same name. */
  id?: string;
  /** What else to know and search by, such as a sector's reference model. */
  note?: string | null;
  keys?: readonly string[];
  onSelect: () => void;
}

const PaletteItem = ({ icon: Icon, children, id, note, keys, onSelect }: PaletteItemProps) => (
  <Command.Item
    value={id ? `${children} ${id}` : children}
    {...(note ? { keywords: [note] } : {})}
    onSelect={onSelect}
    className="flex h-9 cursor-default select-none items-center gap-2.5 rounded-md px-2 data-[selected=true]:bg-subtle"
  >
    <Icon aria-hidden className="size-4 shrink-0 text-muted" />
    <span className="grow truncate" title={children}>
      {children}
    </span>
    {note ? (
      <span className="max-w-40 truncate text-muted text-xs max-sm:max-w-24" title={note}>
        {note}
      </span>
    ) : null}
    {keys ? <Kbd keys={keys} /> : null}
  </Command.Item>
);

const PaletteGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group
    heading={heading}
    className="mb-1 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs"
  >
    {children}
  </Command.Group>
);
