import { AuditEntryDetail, AuditPage, AuditQuery } from '@process-ai/contract/audit';
import { z } from 'zod';
import { admin, router } from '../../trpc/procedure.ts';
import { get, list } from './service.ts';

const tags = ['Administration'];

export const auditRouter = router({
  list: admin
    .meta({
      // A filter: what is in a sector that the administrator may not open is withheld.
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
    .query(({ ctx, input }) => list(ctx.app, ctx.actor, input)),
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
    .query(({ ctx, input }) => get(ctx.app, ctx.actor, input.entryId)),
});
