import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { AuthenticatorSetup } from '../../../components/authenticator-setup.tsx';
import { Button } from '../../../components/button.tsx';
import { CodeInput } from '../../../components/code-input.tsx';
import { Dialog, DialogBody, DialogButtons, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { RecoveryCodes } from '../../../components/recovery-codes.tsx';
import { errorIssues, errorText } from '../../../lib/error-copy.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { copy } from '../copy.ts';
import { useBeginSetup, useConfirmSetup, useRemoveSecondFactor } from '../queries.ts';

const ownPasswordResolver = lazyResolver(async () => (await import('@process-ai/contract/second-factor')).OwnPassword);
const secondFactorConfirmationResolver = lazyResolver(
  async () => (await import('@process-ai/contract/second-factor')).SecondFactorConfirmation,
);
const secondFactorRemovalResolver = lazyResolver(
  async () => (await import('@process-ai/contract/second-factor')).SecondFactorRemoval,
);

const words = copy.secondFactor;

interface DialogProps {
  email: string;
  onClose: () => void;
}

/** Password, then the app and its first code, then the recovery codes, this once. */
export function SetupDialog({ email, onClose }: DialogProps) {
  const begin = useBeginSetup();
  const confirm = useConfirmSetup();
  return (
    <Dialog open onOpenChange={onClose} title={confirm.data ? words.codes.title : words.setup.title} width="sm">
      {confirm.data ? (
        <>
          <DialogBody>
            <RecoveryCodes codes={confirm.data.recoveryCodes} />
          </DialogBody>
          <DialogFooter>
            <Button ref={focus} variant="primary" onClick={onClose}>
              {words.codes.done}
            </Button>
          </DialogFooter>
        </>
      ) : begin.data ? (
        <CodeForm confirm={confirm} onClose={onClose}>
          <AuthenticatorSetup {...begin.data} />
        </CodeForm>
      ) : (
        <PasswordForm begin={begin} email={email} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** What had the focus is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

function PasswordForm({ begin, email, onClose }: DialogProps & { begin: ReturnType<typeof useBeginSetup> }) {
  const form = useForm({ resolver: ownPasswordResolver, defaultValues: { currentPassword: '' } });
  const submit = form.handleSubmit((values) => begin.mutate(values, { onError: (error) => showIssues(form, error) }));
  return (
    <form noValidate className="contents" onSubmit={submit}>
      <DialogBody className="grid gap-4">
        <Unplaced error={begin.error} />
        <input type="email" autoComplete="username" readOnly hidden value={email} />
        <Field
          label={words.password}
          hint={words.setup.passwordHint}
          error={form.formState.errors.currentPassword?.message}
          required
        >
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
      </DialogBody>
      <DialogButtons cancel={words.cancel} onCancel={onClose} submit={words.setup.next} pending={begin.isPending} />
    </form>
  );
}

interface CodeFormProps {
  confirm: ReturnType<typeof useConfirmSetup>;
  onClose: () => void;
  children: ReactNode;
}

function CodeForm({ confirm, onClose, children }: CodeFormProps) {
  const form = useForm({ resolver: secondFactorConfirmationResolver, defaultValues: { code: '' } });
  useEffect(() => form.setFocus('code'), [form]);
  const submit = form.handleSubmit((values) => confirm.mutate(values, { onError: (error) => showIssues(form, error) }));
  return (
    <form noValidate className="contents" onSubmit={submit}>
      <DialogBody className="grid gap-4">
        <Unplaced error={confirm.error} />
        {children}
        <Field label={words.code} hint={words.setup.codeHint} error={form.formState.errors.code?.message} required>
          <CodeInput inputMode="numeric" {...form.register('code')} />
        </Field>
      </DialogBody>
      <DialogButtons cancel={words.cancel} onCancel={onClose} submit={words.setup.submit} pending={confirm.isPending} />
    </form>
  );
}

export function RemovalDialog({ email, isRequired, onClose }: DialogProps & { isRequired: boolean }) {
  const remove = useRemoveSecondFactor();
  const form = useForm({
    resolver: secondFactorRemovalResolver,
    defaultValues: { currentPassword: '', code: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    remove.mutate(values, { onSuccess: onClose, onError: (error) => showIssues(form, error) }),
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.remove.title}
      description={isRequired ? words.remove.textRequired : words.remove.text}
      width="sm"
    >
      <form noValidate className="contents" onSubmit={submit}>
        <DialogBody className="grid gap-4">
          <Unplaced error={remove.error} />
          <input type="email" autoComplete="username" readOnly hidden value={email} />
          <Field label={words.password} error={errors.currentPassword?.message} required>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
          <Field label={words.code} hint={words.remove.codeHint} error={errors.code?.message} required>
            <CodeInput {...form.register('code')} />
          </Field>
        </DialogBody>
        <DialogButtons
          cancel={words.cancel}
          onCancel={onClose}
          submit={words.remove.submit}
          pending={remove.isPending}
        />
      </form>
    </Dialog>
  );
}

/** A failure that belongs to no field. */
const Unplaced = ({ error }: { error: unknown }) =>
  error && errorIssues(error).length === 0 ? <FormError>{errorText(error)}</FormError> : null;
