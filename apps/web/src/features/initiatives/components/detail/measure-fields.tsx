import { Plus, Trash2 } from 'lucide-react';
import { Controller, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../components/button.tsx';
import { Field } from '../../../../components/field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Input } from '../../../../components/input.tsx';
import { Select } from '../../../../components/select.tsx';
import { copy } from '../../copy.ts';
import type { InitiativeFormReturn } from '../../form.ts';
import { Section } from './section.tsx';

const words = copy.form.measures;
const BETTER = (['higher', 'lower'] as const).map((value) => ({ value, label: words.better[value] }));

/** By which figures one sees that it works: where they stand, and where they shall be. */
export function MeasureFields({ form }: { form: InitiativeFormReturn }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'measures', keyName: 'key' });
  const add = () => append({ id: crypto.randomUUID(), name: '', unit: '', better: 'lower', baseline: '', target: '' });
  return (
    <Section
      title={words.title}
      text={words.text}
      actions={
        <Button size="sm" disabled={fields.length >= 10} onClick={add}>
          <Plus aria-hidden />
          {words.add}
        </Button>
      }
    >
      {fields.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      <ol className="grid gap-3">
        {fields.map((field, index) => {
          const error = formState.errors.measures?.[index];
          return (
            <li
              key={field.key}
              className="grid grid-cols-2 items-start gap-x-3 gap-y-2 rounded-lg border bg-surface p-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_10rem_8rem_8rem_auto]"
            >
              <Field label={words.name} error={error?.name?.message} required className="max-xl:col-span-2">
                <Input autoComplete="off" {...register(`measures.${index}.name`)} />
              </Field>
              <Field label={words.unit} error={error?.unit?.message}>
                <Input autoComplete="off" placeholder={words.unitPlaceholder} {...register(`measures.${index}.unit`)} />
              </Field>
              <Field label={words.betterLabel}>
                <Controller
                  control={control}
                  name={`measures.${index}.better`}
                  render={({ field: better }) => (
                    <Select value={better.value ?? 'lower'} onValueChange={better.onChange} options={BETTER} />
                  )}
                />
              </Field>
              <Field label={words.baseline} error={error?.baseline?.message}>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  className="text-right"
                  {...register(`measures.${index}.baseline`)}
                />
              </Field>
              <Field label={words.target} error={error?.target?.message}>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  className="text-right"
                  {...register(`measures.${index}.target`)}
                />
              </Field>
              <IconButton
                label={words.remove(index + 1)}
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
