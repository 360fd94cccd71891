import { Id } from '@process-ai/contract/ids';
import { SectorHighlights, SectorOverview } from '@process-ai/contract/sector-overview';
import { z } from 'zod';
import { parseSync, router, signedIn } from '../../trpc/procedure.ts';
import { highlights, overview } from './service.ts';

/** A read model above the features that it joins; its procedure stands beside those of `sectors`. */
export const sectorOverviewRouter = router({
  overview: signedIn
    .meta({
      alone: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/overview',
        summary: 'Read how far a sector is',
        description:
          'Coverage, opportunities by kind and decision, value with its range, the largest initiatives, what happened last, and the next step.',
        tags: ['Sectors'],
      },
    })
    .input(z.object({ sectorId: Id }))
    .output(SectorOverview)
    .query(({ ctx, input }) => overview(ctx.app, input.sectorId)),
  highlights: signedIn
    .meta({ alone: true })
    .input(z.void())
    .output(parseSync(SectorHighlights))
    .query(({ ctx }) => highlights(ctx.app, ctx.actor)),
});
