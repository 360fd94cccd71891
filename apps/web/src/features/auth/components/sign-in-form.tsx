import type { PendingSignIn } from '@process-ai/contract/second-factor';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Input } from '../../../components/input.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { copy } from '../copy.ts';
import { useSignIn } from '../queries.ts';

const resolver = lazyResolver(async () => (await import('@process-ai/contract/users')).SignIn);

interface SignInFormProps {
  /** The email address, where it is fixed. */
  email?: string;
  /** The password was right, and a second step is missing. */
  onPending: (pending: PendingSignIn) => void;
  onDone?: () => void;
}

export function SignInForm({ email = '', onPending, onDone }: SignInFormProps) {
  const signIn = useSignIn();
  const form = useForm({ resolver, defaultValues: { email, password: '' } });
  const { errors } = form.formState;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) =>
        signIn.mutate(values, { onSuccess: ({ pending }) => (pending ? onPending(pending) : onDone?.()) }),
      )}
    >
      {signIn.isError ? <FormError>{errorText(signIn.error)}</FormError> : null}
      <Field label={copy.fields.email} error={errors.email?.message}>
        <Input type="email" autoComplete="username" readOnly={email !== ''} {...form.register('email')} />
      </Field>
      <Field label={copy.fields.password} error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={signIn.isPending}>
        {copy.signIn.submit}
      </Button>
    </form>
  );
}
