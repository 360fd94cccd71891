import { ActivityPage, ActivityQuery } from '@process-ai/contract/activity';
import { Id } from '@process-ai/contract/ids';
import { router, signedIn } from '../../trpc/procedure.ts';
import { list } from './service.ts';

export const activityRouter = router({
  list: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/activity',
        summary: 'List who did what in a sector',
        description:
          'Newest first, a page at a time. What one person does again and again within a few minutes is one entry.',
        tags: ['Sectors'],
      },
    })
    .input(ActivityQuery.extend({ sectorId: Id }))
    .output(ActivityPage)
    .query(({ ctx, input: { sectorId, ...query } }) => list(ctx.app, sectorId, query)),
});
