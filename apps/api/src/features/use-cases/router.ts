import { Id } from '@process-ai/contract/ids';
import { GeneralIdea, UseCaseDetails } from '@process-ai/contract/use-cases';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { generalIdeasFor, get } from './service.ts';

const tags = ['Use cases'];

export const useCasesRouter = router({
  get: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/use-cases/{useCaseId}',
        summary: 'Read an entry of the use-case catalog',
        tags,
      },
    })
    .input(z.object({ useCaseId: z.string().max(100) }))
    .output(UseCaseDetails)
    .query(({ input }) => get(input.useCaseId)),
  generalIdeas: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/processes/{processId}/general-ideas',
        summary: 'Read general ideas for a process that nothing is known of',
        description:
          'By the kind of activity alone. They are no opportunities: without money, and in no total or export.',
        tags,
      },
    })
    .input(z.object({ sectorId: Id, processId: Id }))
    .output(z.array(GeneralIdea))
    .query(({ ctx, input }) => generalIdeasFor(ctx.app, input.sectorId, input.processId)),
});
