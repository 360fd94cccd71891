import { LEVEL_MAX, type ProcessNode } from '@process-ai/contract/processes';
import {
  ArrowDown,
  ArrowUp,
  CopyPlus,
  Ellipsis,
  FolderTree,
  IndentDecrease,
  IndentIncrease,
  ListPlus,
  Pencil,
  ScanSearch,
  Trash2,
} from 'lucide-react';
import { createContext, use } from 'react';
import { Button } from '../../../components/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../components/dropdown-menu.tsx';
import { useMayEdit } from '../../../components/for-editors.tsx';
import { treeCopy } from '../model/tree-copy.ts';
import { labelOf, type Step } from '../model.ts';

type Subject = Pick<ProcessNode, 'id' | 'code' | 'name' | 'level'>;

/** The actions of a process, in the one order that they have everywhere; null between two groups of them. */
function useActionsOf(node: Subject) {
  const { add, edit, analyze, remove, moveBelow, duplicate, step, analyzing } = useProcessActions();
  return [
    { label: treeCopy.actions.add, icon: ListPlus, disabled: node.level >= LEVEL_MAX, run: () => add(node.id) },
    { label: treeCopy.actions.edit, icon: Pencil, keys: 'F2', run: () => edit(node.id) },
    { label: treeCopy.actions.analyze, icon: ScanSearch, disabled: analyzing, run: () => analyze([node.id]) },
    { label: treeCopy.actions.duplicate, icon: CopyPlus, run: () => duplicate([node.id]) },
    null,
    { label: treeCopy.actions.moveBelow, icon: FolderTree, run: () => moveBelow([node.id]) },
    { label: treeCopy.actions.moveIn, icon: IndentIncrease, keys: 'Alt →', run: () => step(node.id, 'in') },
    { label: treeCopy.actions.moveOut, icon: IndentDecrease, keys: 'Alt ←', run: () => step(node.id, 'out') },
    { label: treeCopy.actions.moveUp, icon: ArrowUp, keys: 'Alt ↑', run: () => step(node.id, 'up') },
    { label: treeCopy.actions.moveDown, icon: ArrowDown, keys: 'Alt ↓', run: () => step(node.id, 'down') },
    null,
    {
      label: treeCopy.actions.remove,
      icon: Trash2,
      keys: 'Del',
      tone: 'danger' as const,
      run: () => remove([node.id]),
    },
  ];
}

/** One menu for all of it, with words: nothing that deletes is one press away, or comes up under a second one. */
export function RowMenu({ node, active }: { node: Subject; active: boolean }) {
  const actions = useActionsOf(node);
  if (!useMayEdit()) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button variant="ghost" size="icon" tabIndex={active ? 0 : -1} aria-label={treeCopy.actions.of(labelOf(node))}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {actions.map((action, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          if (!action) return <DropdownMenuSeparator key={index} />;
          const { label, icon: Icon, disabled = false, keys, tone, run } = action;
          return (
            <DropdownMenuItem key={label} disabled={disabled} onSelect={run} {...(tone ? { tone } : {})}>
              <Icon aria-hidden />
              {label}
              {keys ? (
                <span aria-hidden className="ml-auto pl-4 text-muted text-xs">
                  {keys}
                </span>
              ) : null}
            </DropdownMenuItem>
          );
        })}
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
  remove: (ids: readonly string[]) => void;
  /** Asks for the parent. */
  moveBelow: (ids: readonly string[]) => void;
  duplicate: (ids: readonly string[]) => void;
  step: (id: string, to: Step) => void;
  /** An analysis is under way, so that no other can begin. */
  analyzing: boolean;
}

export const ProcessActionsContext = createContext<ProcessActions | null>(null);

export function useProcessActions(): ProcessActions {
  const actions = use(ProcessActionsContext);
  if (!actions) throw new Error('ProcessActionsContext is missing above');
  return actions;
}

/** The same beside the process's details: what is done most as buttons, all of it in the menu. */
export function DetailsActions({ node }: { node: Subject }) {
  const { edit, analyze, analyzing } = useProcessActions();
  if (!useMayEdit()) return null;
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Button variant="ghost" size="sm" onClick={() => edit(node.id)}>
        <Pencil aria-hidden />
        {treeCopy.actions.edit}
      </Button>
      <Button variant="ghost" size="sm" disabled={analyzing} onClick={() => analyze([node.id])}>
        <ScanSearch aria-hidden />
        {treeCopy.actions.analyze}
      </Button>
      <RowMenu node={node} active />
    </span>
  );
}
