import { zodResolver } from '@hookform/resolvers/zod';
import type { Vendor } from '@process-ai/contract/vendors';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { errorKind } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { VendorForm, vendorValues } from '../form.ts';
import { useFetchVendor, useUpdateVendor } from '../queries.ts';
import { VendorFields } from './vendor-fields.tsx';

interface EditVendorDialogProps {
  vendor: Vendor;
  onClose: () => void;
}

/** Opens as it is mounted. */
export const EditVendorDialog = ({ vendor, onClose }: EditVendorDialogProps) => (
  <Dialog open onOpenChange={onClose} title={copy.edit.title} width="lg">
    <EditVendorForm vendor={vendor} onClose={onClose} />
  </Dialog>
);

function EditVendorForm({ vendor, onClose }: EditVendorDialogProps) {
  // What the form started from. Later reloads must not move it, or another person's edit would be overwritten unseen.
  const [base, setBase] = useState(vendor);
  const update = useUpdateVendor();
  const fetchVendor = useFetchVendor();
  const form = useForm({ resolver: zodResolver(VendorForm), defaultValues: vendorValues(vendor) });
  const forgetDraft = useFormDraft(`vendor-${base.id}-${base.version}`, form);
  // A name that is taken is a conflict too: only a newer version means that somebody else has edited.
  const [edited, setEdited] = useState(false);

  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit(
    (values) =>
      update.mutate(
        { vendorId: base.id, version: base.version, ...values },
        {
          onSuccess: close,
          onError: async (error) => {
            showIssues(form, error);
            if (errorKind(error) !== 'CONFLICT') return;
            const current = await fetchVendor(base.id);
            setEdited(current.version !== base.version);
            setBase(current);
          },
        },
      ),
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
      notice={edited ? <ConflictNotice onTakeTheirs={() => form.reset(vendorValues(base))} /> : null}
    />
  );
}
