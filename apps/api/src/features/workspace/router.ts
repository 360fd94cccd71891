import { TemplateKind, Workspace, WorkspaceUpdate } from '@process-ai/contract/workspace';
import { z } from 'zod';
import { fileUpload } from '../../trpc/file-upload.ts';
import { admin, router, signedIn } from '../../trpc/procedure.ts';
import { get, removeLogo, removeTemplate, setLogo, setTemplate, update } from './service.ts';

const tags = ['Workspace'];

const FileUpload = fileUpload({});

export const workspaceRouter = router({
  get: signedIn
    .meta({ openapi: { method: 'GET', path: '/workspace', summary: 'Read how documents look', tags } })
    .input(z.void())
    .output(Workspace)
    .query(({ ctx }) => get(ctx.app)),
  update: admin
    .meta({ openapi: { method: 'PATCH', path: '/workspace', summary: 'Change how documents look', tags } })
    .input(WorkspaceUpdate)
    .output(Workspace)
    .mutation(({ ctx, input }) => update(ctx.app, input)),
  setLogo: admin
    .meta({
      failures: [422],
      openapi: {
        method: 'POST',
        path: '/workspace/logo',
        summary: 'Upload the logo of documents',
        description: 'PNG or JPEG.',
        tags,
        contentTypes: ['multipart/form-data'],
      },
    })
    .input(FileUpload)
    .output(Workspace)
    .mutation(({ ctx, input }) => setLogo(ctx.app, input.file)),
  removeLogo: admin
    .meta({ openapi: { method: 'DELETE', path: '/workspace/logo', summary: 'Remove the logo', tags } })
    .input(z.void())
    .output(Workspace)
    .mutation(({ ctx }) => removeLogo(ctx.app)),
  setTemplate: admin
    .meta({
      failures: [422],
      openapi: {
        method: 'POST',
        path: '/workspace/templates',
        summary: 'Upload a template of your own',
        description:
          'DOTX or DOCX for Word documents, POTX or PPTX for presentations; it takes the place of one of its kind.',
        tags,
        contentTypes: ['multipart/form-data'],
      },
    })
    .input(FileUpload)
    .output(Workspace)
    .mutation(({ ctx, input }) => setTemplate(ctx.app, input.file)),
  removeTemplate: admin
    .meta({
      failures: [400],
      openapi: {
        method: 'DELETE',
        path: '/workspace/templates/{kind}',
        summary: 'Remove a template of your own',
        tags,
      },
    })
    .input(z.object({ kind: TemplateKind }))
    .output(Workspace)
    .mutation(({ ctx, input }) => removeTemplate(ctx.app, input.kind)),
});
