import type { Vendor } from '@process-ai/contract/vendors';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { toast } from '../../../lib/toast-store.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { VendorForm, vendorValues } from '../form.ts';
import { useFetchVendor, useUpdateVendor } from '../queries.ts';
import { VendorFields } from './vendor-fields.tsx';

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
    schema: VendorForm,
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
    (invalid) => {
      if (invalid.name || invalid.overview) toast({ tone: 'danger', ...copy.create.invalid });
    },
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
