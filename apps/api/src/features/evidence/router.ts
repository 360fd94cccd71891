import { Evidence, EvidenceDecisionInput, EvidenceSentence, InsightEvidence } from '@process-ai/contract/evidence';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { decide, list, ofInsight, undecide } from './service.ts';

const tags = ['Insights'];
const BySector = z.object({ sectorId: Id });

export const evidenceRouter = router({
  list: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/evidence',
        summary: 'Read what documents say of processes',
        description:
          'Sentences of insights that speak of a process of the sector, with page and exact words. Found when a document is summarized, and again by a job once processes have been added, imported or edited.',
        tags,
      },
    })
    .input(
      BySector.extend({
        processId: Id.optional().describe('Only what is said of this process.'),
        insightId: Id.optional().describe('Only what this insight says.'),
      }),
    )
    .output(z.array(Evidence))
    .query(({ ctx, input: { sectorId, ...which } }) => list(ctx.app, sectorId, which)),
  ofInsight: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/insights/{insightId}/evidence',
        summary: 'Read what a document says of processes, and what was decided of its sentences',
        tags,
      },
    })
    .input(BySector.extend({ insightId: Id }))
    .output(InsightEvidence)
    .query(({ ctx, input }) => ofInsight(ctx.app, input.sectorId, input.insightId)),
  decide: signedIn
    .meta({
      failures: [422],
      openapi: {
        method: 'PUT',
        path: '/sectors/{sectorId}/insights/{insightId}/evidence',
        summary: 'Say which process a sentence speaks of',
        description:
          'It stands whatever the words say, through later analyses, summaries and edits; processId null says that the sentence speaks of no process. What follows from it is found at once.',
        tags,
      },
    })
    .input(BySector.extend(EvidenceDecisionInput.shape))
    .output(InsightEvidence)
    .mutation(({ ctx, input: { sectorId, ...decision } }) => decide(ctx.app, ctx.actor, sectorId, decision)),
  undecide: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/insights/{insightId}/evidence/undo',
        summary: 'Take back what was said of a sentence',
        description: 'By the whole sentence, as `decisions` has it. Its words tell again which process it speaks of.',
        tags,
      },
    })
    .input(BySector.extend(EvidenceSentence.shape))
    .output(InsightEvidence)
    .mutation(({ ctx, input: { sectorId, ...sentence } }) => undecide(ctx.app, sectorId, sentence)),
});
