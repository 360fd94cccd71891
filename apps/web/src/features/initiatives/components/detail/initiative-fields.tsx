import type { Initiative } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/checkbox.tsx';
import { Field } from '../../../../components/field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Input } from '../../../../components/input.tsx';
import { MonthInput } from '../../../../components/month-input.tsx';
import { Select } from '../../../../components/select.tsx';
import { Textarea } from '../../../../components/textarea.tsx';
import { formatMoney } from '../../../../lib/format.ts';
import { readFigure } from '../../../../lib/typed-figures.ts';
import { copy } from '../../copy.ts';
import type { InitiativeFormReturn } from '../../form.ts';
import { formCopy } from '../../model/form-copy.ts';
import { STATUSES } from '../../model.ts';
import { Section } from './section.tsx';

interface BasicFieldsProps {
  form: InitiativeFormReturn;
  /** What it may depend on. */
  others: readonly Initiative[];
}

const words = formCopy;
const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: copy.statuses[value] }));

/** Name, owner, status, months, and what must be delivered or true before. */
export function BasicFields({ form, others }: BasicFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <Section title={words.basics}>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        <Field label={words.name} error={errors.name?.message} required className="md:col-span-2">
          <Input autoComplete="off" {...register('name')} />
        </Field>
        <Field label={words.owner} hint={words.ownerHint} error={errors.owner?.message}>
          <Input autoComplete="off" {...register('owner')} />
        </Field>
        <Field label={words.status} error={errors.status?.message}>
          <Controller
            control={control}
            name="status"
            render={({ field }) => (
              <Select value={field.value} onValueChange={field.onChange} options={STATUS_OPTIONS} />
            )}
          />
        </Field>
        <Field label={words.start} hint={words.monthHint} error={errors.startMonth?.message}>
          <Controller
            control={control}
            name="startMonth"
            render={({ field }) => <MonthInput value={field.value} onValueChange={field.onChange} />}
          />
        </Field>
        <Field label={words.end} hint={words.endHint} error={errors.endMonth?.message}>
          <Controller
            control={control}
            name="endMonth"
            render={({ field }) => <MonthInput value={field.value} onValueChange={field.onChange} />}
          />
        </Field>
        <Field label={words.effortDays} hint={words.effortDaysHint} error={errors.effortDays?.message}>
          <Input inputMode="decimal" autoComplete="off" {...register('effortDays')} />
        </Field>
        <Field label={words.gate} hint={words.gateHint} error={errors.gate?.message} className="xl:row-span-2">
          <Textarea rows={3} {...register('gate')} />
        </Field>
        <Field label={words.description} error={errors.description?.message} className="md:col-span-2 xl:col-span-3">
          <Textarea rows={2} {...register('description')} />
        </Field>
      </div>
      {others.length > 0 ? <Dependencies form={form} others={others} /> : null}
    </Section>
  );
}

/** Which of the others must be delivered before this one starts. */
function Dependencies({ form, others }: BasicFieldsProps) {
  const dependsOn = useWatch({ control: form.control, name: 'dependsOn' });
  const change = (id: string, needed: boolean) =>
    form.setValue('dependsOn', needed ? [...dependsOn, id] : dependsOn.filter((one) => one !== id), {
      shouldDirty: true,
    });
  const error = form.formState.errors.dependsOn?.message;
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{words.dependsOn}</legend>
      <div className="grid max-h-60 gap-x-4 overflow-y-auto rounded-md border bg-surface p-2 sm:grid-cols-2 xl:grid-cols-3 print:max-h-none">
        {others.map(({ id, name, endMonth }) => (
          <label key={id} className="flex items-start gap-1.5 rounded py-0.5">
            <Checkbox checked={dependsOn.includes(id)} onCheckedChange={(checked) => change(id, checked === true)} />
            <span className="min-w-0 pt-0.5 wrap-anywhere">
              {name} <span className="text-muted text-xs">{words.until(monthInWords(endMonth))}</span>
            </span>
          </label>
        ))}
      </div>
      {error ? <p className="text-danger text-xs">{error}</p> : null}
    </fieldset>
  );
}

const costWords = formCopy.cost;
const KINDS = (['licence', 'integration', 'change'] as const).map((value) => ({ value, label: copy.costKinds[value] }));

/** What it costs once, line by line, and to run. */
export function CostFields({ form, currency }: { form: InitiativeFormReturn; currency: string }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const { fields, append, remove } = useFieldArray({ control, name: 'costLines', keyName: 'key' });
  const lines = useWatch({ control, name: 'costLines' });
  const total = lines.reduce((sum, { amount }) => sum + (readFigure(amount, '.') ?? 0), 0);
  return (
    <Section
      title={costWords.title}
      text={costWords.text}
      actions={
        <Button size="sm" onClick={() => append({ kind: 'integration', name: '', amount: '' })}>
          <Plus aria-hidden />
          {costWords.add}
        </Button>
      }
    >
      {fields.length > 0 ? (
        <ol className="grid gap-3">
          {fields.map((field, index) => {
            const error = errors.costLines?.[index];
            const name = costWords.line(index + 1);
            return (
              <li
                key={field.key}
                className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)_9rem_auto]"
              >
                <Field label={costWords.kind(name)} labelHidden>
                  <Controller
                    control={control}
                    name={`costLines.${index}.kind`}
                    render={({ field: kind }) => (
                      <Select value={kind.value} onValueChange={kind.onChange} options={KINDS} />
                    )}
                  />
                </Field>
                <Field label={costWords.name(name)} labelHidden error={error?.name?.message} className="max-sm:order-3">
                  <Input
                    autoComplete="off"
                    placeholder={costWords.namePlaceholder}
                    {...register(`costLines.${index}.name`)}
                  />
                </Field>
                <Field
                  label={costWords.amount(name)}
                  labelHidden
                  error={error?.amount?.message}
                  className="max-sm:order-4"
                >
                  <Input
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder={formatMoney(0, currency)}
                    className="text-right"
                    {...register(`costLines.${index}.amount`)}
                  />
                </Field>
                <IconButton
                  label={costWords.remove(name)}
                  icon={Trash2}
                  onClick={() => remove(index)}
                  className="max-sm:order-2 print:hidden"
                />
              </li>
            );
          })}
        </ol>
      ) : (
        <p className="text-muted">{costWords.none}</p>
      )}
      <div className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
        <p className="self-center">
          {costWords.total} <strong className="font-semibold">{formatMoney(total, currency)}</strong>
        </p>
        <Field label={costWords.annualRunCost} hint={costWords.annualRunCostHint} error={errors.annualRunCost?.message}>
          <Input inputMode="decimal" autoComplete="off" className="text-right" {...register('annualRunCost')} />
        </Field>
      </div>
    </Section>
  );
}
