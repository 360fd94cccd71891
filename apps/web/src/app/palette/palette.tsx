import type { User } from '@process-ai/contract/users';
import { Command } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Kbd } from '../../components/kbd.tsx';
import { useEscape } from '../../lib/dismissal.ts';
import { useReturnFocus } from '../../lib/return-focus.ts';
import { ranked } from './rank.ts';
import { useGroups } from './use-groups.ts';

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
