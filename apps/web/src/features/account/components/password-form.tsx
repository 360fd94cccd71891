import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordChange } from '@process-ai/contract/account';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { errorIssues, errorText } from '../../../lib/error-copy.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { useChangePassword } from '../queries.ts';

const words = copy.password;

export function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const form = useForm({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    change.mutate(values, { onSuccess: () => form.reset(), onError: (error) => showIssues(form, error) }),
  );
  const unplaced = change.isError && errorIssues(change.error).length === 0;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} aria-label={words.title}>
      {unplaced ? <FormError>{errorText(change.error)}</FormError> : null}
      {/* Tells a password manager whose password it is. */}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <Field label={words.current} error={errors.currentPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field label={words.next} hint={words.nextHint} error={errors.newPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={change.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
