import { Id } from '@process-ai/contract/ids';
import {
  MovedProcess,
  PROCESSES_MAX,
  Process,
  ProcessInput,
  ProcessMove,
  ProcessNode,
  ProcessUpdate,
} from '@process-ai/contract/processes';
import { Deleted } from '@process-ai/contract/sectors';
import { z } from 'zod';
import { checkedInPieces, parseSync, router, signedIn } from '../../trpc/procedure.ts';
import { duplicate, move } from './service/arrange.ts';
import { create, deletions, get, remove, restore, tree, update } from './service.ts';

const tags = ['Processes'];
const BySector = z.object({ sectorId: Id });
const ByProcess = BySector.extend({ processId: Id });
const Several = BySector.extend({ processIds: z.array(Id).min(1, 'At least one process').max(PROCESSES_MAX) });
const Removal = z.object({ deleted: z.int(), deletionId: Id });

export const processesRouter = router({
  tree: signedIn
    .meta({
      cached: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/processes',
        summary: 'List processes',
        description: 'In the order of their codes, without texts and opportunities.',
        tags,
      },
    })
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
    .output(Removal)
    .mutation(({ ctx, input }) => remove(ctx.app, input.sectorId, [input.processId])),
  removeMany: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/processes/delete',
        summary: 'Delete processes and all below them',
        description: 'All of them, or none where one is not there.',
        tags,
      },
    })
    .input(Several)
    .output(Removal)
    .mutation(({ ctx, input }) => remove(ctx.app, input.sectorId, input.processIds)),
  move: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/processes/move',
        summary: 'Move processes with all below them',
        description: 'All of them, or none. A branch keeps its shape: its levels rise or fall together, within 1 to 5.',
        tags,
      },
    })
    .input(BySector.extend({ moves: z.array(ProcessMove).min(1, 'At least one move').max(PROCESSES_MAX) }))
    .output(z.object({ processes: z.array(MovedProcess) }))
    .mutation(async ({ ctx, input }) => ({ processes: await move(ctx.app, input.sectorId, input.moves) })),
  duplicate: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/processes/duplicate',
        summary: 'Copy processes with all below them',
        description:
          'The copies stand beside the originals under codes of their own; opportunities and figures are not copied.',
        tags,
      },
    })
    .input(Several)
    .output(z.object({ created: z.int(), processIds: z.array(Id).describe('Of the topmost copies.') }))
    .mutation(({ ctx, input }) => duplicate(ctx.app, input.sectorId, input.processIds)),
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
