import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../components/button.tsx';
import { Field } from '../../../../components/field.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Textarea } from '../../../../components/textarea.tsx';
import { copy } from '../../copy.ts';
import type { InitiativeFormReturn } from '../../form.ts';
import { Section } from './section.tsx';

const words = copy.form.risks;

/** What may go wrong, and what is done about it. */
export function RiskFields({ form }: { form: InitiativeFormReturn }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'risks', keyName: 'key' });
  return (
    <Section
      title={words.title}
      actions={
        <Button size="sm" disabled={fields.length >= 20} onClick={() => append({ risk: '', control: '' })}>
          <Plus aria-hidden />
          {words.add}
        </Button>
      }
    >
      {fields.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      <ol className="grid gap-3">
        {fields.map((field, index) => (
          <li
            key={field.key}
            className="grid items-start gap-x-3 gap-y-2 rounded-lg border bg-surface p-3 md:grid-cols-[1fr_1fr_auto]"
          >
            <Field label={words.risk} error={formState.errors.risks?.[index]?.risk?.message} required>
              <Textarea rows={1} className="min-h-8!" {...register(`risks.${index}.risk`)} />
            </Field>
            <Field label={words.control} error={formState.errors.risks?.[index]?.control?.message}>
              <Textarea rows={1} className="min-h-8!" {...register(`risks.${index}.control`)} />
            </Field>
            <IconButton
              label={words.remove(index + 1)}
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
