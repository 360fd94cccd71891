import type { Initiative, Plan } from '@process-ai/contract/initiatives';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../components/button.tsx';
import { ConflictNotice } from '../../../../components/conflict-notice.tsx';
import { Field } from '../../../../components/field.tsx';
import { ForEditors, useMayEdit } from '../../../../components/for-editors.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Input } from '../../../../components/input.tsx';
import { Select } from '../../../../components/select.tsx';
import { Textarea } from '../../../../components/textarea.tsx';
import { errorText } from '../../../../lib/error-copy.ts';
import { lazyResolver } from '../../../../lib/lazy-resolver.ts';
import { usePrinting } from '../../../../lib/printing.ts';
import { toast } from '../../../../lib/toast-store.ts';
import { useVersionedForm } from '../../../../lib/use-versioned-form.ts';
import { type InitiativeFormReturn, initiativeValues, updateOf } from '../../form.ts';
import { formCopy } from '../../model/form-copy.ts';
import { useFetchInitiative, useUpdateInitiative } from '../../queries.ts';
import { Carried } from './carried.tsx';
import { BasicFields, CostFields } from './initiative-fields.tsx';
import { PrintedInitiative } from './printed-initiative.tsx';
import { Section } from './section.tsx';

const resolver = lazyResolver(async () => (await import('../../form.ts')).InitiativeForm);

interface InitiativeEditorProps {
  sectorId: string;
  plan: Plan;
  initiative: Initiative;
  currency: string;
}

/** Everything of an initiative that people enter, saved as a whole. */
export function InitiativeEditor({ sectorId, plan, initiative, currency }: InitiativeEditorProps) {
  const update = useUpdateInitiative(sectorId);
  const fetchInitiative = useFetchInitiative(sectorId);
  const { base, form, forgetDraft, onError, rebase, conflict } = useVersionedForm({
    stored: initiative,
    resolver,
    toValues: initiativeValues,
    name: `initiative-${initiative.id}`,
    fetchStored: () => fetchInitiative(initiative.id),
    mergesFields: true,
  });
  const { isDirty } = form.formState;
  const printing = usePrinting();
  const mayEdit = useMayEdit();

  // What was undone, or moved elsewhere, shows at once where nobody is typing; else saving says so.
  const follow = useEffectEvent((stored: Initiative) => {
    if (stored.version !== base.version && !isDirty) rebase(stored);
  });
  useEffect(() => follow(initiative), [initiative]);

  const submit = form.handleSubmit(
    (values) =>
      update.mutate(
        { sectorId, initiativeId: base.id, version: base.version, ...updateOf(values, base) },
        {
          onSuccess: ({ plan: saved }) => {
            forgetDraft();
            const stored = saved.initiatives.find(({ id }) => id === base.id);
            if (stored) rebase(stored);
          },
          onError,
        },
      ),
    () => toast({ tone: 'danger', ...formCopy.invalid }),
  );
  const discard = () => {
    forgetDraft();
    rebase(initiative);
  };
  const problem =
    conflict.onTakeTheirs || conflict.problem ? (
      <ConflictNotice {...conflict} />
    ) : update.isError ? (
      <FormError>{errorText(update.error)}</FormError>
    ) : null;

  return (
    <form noValidate onSubmit={submit} className="grid gap-8 print:block print:space-y-8">
      {/* Hidden, not taken away: on paper what is typed stays. */}
      <ForEditors>
        <div className="grid gap-8 print:hidden">
          <BasicFields form={form} others={plan.initiatives.filter(({ id }) => id !== base.id)} />
          <CostFields form={form} currency={currency} />
          <MeasureFields form={form} />
          <RiskFields form={form} />
        </div>
      </ForEditors>
      {printing || !mayEdit ? <PrintedInitiative initiative={initiative} plan={plan} currency={currency} /> : null}
      <Carried sectorId={sectorId} form={form} plan={plan} initiative={base} currency={currency} isDirty={isDirty} />
      {/* At the left: toasts come up at the right. */}
      <ForEditors>
        <footer className="sticky bottom-0 z-20 -mx-1 grid gap-3 border-t bg-canvas px-1 py-3 print:hidden">
          {problem}
          <div className="flex items-center gap-2">
            <Button type="submit" variant="primary" pending={update.isPending}>
              {formCopy.submit}
            </Button>
            <Button disabled={!isDirty} onClick={discard}>
              {formCopy.discard}
            </Button>
            {isDirty ? <span className="text-muted text-xs">{formCopy.unsaved}</span> : null}
          </div>
        </footer>
      </ForEditors>
    </form>
  );
}

