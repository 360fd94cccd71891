import { Id } from '@process-ai/contract/ids';
import { PROCESSES_MAX, Process, ProcessInput, ProcessNode, ProcessUpdate } from '@process-ai/contract/processes';
import { Deleted } from '@process-ai/contract/sectors';
import { z } from 'zod';
import { checkedInPieces, parseSync, router, signedIn } from '../../trpc/procedure.ts';
import { create, deletions, get, remove, restore, tree, update } from './service.ts';

const tags = ['Processes'];
const BySector = z.object({ sectorId: Id });
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
    .output(parseSync(z.array(Process)))
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
});
