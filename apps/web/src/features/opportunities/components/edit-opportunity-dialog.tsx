import type { Opportunity } from '@process-ai/contract/opportunities';
import { FileX } from 'lucide-react';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { OpportunityForm, valuesOf } from '../form.ts';
import { useFetchOpportunity, useUpdateOpportunity } from '../queries.ts';
import { OpportunityFields } from './opportunity-fields.tsx';

interface EditOpportunityDialogProps {
  sectorId: string;
  processId: string;
  /** undefined = no longer there. */
  opportunity: Opportunity | undefined;
  currency: string;
  onClose: () => void;
}

/** Opens as it is mounted. */
export const EditOpportunityDialog = ({ opportunity, ...props }: EditOpportunityDialogProps) => (
  <Dialog open onOpenChange={props.onClose} title={copy.edit.title} description={copy.edit.note}>
    {opportunity ? (
      <EditOpportunityForm opportunity={opportunity} {...props} />
    ) : (
      <DialogBody>
        <EmptyState icon={FileX} title={copy.edit.missing} />
      </DialogBody>
    )}
  </Dialog>
);

interface EditOpportunityFormProps extends EditOpportunityDialogProps {
  opportunity: Opportunity;
}

function EditOpportunityForm({ sectorId, processId, opportunity, currency, onClose }: EditOpportunityFormProps) {
  const save = useUpdateOpportunity(sectorId);
  const fetchOpportunity = useFetchOpportunity(sectorId, processId);
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: opportunity,
    schema: OpportunityForm,
    toValues: valuesOf,
    name: `opportunity-${opportunity.id}`,
    fetchStored: () => fetchOpportunity(opportunity.id),
  });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    save.mutate({ sectorId, opportunityId: base.id, version: base.version, ...values }, { onSuccess: close, onError }),
  );
  return (
    <form noValidate className="contents" onSubmit={submit}>
      <OpportunityFields
        form={form}
        currency={currency}
        place={{ sectorId, processId, opportunityId: opportunity.id }}
        notice={<ConflictNotice {...conflict} />}
        submit={copy.edit.submit}
        cancel={copy.edit.cancel}
        pending={save.isPending}
        onCancel={close}
      />
    </form>
  );
}
