import { ExportCover, ExportCoverUpdate } from '@process-ai/contract/export-covers';
import {
  EXPORT_FORMATS,
  ExportChanges,
  ExportDestination,
  ExportInput,
  ExportPreview,
  ExportPreviewInput,
  ExportRecord,
  ExportResult,
  Readiness,
} from '@process-ai/contract/exports';
import { Id } from '@process-ai/contract/ids';
import { z } from 'zod';
import { jobProcedures, router, signedIn } from '../../trpc/procedure.ts';
import { cover, saveCover } from './service/cover.ts';
import { changes, checkReadiness, create, destination, list, preview } from './service.ts';

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
    sector: 'view',
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
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/exports',
        summary: 'List exports',
        description: 'Newest first. Their files are stored until they or the sector are deleted.',
        tags,
      },
    })
    .input(BySector)
    .output(z.array(ExportRecord))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  cover: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/export-cover',
        summary: 'Read what covers of exports say',
        tags,
      },
    })
    .input(BySector)
    .output(ExportCover)
    .query(({ ctx, input }) => cover(ctx.app, input.sectorId)),
  saveCover: signedIn
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/sectors/{sectorId}/export-cover',
        summary: 'Change what covers of exports say',
        description: 'Fields that are absent stay as they are. An export may say otherwise for itself alone.',
        tags,
      },
    })
    .input(BySector.extend(ExportCoverUpdate.shape))
    .output(ExportCover)
    .mutation(({ ctx, input: { sectorId, ...update } }) => saveCover(ctx.app, sectorId, update)),
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
  preview: signedIn
    .meta({
      sector: 'view',
      heavy: true,
      unconditional: true,
      failures: [404],
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/export-preview',
        summary: 'Preview cover and summary of an export',
        description: 'Takes what an export takes, and makes no file. Without vendors, it shows none.',
        tags,
      },
    })
    .input(BySector.extend(ExportPreviewInput.shape))
    .output(ExportPreview)
    .mutation(({ ctx, input: { sectorId, ...choice } }) => preview(ctx.app, ctx.actor, sectorId, choice)),
  changes: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/exports/{exportId}/changes',
        summary: 'Compare a sector with what an export led with',
        description: 'Headline figures then and now, and the initiatives that the plan has gained and lost since.',
        tags,
      },
    })
    .input(BySector.extend({ exportId: Id }))
    .output(ExportChanges)
    .query(({ ctx, input }) => changes(ctx.app, input.sectorId, input.exportId)),
  create: exporting.wait,
  startExport: exporting.start,
});
