import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { copy } from '../copy.ts';
import type { VendorFormReturn } from '../form.ts';

export function CapabilityRows({ form }: { form: VendorFormReturn }) {
  const rows = useFieldArray({ control: form.control, name: 'capabilities' });
  return (
    <fieldset className="grid gap-2 border-t pt-4">
      <legend className="sr-only">{copy.fields.capabilities}</legend>
      <p aria-hidden className="font-semibold text-sm">
        {copy.fields.capabilities}
      </p>
      {rows.fields.map((row, index) => (
        <div key={row.id} className="flex items-start gap-1">
          <Field
            label={`${copy.fields.capability} ${index + 1}`}
            labelHidden
            error={form.formState.errors.capabilities?.[index]?.name?.message}
            className="grow"
          >
            <Input placeholder={copy.fields.capability} {...form.register(`capabilities.${index}.name`)} />
          </Field>
          <IconButton
            label={copy.fields.removeRow(copy.fields.capability, index + 1)}
            icon={X}
            onClick={() => rows.remove(index)}
          />
        </div>
      ))}
      <Button size="sm" className="justify-self-start" onClick={() => rows.append({ name: '' })}>
        <Plus aria-hidden />
        {copy.fields.addCapability}
      </Button>
    </fieldset>
  );
}
