import { zodResolver } from '@hookform/resolvers/zod';
import { Profile } from '@process-ai/contract/account';
import type { User } from '@process-ai/contract/users';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { useUpdateProfile } from '../queries.ts';

const words = copy.profile;

export function ProfileForm({ user: { firstName, lastName, email } }: { user: User }) {
  const update = useUpdateProfile();
  const form = useForm({ resolver: zodResolver(Profile), defaultValues: { firstName, lastName } });
  const forgetDraft = useFormDraft('profile', form);
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: (saved) => {
        forgetDraft();
        form.reset({ firstName: saved.firstName, lastName: saved.lastName });
      },
      onError: (error) => showIssues(form, error),
    }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} aria-label={words.title}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.firstName} error={errors.firstName?.message} required>
          <Input autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={words.lastName} error={errors.lastName?.message} required>
          <Input autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <Field label={words.email} hint={words.emailHint}>
        <Input type="email" readOnly value={email} />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={update.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
