import { useId, useState } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog, DialogBody } from '../../components/dialog.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { allowSingleKeys, MODIFIER, singleKeysAllowed } from '../../lib/shortcuts.ts';
import { destinationsFor } from '../navigation.ts';
import { keysOfScreen } from './screen-keys.ts';

interface ShortcutListProps {
  isAdmin: boolean;
  onClose: () => void;
}

export function ShortcutList({ isAdmin, onClose }: ShortcutListProps) {
  const id = useId();
  const [allowed, setAllowed] = useState(singleKeysAllowed);
  const ofScreen = keysOfScreen(window.location);
  const everywhere = [
    { does: 'Search and commands', keys: [MODIFIER, 'K'] },
    { does: 'Show or hide the sidebar', keys: [MODIFIER, 'B'] },
    { does: 'Go to the notifications', keys: ['F8'] },
  ];
  const single = [
    { does: 'This list', keys: ['?'] },
    ...destinationsFor(isAdmin).map(({ title, goKey }) => ({
      does: `Go to ${title}`,
      keys: ['G', goKey.toUpperCase()],
    })),
  ];
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" width="sm">
      <DialogBody>
        {ofScreen ? (
          <section className="mb-2 border-b pb-2">
            <h3 className="font-medium text-muted text-xs">{ofScreen.title}</h3>
            <Shortcuts entries={ofScreen.entries} />
          </section>
        ) : null}
        <Shortcuts entries={everywhere} />
        <div className={allowed ? '' : 'opacity-60'}>
          <Shortcuts entries={single} />
        </div>
        <label htmlFor={id} className="mt-3 flex items-center gap-2 border-t pt-3">
          <Checkbox
            id={id}
            checked={allowed}
            onCheckedChange={(checked) => {
              allowSingleKeys(checked === true);
              setAllowed(checked === true);
            }}
          />
          Shortcuts without {MODIFIER}
        </label>
      </DialogBody>
    </Dialog>
  );
}

const Shortcuts = ({ entries }: { entries: readonly { does: string; keys: string[] }[] }) => (
  <dl>
    {entries.map(({ does, keys }) => (
      <div key={does} className="flex h-8 items-center justify-between gap-4">
        <dt>{does}</dt>
        <dd>
          <Kbd keys={keys} />
        </dd>
      </div>
    ))}
  </dl>
);
