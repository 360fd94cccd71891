import { zodResolver } from '@hookform/resolvers/zod';
import type { Playbook } from '@process-ai/contract/playbooks';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { errorKind } from '../../../lib/error-copy.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { copy } from '../copy.ts';
import { PlaybookForm, playbookValues } from '../form.ts';
import { contentOf } from '../model.ts';
import { useFetchPlaybook, useUpdatePlaybook } from '../queries.ts';
import { PlaybookFields } from './playbook-fields.tsx';

interface EditDialogProps {
  playbook: Playbook;
  onClose: () => void;
}

/** Opens as it is mounted. */
export const EditDialog = ({ playbook, onClose }: EditDialogProps) => (
  <Dialog open onOpenChange={onClose} title={copy.save.edit} width="lg">
    <EditForm playbook={playbook} onClose={onClose} />
  </Dialog>
);

function EditForm({ playbook, onClose }: EditDialogProps) {
  // What the form started from. Later reloads must not move it, or another person's edit would be overwritten unseen.
  const [base, setBase] = useState(playbook);
  const [edited, setEdited] = useState(false);
  const update = useUpdatePlaybook();
  const fetchPlaybook = useFetchPlaybook();
  const form = useForm({ resolver: zodResolver(PlaybookForm), defaultValues: playbookValues(playbook) });
  const forgetDraft = useFormDraft(`playbook-${base.id}-${base.version}`, form);
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    update.mutate(
      { playbookId: base.id, version: base.version, ...contentOf(base), ...values },
      {
        onSuccess: close,
        onError: async (error) => {
          showIssues(form, error);
          if (errorKind(error) !== 'CONFLICT') return;
          setBase(await fetchPlaybook(base.id));
          setEdited(true);
        },
      },
    ),
  );
  return (
    <PlaybookFields
      form={form}
      content={base}
      onSubmit={submit}
      onCancel={close}
      pending={update.isPending}
      notice={edited ? <ConflictNotice onTakeTheirs={() => form.reset(playbookValues(base))} /> : null}
    />
  );
}
