import { Erasure } from '@process-ai/contract/erasure';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { eraseExport, eraseInsight, eraseSector } from './service.ts';

export const erasureRouter = router({
  sector: signedIn
    .meta({
      sector: 'erase',
      failures: [400, 409],
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/erase',
        summary: 'Delete a deleted sector for good',
        description:
          'With all that is in it: documents, comments, exports, client links. For its owners, and for administrators. Nobody can bring it back.',
        tags: ['Sectors'],
      },
    })
    .input(Erasure.extend({ sectorId: Id }))
    .output(z.void())
    .mutation(({ ctx, input: { sectorId, name } }) => eraseSector(ctx.app, sectorId, name)),
  insight: signedIn
    .meta({
      failures: [409],
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/insights/{insightId}/erase',
        summary: 'Delete a deleted document for good',
        description:
          'With its summary, the evidence from it, and the stored exports that were made while it was there, since those may quote it.',
        tags: ['Insights'],
      },
    })
    .input(z.object({ sectorId: Id, insightId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => eraseInsight(ctx.app, input.sectorId, input.insightId)),
  export: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/exports/{exportId}',
        summary: 'Delete a stored export for good',
        description: 'A file in Google Drive stays there; its line goes.',
        tags: ['Exports'],
      },
    })
    .input(z.object({ sectorId: Id, exportId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => eraseExport(ctx.app, input.sectorId, input.exportId)),
});
