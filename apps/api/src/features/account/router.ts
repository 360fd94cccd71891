import { EndedSessions, PasswordChange, Profile, Session } from '@process-ai/contract/account';
import { Id } from '@process-ai/contract/ids';
import { User } from '@process-ai/contract/users';
import { z } from 'zod';
import { router, sessionOnly, withPasswords } from '../../trpc/procedure.ts';
import { changePassword, endOtherSessions, endSession, listSessions } from '../auth/service.ts';
import { updateProfile } from '../users/service.ts';

const tags = ['Access'];

export const accountRouter = router({
  updateProfile: sessionOnly
    .meta({ openapi: { method: 'PATCH', path: '/user', summary: 'Change your name', tags } })
    .input(Profile)
    .output(User)
    .mutation(({ ctx, input }) => updateProfile(ctx.app, ctx.actor, input)),
  changePassword: sessionOnly
    .use(withPasswords)
    .meta({
      openapi: {
        method: 'POST',
        path: '/user/password',
        summary: 'Change your password; your other sessions end',
        tags,
      },
    })
    .input(PasswordChange)
    .output(z.void())
    .mutation(({ ctx, input }) => changePassword(ctx.app, ctx.actor, ctx.client, input)),
  sessions: sessionOnly
    .meta({
      failures: [403],
      openapi: { method: 'GET', path: '/user/sessions', summary: 'List where you are signed in', tags },
    })
    .input(z.void())
    .output(z.array(Session))
    .query(({ ctx }) => listSessions(ctx.app, ctx.actor, ctx.client)),
  endSession: sessionOnly
    .meta({
      openapi: { method: 'DELETE', path: '/user/sessions/{sessionId}', summary: 'End one of your sessions', tags },
    })
    .input(z.object({ sessionId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => endSession(ctx.app, ctx.actor, input.sessionId)),
  endOtherSessions: sessionOnly
    .meta({
      openapi: {
        method: 'DELETE',
        path: '/user/sessions',
        summary: 'End all of your sessions but the one that asks',
        tags,
      },
    })
    .input(z.void())
    .output(EndedSessions)
    .mutation(({ ctx }) => endOtherSessions(ctx.app, ctx.actor, ctx.client)),
});
