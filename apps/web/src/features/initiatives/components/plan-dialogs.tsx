import type { Initiative, PlanSettings } from '@process-ai/contract/initiatives';
import { addMonths, monthInWords } from '@process-ai/domain/calendar-months';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { Input } from '../../../components/input.tsx';
import { MonthInput } from '../../../components/month-input.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { currentMonth } from '../../../lib/months.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { settingsValues } from '../form.ts';
import { formCopy } from '../model/form-copy.ts';
import { useCreateInitiative, useFetchSettings, useMerge, useUpdateSettings } from '../queries.ts';

const newInitiativeResolver = lazyResolver(async () => (await import('../form.ts')).NewInitiative);
const settingsFormResolver = lazyResolver(async () => (await import('../form.ts')).SettingsForm);

interface SettingsProps {
  sectorId: string;
  settings: PlanSettings;
}

const settingsWords = copy.settings;

/** When the plan starts, and what can be done in a month. */
export const SettingsDialog = ({ onClose, ...settings }: SettingsProps & { onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={settingsWords.title} width="sm">
    <SettingsFields {...settings} onClose={onClose} />
  </Dialog>
);

function SettingsFields({ sectorId, settings, onClose }: SettingsProps & { onClose: () => void }) {
  const update = useUpdateSettings(sectorId);
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: settings,
    resolver: settingsFormResolver,
    toValues: settingsValues,
    name: `plan-settings-${sectorId}`,
    fetchStored: useFetchSettings(sectorId),
  });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    update.mutate({ sectorId, version: base.version, ...values }, { onSuccess: close, onError }),
  );
  const { errors } = form.formState;
  return (
    <form noValidate className="contents" onSubmit={submit}>
      <DialogBody className="grid gap-4">
        <ConflictNotice {...conflict}>
          {monthInWords(base.startMonth)}, {copy.days(base.capacityDays)}.
        </ConflictNotice>
        <Field label={settingsWords.start} hint={settingsWords.startHint} error={errors.startMonth?.message}>
          <Controller
            control={form.control}
            name="startMonth"
            render={({ field }) => <MonthInput value={field.value} onValueChange={field.onChange} />}
          />
        </Field>
        <Field label={settingsWords.capacity} hint={settingsWords.capacityHint} error={errors.capacityDays?.message}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder={base.capacityAssumed ? settingsWords.capacityAssumed(base.capacityDays) : undefined}
            {...form.register('capacityDays')}
          />
        </Field>
      </DialogBody>
      <DialogButtons cancel={copy.cancel} onCancel={close} submit={settingsWords.submit} pending={update.isPending} />
    </form>
  );
}

/** How long one takes until somebody says better. */
const MONTHS = 6;

interface AddDialogProps {
  sectorId: string;
  settings: PlanSettings;
  onClose: () => void;
}

/** An initiative of one's own; leads to its page, where the rest is entered. Opens as it is mounted. */
export function AddDialog({ sectorId, settings, onClose }: AddDialogProps) {
  const navigate = useNavigate();
  const create = useCreateInitiative(sectorId);
  const today = currentMonth();
  const start = settings.startMonth > today ? settings.startMonth : today;
  const form = useForm({
    resolver: newInitiativeResolver,
    defaultValues: { name: '', owner: '', startMonth: start, endMonth: addMonths(start, MONTHS - 1) },
  });
  const forgetDraft = useFormDraft(`initiative-new-${sectorId}`, form);
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    create.mutate(
      { sectorId, ...values },
      {
        onSuccess: ({ initiativeIds, plan }) => {
          close();
          const id = initiativeIds.at(-1) ?? plan.initiatives.at(-1)?.id;
          if (id) void navigate(`/sectors/${sectorId}/roi/initiatives/${id}`);
        },
        onError: (error) => showIssues(form, error),
      },
    ),
  );
  const { errors } = form.formState;
  return (
    <Dialog open onOpenChange={close} title={copy.add.title} description={copy.add.text}>
      <form noValidate className="contents" onSubmit={submit}>
        <DialogBody className="grid gap-4">
          <Field label={formCopy.name} error={errors.name?.message} required>
            <Input autoComplete="off" {...form.register('name')} />
          </Field>
          <Field label={formCopy.owner} hint={formCopy.ownerHint} error={errors.owner?.message}>
            <Input autoComplete="off" {...form.register('owner')} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={formCopy.start} hint={formCopy.monthHint} error={errors.startMonth?.message}>
              <Controller
                control={form.control}
                name="startMonth"
                render={({ field }) => <MonthInput value={field.value} onValueChange={field.onChange} />}
              />
            </Field>
            <Field label={formCopy.end} error={errors.endMonth?.message}>
              <Controller
                control={form.control}
                name="endMonth"
                render={({ field }) => <MonthInput value={field.value} onValueChange={field.onChange} />}
              />
            </Field>
          </div>
        </DialogBody>
        <DialogButtons cancel={copy.cancel} onCancel={close} submit={copy.add.submit} pending={create.isPending} />
      </form>
    </Dialog>
  );
}

interface MergeDialogProps {
  sectorId: string;
  /** In the order of the plan: the first one stays. */
  initiatives: readonly Initiative[];
  onClose: () => void;
  onMerged: () => void;
}

/** Makes one of several. Opens as it is mounted. */
export function MergeDialog({ sectorId, initiatives, onClose, onMerged }: MergeDialogProps) {
  const merge = useMerge(sectorId);
  const [name, setName] = useState(initiatives[0]?.name ?? '');
  const words = copy.merge;
  const initiativeIds = initiatives.map(({ id }) => id);
  const submit = () =>
    merge.mutate(
      { sectorId, initiativeIds, name: name.trim() },
      {
        onSuccess: () => {
          onMerged();
          onClose();
        },
      },
    );
  return (
    <Dialog open onOpenChange={onClose} title={words.title(initiatives.length)} description={words.text} width="sm">
      <form
        noValidate
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) submit();
        }}
      >
        <DialogBody className="grid gap-4">
          {merge.error ? <FormError>{errorText(merge.error)}</FormError> : null}
          <ul className="grid gap-1">
            {initiatives.map((initiative) => (
              <li key={initiative.id} className="wrap-anywhere">
                {initiative.name}{' '}
                <span className="text-muted text-xs">{copy.opportunities(initiative.opportunityIds.length)}</span>
              </li>
            ))}
          </ul>
          <Field label={words.name} error={name.trim() ? undefined : formCopy.required} required>
            <Input autoComplete="off" maxLength={300} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
        </DialogBody>
        <DialogButtons cancel={copy.cancel} onCancel={onClose} submit={words.submit} pending={merge.isPending} />
      </form>
    </Dialog>
  );
}
