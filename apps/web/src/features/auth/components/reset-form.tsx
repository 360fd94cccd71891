import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordReset } from '@process-ai/contract/users';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Input } from '../../../components/input.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import type { useResetPassword } from '../queries.ts';

interface ResetFormProps {
  token: string;
  email: string;
  reset: ReturnType<typeof useResetPassword>;
}

export function ResetForm({ token, email, reset }: ResetFormProps) {
  const form = useForm({ resolver: zodResolver(PasswordReset), defaultValues: { token, password: '' } });
  const submit = form.handleSubmit((values) => reset.mutate(values, { onError: (error) => showIssues(form, error) }));
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {reset.isError ? <FormError>{errorText(reset.error)}</FormError> : null}
      <Field label={copy.reset.email}>
        <Input type="email" autoComplete="username" readOnly value={email} />
      </Field>
      <Field
        label={copy.reset.password}
        hint={copy.fields.passwordHint}
        error={form.formState.errors.password?.message}
        required
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={reset.isPending}>
        {copy.reset.submit}
      </Button>
    </form>
  );
}
