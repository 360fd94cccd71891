import { AppError } from '@process-ai/contract/errors';
import { CurrentUser, InvitationOffer, SignIn, SignUp } from '@process-ai/contract/users';
import { z } from 'zod';
import { anonymous, router } from '../../trpc/procedure.ts';
import { offerOf, signIn, signUp } from './service.ts';

const notByToken = anonymous.use(({ ctx, next }) => {
  if (ctx.actor?.via === 'token') throw new AppError('tokenCannot');
  return next();
});

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
      const { current, cookie } = await signUp(ctx.app, input);
      ctx.setSessionCookie(cookie);
      return current;
    }),
  signIn: notByToken
    .meta({ openapi: { method: 'POST', path: '/auth/sign-in', summary: 'Start a session', tags: ['Access'] } })
    .input(SignIn)
    .output(CurrentUser)
    .mutation(async ({ ctx, input }) => {
      const { current, cookie } = await signIn(ctx.app, input);
      ctx.setSessionCookie(cookie);
      return current;
    }),
  offer: anonymous
    .input(z.object({ token: z.string().max(200) }))
    .output(InvitationOffer)
    .query(({ ctx, input }) => offerOf(ctx.app, input.token)),
});
