import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { PlaybookForm, playbookValues } from '../form.ts';
import { useCreatePlaybook } from '../queries.ts';
import type { UnsavedPlaybook } from '../use-unsaved.ts';
import { PlaybookFields } from './playbook-fields.tsx';

interface SaveDialogProps {
  unsaved: UnsavedPlaybook;
  /** Closes it, and keeps what was typed. */
  onClose: () => void;
  /** It has been saved, or is not wanted. */
  onDone: () => void;
}

/** Reviews and saves a generated, imported or copied playbook. Opens on mount. */
export const SaveDialog = ({ unsaved, onClose, onDone }: SaveDialogProps) => (
  <Dialog open onOpenChange={onClose} title={copy.save.create} width="lg">
    <SaveForm unsaved={unsaved} onDone={onDone} />
  </Dialog>
);

function SaveForm({ unsaved, onDone }: Omit<SaveDialogProps, 'onClose'>) {
  const create = useCreatePlaybook();
  const form = useForm({ resolver: zodResolver(PlaybookForm), defaultValues: playbookValues(unsaved.playbook) });
  const forgetDraft = useFormDraft(`playbook-new-${unsaved.key}`, form);
  const done = () => {
    forgetDraft();
    onDone();
  };
  const submit = form.handleSubmit((values) =>
    create.mutate({ ...unsaved.playbook, ...values }, { onSuccess: done, onError: (error) => showIssues(form, error) }),
  );
  return (
    <PlaybookFields
      form={form}
      content={unsaved.playbook}
      onSubmit={submit}
      onCancel={done}
      pending={create.isPending}
      notice={create.isError ? <FormError>{errorText(create.error)}</FormError> : null}
    />
  );
}
