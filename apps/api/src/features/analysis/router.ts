import { Id } from '@process-ai/contract/ids';
import { Job } from '@process-ai/contract/jobs';
import { PROCESSES_MAX, Process, ResearchProposal } from '@process-ai/contract/processes';
import { z } from 'zod';
import { atOnce, router, signedIn } from '../../trpc/procedure.ts';
import { analyze, research, researched, startAnalysis, startResearch } from './service.ts';

const tags = ['Processes'];
const BySector = z.object({ sectorId: Id });
const ChosenProcesses = z.array(Id).min(1, 'At least one process').max(PROCESSES_MAX);

/** What the analyst does above the features that it reads and writes; its procedures stand beside those of `processes`. */
export const analysisRouter = router({
  research: signedIn
    .meta({
      job: 'processes.startResearch',
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/research-processes',
        summary: 'Propose processes',
        description: 'Proposes processes for the sector from its reference model. Nothing is saved.',
        tags,
      },
    })
    .input(BySector)
    .output(ResearchProposal)
    .mutation(({ ctx, input }) => research(ctx.app, ctx.actor, input.sectorId)),
  startResearch: signedIn
    .input(BySector)
    .output(Job)
    .mutation(({ ctx, input }) => startResearch(ctx.app, ctx.actor, input.sectorId)),
  researched: signedIn
    .input(z.object({ jobId: Id }))
    .output(ResearchProposal.nullable())
    .query(({ ctx, input }) => researched(ctx.app, input.jobId)),
  analyze: signedIn
    .meta({
      heavy: true,
      job: 'processes.startAnalysis',
      openapi: { method: 'POST', path: '/sectors/{sectorId}/analyze', summary: 'Find opportunities', tags },
    })
    .input(BySector.extend({ processIds: ChosenProcesses }))
    .output(atOnce(z.object({ analyzed: z.int(), processes: z.array(Process) })))
    .mutation(({ ctx, input }) => analyze(ctx.app, ctx.actor, input.sectorId, input.processIds)),
  startAnalysis: signedIn
    .input(BySector.extend({ processIds: ChosenProcesses }))
    .output(Job)
    .mutation(({ ctx, input }) => startAnalysis(ctx.app, ctx.actor, input.sectorId, input.processIds)),
});
