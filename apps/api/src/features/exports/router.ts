import { ExportInput, ExportRecord, ExportResult } from '@process-ai/contract/exports';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { create, list } from './service.ts';

const tags = ['Exports'];
const BySector = z.object({ sectorId: Id });

export const exportsRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/sectors/{sectorId}/exports', summary: 'List exports', tags } })
    .input(BySector)
    .output(z.array(ExportRecord))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  create: signedIn
    .meta({
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/export/{format}',
        summary: 'Export the blueprint',
        description: 'Formats: sheets (an Excel workbook with live formulas).',
        tags,
      },
    })
    .input(BySector.extend({ format: z.string().max(50) }).extend(ExportInput.shape))
    .output(ExportResult)
    .mutation(({ ctx, input: { sectorId, format, ...choice } }) =>
      create(ctx.app, ctx.actor, sectorId, format, choice),
    ),
});
