import type { Webhook } from '@process-ai/contract/webhooks';
import { Dialog } from '../../../components/dialog.tsx';
import { copy } from '../copy.ts';
import { useUpdateWebhook } from '../queries.ts';
import { WebhookForm } from './webhook-form.tsx';

/** Opens as it is mounted. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const update = useUpdateWebhook();
  return (
    <Dialog open onOpenChange={onClose} title={copy.edit.title} description={copy.edit.text}>
      <WebhookForm
        defaults={webhook}
        asksForSector={false}
        submit={copy.edit.submit}
        pending={update.isPending}
        onSave={({ url, events }, { onError }) =>
          update.mutate({ webhookId: webhook.id, url, events }, { onError, onSuccess: onClose })
        }
        onClose={onClose}
      />
    </Dialog>
  );
}
