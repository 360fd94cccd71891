import { AuditEntryDetail, AuditPage, AuditQuery } from '@process-ai/contract/audit';
import { z } from 'zod';
import { admin, router } from '../../trpc/procedure.ts';
import { get, list } from './service.ts';

const tags = ['Administration'];

export const auditRouter = router({
  list: admin
    .meta({
      // A filter, of entries that an administrator sees anyway.
      sector: 'judged below',
      openapi: {
        method: 'GET',
        path: '/audit',
        summary: 'List who did what, and from where',
        description:
          'Newest first, a page at a time: sign-ins and refusals, changes of accounts, settings and clients’ data, exports and downloads. Entries cannot be changed; they go by age.',
        tags,
      },
    })
    .input(AuditQuery)
    .output(AuditPage)
    .query(({ ctx, input }) => list(ctx.app, input)),
  get: admin
    .meta({
      openapi: {
        method: 'GET',
        path: '/audit/{entryId}',
        summary: 'Read an entry of the audit log, with what it says of before and after',
        tags,
      },
    })
    .input(z.object({ entryId: z.string() }))
    .output(AuditEntryDetail)
    .query(({ ctx, input }) => get(ctx.app, input.entryId)),
});
