import { zodResolver } from '@hookform/resolvers/zod';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import { createContext, type KeyboardEvent, use, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { copy } from '../copy.ts';
import { ProposalForm } from '../form.ts';
import type { ProposedNode } from '../model/proposal.ts';

/** Px; the tree must know it beforehand. */
export const EDITOR_HEIGHT = 248;

/** Corrects a proposal in its row. Escape leaves it as it was. */
export function ProposalEditor({ node }: { node: ProposedNode }) {
  const { setEditing, save } = useProposalEditing();
  const form = useForm({
    resolver: zodResolver(ProposalForm),
    defaultValues: { name: node.name, description: node.description ?? '' },
  });
  const { errors } = form.formState;
  useEffect(() => form.setFocus('name'), [form]);
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setEditing(null);
  };
  return (
    <form
      noValidate
      className="grid grow gap-3 py-2 pr-1 pl-1"
      onSubmit={form.handleSubmit((values) => save(node.code, values))}
    >
      <Field label={copy.fields.name} error={errors.name?.message} required>
        <Input autoComplete="off" onKeyDown={leaveOnEscape} {...form.register('name')} />
      </Field>
      <Field label={copy.fields.description} error={errors.description?.message}>
        <Textarea className="max-h-20!" onKeyDown={leaveOnEscape} {...form.register('description')} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm">
          {copy.research.editDone}
        </Button>
        <Button size="sm" onClick={() => setEditing(null)}>
          {copy.research.editCancel}
        </Button>
      </div>
    </form>
  );
}

interface ProposalEditing {
  /** The code of the proposal that is being edited. */
  editing: string | null;
  setEditing: (code: string | null) => void;
  save: (code: string, changes: Pick<DiscoveredProcess, 'name' | 'description'>) => void;
}

export const ProposalContext = createContext<ProposalEditing | null>(null);

export function useProposalEditing(): ProposalEditing {
  const editing = use(ProposalContext);
  if (!editing) throw new Error('ProposalContext is missing above');
  return editing;
}
