import type { PendingSignIn } from '@process-ai/contract/second-factor';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { FormError } from '../../components/form-error.tsx';
import { Input } from '../../components/input.tsx';
import { Loading } from '../../components/loading.tsx';
import { errorText } from '../../lib/error-copy.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { lazyResolver } from '../../lib/lazy-resolver.ts';
import { linkToken } from '../../lib/link-token.ts';
import { useSignInOptions } from '../../lib/shared-queries.ts';
import { AuthFrame } from './components/auth-frame.tsx';
import { NewPasswordField } from './components/new-password-field.tsx';
import { SecondStep } from './components/second-step.tsx';
import { SignInForm } from './components/sign-in-form.tsx';
import { SingleSignOn } from './components/single-sign-on.tsx';
import { copy } from './copy.ts';
import { useInvitationOffer, useSignUp } from './queries.ts';

const resolver = lazyResolver(async () => (await import('@process-ai/contract/users')).SignUp);

/** Signs people in; with an invitation, lets them create their account. */
export function AuthScreen() {
  const [token] = useState(() => linkToken('invitation'));
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [wantsSignIn, setWantsSignIn] = useState(false);
  const offer = useInvitationOffer(token);
  const options = useSignInOptions();
  const signingUp = token !== null && !wantsSignIn && !offer.isError;
  const words = signingUp ? copy.signUp : copy.signIn;

  if (pending) {
    const { title, text } = pending.step === 'code' ? copy.code : copy.setup;
    const startOver = () => {
      setPending(null);
      setWantsSignIn(true);
    };
    return (
      <AuthFrame title={title} text={text}>
        <SecondStep pending={pending} onBack={startOver} />
      </AuthFrame>
    );
  }

  return (
    <AuthFrame title={words.title} text={signingUp && offer.data?.makesAdmin ? copy.signUp.adminText : words.text}>
      {offer.isError && !wantsSignIn ? (
        <FormError>
          {errorText(offer.error)}. {copy.signUp.refused}
        </FormError>
      ) : null}
      {options.isPending ? <Loading label={copy.singleSignOn.loading} /> : <SingleSignOn {...options} />}
      {options.isPending || !options.passwords ? null : (
        <>
          {signingUp && !offer.data ? <Loading label={copy.signUp.checking} /> : null}
          {signingUp && offer.data ? (
            <SignUpForm token={token} boundEmail={offer.data.email} onPending={setPending} />
          ) : null}
          {signingUp ? null : <SignInForm onPending={setPending} />}
          <AuthSwitch
            canSwitch={token !== null && !offer.isError}
            signingUp={signingUp}
            onSwitch={() => setWantsSignIn(!wantsSignIn)}
          />
        </>
      )}
      {options.passwords || token !== null ? null : <p className="text-muted text-xs">{copy.signIn.needInvitation}</p>}
    </AuthFrame>
  );
}

interface AuthSwitchProps {
  canSwitch: boolean;
  signingUp: boolean;
  onSwitch: () => void;
}

function AuthSwitch({ canSwitch, signingUp, onSwitch }: AuthSwitchProps) {
  if (!canSwitch) {
    return (
      <div className="grid gap-1.5 text-muted text-xs">
        <p>{copy.signIn.forgot}</p>
        <p>{copy.signIn.needInvitation}</p>
      </div>
    );
  }
  return (
    <button
      type="button"
      className="justify-self-start rounded text-accent text-sm underline-offset-4 hover:underline"
      onClick={onSwitch}
    >
      {signingUp ? copy.signUp.haveAccount : copy.signIn.haveInvitation}
    </button>
  );
}

interface SignUpFormProps {
  token: string;
  /** The address that the invitation is for, if it names one. */
  boundEmail: string | null;
  onPending: (pending: PendingSignIn) => void;
}

function SignUpForm({ token, boundEmail, onPending }: SignUpFormProps) {
  const signUp = useSignUp();
  const form = useForm({
    resolver,
    defaultValues: { token, firstName: '', lastName: '', email: boundEmail ?? '', password: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    signUp.mutate(values, {
      onSuccess: ({ pending }) => pending && onPending(pending),
      onError: (error) => showIssues(form, error),
    }),
  );
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
      <NewPasswordField label={copy.fields.password} error={errors.password?.message} {...form.register('password')} />
      <Button type="submit" variant="primary" size="lg" pending={signUp.isPending}>
        {copy.signUp.submit}
      </Button>
    </form>
  );
}
