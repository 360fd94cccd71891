import { Command } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Kbd } from '../../components/kbd.tsx';

interface PaletteItemProps {
  icon: LucideIcon;
  children: string;
  /** Tells two entries of the same name apart. */
  id?: string;
  /** What else to know and search by, such as a sector's reference model. */
  note?: string | null;
  keys?: readonly string[];
  onSelect: () => void;
}

export const PaletteItem = ({ icon: Icon, children, id, note, keys, onSelect }: PaletteItemProps) => (
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

export const PaletteGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Command.Group
    heading={heading}
    className="mb-1 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted [&_[cmdk-group-heading]]:text-xs"
  >
    {children}
  </Command.Group>
);
