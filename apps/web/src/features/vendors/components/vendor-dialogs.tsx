import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { emptyVendor, VendorForm } from '../form.ts';
import { useCreateVendor } from '../queries.ts';
import { VendorFields } from './vendor-fields.tsx';

/** Opens on mount. */
export const AddVendorDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={copy.create.title} width="lg">
    <AddVendorForm onClose={onClose} />
  </Dialog>
);

function AddVendorForm({ onClose }: { onClose: () => void }) {
  const create = useCreateVendor();
  const form = useForm({ resolver: zodResolver(VendorForm), defaultValues: emptyVendor() });
  const forgetDraft = useFormDraft('vendor-new', form);
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit(
    (vendor) => create.mutate(vendor, { onSuccess: close, onError: (error) => showIssues(form, error) }),
    (invalid) => {
      if (invalid.name || invalid.overview) toast({ tone: 'danger', ...copy.create.invalid });
    },
  );
  return (
    <VendorFields
      form={form}
      onSubmit={submit}
      onCancel={close}
      submitLabel={copy.create.submit}
      pending={create.isPending}
      notice={create.isError ? <FormError>{errorText(create.error)}</FormError> : null}
    />
  );
}
