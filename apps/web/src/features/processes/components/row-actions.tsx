import { LEVEL_MAX, type ProcessNode } from '@process-ai/contract/processes';
import { Ellipsis, ListPlus, Pencil, ScanSearch, Trash2 } from 'lucide-react';
import { createContext, use } from 'react';
import { Button } from '../../../components/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { copy } from '../copy.ts';
import { labelOf } from '../model.ts';

type Subject = Pick<ProcessNode, 'id' | 'code' | 'name' | 'level'>;

/** The actions of a process, in the one order that they have everywhere. */
function useActionsOf(node: Subject) {
  const { add, edit, analyze, remove, analyzing } = useProcessActions();
  return [
    { label: copy.actions.add, icon: ListPlus, disabled: node.level >= LEVEL_MAX, run: () => add(node.id) },
    { label: copy.actions.edit, icon: Pencil, disabled: false, run: () => edit(node.id) },
    { label: copy.actions.analyze, icon: ScanSearch, disabled: analyzing, run: () => analyze([node.id]) },
    { label: copy.actions.remove, icon: Trash2, disabled: false, run: () => remove(node.id) },
  ];
}

export function RowButtons({ node }: { node: Subject }) {
  const actions = useActionsOf(node);
  return (
    <span className="flex shrink-0">
      {actions.map(({ label, icon, disabled, run }) => (
        <IconButton key={label} label={label} icon={icon} disabled={disabled} onClick={run} />
      ))}
    </span>
  );
}

export function RowMenu({ node, active }: { node: Subject; active: boolean }) {
  const actions = useActionsOf(node);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" tabIndex={active ? 0 : -1} aria-label={copy.actions.of(labelOf(node))}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {actions.map(({ label, icon: Icon, disabled, run }) => (
          <DropdownMenuItem key={label} disabled={disabled} onSelect={run}>
            <Icon aria-hidden />
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** What can be done with a process, wherever it is shown. */
interface ProcessActions {
  /** Adds a process below this one. */
  add: (id: string) => void;
  edit: (id: string) => void;
  analyze: (ids: readonly string[]) => void;
  remove: (id: string) => void;
  /** An analysis is under way, so that no other can begin. */
  analyzing: boolean;
}

export const ProcessActionsContext = createContext<ProcessActions | null>(null);

function useProcessActions(): ProcessActions {
  const actions = use(ProcessActionsContext);
  if (!actions) throw new Error('ProcessActionsContext is missing above');
  return actions;
}
