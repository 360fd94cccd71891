import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { copy } from '../copy.ts';
import { EMPTY_OFFERING, type VendorFormReturn } from '../form.ts';

interface OfferingRowsProps {
  form: VendorFormReturn;
  name: 'products' | 'aiCapabilities';
  title: string;
  addLabel: string;
}

/** Products or AI capabilities: name, category and description, row by row. */
export function OfferingRows({ form, name, title, addLabel }: OfferingRowsProps) {
  const rows = useFieldArray({ control: form.control, name });
  const errors = form.formState.errors[name];
  return (
    <fieldset className="grid gap-2 border-t pt-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="font-semibold text-sm">
        {title}
      </p>
      {rows.fields.map((row, index) => (
        <div key={row.id} className="flex items-start gap-1">
          <div className="grid min-w-0 grow gap-2 sm:grid-cols-2">
            <Field label={`${copy.fields.name} ${index + 1}`} labelHidden error={errors?.[index]?.name?.message}>
              <Input placeholder={copy.fields.name} {...form.register(`${name}.${index}.name`)} />
            </Field>
            <Field
              label={`${copy.fields.category} ${index + 1}`}
              labelHidden
              error={errors?.[index]?.category?.message}
            >
              <Input placeholder={copy.fields.category} {...form.register(`${name}.${index}.category`)} />
            </Field>
            <Field
              label={`${copy.fields.description} ${index + 1}`}
              labelHidden
              error={errors?.[index]?.description?.message}
              className="sm:col-span-2"
            >
              <Textarea
                rows={1}
                placeholder={copy.fields.description}
                className="min-h-8"
                {...form.register(`${name}.${index}.description`)}
              />
            </Field>
          </div>
          <IconButton label={copy.fields.removeRow(title, index + 1)} icon={X} onClick={() => rows.remove(index)} />
        </div>
      ))}
      <Button size="sm" className="justify-self-start" onClick={() => rows.append(EMPTY_OFFERING)}>
        <Plus aria-hidden />
        {addLabel}
      </Button>
    </fieldset>
  );
}
