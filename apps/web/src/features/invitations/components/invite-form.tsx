import { zodResolver } from '@hookform/resolvers/zod';
import { InvitationInput } from '@process-ai/contract/users';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { useCreateInvitation } from '../queries.ts';

export function InviteForm() {
  const create = useCreateInvitation();
  const form = useForm({ resolver: zodResolver(InvitationInput), defaultValues: { email: '' } });
  const submit = form.handleSubmit((values) =>
    create.mutate(values, { onSuccess: () => form.reset(), onError: (error) => showIssues(form, error) }),
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
      <Button type="submit" variant="primary" className="sm:mt-6.5" pending={create.isPending}>
        {copy.create.submit}
      </Button>
    </form>
  );
}
