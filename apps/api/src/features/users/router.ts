import { EndedSessions } from '@process-ai/contract/account';
import { Id } from '@process-ai/contract/ids';
import { CurrentUser, ListedUser, RoleInput, User } from '@process-ai/contract/users';
import { z } from 'zod';
import { admin, adminSessionOnly, anonymous, router } from '../../trpc/procedure.ts';
import { endSessions, list, remove, setRole } from './service.ts';

export const usersRouter = router({
  me: anonymous
    .meta({ openapi: { method: 'GET', path: '/user', summary: 'Who is signed in', tags: ['Access'] } })
    .input(z.void())
    .output(CurrentUser)
    .query(({ ctx }) => ({ authenticated: ctx.actor !== null, user: ctx.actor?.user ?? null })),
  list: admin
    .meta({ openapi: { method: 'GET', path: '/users', summary: 'List users', tags: ['Administration'] } })
    .input(z.void())
    .output(z.array(ListedUser))
    .query(({ ctx }) => list(ctx.app)),
  setRole: adminSessionOnly
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/users/{userId}',
        summary: 'Give or take the rights of an administrator',
        tags: ['Administration'],
      },
    })
    .input(RoleInput.extend({ userId: Id }))
    .output(User)
    .mutation(({ ctx, input: { userId, ...role } }) => setRole(ctx.app, ctx.actor, userId, role)),
  endSessions: adminSessionOnly
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/users/{userId}/sessions',
        summary: 'Sign a user out everywhere',
        description: 'API tokens go on working. Of your own sessions the one that asks stays.',
        tags: ['Administration'],
      },
    })
    .input(z.object({ userId: Id }))
    .output(EndedSessions)
    .mutation(({ ctx, input }) => endSessions(ctx.app, ctx.actor, ctx.client, input.userId)),
  remove: admin
    .meta({
      failures: [400],
      openapi: { method: 'DELETE', path: '/users/{userId}', summary: 'Delete a user', tags: ['Administration'] },
    })
    .input(z.object({ userId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, ctx.actor, input.userId)),
});
