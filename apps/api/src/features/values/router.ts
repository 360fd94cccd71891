import { Id } from '@process-ai/contract/ids';
import { ProcessMoney, ProcessValues } from '@process-ai/contract/process-values';
import { z } from 'zod';
import { checkedInPieces, router, signedIn } from '../../trpc/procedure.ts';
import { get, getOne } from './service.ts';

export const valuesRouter = router({
  get: signedIn
    .meta({
      cached: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/values',
        summary: 'Read what processes cost and can save',
        description:
          'Derived at each read. Measured = from ROI inputs; benchmark = from the size of the organisation. The two are never added up.',
        tags: ['Values'],
      },
    })
    .input(z.object({ sectorId: Id }))
    .output(checkedInPieces(ProcessValues))
    .query(({ ctx, input }) => get(ctx.app, input.sectorId)),

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
