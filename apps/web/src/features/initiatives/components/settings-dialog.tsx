import type { PlanSettings } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { MonthInput } from '../../../components/month-input.tsx';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { SettingsForm, settingsValues } from '../form.ts';
import { useFetchSettings, useUpdateSettings } from '../queries.ts';

interface SettingsProps {
  sectorId: string;
  settings: PlanSettings;
}

const words = copy.settings;

/** When the plan starts and what can be done in a month; both are changed in a dialog. */
export function SettingsButton({ sectorId, settings }: SettingsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        {words.open}
      </Button>
      {isOpen ? (
        <Dialog open onOpenChange={setOpen} title={words.title} width="sm">
          <SettingsFields sectorId={sectorId} settings={settings} onClose={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

function SettingsFields({ sectorId, settings, onClose }: SettingsProps & { onClose: () => void }) {
  const update = useUpdateSettings(sectorId);
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: settings,
    schema: SettingsForm,
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
        <Field label={words.start} hint={words.startHint} error={errors.startMonth?.message}>
          <Controller
            control={form.control}
            name="startMonth"
            render={({ field }) => <MonthInput value={field.value} onValueChange={field.onChange} />}
          />
        </Field>
        <Field label={words.capacity} hint={words.capacityHint} error={errors.capacityDays?.message}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder={base.capacityAssumed ? words.capacityAssumed(base.capacityDays) : undefined}
            {...form.register('capacityDays')}
          />
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button onClick={close}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" pending={update.isPending}>
          {words.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
