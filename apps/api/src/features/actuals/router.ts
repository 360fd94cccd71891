import { Actuals, ActualsImport, ActualsImported, ActualsSave } from '@process-ai/contract/actuals';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { get, importCsv, save } from './service.ts';

const tags = ['Initiatives'];
const ByInitiative = z.object({ sectorId: Id, initiativeId: Id });

export const actualsRouter = router({
  get: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/initiatives/{initiativeId}/actuals',
        summary: 'Read what came of an initiative, against its plan',
        tags,
      },
    })
    .input(ByInitiative)
    .output(Actuals)
    .query(({ ctx, input }) => get(ctx.app, input.sectorId, input.initiativeId)),
  save: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'PATCH',
        path: '/sectors/{sectorId}/initiatives/{initiativeId}/actuals',
        summary: 'Enter actual figures',
        description: 'Absent months and figures stay as they are; null clears a figure.',
        tags,
      },
    })
    .input(ByInitiative.extend(ActualsSave.shape))
    .output(Actuals)
    .mutation(({ ctx, input: { sectorId, initiativeId, ...figures } }) =>
      save(ctx.app, ctx.actor, sectorId, initiativeId, figures),
    ),
  import: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/initiatives/{initiativeId}/actuals/import',
        summary: 'Enter actual figures from a table',
        description:
          'Numbers as 1,234.56 or 1.234,56, months as 2027-03, 03/2027 or Mar 2027. Nothing is saved unless every line can be read.',
        tags,
      },
    })
    .input(ByInitiative.extend(ActualsImport.shape))
    .output(ActualsImported)
    .mutation(({ ctx, input: { sectorId, initiativeId, ...table } }) =>
      importCsv(ctx.app, ctx.actor, sectorId, initiativeId, table),
    ),
});
