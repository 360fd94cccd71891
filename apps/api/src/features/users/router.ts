import { Id } from '@process-ai/contract/ids';
import { CurrentUser, User } from '@process-ai/contract/users';
import { z } from 'zod';
import { admin, anonymous, router } from '../../trpc/procedure.ts';
import { list, remove } from './service.ts';

export const usersRouter = router({
  me: anonymous
    .meta({ openapi: { method: 'GET', path: '/user', summary: 'Who is signed in', tags: ['Access'] } })
    .input(z.void())
    .output(CurrentUser)
    .query(({ ctx }) => ({ authenticated: ctx.actor !== null, user: ctx.actor?.user ?? null })),
  list: admin
    .meta({ openapi: { method: 'GET', path: '/users', summary: 'List users', tags: ['Administration'] } })
    .input(z.void())
    .output(z.array(User))
    .query(({ ctx }) => list(ctx.app)),
  remove: admin
    .meta({
      failures: [400],
      openapi: { method: 'DELETE', path: '/users/{userId}', summary: 'Delete a user', tags: ['Administration'] },
    })
    .input(z.object({ userId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => remove(ctx.app, ctx.actor, input.userId)),
});
