import type { Webhook, WebhookDelivery } from '@process-ai/contract/webhooks';
import { History } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Dialog, DialogBody } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { answerInWords, copy } from '../copy.ts';
import { useDeliveries } from '../queries.ts';

const words = copy.deliveries;

/** What a webhook was sent, and what came of it. */
export const DeliveriesDialog = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={words.title} description={webhook.url} width="lg">
    <DialogBody>
      <Deliveries webhookId={webhook.id} />
    </DialogBody>
  </Dialog>
);

function Deliveries({ webhookId }: { webhookId: string }) {
  const deliveries = useDeliveries(webhookId);
  if (deliveries.isPending) {
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  if (deliveries.isError) {
    return <FailedState title={words.failed} error={deliveries.error} onRetry={() => void deliveries.refetch()} />;
  }
  if (deliveries.data.length === 0) {
    return (
      <EmptyState icon={History} title={words.emptyTitle}>
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <Table label={words.title}>
      <TableHead>
        <tr>
          <TableHeaderCell>{words.table.message}</TableHeaderCell>
          <TableHeaderCell>{words.table.result}</TableHeaderCell>
          <TableHeaderCell className="@max-md:hidden">{words.table.time}</TableHeaderCell>
          <TableHeaderCell>{words.table.next}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {deliveries.data.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </TableBody>
    </Table>
  );
}

const TONES = { waiting: 'neutral', delivered: 'success', failed: 'danger', dropped: 'warning' } as const;

const DeliveryRow = ({ delivery }: { delivery: WebhookDelivery }) => (
  <TableRow>
    <TableCell className="font-medium">{words.messages[delivery.type]}</TableCell>
    <TableCell>
      <Badge tone={TONES[delivery.state]}>{words.states[delivery.state]}</Badge>
      <span className="block text-muted text-xs">{answerInWords(delivery)}</span>
    </TableCell>
    <TableCell className="whitespace-nowrap text-muted @max-md:hidden">
      {delivery.triedAt ? formatDateTime(delivery.triedAt) : words.none}
    </TableCell>
    <TableCell className="text-muted">{nextTry(delivery)}</TableCell>
  </TableRow>
);

function nextTry({ nextTryAt }: WebhookDelivery): string {
  if (nextTryAt === null) return words.none;
  return Date.parse(nextTryAt) > Date.now() ? formatDateTime(nextTryAt) : words.soon;
}
