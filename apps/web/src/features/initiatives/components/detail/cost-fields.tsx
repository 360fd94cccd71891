import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../../components/button.tsx';
import { Field } from '../../../../components/field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Input } from '../../../../components/input.tsx';
import { Select } from '../../../../components/select.tsx';
import { formatMoney } from '../../../../lib/format.ts';
import { readFigure } from '../../../../lib/typed-figures.ts';
import { copy } from '../../copy.ts';
import type { InitiativeFormReturn } from '../../form.ts';
import { Section } from './section.tsx';

const words = copy.form.cost;
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
      title={words.title}
      text={words.text}
      actions={
        <Button size="sm" onClick={() => append({ kind: 'integration', name: '', amount: '' })}>
          <Plus aria-hidden />
          {words.add}
        </Button>
      }
    >
      {fields.length > 0 ? (
        <ol className="grid gap-3">
          {fields.map((field, index) => {
            const error = errors.costLines?.[index];
            const name = words.line(index + 1);
            return (
              <li
                key={field.key}
                className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)_9rem_auto]"
              >
                <Field label={words.kind(name)} labelHidden>
                  <Controller
                    control={control}
                    name={`costLines.${index}.kind`}
                    render={({ field: kind }) => (
                      <Select value={kind.value} onValueChange={kind.onChange} options={KINDS} />
                    )}
                  />
                </Field>
                <Field label={words.name(name)} labelHidden error={error?.name?.message} className="max-sm:order-3">
                  <Input
                    autoComplete="off"
                    placeholder={words.namePlaceholder}
                    {...register(`costLines.${index}.name`)}
                  />
                </Field>
                <Field label={words.amount(name)} labelHidden error={error?.amount?.message} className="max-sm:order-4">
                  <Input
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder={formatMoney(0, currency)}
                    className="text-right"
                    {...register(`costLines.${index}.amount`)}
                  />
                </Field>
                <IconButton
                  label={words.remove(name)}
                  icon={Trash2}
                  onClick={() => remove(index)}
                  className="max-sm:order-2 print:hidden"
                />
              </li>
            );
          })}
        </ol>
      ) : (
        <p className="text-muted">{words.none}</p>
      )}
      <div className="grid max-w-3xl items-start gap-4 sm:grid-cols-2">
        <p className="self-center">
          {words.total} <strong className="font-semibold">{formatMoney(total, currency)}</strong>
        </p>
        <Field label={words.annualRunCost} hint={words.annualRunCostHint} error={errors.annualRunCost?.message}>
          <Input inputMode="decimal" autoComplete="off" className="text-right" {...register('annualRunCost')} />
        </Field>
      </div>
    </Section>
  );
}
