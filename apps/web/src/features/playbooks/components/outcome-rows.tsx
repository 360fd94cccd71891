import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { copy } from '../copy.ts';
import type { PlaybookFormReturn } from '../form.ts';

export function OutcomeRows({ form }: { form: PlaybookFormReturn }) {
  const rows = useFieldArray({ control: form.control, name: 'expectedOutcomes' });
  const { errors } = form.formState;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-sm">{copy.fields.outcomes}</legend>
      {rows.fields.map((row, index) => (
        <div key={row.id} className="flex items-start gap-1">
          <Field
            label={`${copy.fields.outcome} ${index + 1}`}
            labelHidden
            error={errors.expectedOutcomes?.[index]?.message ?? errors.expectedOutcomes?.[index]?.text?.message}
            className="grow"
          >
            <Input {...form.register(`expectedOutcomes.${index}.text`)} />
          </Field>
          <IconButton label={copy.fields.removeOutcome(index + 1)} icon={X} onClick={() => rows.remove(index)} />
        </div>
      ))}
      <Button size="sm" className="justify-self-start" onClick={() => rows.append({ text: '' })}>
        <Plus aria-hidden />
        {copy.fields.addOutcome}
      </Button>
    </fieldset>
  );
}
