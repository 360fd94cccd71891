import type { WebhookDelivery } from '@process-ai/contract/webhooks';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

const ASK_EVERY_MS = 1500;
const SOON_MS = 15_000;

export const useWebhooks = () => trpc.webhooks.list.useQuery();

/** What may be chosen for a webhook. */
export const useSectors = () => trpc.sectors.list.useQuery();

/** Asked again while something is about to be sent. */
export const useDeliveries = (webhookId: string) =>
  trpc.webhooks.deliveries.useQuery(
    { webhookId },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => ((state.data ?? []).some(isDueSoon) ? ASK_EVERY_MS : false),
    },
  );

const isDueSoon = ({ nextTryAt }: WebhookDelivery) =>
  nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + SOON_MS;

export function useCreateWebhook() {
  const utils = trpc.useUtils();
  return trpc.webhooks.create.useMutation({
    meta: { failure: copy.create.failed },
    // The secret must not outlive the dialog that shows it.
    gcTime: 0,
    onSuccess: () => void utils.webhooks.list.invalidate(),
  });
}

export function useSwitchWebhook() {
  const utils = trpc.useUtils();
  return trpc.webhooks.update.useMutation({
    meta: { failure: copy.toggle.failed },
    onSuccess: ({ isOn }) => {
      toast({ tone: 'success', title: copy.toggle.done(isOn) });
      return utils.webhooks.invalidate();
    },
  });
}

export function useUpdateWebhook() {
  const utils = trpc.useUtils();
  return trpc.webhooks.update.useMutation({
    meta: { failure: copy.edit.failed },
    onSuccess: () => {
      toast({ tone: 'success', title: copy.edit.done });
      return utils.webhooks.invalidate();
    },
  });
}

export function useTestWebhook() {
  const utils = trpc.useUtils();
  return trpc.webhooks.test.useMutation({
    meta: { failure: copy.test.failed },
    onSuccess: (_, { webhookId }) => utils.webhooks.deliveries.invalidate({ webhookId }),
  });
}

export function useRemoveWebhook() {
  const utils = trpc.useUtils();
  return trpc.webhooks.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: () => {
      void utils.webhooks.list.invalidate();
      toast({ title: copy.remove.done });
    },
  });
}
