import { useId, useState } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { Dialog, DialogBody } from '../../components/dialog.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { allowSingleKeys, MODIFIER, singleKeysAllowed } from '../../lib/shortcuts.ts';
import { destinationsFor } from '../navigation.ts';

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

interface KeysOfScreen {
  title: string;
  entries: readonly { does: string; keys: string[] }[];
}

const TREE: KeysOfScreen = {
  title: 'In the tree',
  entries: [
    { does: 'Move between rows', keys: ['↑', '↓'] },
    { does: 'Open and close a branch', keys: ['→', '←'] },
    { does: 'First and last row', keys: ['Home', 'End'] },
    { does: 'Select', keys: ['Space'] },
    { does: 'Open the details', keys: ['Enter'] },
    { does: 'Edit', keys: ['F2'] },
    { does: 'Add a process below', keys: ['Insert'] },
    { does: 'Delete', keys: ['Delete'] },
    { does: 'Move up and down among siblings', keys: ['Alt', '↑ ↓'] },
    { does: 'Move a level in and out', keys: ['Alt', '→ ←'] },
    { does: 'Find a row by its first letters', keys: ['A–Z'] },
    { does: 'Close the details', keys: ['Esc'] },
  ],
};

const OPPORTUNITIES: KeysOfScreen = {
  title: 'In the list of opportunities',
  entries: [
    { does: 'Next and previous', keys: ['J', 'K'] },
    { does: 'Move between rows', keys: ['↑', '↓'] },
    { does: 'Accept, or take back', keys: ['A'] },
    { does: 'Reject', keys: ['R'] },
    { does: 'Edit', keys: ['E'] },
    { does: 'Undo the last decision', keys: [MODIFIER, 'Z'] },
    { does: 'Select', keys: ['Space'] },
    { does: 'Open the details', keys: ['Enter'] },
    { does: 'Close the details', keys: ['Esc'] },
  ],
};

const LANDSCAPE: KeysOfScreen = {
  title: 'In the landscape',
  entries: [
    { does: 'Move between boxes', keys: ['↑', '↓', '←', '→'] },
    { does: 'Go into a branch', keys: ['Enter'] },
    { does: 'Go back', keys: ['Backspace'] },
  ],
};

const ROI_GRID: KeysOfScreen = {
  title: 'In the grid of inputs',
  entries: [
    { does: 'Move between cells', keys: ['↑', '↓', '←', '→'] },
    { does: 'Edit the cell', keys: ['F2'] },
    { does: 'Next row, next input', keys: ['Enter', 'Tab'] },
    { does: 'Select a range', keys: ['Shift', '↑ ↓'] },
    { does: 'Fill down', keys: [MODIFIER, 'D'] },
    { does: 'Undo', keys: [MODIFIER, 'Z'] },
    { does: 'A step more or less', keys: ['Alt', '↑ ↓'] },
    { does: 'Clear the cell', keys: ['Delete'] },
    { does: 'Fold and unfold a row, in the first column', keys: ['←', '→'] },
    { does: 'Leave the grid', keys: ['Esc', 'Tab'] },
  ],
};

const PLAN: KeysOfScreen = {
  title: 'In the plan',
  entries: [
    { does: 'Move a bar by a month', keys: ['←', '→'] },
    { does: 'Move its end', keys: ['Shift', '← →'] },
    { does: 'Move its start', keys: ['Alt', '← →'] },
    { does: 'Move it by a year', keys: ['PgUp', 'PgDn'] },
    { does: 'Go to the other bars', keys: ['↑', '↓'] },
    { does: 'Change the order', keys: ['Alt', '↑ ↓'] },
    { does: 'Open the initiative', keys: ['Enter'] },
    { does: 'Undo', keys: [MODIFIER, 'Z'] },
  ],
};

const PROGRESS: KeysOfScreen = {
  title: 'In the table of actuals',
  entries: [
    { does: 'Move between cells', keys: ['↑', '↓', '←', '→'] },
    { does: 'Next row', keys: ['Enter'] },
    { does: 'Undo', keys: [MODIFIER, 'Z'] },
    { does: 'Drop what is being typed', keys: ['Esc'] },
  ],
};

const MATRIX: KeysOfScreen = {
  title: 'In the comparison',
  entries: [{ does: 'Move between cells of the matrix', keys: ['↑', '↓', '←', '→'] }],
};

const OF_SECTOR: Record<string, KeysOfScreen> = { tree: TREE, opportunities: OPPORTUNITIES, landscape: LANDSCAPE };
const OF_ROI: Record<string, KeysOfScreen> = { processes: ROI_GRID, plan: PLAN };

/** The keys that an address shows a screen for; null where it has none of its own. */
function keysOfScreen({ pathname, search }: { pathname: string; search: string }): KeysOfScreen | null {
  const params = new URLSearchParams(search);
  const [page, sector, tab, detail] = pathname.split('/').filter(Boolean);
  if (page !== 'sectors' || sector === undefined || sector === 'new') return null;
  if (tab === undefined) return OF_SECTOR[params.get('view') ?? ''] ?? null;
  if (tab === 'roi' && detail !== undefined) return PROGRESS;
  if (tab === 'roi') return OF_ROI[params.get('view') ?? 'processes'] ?? null;
  return tab === 'vendors-compare' ? MATRIX : null;
}
