import {
  EXPORT_FORMATS,
  ExportDestination,
  ExportInput,
  ExportRecord,
  ExportResult,
  Readiness,
} from '@process-ai/contract/exports';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { jobProcedures, router, signedIn } from '../../trpc/procedure.ts';
import { checkReadiness, create, destination, list } from './service.ts';

const tags = ['Exports'];
const BySector = z.object({ sectorId: Id });
/** Any short text passes here: the service has a sentence of its own for a format that it does not know. */
const Format = z
  .string()
  .max(50)
  .meta({ enum: Object.keys(EXPORT_FORMATS) });
const Choice = BySector.extend({ format: Format }).extend(ExportInput.shape);

const exporting = jobProcedures({
  meta: {
    openapi: {
      method: 'POST',
      path: '/sectors/{sectorId}/export/{format}',
      summary: 'Export the blueprint',
      description:
        'Formats: docs (a Word document), sheets (an Excel workbook with live formulas) and slides (a PowerPoint presentation); with Google Workspace set up, the native Docs, Sheets or Slides.',
      tags,
    },
  },
  input: Choice,
  output: ExportResult,
  start: (app, actor, { sectorId, format, ...choice }) => create(app, actor, sectorId, format, choice),
});

export const exportsRouter = router({
  list: signedIn
    .meta({ openapi: { method: 'GET', path: '/sectors/{sectorId}/exports', summary: 'List exports', tags } })
    .input(BySector)
    .output(z.array(ExportRecord))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  destination: signedIn
    .input(z.void())
    .output(ExportDestination)
    .query(({ ctx }) => destination(ctx.app)),
  readiness: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/readiness',
        summary: 'Check what to mend before an export',
        description:
          'What is missing or odd in what the files would show. Where something blocks, each page of them says DRAFT.',
        tags,
      },
    })
    .input(BySector)
    .output(Readiness)
    .query(({ ctx, input }) => checkReadiness(ctx.app, input.sectorId)),
  create: exporting.wait,
  startExport: exporting.start,
});
