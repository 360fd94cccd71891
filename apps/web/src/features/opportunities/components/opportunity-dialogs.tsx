import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Process } from '@process-ai/contract/processes';
import { FileX } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog, DialogBody } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { newValues, valuesOf } from '../form.ts';
import { layersCopy } from '../model/layers-copy.ts';
import { useCreateOpportunity, useFetchOpportunity, useUpdateOpportunity } from '../queries.ts';
import { OpportunityFields } from './opportunity-fields.tsx';

const resolver = lazyResolver(async () => (await import('../form.ts')).OpportunityForm);

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
  <Dialog open onOpenChange={props.onClose} title={layersCopy.edit.title} description={layersCopy.edit.note}>
    {opportunity ? (
      <EditOpportunityForm opportunity={opportunity} {...props} />
    ) : (
      <DialogBody>
        <EmptyState icon={FileX} title={layersCopy.edit.missing} />
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
    resolver,
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
        submit={layersCopy.edit.submit}
        cancel={layersCopy.edit.cancel}
        pending={save.isPending}
        onCancel={close}
      />
    </form>
  );
}

interface AddOpportunityDialogProps {
  sectorId: string;
  process: Pick<Process, 'id' | 'code' | 'name'>;
  currency: string;
  onClose: () => void;
}

/** Opens as it is mounted. */
export function AddOpportunityDialog({ sectorId, process, currency, onClose }: AddOpportunityDialogProps) {
  const create = useCreateOpportunity(sectorId);
  const form = useForm({ resolver, defaultValues: newValues() });
  const forgetDraft = useFormDraft(`opportunity-${process.id}-new`, form);
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    create.mutate(
      { sectorId, processId: process.id, ...values },
      { onSuccess: close, onError: (error) => showIssues(form, error) },
    ),
  );
  return (
    <Dialog open onOpenChange={close} title={layersCopy.create.title} description={`${process.code} ${process.name}`}>
      <form noValidate className="contents" onSubmit={submit}>
        <OpportunityFields
          form={form}
          currency={currency}
          place={{ sectorId, processId: process.id }}
          submit={layersCopy.create.submit}
          cancel={layersCopy.create.cancel}
          pending={create.isPending}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}
