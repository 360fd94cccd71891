import {
  DEFAULT_EFFORT,
  OPPORTUNITY_TYPES,
  type Opportunity,
  type OpportunityInput,
  type OpportunityType,
} from '@process-ai/contract/opportunities';
import type { Process } from '@process-ai/contract/processes';
import { Eraser, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Select } from '../../../components/select.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { formatMoney, formatSavings } from '../../../lib/format.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { useProcess, useProcessMoney } from '../../../lib/shared-queries.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { figureOf, newValues, type OpportunityValues, valuesOf } from '../form.ts';
import { layersCopy } from '../model/layers-copy.ts';
import { typedFigureWarning } from '../model/money.ts';
import { useCreateOpportunity, useFetchOpportunity, useUpdateOpportunity } from '../queries.ts';

const resolver = lazyResolver(async () => (await import('../form.ts')).OpportunityForm);

interface EditOpportunityDialogProps {
  sectorId: string;
  processId: string;
  /** undefined = no longer there. */
  opportunity: Opportunity | undefined;
  currency: string;
  onClose: () => void;
}

/** Opens as it is mounted. */
export const EditOpportunityDialog = ({ opportunity, ...props }: EditOpportunityDialogProps) => (
  <Dialog open onOpenChange={props.onClose} title={layersCopy.edit.title} description={layersCopy.edit.note}>
    {opportunity ? (
      <EditOpportunityForm opportunity={opportunity} {...props} />
    ) : (
      <DialogBody>
        <EmptyState icon={FileX} title={layersCopy.edit.missing} />
      </DialogBody>
    )}
  </Dialog>
);

interface EditOpportunityFormProps extends EditOpportunityDialogProps {
  opportunity: Opportunity;
}

function EditOpportunityForm({ sectorId, processId, opportunity, currency, onClose }: EditOpportunityFormProps) {
  const save = useUpdateOpportunity(sectorId);
  const fetchOpportunity = useFetchOpportunity(sectorId, processId);
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: opportunity,
    resolver,
    toValues: valuesOf,
    name: `opportunity-${opportunity.id}`,
    fetchStored: () => fetchOpportunity(opportunity.id),
  });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    save.mutate({ sectorId, opportunityId: base.id, version: base.version, ...values }, { onSuccess: close, onError }),
  );
  return (
    <form noValidate className="contents" onSubmit={submit}>
      <OpportunityFields
        form={form}
        currency={currency}
        place={{ sectorId, processId, opportunityId: opportunity.id }}
        notice={<ConflictNotice {...conflict} />}
        submit={layersCopy.edit.submit}
        cancel={layersCopy.edit.cancel}
        pending={save.isPending}
        onCancel={close}
      />
    </form>
  );
}

interface AddOpportunityDialogProps {
  sectorId: string;
  process: Pick<Process, 'id' | 'code' | 'name'>;
  currency: string;
  onClose: () => void;
}

/** Opens as it is mounted. */
export function AddOpportunityDialog({ sectorId, process, currency, onClose }: AddOpportunityDialogProps) {
  const create = useCreateOpportunity(sectorId);
  const form = useForm({ resolver, defaultValues: newValues() });
  const forgetDraft = useFormDraft(`opportunity-${process.id}-new`, form);
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    create.mutate(
      { sectorId, processId: process.id, ...values },
      { onSuccess: close, onError: (error) => showIssues(form, error) },
    ),
  );
  return (
    <Dialog open onOpenChange={close} title={layersCopy.create.title} description={`${process.code} ${process.name}`}>
      <form noValidate className="contents" onSubmit={submit}>
        <OpportunityFields
          form={form}
          currency={currency}
          place={{ sectorId, processId: process.id }}
          submit={layersCopy.create.submit}
          cancel={layersCopy.create.cancel}
          pending={create.isPending}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}

const fieldsCopy = layersCopy.fields;

interface OpportunityFieldsProps {
  form: UseFormReturn<OpportunityValues, unknown, OpportunityInput>;
  currency: string;
  /** Whose process it is of, and which one is edited. */
  place: { sectorId: string; processId: string; opportunityId?: string };
  notice?: ReactNode;
  submit: string;
  cancel: string;
  pending: boolean;
  onCancel: () => void;
}

