import { type PendingSignIn, type SecondStep as SecondStepInput } from '@process-ai/contract/second-factor';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { AuthenticatorSetup } from '../../../components/authenticator-setup.tsx';
import { Button } from '../../../components/button.tsx';
import { CodeInput } from '../../../components/code-input.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { RecoveryCodes } from '../../../components/recovery-codes.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { copy } from '../copy.ts';
import { useBeginSetup, useCompleteSetup, useCompleteSignIn, useWelcome } from '../queries.ts';

const resolver = lazyResolver(async () => (await import('@process-ai/contract/second-factor')).SecondStep);

interface SecondStepProps {
  pending: PendingSignIn;
  /** Back to the password, which is asked for again. */
  onBack: () => void;
  onDone?: () => void;
}

/** What follows the password: a code, or first the way to one. */
export const SecondStep = ({ pending: { token, step }, ...props }: SecondStepProps) =>
  step === 'code' ? <CodeStep token={token} {...props} /> : <SetupStep token={token} {...props} />;

type StepProps = Omit<SecondStepProps, 'pending'> & { token: string };

function CodeStep({ token, onBack, onDone }: StepProps) {
  const complete = useCompleteSignIn();
  return (
    <CodeForm
      token={token}
      words={copy.code}
      state={complete}
      onSubmit={(values) => complete.mutate(values, { onSuccess: () => onDone?.() })}
      onBack={onBack}
    />
  );
}

function SetupStep({ token, onBack, onDone }: StepProps) {
  const { mutate, ...setup } = useBeginSetup();
  const begin = useEffectEvent(() => mutate({ token }));
  useEffect(() => begin(), []);
  const complete = useCompleteSetup();
  const welcome = useWelcome();
  if (complete.data) {
    const { recoveryCodes, ...current } = complete.data;
    return (
      <div className="grid gap-4">
        <RecoveryCodes codes={recoveryCodes} />
        <Button
          ref={focus}
          variant="primary"
          size="lg"
          onClick={() => {
            welcome(current);
            onDone?.();
          }}
        >
          {copy.setup.done}
        </Button>
      </div>
    );
  }
  if (!setup.data && !setup.isError) {
    return (
      <Loading label={copy.setup.loading}>
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  return (
    <CodeForm
      token={token}
      words={copy.setup}
      state={setup.isError ? setup : complete}
      onSubmit={(values) => complete.mutate(values)}
      onBack={onBack}
    >
      {setup.data ? <AuthenticatorSetup {...setup.data} /> : null}
    </CodeForm>
  );
}

/** What had the focus is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

interface CodeFormProps {
  token: string;
  words: { hint: string; submit: string };
  state: { isPending: boolean; isError: boolean; error: unknown };
  onSubmit: (values: SecondStepInput) => void;
  onBack: () => void;
  children?: ReactNode;
}

function CodeForm({ token, words, state, onSubmit, onBack, children }: CodeFormProps) {
  const form = useForm({ resolver, defaultValues: { token, code: '' } });
  useEffect(() => form.setFocus('code'), [form]);
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(onSubmit)}>
      {state.isError ? <FormError>{errorText(state.error)}</FormError> : null}
      {children}
      <Field label={copy.code.label} hint={words.hint} error={form.formState.errors.code?.message} required>
        <CodeInput {...form.register('code')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={state.isPending}>
        {words.submit}
      </Button>
      <button
        type="button"
        className="justify-self-start rounded text-accent text-sm underline-offset-4 hover:underline"
        onClick={onBack}
      >
        {copy.code.back}
      </button>
    </form>
  );
}
