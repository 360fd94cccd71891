import { zodResolver } from '@hookform/resolvers/zod';
import { SignUp } from '@process-ai/contract/users';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Input } from '../../../components/input.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { useSignUp } from '../queries.ts';

interface SignUpFormProps {
  token: string;
  /** The address that the invitation is for, if it names one. */
  boundEmail: string | null;
}

export function SignUpForm({ token, boundEmail }: SignUpFormProps) {
  const signUp = useSignUp();
  const form = useForm({
    resolver: zodResolver(SignUp),
    defaultValues: { token, firstName: '', lastName: '', email: boundEmail ?? '', password: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => signUp.mutate(values, { onError: (error) => showIssues(form, error) }));
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {signUp.isError ? <FormError>{errorText(signUp.error)}</FormError> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={copy.fields.firstName} error={errors.firstName?.message} required>
          <Input autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={copy.fields.lastName} error={errors.lastName?.message} required>
          <Input autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </div>
      <Field
        label={copy.fields.email}
        hint={boundEmail ? copy.fields.boundEmail : undefined}
        error={errors.email?.message}
        required
      >
        <Input type="email" autoComplete="username" readOnly={boundEmail !== null} {...form.register('email')} />
      </Field>
      <Field label={copy.fields.password} hint={copy.fields.passwordHint} error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={signUp.isPending}>
        {copy.signUp.submit}
      </Button>
    </form>
  );
}
