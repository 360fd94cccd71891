import { Id } from '@process-ai/contract/ids';
import { AdoptedRates, RoiBenchmarks, UseCaseRates } from '@process-ai/contract/roi-benchmarks';
import { z } from 'zod';
import { checkedInPieces, router, signedIn } from '../../trpc/procedure.ts';
import { adoptRates, get, getRates } from './service.ts';

const tags = ['ROI'];
const BySector = z.object({ sectorId: Id });

export const benchmarksRouter = router({
  get: signedIn
    .meta({
      cached: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/roi/benchmarks',
        summary: 'Read benchmarks of ROI inputs',
        description:
          'What the work of each process without inputs would look like in an organization of this size and industry. Nothing is saved: send what you accept as inputs.',
        tags,
      },
    })
    .input(BySector)
    .output(checkedInPieces(RoiBenchmarks))
    .query(({ ctx, input }) => get(ctx.app, input.sectorId)),
  rates: signedIn
    .meta({
      cached: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/roi/use-case-rates',
        summary: 'Read what the rates of the use cases would change',
        description: 'Of processes with inputs whose automation rate nobody has set.',
        tags,
      },
    })
    .input(BySector)
    .output(UseCaseRates)
    .query(({ ctx, input }) => getRates(ctx.app, input.sectorId)),
  adoptRates: signedIn
    .meta({
      heavy: true,
      failures: [409],
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/roi/adopt-rates',
        summary: 'Set the rates of the use cases',
        description: 'Where nobody has set an automation rate. Setting it to null again puts the default back.',
        tags,
      },
    })
    .input(BySector)
    .output(AdoptedRates)
    .mutation(({ ctx, input }) => adoptRates(ctx.app, ctx.actor, input.sectorId)),
});
