import { Id } from '@process-ai/contract/ids';
import {
  DeepLevels,
  ImportCompletion,
  ImportMapping,
  ImportOutcome,
  ImportPreview,
  ImportRecord,
  ImportUndone,
} from '@process-ai/contract/imports';
import { z } from 'zod';
import { fileUpload } from '../../trpc/file-upload.ts';
import { parseSync, router, signedIn } from '../../trpc/procedure.ts';
import { complete, list, preview, remove, reread } from './service.ts';

const tags = ['Imports'];
const ByImport = z.object({ sectorId: Id, importId: Id });

/** A mapping travels in a form field as JSON. */
const MappingField = z
  .string()
  .transform((text, issue) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      issue.addIssue({ code: 'custom', message: 'The mapping is not valid JSON' });
      return z.NEVER;
    }
  })
  .pipe(ImportMapping);

const Upload = fileUpload({
  sectorId: Id,
  mapping: MappingField.optional(),
  deepLevels: DeepLevels.optional(),
});

export const importsRouter = router({
  list: signedIn
    .meta({
      openapi: { method: 'GET', path: '/sectors/{sectorId}/imports', summary: 'List completed imports', tags },
    })
    .input(z.object({ sectorId: Id }))
    .output(z.array(ImportRecord))
    .query(({ ctx, input }) => list(ctx.app, input.sectorId)),
  preview: signedIn
    .meta({
      failures: [422],
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/imports',
        summary: 'Read a file and preview its processes',
        tags,
        contentTypes: ['multipart/form-data'],
      },
    })
    .input(Upload)
    .output(parseSync(ImportPreview))
    .mutation(({ ctx, input: { sectorId, ...upload } }) => preview(ctx.app, sectorId, upload)),
  reread: signedIn
    .meta({ alone: true })
    .input(ByImport.extend({ mapping: ImportMapping.optional(), deepLevels: DeepLevels.optional() }))
    .output(parseSync(ImportPreview))
    .mutation(({ ctx, input: { sectorId, importId, ...options } }) => reread(ctx.app, sectorId, importId, options)),
  complete: signedIn
    .meta({
      failures: [422],
      openapi: {
        method: 'POST',
        path: '/sectors/{sectorId}/imports/{importId}/complete',
        summary: 'Save what the preview showed',
        tags,
      },
    })
    .input(ByImport.extend(ImportCompletion.shape))
    .output(ImportOutcome)
    .mutation(({ ctx, input: { sectorId, importId, ...choice } }) => complete(ctx.app, sectorId, importId, choice)),
  remove: signedIn
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/sectors/{sectorId}/imports/{importId}',
        summary: 'Undo an import or drop its preview',
        tags,
      },
    })
    .input(ByImport)
    .output(ImportUndone)
    .mutation(({ ctx, input }) => remove(ctx.app, input.sectorId, input.importId)),
});
