import { Id } from '@process-ai/contract/ids';
import { Sector } from '@process-ai/contract/sectors';
import { z } from 'zod';
import { checkedInPieces, router, signedIn } from '../../trpc/procedure.ts';
import { get } from './service.ts';

/** A read model above the features that it joins; its procedures stand beside those of `sectors`. */
export const sectorDetailRouter = router({
  get: signedIn
    .meta({
      cached: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}',
        summary: 'Read a sector with all below it',
        tags: ['Sectors'],
      },
    })
    .input(z.object({ sectorId: Id }))
    .output(checkedInPieces(Sector))
    .query(({ ctx, input }) => get(ctx.app, input.sectorId)),
});
