import { Id } from '@process-ai/contract/ids';
import { Answer, Criterion, LandscapeProcess, ProcessSuitability } from '@process-ai/contract/suitability';
import { z } from 'zod';
import { checkedInPieces, router, signedIn } from '../../trpc/procedure.ts';
import { get, landscape, overrule } from './service.ts';

const tags = ['Suitability'];
const BySector = z.object({ sectorId: Id });
const ByProcess = BySector.extend({ processId: Id });
const path = '/sectors/{sectorId}/processes/{processId}/suitability' as const;

export const suitabilityRouter = router({
  get: signedIn
    .meta({
      failures: [422],
      openapi: { method: 'GET', path, summary: 'Read how suitable a process is, and why', tags },
    })
    .input(ByProcess)
    .output(ProcessSuitability)
    .query(({ ctx, input }) => get(ctx.app, input.sectorId, input.processId)),
  overrule: signedIn
    .meta({
      failures: [422],
      openapi: {
        method: 'PUT',
        path,
        summary: 'Answer a criterion instead of the analyst',
        description: 'The answer null takes a person’s answer back.',
        tags,
      },
    })
    .input(ByProcess.extend({ criterion: Criterion, answer: Answer.nullable() }))
    .output(ProcessSuitability)
    .mutation(({ ctx, input: { sectorId, processId, ...answer } }) =>
      overrule(ctx.app, ctx.actor, sectorId, processId, answer),
    ),
  landscape: signedIn
    .meta({
      cached: true,
      openapi: { method: 'GET', path: '/sectors/{sectorId}/landscape', summary: 'Read the landscape', tags },
    })
    .input(BySector)
    .output(checkedInPieces(z.array(LandscapeProcess)))
    .query(({ ctx, input }) => landscape(ctx.app, input.sectorId)),
});
