import { Id } from '@process-ai/contract/ids';
import { PROCESSES_MAX } from '@process-ai/contract/processes';
import {
  Roi,
  RoiAssumptionsUpdate,
  RoiCalculation,
  RoiInputChange,
  SavedRoiInput,
  SectorAssumptions,
} from '@process-ai/contract/roi';
import { z } from 'zod';
import { checkedInPieces, parseSync, router, signedIn } from '../../trpc/procedure.ts';
import { calculate, get, saveInputs, updateAssumptions } from './service.ts';

const tags = ['ROI'];
const BySector = z.object({ sectorId: Id });
/** An empty list passes here: the service has a sentence of its own for it. */
const Entries = z.array(RoiInputChange).max(PROCESSES_MAX, `At most ${PROCESSES_MAX} processes`).meta({ minItems: 1 });

export const roiRouter = router({
  get: signedIn
    .meta({
      cached: true,
      openapi: { method: 'GET', path: '/sectors/{sectorId}/roi', summary: 'Read ROI inputs and results', tags },
    })
    .input(BySector)
    .output(checkedInPieces(Roi))
    .query(({ ctx, input }) => get(ctx.app, input.sectorId)),
  saveInputs: signedIn
    .meta({
      heavy: true,
      body: 'inputs',
      failures: [409],
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/roi/inputs',
        summary: 'Save ROI inputs by process',
        description:
          'Absent figures stay as they are; the first inputs of a process need all four. With the version that was read (0 = there were none), a figure that somebody else has changed since is answered with 409, its value now stands in `current`, and nothing is saved; without a version, what is given overwrites.',
        tags,
      },
    })
    .input(BySector.extend({ inputs: Entries }))
    .output(z.object({ roiInputs: z.array(SavedRoiInput) }))
    .mutation(({ ctx, input }) => saveInputs(ctx.app, ctx.actor, input.sectorId, input.inputs)),
  calculate: signedIn
    .meta({
      heavy: true,
      openapi: { method: 'POST', path: '/sectors/{sectorId}/roi/calculate', summary: 'Calculate the ROI', tags },
    })
    .input(BySector)
    .output(parseSync(RoiCalculation))
    .mutation(({ ctx, input }) => calculate(ctx.app, input.sectorId)),
  updateAssumptions: signedIn
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/sectors/{sectorId}/roi/assumptions',
        summary: 'Change the assumptions of a sector',
        description: 'Absent fields stay as they are; null puts the default back.',
        tags,
      },
    })
    .input(BySector.extend(RoiAssumptionsUpdate.shape))
    .output(SectorAssumptions)
    .mutation(({ ctx, input: { sectorId, ...update } }) => updateAssumptions(ctx.app, ctx.actor, sectorId, update)),
});
