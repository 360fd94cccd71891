import { type SectorSummary, SHORT_NAME_MAX } from '@process-ai/contract/sectors';
import { Layers } from 'lucide-react';
import { Controller, useWatch } from 'react-hook-form';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Select } from '../../../components/select.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { valuesOf } from '../form.ts';
import { modelOptions } from '../model.ts';
import { useFetchSector, useUpdateSector } from '../queries.ts';
import { ProfileFields } from './profile-fields.tsx';
import { SECTOR_ICONS } from './sector-icon.tsx';

const resolver = lazyResolver(async () => (await import('../form.ts')).SectorForm);

interface EditSectorDialogProps {
  sector: SectorSummary;
  onClose: () => void;
}

/** Opens on mount. */
export const EditSectorDialog = ({ sector, onClose }: EditSectorDialogProps) => (
  <Dialog open onOpenChange={onClose} title={copy.edit.title}>
    <EditSectorForm sector={sector} onClose={onClose} />
  </Dialog>
);

function EditSectorForm({ sector, onClose }: EditSectorDialogProps) {
  const save = useUpdateSector();
  const fetchSector = useFetchSector();
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: sector,
    resolver,
    toValues: valuesOf,
    name: `sector-${sector.id}`,
    fetchStored: () => fetchSector(sector.id),
  });
  const { errors } = form.formState;
  const [name, referenceModel] = useWatch({ control: form.control, name: ['name', 'referenceModel'] });

  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { sectorId: base.id, version: base.version, ...values },
      {
        onSuccess: () => {
          close();
          toast({ tone: 'success', title: copy.edit.saved });
        },
        onError,
      },
    ),
  );

  return (
    <form noValidate className="contents" onSubmit={submit}>
      <DialogBody className="grid gap-4">
        <ConflictNotice {...conflict} />
        <Field label={copy.fields.name} error={errors.name?.message} required>
          <Input {...form.register('name')} />
        </Field>
        <Field
          label={copy.profile.shortName}
          hint={copy.profile.shortNameHint}
          error={errors.profile?.shortName?.message}
        >
          <Input autoComplete="off" maxLength={SHORT_NAME_MAX} {...form.register('profile.shortName')} />
        </Field>
        <Field label={copy.fields.referenceModel} error={errors.referenceModel?.message} required>
          <Controller
            control={form.control}
            name="referenceModel"
            render={({ field }) => (
              <Select value={field.value} onValueChange={field.onChange} options={modelOptions(base.referenceModel)} />
            )}
          />
        </Field>
        <Field label={copy.fields.description} error={errors.description?.message}>
          <Textarea {...form.register('description')} />
        </Field>
        <ProfileFields form={form} />
        <Controller
          control={form.control}
          name="icon"
          render={({ field }) => <IconPicker value={field.value} onValueChange={field.onChange} />}
        />
      </DialogBody>
      <DialogButtons
        cancel={copy.edit.cancel}
        onCancel={close}
        submit={copy.edit.save}
        pending={save.isPending}
        disabled={!name.trim() || !referenceModel.trim()}
      />
    </form>
  );
}

interface IconPickerProps {
  value: string | null | undefined;
  onValueChange: (value: string | null) => void;
}

const IconPicker = ({ value, onValueChange }: IconPickerProps) => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1.5 font-medium text-sm">{copy.fields.icon}</legend>
    <div className="flex flex-wrap gap-1">
      {Object.entries({ none: Layers, ...SECTOR_ICONS }).map(([name, Icon]) => {
        const stored = name === 'none' ? null : name;
        return (
          <label
            key={name}
            className="relative grid size-8 cursor-pointer place-items-center rounded-md text-muted hover:bg-subtle has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="icon"
              aria-label={name.replaceAll('-', ' ')}
              checked={(value ?? null) === stored}
              onChange={() => onValueChange(stored)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden className="size-4" />
          </label>
        );
      })}
    </div>
  </fieldset>
);
