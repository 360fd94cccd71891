import type { ProcessNode } from '@process-ai/contract/processes';
import { filterTree } from '@process-ai/domain/hierarchy';
import { Command } from 'cmdk';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useFieldControl } from '../../../components/field.tsx';
import { CONTROL } from '../../../components/input.tsx';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import { labelOf } from '../model.ts';

interface ParentPickerProps {
  value: string | null;
  parents: readonly ProcessNode[];
  onValueChange: (parentId: string | null) => void;
}

/** Most choices shown at once; typing narrows them down. */
const LIMIT = 50;

/** One process out of tens of thousands, or none. */
export function ParentPicker({ value, parents, onValueChange }: ParentPickerProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const chosen = parents.find(({ id }) => id === value);
  const choose = (parentId: string | null) => {
    onValueChange(parentId);
    setOpen(false);
  };
  return (
    <Popover.Root modal open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        role="combobox"
        aria-controls={listId}
        aria-expanded={open}
        className={cx(CONTROL, 'flex h-8 items-center justify-between gap-2 text-left')}
        {...useFieldControl()}
      >
        <span className="truncate">{chosen ? labelOf(chosen) : copy.parent.none}</span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          id={listId}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={copy.parent.list}
          className="z-60 w-(--radix-popover-trigger-width) min-w-64 animate-appear overflow-hidden rounded-md border bg-surface shadow-pop"
        >
          <Choices parents={parents} value={value} onChoose={choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface ChoicesProps {
  parents: readonly ProcessNode[];
  value: string | null;
  onChoose: (parentId: string | null) => void;
}

function Choices({ parents, value, onChoose }: ChoicesProps) {
  const [text, setText] = useState('');
  const flat = useMemo(() => parents.map(({ id, code, name }) => ({ id, code, name, parentId: null })), [parents]);
  const found = useMemo(() => filterTree(flat, text), [flat, text]);
  return (
    <Command label={copy.parent.list} shouldFilter={false}>
      <Command.Input
        value={text}
        onValueChange={setText}
        placeholder={copy.parent.search}
        className="h-9 w-full border-b bg-transparent px-3 text-sm focus:outline-none"
      />
      <Command.List label={copy.parent.list} className="max-h-64 overflow-y-auto p-1">
        {text === '' ? (
          <Choice id="none" chosen={value === null} onSelect={() => onChoose(null)}>
            {copy.parent.none}
          </Choice>
        ) : null}
        {found.slice(0, LIMIT).map((parent) => (
          <Choice key={parent.id} id={parent.id} chosen={parent.id === value} onSelect={() => onChoose(parent.id)}>
            <span className="shrink-0 text-muted">{parent.code}</span>
            <span className="truncate">{parent.name}</span>
          </Choice>
        ))}
        {found.length === 0 ? <p className="px-2 py-4 text-center text-muted">{copy.parent.nothing}</p> : null}
        {found.length > LIMIT ? (
          <p className="px-2 py-1.5 text-muted text-xs">{copy.parent.more(found.length - LIMIT)}</p>
        ) : null}
      </Command.List>
    </Command>
  );
}

interface ChoiceProps {
  id: string;
  chosen: boolean;
  onSelect: () => void;
  children: ReactNode;
}

const Choice = ({ id, chosen, onSelect, children }: ChoiceProps) => (
  <Command.Item
    value={id}
    onSelect={onSelect}
    className="flex h-8 cursor-default select-none items-center gap-2 rounded px-2 data-[selected=true]:bg-subtle"
  >
    <span className="flex min-w-0 grow gap-2">{children}</span>
    {chosen ? <Check aria-hidden className="size-4 shrink-0 text-accent" /> : null}
  </Command.Item>
);
