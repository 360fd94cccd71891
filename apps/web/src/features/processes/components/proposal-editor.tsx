import { type KeyboardEvent, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { dialogsCopy } from '../model/dialogs-copy.ts';
import type { ProposedNode } from '../model/proposal.ts';
import { researchCopy } from '../model/research-copy.ts';
import { useProposalEditing } from './proposal-context.tsx';

const resolver = lazyResolver(async () => (await import('../form.ts')).ProposalForm);

/** Corrects a proposal in its row. Escape leaves it as it was. */
export function ProposalEditor({ node }: { node: ProposedNode }) {
  const { setEditing, save } = useProposalEditing();
  const form = useForm({
    resolver,
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
      <Field label={dialogsCopy.fields.name} error={errors.name?.message} required>
        <Input autoComplete="off" onKeyDown={leaveOnEscape} {...form.register('name')} />
      </Field>
      <Field label={dialogsCopy.fields.description} error={errors.description?.message}>
        <Textarea className="max-h-20!" onKeyDown={leaveOnEscape} {...form.register('description')} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="sm">
          {researchCopy.editDone}
        </Button>
        <Button size="sm" onClick={() => setEditing(null)}>
          {researchCopy.editCancel}
        </Button>
      </div>
    </form>
  );
}
