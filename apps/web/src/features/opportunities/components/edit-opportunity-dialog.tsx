import { zodResolver } from '@hookform/resolvers/zod';
import type { Opportunity } from '@process-ai/contract/opportunities';
import { FileX } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { errorKind } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
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
  // What the form started from. Later reloads must not move it, or another person's edit would be overwritten unseen.
  const [base, setBase] = useState(opportunity);
  const [conflict, setConflict] = useState(false);
  const save = useUpdateOpportunity(sectorId);
  const fetchOpportunity = useFetchOpportunity(sectorId, processId);
  const form = useForm({ resolver: zodResolver(OpportunityForm), defaultValues: valuesOf(opportunity) });
  const forgetDraft = useFormDraft(`opportunity-${base.id}-${base.version}`, form);

  const close = () => {
    forgetDraft();
    onClose();
  };
  const takeTheirs = () => {
    form.reset(valuesOf(base));
    setConflict(false);
  };
  const submit = form.handleSubmit((values) =>
    save.mutate(
      { sectorId, opportunityId: base.id, version: base.version, ...values },
      {
        onSuccess: close,
        onError: async (error) => {
          showIssues(form, error);
          if (errorKind(error) !== 'CONFLICT') return;
          const current = await fetchOpportunity(base.id);
          setConflict(current !== undefined && current.version !== base.version);
          if (current) setBase(current);
        },
      },
    ),
  );
  return (
    <form noValidate className="contents" onSubmit={submit}>
      <OpportunityFields
        form={form}
        currency={currency}
        notice={conflict ? <ConflictNotice onTakeTheirs={takeTheirs} /> : null}
        submit={copy.edit.submit}
        cancel={copy.edit.cancel}
        pending={save.isPending}
        onCancel={close}
      />
    </form>
  );
}
