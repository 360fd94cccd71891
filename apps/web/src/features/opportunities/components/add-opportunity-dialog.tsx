import { zodResolver } from '@hookform/resolvers/zod';
import type { Process } from '@process-ai/contract/processes';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/dialog.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { newValues, OpportunityForm } from '../form.ts';
import { useCreateOpportunity } from '../queries.ts';
import { OpportunityFields } from './opportunity-fields.tsx';

interface AddOpportunityDialogProps {
  sectorId: string;
  process: Pick<Process, 'id' | 'code' | 'name'>;
  currency: string;
  onClose: () => void;
}

/** Opens as it is mounted. */
export function AddOpportunityDialog({ sectorId, process, currency, onClose }: AddOpportunityDialogProps) {
  const create = useCreateOpportunity(sectorId);
  const form = useForm({ resolver: zodResolver(OpportunityForm), defaultValues: newValues() });
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
    <Dialog open onOpenChange={close} title={copy.create.title} description={`${process.code} ${process.name}`}>
      <form noValidate className="contents" onSubmit={submit}>
        <OpportunityFields
          form={form}
          currency={currency}
          place={{ sectorId, processId: process.id }}
          submit={copy.create.submit}
          cancel={copy.create.cancel}
          pending={create.isPending}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}
