import { zodResolver } from '@hookform/resolvers/zod';
import type { ProcessNode } from '@process-ai/contract/processes';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/dialog.tsx';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { fieldErrors, newValues, ProcessForm } from '../form.ts';
import { labelOf } from '../model.ts';
import { useCreateProcess } from '../queries.ts';
import { ProcessFields } from './process-fields.tsx';

interface AddProcessDialogProps {
  sectorId: string;
  nodes: readonly ProcessNode[];
  /** The process to add below; undefined for a root. */
  parent: ProcessNode | undefined;
  onClose: () => void;
  onAdded: (id: string, parentId: string | null) => void;
}

/** Opens as it is mounted. */
export function AddProcessDialog({ sectorId, nodes, parent, onClose, onAdded }: AddProcessDialogProps) {
  const create = useCreateProcess(sectorId);
  const form = useForm({ resolver: zodResolver(ProcessForm), defaultValues: newValues(parent) });
  const forgetDraft = useFormDraft(`process-${sectorId}-${parent?.id ?? 'root'}`, form);

  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    create.mutate(
      { sectorId, processes: [values] },
      {
        onSuccess: ([added]) => {
          close();
          if (!added) return;
          onAdded(added.id, added.parentId);
          toast({ tone: 'success', title: copy.create.done, description: labelOf(added) });
        },
        onError: (error) => {
          for (const { field, message } of fieldErrors(error)) form.setError(field, { message });
        },
      },
    ),
  );
  const description = parent ? copy.create.below(labelOf(parent)) : undefined;

  return (
    <Dialog open onOpenChange={close} title={copy.create.title} description={description}>
      <form noValidate className="contents" onSubmit={submit}>
        <ProcessFields
          form={form}
          parents={nodes}
          submit={copy.create.submit}
          cancel={copy.create.cancel}
          pending={create.isPending}
          onCancel={close}
        />
      </form>
    </Dialog>
  );
}
