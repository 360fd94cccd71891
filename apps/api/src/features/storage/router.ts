import { Retention, StorageReport } from '@process-ai/contract/storage';
import { z } from 'zod';
import { admin, router } from '../../trpc/procedure.ts';
import { cleanUpNow, get, setRetention } from './service.ts';

const tags = ['Administration'];

export const storageRouter = router({
  get: admin
    .meta({ openapi: { method: 'GET', path: '/storage', summary: 'Read what is stored, and for how long', tags } })
    .input(z.void())
    .output(StorageReport)
    .query(({ ctx }) => get(ctx.app)),
  setRetention: admin
    .meta({
      openapi: {
        method: 'PUT',
        path: '/storage/retention',
        summary: 'Say how long things are kept',
        description: 'What is past its time is deleted for good at night. The audit log has its own time.',
        tags,
      },
    })
    .input(Retention)
    .output(StorageReport)
    .mutation(({ ctx, input }) => setRetention(ctx.app, input)),
  cleanUp: admin
    .meta({
      openapi: {
        method: 'POST',
        path: '/storage/clean-up',
        summary: 'Clean up now',
        description:
          'Begins what else happens at night: what is past its time is deleted for good, and the tables of the database are written anew. While a table is, writes to it wait.',
        tags,
      },
    })
    .input(z.void())
    .output(StorageReport)
    .mutation(({ ctx }) => cleanUpNow(ctx.app)),
});
