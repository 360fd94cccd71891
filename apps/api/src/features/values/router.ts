import { Id } from '@process-ai/contract/ids';
import { ProcessMoney, ProcessRollUps, ProcessValues } from '@process-ai/contract/process-values';
import { z } from 'zod';
import { checkedInPieces, router, signedIn } from '../../trpc/procedure.ts';
import { get, getOne, rollUps } from './service.ts';

export const valuesRouter = router({
  get: signedIn
    .meta({
      cached: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/values',
        summary: 'Read what processes cost and can save',
        description:
          'Derived at each read. Measured = from ROI inputs; benchmark = from the size of the organization. The two are never added up.',
        tags: ['Values'],
      },
    })
    .input(z.object({ sectorId: Id }))
    .output(checkedInPieces(ProcessValues))
    .query(({ ctx, input }) => get(ctx.app, input.sectorId)),

  rollUps: signedIn
    .meta({
      cached: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/roll-ups',
        summary: 'Read what was found in each process and all below it',
        description:
          'Opportunities by type, savings by what they rest on, and how much is analyzed. Figures are those of `…/values`.',
        tags: ['Values'],
      },
    })
    .input(z.object({ sectorId: Id }))
    .output(checkedInPieces(ProcessRollUps))
    .query(({ ctx, input }) => rollUps(ctx.app, input.sectorId)),

  getOne: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/processes/{processId}/value',
        summary: 'Read what a process costs and can save',
        description:
          'With its ROI inputs and who set them, or the parts of its benchmark: share of the workforce, volume, reference set.',
        tags: ['Values'],
      },
    })
    .input(z.object({ sectorId: Id, processId: Id }))
    .output(ProcessMoney)
    .query(({ ctx, input }) => getOne(ctx.app, input.sectorId, input.processId)),
});
