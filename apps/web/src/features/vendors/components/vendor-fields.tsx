import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { copy } from '../copy.ts';
import type { VendorFormReturn } from '../form.ts';
import { CapabilityRows } from './capability-rows.tsx';
import { OfferingRows } from './offering-rows.tsx';

interface VendorFieldsProps {
  form: VendorFormReturn;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  submitLabel: string;
  pending: boolean;
  notice?: ReactNode;
}

/** The vendor form, the same for adding and editing. */
export function VendorFields({ form, onSubmit, onCancel, submitLabel, pending, notice }: VendorFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <form noValidate className="contents" onSubmit={onSubmit}>
      <DialogBody className="grid gap-4">
        {notice}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={copy.fields.name} error={errors.name?.message} required>
            <Input {...register('name')} />
          </Field>
          <Field label={copy.fields.industry} error={errors.industry?.message}>
            <Input {...register('industry')} />
          </Field>
        </div>
        <Field label={copy.fields.overview} error={errors.overview?.message} required>
          <Textarea {...register('overview')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label={copy.fields.headquarters} error={errors.headquarters?.message}>
            <Input {...register('headquarters')} />
          </Field>
          <Field label={copy.fields.founded} error={errors.founded?.message}>
            <Input inputMode="numeric" {...register('founded')} />
          </Field>
          <Field label={copy.fields.website} error={errors.website?.message}>
            <Input type="url" placeholder={copy.fields.websitePlaceholder} {...register('website')} />
          </Field>
        </div>
        <CapabilityRows form={form} />
        <OfferingRows form={form} name="products" title={copy.fields.products} addLabel={copy.fields.addProduct} />
        <OfferingRows
          form={form}
          name="aiCapabilities"
          title={copy.fields.aiCapabilities}
          addLabel={copy.fields.addAiCapability}
        />
        <p className="text-muted text-xs">{copy.fields.emptyRows}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{copy.create.cancel}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
