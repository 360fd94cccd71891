import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { FormError } from '../../components/form-error.tsx';
import { Input } from '../../components/input.tsx';
import { Loading } from '../../components/loading.tsx';
import { errorText } from '../../lib/error-copy.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { linkToken } from '../../lib/link-token.ts';
import { AuthFrame } from './components/auth-frame.tsx';
import { NewPasswordField } from './components/new-password-field.tsx';
import { copy } from './copy.ts';
import { useResetOffer, useResetPassword } from './queries.ts';

const resolver = lazyResolver(async () => (await import('@process-ai/contract/users')).PasswordReset);

const words = copy.reset;

/** Where a one-time link leads: somebody who cannot sign in sets a new password. */
export function ResetScreen() {
  const [token] = useState(() => linkToken('reset'));
  const offer = useResetOffer(token);
  const reset = useResetPassword();
  if (reset.isSuccess) {
    return (
      <AuthFrame title={words.doneTitle} text={words.doneText}>
        <SignInLink />
      </AuthFrame>
    );
  }
  const refusal = token === null ? words.noToken : offer.isError ? errorText(offer.error) : null;
  return (
    <AuthFrame title={words.title} text={words.text}>
      {refusal === null ? null : (
        <>
          <FormError>{refusal}</FormError>
          <SignInLink />
        </>
      )}
      {token !== null && offer.isPending ? <Loading label={words.checking} /> : null}
      {token !== null && offer.data ? <ResetForm token={token} email={offer.data.email} reset={reset} /> : null}
    </AuthFrame>
  );
}

/** The form that had the focus is gone. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

const SignInLink = () => (
  <Button asChild variant="primary" size="lg">
    <Link ref={focus} to="/login">
      {words.toSignIn}
    </Link>
  </Button>
);

interface ResetFormProps {
  token: string;
  email: string;
  reset: ReturnType<typeof useResetPassword>;
}

function ResetForm({ token, email, reset }: ResetFormProps) {
  const form = useForm({ resolver, defaultValues: { token, password: '' } });
  const submit = form.handleSubmit((values) => reset.mutate(values, { onError: (error) => showIssues(form, error) }));
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {reset.isError ? <FormError>{errorText(reset.error)}</FormError> : null}
      <Field label={copy.reset.email}>
        <Input type="email" autoComplete="username" readOnly value={email} />
      </Field>
      <NewPasswordField
        label={copy.reset.password}
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" pending={reset.isPending}>
        {copy.reset.submit}
      </Button>
    </form>
  );
}
