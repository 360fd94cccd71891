import { WebhookEvent, type WebhookInput } from '@process-ai/contract/webhooks';
import { CreatedSecret } from '../../../components/created-secret.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { copy } from '../copy.ts';
import { useCreateWebhook } from '../queries.ts';
import { WebhookForm } from './webhook-form.tsx';

const DEFAULTS = { url: '', events: [...WebhookEvent.options], sectorId: null } satisfies WebhookInput;

/** Opens as it is mounted: asks where to, then shows the secret, this once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhook();
  return create.data ? (
    <Dialog open onOpenChange={onClose} title={copy.created.title} description={copy.created.text}>
      <CreatedSecret secret={create.data.secret} copy={copy.created} onClose={onClose} />
    </Dialog>
  ) : (
    <Dialog open onOpenChange={onClose} title={copy.create.title}>
      <WebhookForm
        defaults={DEFAULTS}
        asksForSector
        submit={copy.create.submit}
        pending={create.isPending}
        onSave={create.mutate}
        onClose={onClose}
      />
    </Dialog>
  );
}
