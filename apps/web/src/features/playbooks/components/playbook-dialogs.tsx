import type { Playbook } from '@process-ai/contract/playbooks';
import { ConflictNotice } from '../../../components/conflict-notice.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useVersionedForm } from '../../../lib/use-versioned-form.ts';
import { copy } from '../copy.ts';
import { PlaybookForm, playbookValues } from '../form.ts';
import { contentOf } from '../model.ts';
import { useFetchPlaybook, useUpdatePlaybook } from '../queries.ts';
import { PlaybookFields } from './playbook-fields.tsx';

interface EditDialogProps {
  playbook: Playbook;
  onClose: () => void;
}

/** Opens on mount. */
export const EditDialog = ({ playbook, onClose }: EditDialogProps) => (
  <Dialog open onOpenChange={onClose} title={copy.save.edit} width="lg">
    <EditForm playbook={playbook} onClose={onClose} />
  </Dialog>
);

function EditForm({ playbook, onClose }: EditDialogProps) {
  const update = useUpdatePlaybook();
  const fetchPlaybook = useFetchPlaybook();
  const { base, form, forgetDraft, onError, conflict } = useVersionedForm({
    stored: playbook,
    schema: PlaybookForm,
    toValues: playbookValues,
    name: `playbook-${playbook.id}`,
    fetchStored: () => fetchPlaybook(playbook.id),
  });
  const close = () => {
    forgetDraft();
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    update.mutate(
      { playbookId: base.id, version: base.version, ...contentOf(base), ...values },
      { onSuccess: close, onError },
    ),
  );
  return (
    <PlaybookFields
      form={form}
      content={base}
      onSubmit={submit}
      onCancel={close}
      pending={update.isPending}
      notice={<ConflictNotice {...conflict} />}
    />
  );
}
