import { ImportedWorkspace } from '@process-ai/contract/workspace-archive';
import { fileUpload } from '../../trpc/file-upload.ts';
import { admin, router } from '../../trpc/procedure.ts';
import { importWorkspace } from './service.ts';

const FileUpload = fileUpload({});

/** Its procedure stands beside those of `workspace`; the export is a download. */
export const workspaceArchiveRouter = router({
  importArchive: admin
    .meta({
      failures: [422],
      openapi: {
        method: 'POST',
        path: '/workspace/archive',
        summary: 'Import a workspace file',
        description:
          'A file of GET /workspace/archive. Its sectors become sectors of their own, owned by you; vendors and playbooks that are here already stay, as do name, color, logo and templates where there are some. What cannot be imported is named, and the rest is.',
        tags: ['Workspace'],
        contentTypes: ['multipart/form-data'],
      },
    })
    .input(FileUpload)
    .output(ImportedWorkspace)
    .mutation(({ ctx, input }) => importWorkspace(ctx.app, ctx.actor, input.file)),
});
