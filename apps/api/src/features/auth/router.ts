import { AppError } from '@process-ai/contract/errors';
import { Id } from '@process-ai/contract/ids';
import { InvitationOffer } from '@process-ai/contract/invitations';
import { CurrentUser, PasswordReset, ResetLink, ResetOffer, SignIn, SignUp } from '@process-ai/contract/users';
import { z } from 'zod';
import { adminSessionOnly, anonymous, router } from '../../trpc/procedure.ts';
import { createFor, reset, resetOffer } from './service/reset.ts';
import { offerOf, signIn, signUp } from './service.ts';

const notByToken = anonymous.use(({ ctx, next }) => {
  if (ctx.actor?.via === 'token') throw new AppError('tokenCannot');
  return next();
});

const Token = z.object({ token: z.string().max(200) });

export const authRouter = router({
  signUp: notByToken
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/sign-up',
        summary: 'Redeem an invitation for an account',
        tags: ['Access'],
      },
    })
    .input(SignUp)
    .output(CurrentUser)
    .mutation(async ({ ctx, input }) => {
      const { current, cookies } = await signUp(ctx.app, ctx.client, input);
      for (const cookie of cookies) ctx.setCookie(cookie);
      return current;
    }),
  signIn: notByToken
    .meta({ openapi: { method: 'POST', path: '/auth/sign-in', summary: 'Start a session', tags: ['Access'] } })
    .input(SignIn)
    .output(CurrentUser)
    .mutation(async ({ ctx, input }) => {
      const { current, cookies } = await signIn(ctx.app, ctx.client, input);
      for (const cookie of cookies) ctx.setCookie(cookie);
      return current;
    }),
  offer: anonymous
    .input(Token)
    .output(InvitationOffer)
    .query(({ ctx, input }) => offerOf(ctx.app, input.token)),
  createResetLink: adminSessionOnly
    .meta({
      secretAnswer: true,
      failures: [400],
      openapi: {
        method: 'POST',
        path: '/users/{userId}/reset-link',
        summary: 'Make a one-time link by which a person sets a new password; earlier links stop working',
        tags: ['Administration'],
      },
    })
    .input(z.object({ userId: Id }))
    .output(ResetLink)
    .mutation(({ ctx, input }) => createFor(ctx.app, ctx.actor, input.userId)),
  resetOffer: anonymous
    .input(Token)
    .output(ResetOffer)
    .query(({ ctx, input }) => resetOffer(ctx.app, input.token)),
  resetPassword: notByToken
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/reset-password',
        summary: 'Set a new password by a one-time link; all sessions of the person end',
        tags: ['Access'],
      },
    })
    .input(PasswordReset)
    .output(z.void())
    .mutation(async ({ ctx, input }) => ctx.setCookie(await reset(ctx.app, ctx.client, input))),
});
