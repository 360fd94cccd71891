import { Evidence } from '@process-ai/contract/evidence';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { list } from './service.ts';

export const evidenceRouter = router({
  list: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/evidence',
        summary: 'Read what documents say of processes',
        description:
          'Sentences of insights that speak of a process of the sector, with page and exact words. Found when a document is summarized, and again by a job once processes have been added, imported or edited.',
        tags: ['Insights'],
      },
    })
    .input(
      z.object({
        sectorId: Id,
        processId: Id.optional().describe('Only what is said of this process.'),
        insightId: Id.optional().describe('Only what this insight says.'),
      }),
    )
    .output(z.array(Evidence))
    .query(({ ctx, input: { sectorId, ...which } }) => list(ctx.app, sectorId, which)),
});
