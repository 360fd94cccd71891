import { Id } from '@process-ai/contract/ids';
import { Invitation, InvitationInput } from '@process-ai/contract/invitations';
import { z } from 'zod';
import { admin, router } from '../../trpc/procedure.ts';
import { create, list, remove } from './service.ts';

export const invitationsRouter = router({
  list: admin
    .meta({ openapi: { method: 'GET', path: '/invitations', summary: 'List invitations', tags: ['Administration'] } })
    .input(z.void())
    .output(z.array(Invitation))
    .query(({ ctx }) => list(ctx.app)),
  create: admin
    .meta({ openapi: { method: 'POST', path: '/invitations', summary: 'Invite somebody', tags: ['Administration'] } })
    .input(InvitationInput)
    .output(Invitation)
    .mutation(({ ctx, input }) => create(ctx.app, ctx.actor, input)),
  remove: admin
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/invitations/{invitationId}',
        summary: 'Delete an unused invitation',
        tags: ['Administration'],
      },
    })
    .input(z.object({ invitationId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, input.invitationId)),
});
