import type { Scenario } from '@process-ai/contract/scenarios';
import { Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Select } from '../../../components/select.tsx';
import { formatDate } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { useRemoveScenario } from '../queries.ts';

const CreateScenarioDialog = lazy(async () => ({
  default: (await import('./scenario-dialogs.tsx')).CreateScenarioDialog,
}));
const EditScenarioDialog = lazy(async () => ({ default: (await import('./scenario-dialogs.tsx')).EditScenarioDialog }));

const words = copy.scenarios;

interface ScenarioPickerProps {
  sectorId: string;
  scenarios: readonly Scenario[];
  chosen: Scenario;
  onChoose: (id: string) => void;
}

/** Which scenario is shown, and what can be done with it. */
export function ScenarioPicker({ sectorId, scenarios, chosen, onChoose }: ScenarioPickerProps) {
  const [dialog, setDialog] = useState<'new' | 'duplicate' | 'edit' | null>(null);
  const remove = useRemoveScenario(sectorId);
  const base = scenarios[0] ?? chosen;
  const close = () => setDialog(null);
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-1">
        <Select
          aria-label={words.choose}
          value={chosen.id}
          onValueChange={onChoose}
          options={scenarios.map(({ id, name }) => ({ value: id, label: name }))}
          className="w-56 max-w-full"
        />
        <ForEditors>
          <DropdownMenu>
            <DropdownMenuTrigger>
              <IconButton label={words.actions} icon={Ellipsis} className="print:hidden" />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={() => setDialog('new')}>
                <Plus aria-hidden />
                {words.new}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => setDialog('duplicate')}>
                <Copy aria-hidden />
                {words.duplicate}
              </DropdownMenuItem>
              {chosen.builtIn ? null : (
                <>
                  <DropdownMenuItem onSelect={() => setDialog('edit')}>
                    <Pencil aria-hidden />
                    {words.edit}
                  </DropdownMenuItem>
                  <DropdownMenuItem
                    tone="danger"
                    onSelect={() => {
                      onChoose(base.id);
                      remove(chosen);
                    }}
                  >
                    <Trash2 aria-hidden />
                    {words.remove}
                  </DropdownMenuItem>
                </>
              )}
            </DropdownMenuContent>
          </DropdownMenu>
        </ForEditors>
      </div>
      <p className="text-muted text-xs">
        {chosen.changed ? words.by(chosen.changed.by, formatDate(chosen.changed.at)) : words.builtIn}
      </p>
      <Suspense>
        {dialog === 'edit' ? <EditScenarioDialog sectorId={sectorId} scenario={chosen} onClose={close} /> : null}
        {dialog === 'new' || dialog === 'duplicate' ? (
          <CreateScenarioDialog
            sectorId={sectorId}
            like={dialog === 'new' ? base : chosen}
            isCopy={dialog === 'duplicate'}
            onCreated={({ id }) => onChoose(id)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
