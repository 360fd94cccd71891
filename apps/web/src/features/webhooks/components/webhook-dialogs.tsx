import { type Webhook, WebhookEvent, type WebhookInput } from '@process-ai/contract/webhooks';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Choices } from '../../../components/choices.tsx';
import { CreatedSecret } from '../../../components/created-secret.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { SearchableSelect } from '../../../components/searchable-select.tsx';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { copy } from '../copy.ts';
import { useCreateWebhook, useSectors, useUpdateWebhook } from '../queries.ts';

const DEFAULTS = { url: '', events: [...WebhookEvent.options], sectorId: null } satisfies WebhookInput;

/** Opens as it is mounted: asks where to, then shows the secret, this once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhook();
  return create.data ? (
    <Dialog open onOpenChange={onClose} title={copy.created.title} description={copy.created.text}>
      <CreatedSecret secret={create.data.secret} copy={copy.created} onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog open onOpenChange={onClose} title={copy.create.title}>
      <WebhookForm
        defaults={DEFAULTS}
        asksForSector
        submit={copy.create.submit}
        pending={create.isPending}
        onSave={create.mutate}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Opens as it is mounted. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const update = useUpdateWebhook();
  return (
    <Dialog open onOpenChange={onClose} title={copy.edit.title} description={copy.edit.text}>
      <WebhookForm
        defaults={webhook}
        asksForSector={false}
        submit={copy.edit.submit}
        pending={update.isPending}
        onSave={({ url, events }, { onError }) =>
          update.mutate({ webhookId: webhook.id, url, events }, { onError, onSuccess: onClose })
        }
        onClose={onClose}
      />
    </Dialog>
  );
}

const resolver = lazyResolver(async () => (await import('@process-ai/contract/webhooks')).WebhookInput);

const EVENTS = WebhookEvent.options.map((value) => ({ value, label: copy.events[value] }));
/** That of a select, which knows no value that is none. */
const EVERY = 'every';

interface WebhookFormProps {
  defaults: WebhookInput;
  /** The sector of a webhook stays what it was when it was added. */
  asksForSector: boolean;
  submit: string;
  pending: boolean;
  onSave: (values: WebhookInput, options: { onError: (error: unknown) => void }) => void;
  onClose: () => void;
}

/** Where messages go, and of what they tell. */
function WebhookForm({ defaults, asksForSector, submit, pending, onSave, onClose }: WebhookFormProps) {
  const form = useForm({ resolver, defaultValues: defaults });
  const sectors = useSectors().data;
  const options = useMemo(
    () => [
      { value: EVERY, label: copy.create.everySector },
      ...(sectors ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    [sectors],
  );
  const save = form.handleSubmit((values) => onSave(values, { onError: (error) => showIssues(form, error) }));
  const { errors } = form.formState;
  return (
    <form noValidate className="contents" onSubmit={save}>
      <DialogBody className="grid gap-4">
        <Field label={copy.create.address} hint={copy.create.addressHint} error={errors.url?.message} required>
          <Input type="url" placeholder={copy.create.addressPlaceholder} autoComplete="off" {...form.register('url')} />
        </Field>
        <Controller
          control={form.control}
          name="events"
          render={({ field: { value, onChange } }) => (
            <div className="grid gap-1">
              <Choices legend={copy.create.events} options={EVENTS} chosen={value} onChoose={onChange} />
              {errors.events ? (
                <p role="alert" className="text-danger text-xs">
                  {errors.events.message}
                </p>
              ) : null}
            </div>
          )}
        />
        {asksForSector ? (
          <Controller
            control={form.control}
            name="sectorId"
            render={({ field: { value, onChange } }) => (
              <Field label={copy.create.sector}>
                <SearchableSelect
                  value={value ?? EVERY}
                  onValueChange={(id) => onChange(id === EVERY ? null : id)}
                  options={options}
                  listLabel={copy.create.sectors}
                  placeholder={copy.create.everySector}
                  searchLabel={copy.create.searchSectors}
                  nothingFound={copy.create.noSector}
                />
              </Field>
            )}
          />
        ) : null}
      </DialogBody>
      <DialogButtons cancel={copy.create.cancel} onCancel={onClose} submit={submit} pending={pending} />
    </form>
  );
}
