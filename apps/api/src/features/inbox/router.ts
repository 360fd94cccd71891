import { Inbox, InboxRead } from '@process-ai/contract/inbox';
import { z } from 'zod';
import { router, signedIn } from '../../trpc/procedure.ts';
import { list, markAllRead, markRead } from './service.ts';

const tags = ['Inbox'];

export const inboxRouter = router({
  list: signedIn
    .meta({
      openapi: {
        method: 'GET',
        path: '/inbox',
        summary: 'Read your inbox',
        description: 'Comments that mention you, and long work of yours that has ended.',
        tags,
      },
    })
    .input(z.void())
    .output(Inbox)
    .query(({ ctx }) => list(ctx.app, ctx.actor)),
  markRead: signedIn
    .meta({ openapi: { method: 'POST', path: '/inbox/read', summary: 'Mark entries as read', tags } })
    .input(InboxRead)
    .output(Inbox)
    .mutation(({ ctx, input }) => markRead(ctx.app, ctx.actor, input.ids)),
  markUnread: signedIn
    .meta({ openapi: { method: 'POST', path: '/inbox/unread', summary: 'Mark entries as not read again', tags } })
    .input(InboxRead)
    .output(Inbox)
    .mutation(({ ctx, input }) => markRead(ctx.app, ctx.actor, input.ids, false)),
  markAllRead: signedIn
    .meta({ openapi: { method: 'POST', path: '/inbox/read-all', summary: 'Mark all entries as read', tags } })
    .input(z.void())
    .output(Inbox)
    .mutation(({ ctx }) => markAllRead(ctx.app, ctx.actor)),
});
