import { Id } from '@process-ai/contract/ids';
import { Webhook, WebhookCreated, WebhookDelivery, WebhookInput, WebhookUpdate } from '@process-ai/contract/webhooks';
import { z } from 'zod';
import { router, sessionOnly, signedIn } from '../../trpc/procedure.ts';
import { create, deliveries, list, remove, sendTest, update } from './service.ts';

const tags = ['Webhooks'];
const ByWebhook = z.object({ webhookId: Id });

export const webhooksRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/webhooks', summary: 'List your webhooks', tags } })
    .input(z.void())
    .output(z.array(Webhook))
    .query(({ ctx }) => list(ctx.app, ctx.actor)),
  create: sessionOnly
    .meta({
      secretAnswer: true,
      sector: 'view',
      failures: [404],
      openapi: {
        method: 'POST',
        path: '/webhooks',
        summary: 'Add a webhook',
        description:
          'It is sent what happens in sectors that you may open at that moment, signed as Standard Webhooks says. A try ends after 10 seconds; one that is not answered by 2xx is repeated after 10 seconds, 1 minute, 10 minutes, 1 hour and 6 hours. Redirects are not followed.',
        tags,
      },
    })
    .input(WebhookInput)
    .output(WebhookCreated)
    .mutation(({ ctx, input }) => create(ctx.app, ctx.actor, input)),
  update: sessionOnly
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/webhooks/{webhookId}',
        summary: 'Change a webhook, or switch it on or off',
        tags,
      },
    })
    .input(ByWebhook.extend(WebhookUpdate.shape))
    .output(Webhook)
    .mutation(({ ctx, input: { webhookId, ...changes } }) => update(ctx.app, ctx.actor, webhookId, changes)),
  remove: sessionOnly
    .meta({ openapi: { method: 'DELETE', path: '/webhooks/{webhookId}', summary: 'Delete a webhook', tags } })
    .input(ByWebhook)
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, ctx.actor, input.webhookId)),
  test: sessionOnly
    .meta({
      openapi: {
        method: 'POST',
        path: '/webhooks/{webhookId}/test',
        summary: 'Send a test',
        description: 'The answer is the delivery as it waits to be sent; what comes of it stands among the deliveries.',
        tags,
      },
    })
    .input(ByWebhook)
    .output(WebhookDelivery)
    .mutation(({ ctx, input }) => sendTest(ctx.app, ctx.actor, input.webhookId)),
  deliveries: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/webhooks/{webhookId}/deliveries',
        summary: 'List the last deliveries of a webhook',
        description: 'The newest 50, first the last one. They are kept for 30 days.',
        tags,
      },
    })
    .input(ByWebhook)
    .output(z.array(WebhookDelivery))
    .query(({ ctx, input }) => deliveries(ctx.app, ctx.actor, input.webhookId)),
});
