import { Id } from '@process-ai/contract/ids';
import { ImportedSector, SectorArchive } from '@process-ai/contract/sector-archive';
import { z } from 'zod';
import { fileUpload } from '../../trpc/file-upload.ts';
import { parseSync, router, signedIn } from '../../trpc/procedure.ts';
import { exportSector, importSector } from './service.ts';

const tags = ['Sectors'];

const FileUpload = fileUpload({});

/** Its procedures stand beside those of `sectors`. */
export const sectorArchiveRouter = router({
  archive: signedIn
    .meta({
      heavy: true,
      openapi: {
        method: 'GET',
        path: '/sectors/{sectorId}/archive',
        summary: 'Export a whole sector as JSON',
        description:
          'All that the sector holds, with its documents, to be kept or imported elsewhere. Not in it: who may open it, links for clients, exported files, jobs, and what could be undone.',
        tags,
      },
    })
    .input(z.object({ sectorId: Id }))
    .output(parseSync(SectorArchive))
    .query(({ ctx, input }) => exportSector(ctx.app, input.sectorId)),
  importArchive: signedIn
    .meta({
      failures: [422],
      openapi: {
        method: 'POST',
        path: '/sectors/archive',
        summary: 'Import a sector file',
        description:
          'A file of GET /sectors/{sectorId}/archive, of this workspace or another; it becomes a sector of its own.',
        tags,
        contentTypes: ['multipart/form-data'],
      },
    })
    .input(FileUpload)
    .output(ImportedSector)
    .mutation(({ ctx, input }) => importSector(ctx.app, ctx.actor, input.file)),
});
