import { type ApiTokenInput, TokenScope } from '@process-ai/contract/tokens';
import { Controller, useForm } from 'react-hook-form';
import { CreatedSecret } from '../../../components/created-secret.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Select } from '../../../components/select.tsx';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { copy } from '../copy.ts';
import { useCreateToken } from '../queries.ts';

const resolver = lazyResolver(async () => (await import('@process-ai/contract/tokens')).ApiTokenInput);

const SCOPES = TokenScope.options.map((value) => ({ value, label: copy.scopes[value] }));
const EXPIRIES = (['30', '90', '365', 'never'] as const).map((value) => ({
  value,
  label: copy.create.expiries[value],
}));
const daysOf = (expiry: string) => (expiry === 'never' ? null : Number(expiry));

/** Opens as it is mounted: asks for a name, then shows the secret, this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateToken();
  return create.data ? (
    <Dialog open onOpenChange={onClose} title={copy.created.title} description={copy.created.text}>
      <CreatedSecret secret={create.data.secret} copy={copy.created} onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog open onOpenChange={onClose} title={copy.create.title}>
      <TokenForm create={create} onClose={onClose} />
    </Dialog>
  );
}

/** What most scripts need, for a time after which somebody looks whether they are still in use. */
const DEFAULTS = { name: '', scope: 'write', expiresInDays: 365 } satisfies ApiTokenInput;

function TokenForm({ create, onClose }: { create: ReturnType<typeof useCreateToken>; onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: DEFAULTS });
  const submit = form.handleSubmit((values) => create.mutate(values, { onError: (error) => showIssues(form, error) }));
  return (
    <form noValidate className="contents" onSubmit={submit}>
      <DialogBody className="grid gap-4">
        <Field
          label={copy.create.name}
          hint={copy.create.nameHint}
          error={form.formState.errors.name?.message}
          required
        >
          <Input placeholder={copy.create.namePlaceholder} autoComplete="off" {...form.register('name')} />
        </Field>
        <Controller
          control={form.control}
          name="scope"
          render={({ field: { value = 'write', onChange } }) => (
            <Field label={copy.create.scope} hint={copy.create.scopeHints[value]}>
              <Select value={value} options={SCOPES} onValueChange={onChange} />
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="expiresInDays"
          render={({ field: { value, onChange } }) => (
            <Field label={copy.create.expires}>
              <Select
                value={value === null || value === undefined ? 'never' : (String(value) as '365')}
                options={EXPIRIES}
                onValueChange={(expiry) => onChange(daysOf(expiry))}
              />
            </Field>
          )}
        />
      </DialogBody>
      <DialogButtons
        cancel={copy.create.cancel}
        onCancel={onClose}
        submit={copy.create.submit}
        pending={create.isPending}
      />
    </form>
  );
}
