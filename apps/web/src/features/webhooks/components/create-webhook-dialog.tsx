import { WebhookEvent, type WebhookInput } from '@process-ai/contract/webhooks';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Choices } from '../../../components/choices.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog, DialogBody, DialogButtons, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { SearchableSelect } from '../../../components/searchable-select.tsx';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { copy } from '../copy.ts';
import { useCreateWebhook, useSectors } from '../queries.ts';

const resolver = lazyResolver(async () => (await import('@process-ai/contract/webhooks')).WebhookInput);

const EVENTS = WebhookEvent.options.map((value) => ({ value, label: copy.events[value] }));
/** That of a select, which knows no value that is none. */
const EVERY = 'every';

/** Opens as it is mounted: asks where to, then shows the secret, this once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhook();
  return create.data ? (
    <Dialog open onOpenChange={onClose} title={copy.created.title} description={copy.created.text}>
      <CreatedWebhook secret={create.data.secret} onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog open onOpenChange={onClose} title={copy.create.title}>
      <WebhookForm create={create} onClose={onClose} />
    </Dialog>
  );
}

const DEFAULTS = { url: '', events: [...WebhookEvent.options], sectorId: null } satisfies WebhookInput;

function WebhookForm({ create, onClose }: { create: ReturnType<typeof useCreateWebhook>; onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: DEFAULTS });
  const sectors = useSectors().data;
  const options = useMemo(
    () => [
      { value: EVERY, label: copy.create.everySector },
      ...(sectors ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ],
    [sectors],
  );
  const submit = form.handleSubmit((values) => create.mutate(values, { onError: (error) => showIssues(form, error) }));
  const { errors } = form.formState;
  return (
    <form noValidate className="contents" onSubmit={submit}>
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

const CreatedWebhook = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <>
    <DialogBody className="grid gap-3">
      <Field label={copy.created.secret}>
        <Input readOnly value={secret} className="font-mono" onFocus={(event) => event.target.select()} />
      </Field>
      <div>
        <CopyButton text={secret} label={copy.created.copy} copied={copy.created.copied} />
      </div>
    </DialogBody>
    <DialogFooter>
      <Button variant="primary" onClick={onClose}>
        {copy.created.close}
      </Button>
    </DialogFooter>
  </>
);
