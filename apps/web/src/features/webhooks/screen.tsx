import type { Webhook } from '@process-ai/contract/webhooks';
import { History, Pencil, Power, PowerOff, Send, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { Listed } from '../../components/listed.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { copy } from './copy.ts';
import { useRemoveWebhook, useSwitchWebhook, useTestWebhook, useWebhooks } from './queries.ts';

const CreateWebhookDialog = lazy(async () => ({
  default: (await import('./components/webhook-dialogs.tsx')).CreateWebhookDialog,
}));
const EditWebhookDialog = lazy(async () => ({
  default: (await import('./components/webhook-dialogs.tsx')).EditWebhookDialog,
}));
const DeliveriesDialog = lazy(async () => ({
  default: (await import('./components/deliveries-dialog.tsx')).DeliveriesDialog,
}));

/** Programs that are told of what happens. */
export const WebhooksScreen = () => (
  <ListPage copy={copy} renderCreate={(onClose) => <CreateWebhookDialog onClose={onClose} />}>
    <WebhookList />
  </ListPage>
);

function WebhookList() {
  const webhooks = useWebhooks();
  const remove = useRemoveWebhook();
  const test = useTestWebhook();
  const [shown, setShown] = useState<Webhook | null>(null);
  const [edited, setEdited] = useState<Webhook | null>(null);
  const [leaving, setLeaving] = useState<Webhook | null>(null);
  return (
    <>
      <Listed query={webhooks} copy={copy} icon={WebhookIcon}>
        {(items) => (
          <WebhookTable
            webhooks={items}
            onShow={setShown}
            // What comes of it is seen among the deliveries.
            onTest={(webhook) => test.mutate({ webhookId: webhook.id }, { onSuccess: () => setShown(webhook) })}
            onEdit={setEdited}
            onRemove={setLeaving}
          />
        )}
      </Listed>
      <Suspense>{edited ? <EditWebhookDialog webhook={edited} onClose={() => setEdited(null)} /> : null}</Suspense>
      <Suspense>{shown ? <DeliveriesDialog webhook={shown} onClose={() => setShown(null)} /> : null}</Suspense>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={copy.remove.title}
        description={leaving ? copy.remove.text(hostOf(leaving)) : ''}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate({ webhookId: leaving.id }, { onSettled: () => setLeaving(null) })}
      />
    </>
  );
}

interface Acts {
  onShow: (webhook: Webhook) => void;
  onTest: (webhook: Webhook) => void;
  onEdit: (webhook: Webhook) => void;
  onRemove: (webhook: Webhook) => void;
}

const WebhookTable = ({ webhooks, ...acts }: Acts & { webhooks: readonly Webhook[] }) => (
  <Table label={copy.title}>
    <TableHead>
      <tr>
        <TableHeaderCell>{copy.table.address}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{copy.table.events}</TableHeaderCell>
        <TableHeaderCell className="@max-2xl:hidden">{copy.table.sector}</TableHeaderCell>
        <TableHeaderCell>{copy.table.state}</TableHeaderCell>
        <TableHeaderCell>
          <span className="sr-only">{copy.table.actions}</span>
        </TableHeaderCell>
      </tr>
    </TableHead>
    <TableBody>
      {webhooks.map((webhook) => (
        <TableRow key={webhook.id}>
          <TableCell className="min-w-32 wrap-anywhere">
            <span className="font-medium">{webhook.url}</span>
            {webhook.offReason ? (
              <span className="block text-danger text-xs">{copy.off[webhook.offReason]}</span>
            ) : null}
          </TableCell>
          <TableCell className="text-muted @max-2xl:hidden">
            {webhook.events.map((event) => (
              <span key={event} className="block">
                {copy.events[event]}
              </span>
            ))}
          </TableCell>
          <TableCell className="text-muted wrap-anywhere @max-2xl:hidden">{sectorOf(webhook)}</TableCell>
          <TableCell>
            {webhook.isOn ? <Badge tone="success">{copy.table.isOn}</Badge> : <Badge>{copy.table.isOff}</Badge>}
          </TableCell>
          <TableCell className="text-right @2xl:whitespace-nowrap @max-2xl:min-w-24">
            <Actions webhook={webhook} {...acts} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

function Actions({ webhook, onShow, onTest, onEdit, onRemove }: Acts & { webhook: Webhook }) {
  const toggle = useSwitchWebhook();
  const host = hostOf(webhook);
  const { id, isOn } = webhook;
  return (
    <>
      <IconButton label={copy.deliveries.open(host)} icon={History} onClick={() => onShow(webhook)} />
      <IconButton label={copy.test.label(host)} icon={Send} disabled={!isOn} onClick={() => onTest(webhook)} />
      <IconButton
        label={isOn ? copy.toggle.off(host) : copy.toggle.on(host)}
        icon={isOn ? PowerOff : Power}
        pending={toggle.isPending}
        onClick={() => toggle.mutate({ webhookId: id, isOn: !isOn })}
      />
      <IconButton label={copy.edit.label(host)} icon={Pencil} onClick={() => onEdit(webhook)} />
      <IconButton label={copy.remove.label(host)} icon={Trash2} onClick={() => onRemove(webhook)} />
    </>
  );
}

const hostOf = ({ url }: Webhook) => new URL(url).host;

function sectorOf({ sectorId, sectorName }: Webhook): string {
  if (sectorId === null) return copy.table.allSectors;
  return sectorName ?? copy.table.closedSector;
}
