import { Id } from '@process-ai/contract/ids';
import { SavedView, SavedViewInput } from '@process-ai/contract/saved-views';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { create, list, remove } from './service.ts';

const tags = ['Opportunities'];

export const savedViewsRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/saved-views', summary: 'List your saved views', tags } })
    .input(z.void())
    .output(z.array(SavedView))
    .query(({ ctx }) => list(ctx.app, ctx.actor)),
  create: signedIn
    .meta({
      sector: 'view',
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/saved-views',
        summary: 'Save a view of the opportunities',
        description: 'Your own view of that name in the sector gets the new filters.',
        tags,
      },
    })
    .input(SavedViewInput.extend({ sectorId: Id }))
    .output(SavedView)
    .mutation(({ ctx, input: { sectorId, ...view } }) => create(ctx.app, ctx.actor, sectorId, view)),
  remove: signedIn
    .meta({ openapi: { method: 'DELETE', path: '/saved-views/{viewId}', summary: 'Delete a saved view', tags } })
    .input(z.object({ viewId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, ctx.actor, input.viewId)),
});
