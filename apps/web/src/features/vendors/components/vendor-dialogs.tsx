import type { Vendor } from '@process-ai/contract/vendors';
import { isSameVendor } from '@process-ai/domain/vendor-names';
import { Plus, X } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { type FieldErrors, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody, DialogButtons } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Input } from '../../../components/input.tsx';
import { Textarea } from '../../../components/textarea.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { useVendors } from '../../../lib/shared-queries.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { EMPTY_OFFERING, emptyVendor, type VendorFormReturn, vendorValues } from '../form.ts';
import { useCreateVendor, useFetchVendor, useUpdateVendor } from '../queries.ts';

const resolver = lazyResolver(async () => (await import('../form.ts')).VendorForm);

/** What is required stands at the top of a form that is longer than its dialog. */
const tellMissing = ({ name, overview }: FieldErrors<{ name: string; overview: string }>) => {
  if (name || overview) toast({ tone: 'danger', ...copy.create.invalid });
};

/** Opens on mount. */
export const AddVendorDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={copy.create.title} width="lg">
    <AddVendorForm onClose={onClose} />
  </Dialog>
);

function AddVendorForm({ onClose }: { onClose: () => void }) {
  const create = useCreateVendor();
  const form = useForm({ resolver, defaultValues: emptyVendor() });
  const forgetDraft = useFormDraft('vendor-new', form);
  const name = useWatch({ control: form.control, name: 'name' });
  // Whom the name that is typed belongs to already: "SAP SE" is SAP.
  const known = useVendors().data?.find((vendor) => isSameVendor(vendor.name, name));
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit(
    (vendor) => create.mutate(vendor, { onSuccess: close, onError: (error) => showIssues(form, error) }),
    tellMissing,
  );
  return (
    <VendorFields
      form={form}
      onSubmit={submit}
      onCancel={close}
      submitLabel={copy.create.submit}
      pending={create.isPending}
      notice={create.isError ? <FormError>{errorText(create.error)}</FormError> : null}
      nameHint={
        known ? (
          <>
            {copy.create.known(known.name)}{' '}
            <Link to={`/vendors/${known.id}`} className="font-medium text-accent underline underline-offset-2">
              {copy.create.openKnown(known.name)}
            </Link>
          </>
        ) : null
      }
    />
  );
}

interface EditVendorDialogProps {
  vendor: Vendor;
  onClose: () => void;
}

/** Opens on mount. */
export const EditVendorDialog = ({ vendor, onClose }: EditVendorDialogProps) => (
  <Dialog open onOpenChange={onClose} title={copy.edit.title} width="lg">
    <EditVendorForm vendor={vendor} onClose={onClose} />
  </Dialog>
);

function EditVendorForm({ vendor, onClose }: EditVendorDialogProps) {
  const update = useUpdateVendor();
  const fetchVendor = useFetchVendor();
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: vendor,
    resolver,
    toValues: vendorValues,
    name: `vendor-${vendor.id}`,
    fetchStored: () => fetchVendor(vendor.id),
  });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit(
    (values) => update.mutate({ vendorId: base.id, version: base.version, ...values }, { onSuccess: close, onError }),
    tellMissing,
  );
  return (
    <VendorFields
      form={form}
      onSubmit={submit}
      onCancel={close}
      submitLabel={copy.edit.submit}
      pending={update.isPending}
      notice={<ConflictNotice {...conflict} />}
    />
  );
}

interface VendorFieldsProps {
  form: VendorFormReturn;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  submitLabel: string;
  pending: boolean;
  notice?: ReactNode;
  nameHint?: ReactNode;
}

/** The vendor form, the same for adding and editing. */
function VendorFields({ form, onSubmit, onCancel, submitLabel, pending, notice, nameHint }: VendorFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <form noValidate className="contents" onSubmit={onSubmit}>
      <DialogBody className="grid gap-4">
        {notice}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={copy.fields.name} hint={nameHint} error={errors.name?.message} required>
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
      <DialogButtons cancel={copy.create.cancel} onCancel={onCancel} submit={submitLabel} pending={pending} />
    </form>
  );
}

function CapabilityRows({ form }: { form: VendorFormReturn }) {
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

interface OfferingRowsProps {
  form: VendorFormReturn;
  name: 'products' | 'aiCapabilities';
  title: string;
  addLabel: string;
}

/** Products or AI capabilities: name, category and description, row by row. */
function OfferingRows({ form, name, title, addLabel }: OfferingRowsProps) {
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
