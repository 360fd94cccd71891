import { Workspace, WorkspaceUpdate } from '@process-ai/contract/workspace';
import { z } from 'zod';
import { admin, router, signedIn } from '../../trpc/procedure.ts';
import { get, removeLogo, setLogo, update } from './service.ts';

const tags = ['Workspace'];

/** tRPC hands over the form itself, the REST door its fields as an object. */
const LogoUpload = z.preprocess(
  (value) => (value instanceof FormData ? Object.fromEntries(value) : value),
  z.object({ file: z.file('Please choose a file.') }),
);

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
    .input(LogoUpload)
    .output(Workspace)
    .mutation(({ ctx, input }) => setLogo(ctx.app, input.file)),
  removeLogo: admin
    .meta({ openapi: { method: 'DELETE', path: '/workspace/logo', summary: 'Remove the logo', tags } })
    .input(z.void())
    .output(Workspace)
    .mutation(({ ctx }) => removeLogo(ctx.app)),
});