const TYPE_OPTIONS = OPPORTUNITY_TYPES.map((value) => ({ value, label: copy.types[value] }));
const EFFORT_OPTIONS = ([1, 2, 3, 4, 5] as const).map((effort) => ({
  value: String(effort),
  label: copy.effort.names[effort],
}));

/** The inside of the add and the edit dialog. */
function OpportunityFields(props: OpportunityFieldsProps) {
  const { form, currency, place, notice, submit, cancel, pending, onCancel } = props;
  const { errors, dirtyFields } = form.formState;
  const typed = form.watch('estimatedSavings');

  /** The effort follows the type as long as nobody has said another one. */
  const chooseType = (type: OpportunityType) => {
    form.setValue('type', type, { shouldDirty: true });
    if (form.formState.defaultValues?.title === '' && !dirtyFields.effort)
      form.setValue('effort', DEFAULT_EFFORT[type]);
  };

  return (
    <>
      <DialogBody className="grid gap-4">
        {notice}
        <Field label={fieldsCopy.title} error={errors.title?.message} required>
          <Input autoComplete="off" placeholder={fieldsCopy.titlePlaceholder} {...form.register('title')} />
        </Field>
        <Field label={fieldsCopy.type} error={errors.type?.message}>
          <Controller
            control={form.control}
            name="type"
            render={({ field }) => <Select value={field.value} onValueChange={chooseType} options={TYPE_OPTIONS} />}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={fieldsCopy.savings(formatMoney(0, currency).replace('0', ''))}
            hint={fieldsCopy.savingsHint}
            error={errors.estimatedSavings?.message}
          >
            <Input inputMode="decimal" autoComplete="off" {...form.register('estimatedSavings')} />
          </Field>
          <Field label={fieldsCopy.effort} error={errors.effort?.message}>
            <Controller
              control={form.control}
              name="effort"
              render={({ field }) => (
                <Select
                  value={String(field.value)}
                  onValueChange={(value) => field.onChange(Number(value))}
                  options={EFFORT_OPTIONS}
                />
              )}
            />
          </Field>
        </div>
        {typed.trim() === '' ? null : (
          <div className="grid justify-items-start gap-2">
            <TypedFigureWarning {...place} typed={figureOf(typed) ?? 0} currency={currency} />
            <Button
              size="sm"
              variant="ghost"
              onClick={() => form.setValue('estimatedSavings', '', { shouldDirty: true, shouldValidate: true })}
            >
              <Eraser aria-hidden />
              {fieldsCopy.derive}
            </Button>
          </div>
        )}
        <Field label={fieldsCopy.description} hint={fieldsCopy.descriptionHint} error={errors.description?.message}>
          <Textarea rows={4} {...form.register('description')} />
        </Field>
      </DialogBody>
      <DialogButtons cancel={cancel} onCancel={onCancel} submit={submit} pending={pending} />
    </>
  );
}

interface TypedFigureWarningProps {
  sectorId: string;
  processId: string;
  /** The one that is edited. */
  opportunityId?: string;
  /** Thousands a year. */
  typed: number;
  currency: string;
}

/** Says before saving that a typed figure is more than its process can carry. */
function TypedFigureWarning({ sectorId, processId, opportunityId, typed, currency }: TypedFigureWarningProps) {
  const money = useProcessMoney(sectorId, processId);
  const process = useProcess(sectorId, processId);
  if (!money.data || !process.data) return null;
  const others = process.data.opportunities
    .filter(({ id, status }) => id !== opportunityId && status !== 'rejected')
    .reduce((sum, { enteredSavings }) => sum + (enteredSavings ?? 0), 0);
  const warning = typedFigureWarning(typed, others, money.data.value);
  if (!warning) return null;
  const words = warning.exceeds === 'cost' ? fieldsCopy.exceedsCost : fieldsCopy.exceedsSavings;
  return (
    <p role="status" className="rounded-md border border-warning bg-warning-soft px-3 py-2 text-pretty text-sm">
      {words(formatSavings(warning.together, currency), formatSavings(warning.limit, currency))}
    </p>
  );
}
