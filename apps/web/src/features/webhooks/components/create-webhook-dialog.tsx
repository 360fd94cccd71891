import { WebhookEvent, type WebhookInput } from '@process-ai/contract/webhooks';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Input } from '../../../components/input.tsx';
import { copy } from '../copy.ts';
import { useCreateWebhook } from '../queries.ts';
import { WebhookForm } from './webhook-form.tsx';

const DEFAULTS = { url: '', events: [...WebhookEvent.options], sectorId: null } satisfies WebhookInput;

/** Opens as it is mounted: asks where to, then shows the secret, this once. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhook();
  return create.data ? (
    <Dialog open onOpenChange={onClose} title={copy.created.title} description={copy.created.text}>
      <CreatedWebhook secret={create.data.secret} onClose={onClose} />
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

const CreatedWebhook = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <>
    <DialogBody className="grid gap-3">
      <Field label={copy.created.secret}>
        <Input readOnly value={secret} className="font-mono" onFocus={(event) => event.target.select()} />
      </Field>
      <div>
        <CopyButton text={secret} label={copy.created.copy} copied={copy.created.copied} />
      </div>
    </DialogBody>
    <DialogFooter>
      <Button variant="primary" onClick={onClose}>
        {copy.created.close}
      </Button>
    </DialogFooter>
  </>
);
