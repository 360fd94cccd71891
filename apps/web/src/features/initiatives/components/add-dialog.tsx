import { zodResolver } from '@hookform/resolvers/zod';
import type { PlanSettings } from '@process-ai/contract/initiatives';
import { addMonths } from '@process-ai/domain/calendar-months';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { MonthInput } from '../../../components/month-input.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { currentMonth } from '../../../lib/months.ts';
import { copy } from '../copy.ts';
import { NewInitiative } from '../form.ts';
import { useCreateInitiative } from '../queries.ts';

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
    resolver: zodResolver(NewInitiative),
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
          <Field label={copy.form.name} error={errors.name?.message} required>
            <Input autoComplete="off" {...form.register('name')} />
          </Field>
          <Field label={copy.form.owner} hint={copy.form.ownerHint} error={errors.owner?.message}>
            <Input autoComplete="off" {...form.register('owner')} />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={copy.form.start} hint={copy.form.monthHint} error={errors.startMonth?.message}>
              <Controller
                control={form.control}
                name="startMonth"
                render={({ field }) => <MonthInput value={field.value} onValueChange={field.onChange} />}
              />
            </Field>
            <Field label={copy.form.end} error={errors.endMonth?.message}>
              <Controller
                control={form.control}
                name="endMonth"
                render={({ field }) => <MonthInput value={field.value} onValueChange={field.onChange} />}
              />
            </Field>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button onClick={close}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={create.isPending}>
            {copy.add.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