const riskWords = formCopy.risks;

/** What may go wrong, and what is done about it. */
function RiskFields({ form }: { form: InitiativeFormReturn }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'risks', keyName: 'key' });
  return (
    <Section
      title={riskWords.title}
      actions={
        <Button size="sm" disabled={fields.length >= 20} onClick={() => append({ risk: '', control: '' })}>
          <Plus aria-hidden />
          {riskWords.add}
        </Button>
      }
    >
      {fields.length === 0 ? <p className="text-muted">{riskWords.none}</p> : null}
      <ol className="grid gap-3">
        {fields.map((field, index) => (
          <li
            key={field.key}
            className="grid items-start gap-x-3 gap-y-2 rounded-lg border bg-surface p-3 md:grid-cols-[1fr_1fr_auto]"
          >
            <Field label={riskWords.risk} error={formState.errors.risks?.[index]?.risk?.message} required>
              <Textarea rows={1} className="min-h-8!" {...register(`risks.${index}.risk`)} />
            </Field>
            <Field label={riskWords.control} error={formState.errors.risks?.[index]?.control?.message}>
              <Textarea rows={1} className="min-h-8!" {...register(`risks.${index}.control`)} />
            </Field>
            <IconButton
              label={riskWords.remove(index + 1)}
              icon={Trash2}
              onClick={() => remove(index)}
              className="justify-self-end md:mt-6.5 print:hidden"
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}

const measureWords = formCopy.measures;
const BETTER = (['higher', 'lower'] as const).map((value) => ({ value, label: measureWords.better[value] }));

/** By which figures one sees that it works: where they stand, and where they shall be. */
function MeasureFields({ form }: { form: InitiativeFormReturn }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'measures', keyName: 'key' });
  const add = () => append({ id: crypto.randomUUID(), name: '', unit: '', better: 'lower', baseline: '', target: '' });
  return (
    <Section
      title={measureWords.title}
      text={measureWords.text}
      actions={
        <Button size="sm" disabled={fields.length >= 10} onClick={add}>
          <Plus aria-hidden />
          {measureWords.add}
        </Button>
      }
    >
      {fields.length === 0 ? <p className="text-muted">{measureWords.none}</p> : null}
      <ol className="grid gap-3">
        {fields.map((field, index) => {
          const error = formState.errors.measures?.[index];
          return (
            <li
              key={field.key}
              className="grid grid-cols-2 items-start gap-x-3 gap-y-2 rounded-lg border bg-surface p-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_10rem_8rem_8rem_auto]"
            >
              <Field label={measureWords.name} error={error?.name?.message} required className="max-xl:col-span-2">
                <Input autoComplete="off" {...register(`measures.${index}.name`)} />
              </Field>
              <Field label={measureWords.unit} error={error?.unit?.message}>
                <Input
                  autoComplete="off"
                  placeholder={measureWords.unitPlaceholder}
                  {...register(`measures.${index}.unit`)}
                />
              </Field>
              <Field label={measureWords.betterLabel}>
                <Controller
                  control={control}
                  name={`measures.${index}.better`}
                  render={({ field: better }) => (
                    <Select value={better.value ?? 'lower'} onValueChange={better.onChange} options={BETTER} />
                  )}
                />
              </Field>
              <Field label={measureWords.baseline} error={error?.baseline?.message}>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  className="text-right"
                  {...register(`measures.${index}.baseline`)}
                />
              </Field>
              <Field label={measureWords.target} error={error?.target?.message}>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  className="text-right"
                  {...register(`measures.${index}.target`)}
                />
              </Field>
              <IconButton
                label={measureWords.remove(index + 1)}
                icon={Trash2}
                onClick={() => remove(index)}
                className="self-end max-xl:col-span-2 max-xl:justify-self-end print:hidden"
              />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
