import { Id } from '@process-ai/contract/ids';
import { Job } from '@process-ai/contract/jobs';
import {
  PROCESSES_MAX,
  Process,
  ProcessInput,
  ProcessNode,
  ProcessUpdate,
  ResearchProposal,
} from '@process-ai/contract/processes';
import { Deleted } from '@process-ai/contract/sectors';
import { z } from 'zod';
import { atOnce, checkedInPieces, router, signedIn } from '../../trpc/procedure.ts';
import { analyze, startAnalysis } from './service/analyze.ts';
import { research, researched, startResearch } from './service/research.ts';
import { create, deletions, get, remove, restore, tree, update } from './service.ts';

const tags = ['Processes'];
const BySector = z.object({ sectorId: Id });
const ChosenProcesses = z.array(Id).min(1, 'At least one process').max(PROCESSES_MAX);
const ByProcess = BySector.extend({ processId: Id });

export const processesRouter = router({
  tree: signedIn
    .meta({ cached: true })
    .input(BySector)
    .output(checkedInPieces(z.array(ProcessNode)))
    .query(({ ctx, input }) => tree(ctx.app, input.sectorId)),
  get: signedIn
    .input(ByProcess)
    .output(Process)
    .query(({ ctx, input }) => get(ctx.app, input.sectorId, input.processId)),
  create: signedIn
    .meta({
      body: 'processes',
      openapi: { method: 'POST', path: '/sectors/{sectorId}/processes', summary: 'Add processes', tags },
    })
    .input(BySector.extend({ processes: z.array(ProcessInput).min(1, 'At least one process').max(PROCESSES_MAX) }))
    .output(atOnce(z.array(Process)))
    .mutation(({ ctx, input }) => create(ctx.app, input.sectorId, input.processes)),
  update: signedIn
    .meta({
      openapi: {
        method: 'PUT',
        path: '/sectors/{sectorId}/processes/{processId}',
        summary: 'Edit a process',
        tags,
      },
    })
    .input(ByProcess.extend(ProcessUpdate.shape))
    .output(Process)
    .mutation(({ ctx, input: { sectorId, processId, ...changes } }) => update(ctx.app, sectorId, processId, changes)),
  remove: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/processes/{processId}',
        summary: 'Delete a process and all below it',
        tags,
      },
    })
    .input(ByProcess)
    .output(z.object({ deleted: z.int(), deletionId: Id }))
    .mutation(({ ctx, input }) => remove(ctx.app, input.sectorId, input.processId)),
  restore: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/deletions/{deletionId}/restore',
        summary: 'Bring back deleted processes',
        tags,
      },
    })
    .input(BySector.extend({ deletionId: Id }))
    .output(z.object({ restored: z.int() }))
    .mutation(({ ctx, input }) => restore(ctx.app, input.sectorId, input.deletionId)),
  deletions: signedIn
    .meta({
      openapi: { method: 'GET', path: '/sectors/{sectorId}/deletions', summary: 'List deleted processes', tags },
    })
    .input(BySector)
    .output(z.array(Deleted))
    .query(({ ctx, input }) => deletions(ctx.app, input.sectorId)),
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
