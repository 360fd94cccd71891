import type { SectorSummary } from '@process-ai/contract/sectors';
import type { User } from '@process-ai/contract/users';
import { matchesWords } from '@process-ai/domain/matches-words';
import { Command } from 'cmdk';
import {
  Building2,
  Keyboard,
  ListTree,
  LogOut,
  type LucideIcon,
  MailPlus,
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
import { comparisonAddress } from '../../features/vendor-comparison/model.ts';
import { useEscape } from '../../lib/dismissal.ts';
import { forgetTab } from '../../lib/forget-tab.ts';
import { useReturnFocus } from '../../lib/return-focus.ts';
import { useFetchAnalyzed, useProcessTree, useSectorSummary, useVendors } from '../../lib/shared-queries.ts';
import { MODIFIER } from '../../lib/shortcuts.ts';
import { useTheme } from '../../lib/theme.ts';
import { destinationsFor } from '../navigation.ts';
import { type Findable, type Ranked, ranked } from './rank.ts';
import { exportIn, sectorEntries } from './sector-entries.ts';

interface PaletteProps {
  user: User;
  onClose: () => void;
  onShortcuts: () => void;
}

/** Ctrl/⌘K: act on the open sector, do what the header can do, go anywhere, find a sector, a process or a vendor. */
export function Palette({ user, onClose, onShortcuts }: PaletteProps) {
  const returnFocus = useReturnFocus();
  const content = useEscape(() => onClose());
  const [text, setText] = useState('');
  const { isInSector, groups } = useGroups({ user, text: text.trim(), onClose, onShortcuts });
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
          <Command label="Search and commands" loop shouldFilter={false}>
            <Command.Input
              value={text}
              onValueChange={setText}
              placeholder={isInSector ? 'Search commands, processes, vendors' : 'Search commands, sectors, vendors'}
              className="h-12 w-full border-b bg-transparent px-4 text-base focus:outline-none sm:text-sm"
            />
            <Command.List className="max-h-[min(24rem,60vh)] scroll-py-2 overflow-y-auto p-2">
              <Command.Empty className="py-8 text-center text-muted">Nothing matches.</Command.Empty>
              {ranked(text, groups).map(({ heading, entries }) => (
                <PaletteGroup key={heading} heading={heading}>
                  {entries.map(({ id, title, icon, note, keys, run }) => (
                    <PaletteItem key={id} id={`${heading} ${id}`} icon={icon} note={note} keys={keys} onSelect={run}>
                      {title}
                    </PaletteItem>
                  ))}
                </PaletteGroup>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface PaletteItemProps {
  icon: LucideIcon;
  children: string;
  /** Distinguishes entries of the same name. */
  id: string;
  note: string | null | undefined;
  keys: readonly string[] | undefined;
  onSelect: () => void;
}

const PaletteItem = ({ icon: Icon, children, id, note, keys, onSelect }: PaletteItemProps) => (
  <Command.Item
    value={id}
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

interface PaletteEntry extends Findable {
  id: string;
  icon: LucideIcon;
  keys?: readonly string[];
  run: () => void;
}

interface Wanted {
  user: User;
  /** What has been typed, trimmed. */
  text: string;
  onClose: () => void;
  onShortcuts: () => void;
}

/** From so many letters on, processes and vendors are looked for. */
const LETTERS = 2;

/** A sector may have tens of thousands of processes: this many are offered. */
const OFFERED = 50;

/** Everything that the palette offers, in its order while nothing is typed. */
function useGroups({ user, text, onClose, onShortcuts }: Wanted) {
  const navigate = useNavigate();
  const location = useLocation();
  const openId = useMatch('/sectors/:sectorId/*')?.params.sectorId;
  const { toggle } = useSidebar();
  const { theme, toggleTheme } = useTheme();
  const fetchAnalyzed = useFetchAnalyzed();
  const { data: sectors = [] } = useSectors();
  const isSearching = text.length >= LETTERS;
  const { data: vendors = [] } = useVendors(isSearching);
  // The page of a sector has read it already: it stands first from the beginning, and so is what Enter opens.
  const openSector = useSectorSummary(openId === 'new' ? null : (openId ?? null)).data;
  const processes = useFoundProcesses(openSector, isSearching ? text : null);
  // Whoever types "export" on the list of sectors means one of them: the last that was worked on.
  const sector = openSector ?? (text ? lastChanged(sectors) : undefined);

  const run = (action: () => void) => () => {
    onClose();
    action();
  };
  const go = (to: string) => run(() => void navigate(to));
  const compare = ({ id }: SectorSummary) =>
    run(() => void fetchAnalyzed(id).then((processIds) => navigate(comparisonAddress(id, processIds))));

  const groups: Ranked<PaletteEntry>[] = [
    {
      heading: `In ${sector?.name ?? 'the sector'}`,
      entries: sector
        ? sectorEntries(sector, exportIn(sector.id, location)).map(({ to, ...entry }) => ({
            ...entry,
            run: to === null ? compare(sector) : go(to),
          }))
        : [],
    },
    {
      heading: 'Commands',
      entries: [
        {
          id: 'new',
          title: 'Add New Sector',
          icon: Plus,
          words: 'create client import research',
          run: go('/sectors/new'),
        },
        theme === 'dark'
          ? { id: 'theme', title: 'Switch to light theme', icon: Sun, words: 'dark mode', run: run(toggleTheme) }
          : { id: 'theme', title: 'Switch to dark theme', icon: Moon, words: 'light mode', run: run(toggleTheme) },
        { id: 'sidebar', title: 'Toggle sidebar', icon: PanelLeft, keys: [MODIFIER, 'B'], run: run(toggle) },
        { id: 'keys', title: 'Keyboard shortcuts', icon: Keyboard, keys: ['?'], words: 'help', run: onShortcuts },
        {
          id: 'out',
          title: 'Sign out',
          icon: LogOut,
          words: 'log out',
          run: run(() => {
            forgetTab();
            window.location.assign('/api/logout');
          }),
        },
      ],
    },
    {
      heading: 'Go to',
      entries: [
        ...destinationsFor(user.isAdmin).map(({ title, to, icon, goKey }) => ({
          id: to,
          title,
          icon,
          keys: ['G', goKey.toUpperCase()],
          run: go(to),
        })),
        ...(user.isAdmin
          ? [
              {
                id: 'invite',
                title: 'Invite somebody',
                icon: MailPlus,
                words: 'add user person',
                run: go('/admin/invitations'),
              },
            ]
          : []),
      ],
    },
    {
      heading: 'Sectors',
      entries: sectors.map(({ id, name, referenceModel }) => ({
        id,
        title: name,
        icon: Building2,
        note: referenceModel,
        run: go(`/sectors/${id}`),
      })),
    },
    {
      heading: 'Processes of this sector',
      entries: processes.map(({ id, code, name }) => ({
        id,
        title: name,
        icon: ListTree,
        note: code,
        run: go(`/sectors/${openSector?.id}?process=${id}`),
      })),
    },
    {
      heading: 'Vendors',
      entries: isSearching
        ? vendors.map(({ id, name, industry }) => ({
            id,
            title: name,
            icon: Store,
            note: industry,
            run: go(`/vendors/${id}`),
          }))
        : [],
    },
  ];
  return { isInSector: openSector !== undefined, groups };
}

/** The processes of the open sector that hold the text; none while there is no text to look for. */
function useFoundProcesses(sector: SectorSummary | undefined, text: string | null) {
  const { data } = useProcessTree(sector?.id ?? '', sector !== undefined && text !== null);
  return useMemo(() => {
    if (text === null) return [];
    const matches = matchesWords(text);
    return (data ?? []).filter(({ code, name }) => matches(`${code} ${name}`)).slice(0, OFFERED);
  }, [data, text]);
}

const lastChanged = (sectors: readonly SectorSummary[]) =>
  sectors.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
