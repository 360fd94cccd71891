import { zodResolver } from '@hookform/resolvers/zod';
import { InvitationInput } from '@process-ai/contract/invitations';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Select } from '../../../components/select.tsx';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { useCreateInvitation } from '../queries.ts';

type Role = keyof typeof copy.roles;

const ROLES = (['user', 'admin'] as const).map((value) => ({ value, label: copy.roles[value] }));

export function InviteForm() {
  const create = useCreateInvitation();
  const form = useForm({ resolver: zodResolver(InvitationInput), defaultValues: { email: '' } });
  const [role, setRole] = useState<Role>('user');
  const reset = () => {
    form.reset();
    setRole('user');
  };
  const submit = form.handleSubmit((values) =>
    create.mutate(
      { ...values, isAdmin: role === 'admin' },
      { onSuccess: reset, onError: (error) => showIssues(form, error) },
    ),
  );
  return (
    <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={submit}>
      <Field
        label={copy.create.email}
        error={form.formState.errors.email?.message}
        className="w-full grow sm:w-auto sm:max-w-sm"
      >
        <Input type="email" autoComplete="off" placeholder={copy.create.emailPlaceholder} {...form.register('email')} />
      </Field>
      <Field label={copy.create.role} className="w-32">
        <Select value={role} onValueChange={setRole} options={ROLES} />
      </Field>
      <Button type="submit" variant="primary" className="mt-6.5" pending={create.isPending}>
        {copy.create.submit}
      </Button>
    </form>
  );
}
