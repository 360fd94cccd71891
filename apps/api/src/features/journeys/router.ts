import { Id } from '@process-ai/contract/ids';
import {
  Journey,
  JourneyInput,
  JourneySavings,
  JourneySuggestions,
  JourneyUpdate,
} from '@process-ai/contract/journeys';
import { Deleted } from '@process-ai/contract/sectors';
import { z } from 'zod';
import { jobProcedures, router, signedIn } from '../../trpc/procedure.ts';
import { create, deleted, list, remove, restore, savings, suggest, update } from './service.ts';

const tags = ['Journeys'];
const BySector = z.object({ sectorId: Id });
const ByJourney = BySector.extend({ journeyId: Id });

const suggesting = jobProcedures({
  meta: {
    openapi: {
      method: 'POST',
      path: '/sectors/{sectorId}/journeys/generate',
      summary: 'Propose journeys',
      description: 'Proposes journeys along the processes of the sector. Nothing is saved.',
      tags,
    },
  },
  input: BySector,
  output: JourneySuggestions,
  start: (app, actor, { sectorId }) => suggest(app, actor, sectorId),
});

export const journeysRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/sectors/{sectorId}/journeys', summary: 'List journeys', tags } })
    .input(BySector)
    .output(z.array(Journey))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  savings: signedIn
    .input(BySector)
    .output(z.array(JourneySavings))
    .query(({ ctx, input }) => savings(ctx.app, input.sectorId)),
  deleted: signedIn
    .input(BySector)
    .output(z.array(Deleted))
    .query(({ ctx, input }) => deleted(ctx.app, input.sectorId)),
  create: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/journeys',
        summary: 'Add a journey',
        description: 'Each touchpoint names a process of the sector by its code, and stays with it when that changes.',
        tags,
      },
    })
    .input(BySector.extend(JourneyInput.shape))
    .output(Journey)
    .mutation(({ ctx, input: { sectorId, ...journey } }) => create(ctx.app, sectorId, journey)),
  update: signedIn
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/sectors/{sectorId}/journeys/{journeyId}',
        summary: 'Edit a journey',
        description: 'The touchpoints given take the place of those it had.',
        tags,
      },
    })
    .input(ByJourney.extend(JourneyUpdate.shape))
    .output(Journey)
    .mutation(({ ctx, input: { sectorId, journeyId, ...journey } }) => update(ctx.app, sectorId, journeyId, journey)),
  remove: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/journeys/{journeyId}',
        summary: 'Delete a journey',
        tags,
      },
    })
    .input(ByJourney)
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, input.sectorId, input.journeyId)),
  restore: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/journeys/{journeyId}/restore',
        summary: 'Bring back a deleted journey',
        tags,
      },
    })
    .input(ByJourney)
    .output(Journey)
    .mutation(({ ctx, input }) => restore(ctx.app, input.sectorId, input.journeyId)),
  suggest: suggesting.wait,
  startSuggestions: suggesting.start,
});
