import { Id } from '@process-ai/contract/ids';
import { ApiToken, ApiTokenCreated, ApiTokenInput } from '@process-ai/contract/tokens';
import { z } from 'zod';
import { router, sessionOnly, signedIn } from '../../trpc/procedure.ts';
import { create, list, remove } from './service.ts';

export const tokensRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/tokens', summary: 'List your API tokens', tags: ['Access'] } })
    .input(z.void())
    .output(z.array(ApiToken))
    .query(({ ctx }) => list(ctx.app, ctx.actor)),
  create: sessionOnly
    .meta({
      secretAnswer: true,
      openapi: { method: 'POST', path: '/tokens', summary: 'Create an API token', tags: ['Access'] },
    })
    .input(ApiTokenInput)
    .output(ApiTokenCreated)
    .mutation(({ ctx, input }) => create(ctx.app, ctx.actor, input)),
  remove: signedIn
    .meta({
      openapi: { method: 'DELETE', path: '/tokens/{tokenId}', summary: 'Revoke an API token', tags: ['Access'] },
    })
    .input(z.object({ tokenId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, ctx.actor, input.tokenId)),
});
