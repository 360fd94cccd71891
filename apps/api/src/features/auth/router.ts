import { AppError } from '@process-ai/contract/errors';
import { Id } from '@process-ai/contract/ids';
import { InvitationOffer } from '@process-ai/contract/invitations';
import {
  OwnPassword,
  PendingToken,
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorSetup,
  SecondStep,
  SetUpAnswer,
  SignInAnswer,
} from '@process-ai/contract/second-factor';
import {
  CurrentUser,
  PasswordReset,
  ResetLink,
  ResetOffer,
  SignIn,
  SignInOptions,
  SignUp,
} from '@process-ai/contract/users';
import { z } from 'zod';
import { adminSessionOnly, anonymous, router, sessionOnly, withPasswords } from '../../trpc/procedure.ts';
import { createFor, reset, resetOffer } from './service/reset.ts';
import {
  beginRequiredSetup,
  beginSetup,
  completeRequiredSetup,
  completeSignIn,
  confirmSetup,
  removeOwn,
  resetFor,
  secondFactorOf,
} from './service/second-step.ts';
import { offerOf, signIn, signInOptions, signUp } from './service.ts';

const notByToken = anonymous.use(({ ctx, next }) => {
  if (ctx.actor?.via === 'token') throw new AppError('tokenCannot');
  return next();
});

const byPassword = notByToken.use(withPasswords);

const Token = z.object({ token: z.string().max(200) });

export const authRouter = router({
  signUp: byPassword
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/sign-up',
        summary: 'Redeem an invitation for an account',
        tags: ['Access'],
      },
    })
    .input(SignUp)
    .output(SignInAnswer)
    .mutation(async ({ ctx, input }) => {
      const { answer, cookies } = await signUp(ctx.app, ctx.client, input);
      for (const cookie of cookies) ctx.setCookie(cookie);
      return answer;
    }),
  signIn: byPassword
    .meta({ openapi: { method: 'POST', path: '/auth/sign-in', summary: 'Start a session', tags: ['Access'] } })
    .input(SignIn)
    .output(SignInAnswer)
    .mutation(async ({ ctx, input }) => {
      const { answer, cookies } = await signIn(ctx.app, ctx.client, input);
      for (const cookie of cookies) ctx.setCookie(cookie);
      return answer;
    }),
  completeSignIn: byPassword
    .meta({
      openapi: {
        method: 'POST',
        path: '/auth/second-step',
        summary: 'Start a session by the code that a sign-in waits for',
        tags: ['Access'],
      },
    })
    .input(SecondStep)
    .output(CurrentUser)
    .mutation(async ({ ctx, input }) => {
      const { current, cookies } = await completeSignIn(ctx.app, ctx.client, input);
      for (const cookie of cookies) ctx.setCookie(cookie);
      return current;
    }),
  beginRequiredSetup: byPassword
    .input(PendingToken)
    .output(SecondFactorSetup)
    .mutation(({ ctx, input }) => beginRequiredSetup(ctx.app, input.token)),
  completeRequiredSetup: byPassword
    .input(SecondStep)
    .output(SetUpAnswer)
    .mutation(async ({ ctx, input }) => {
      const { current, cookies, recoveryCodes } = await completeRequiredSetup(ctx.app, ctx.client, input);
      for (const cookie of cookies) ctx.setCookie(cookie);
      return { ...current, recoveryCodes };
    }),
  secondFactor: sessionOnly
    .meta({
      failures: [403],
      openapi: {
        method: 'GET',
        path: '/user/second-factor',
        summary: 'Whether your second factor is on',
        tags: ['Access'],
      },
    })
    .input(z.void())
    .output(SecondFactor)
    .query(({ ctx }) => secondFactorOf(ctx.app, ctx.actor)),
  beginSetup: sessionOnly
    .use(withPasswords)
    .meta({
      secretAnswer: true,
      openapi: {
        method: 'POST',
        path: '/user/second-factor',
        summary: 'Set a second factor up: it is on once a code of it is confirmed',
        tags: ['Access'],
      },
    })
    .input(OwnPassword)
    .output(SecondFactorSetup)
    .mutation(({ ctx, input }) => beginSetup(ctx.app, ctx.actor, input.currentPassword)),
  confirmSetup: sessionOnly
    .meta({
      secretAnswer: true,
      openapi: {
        method: 'POST',
        path: '/user/second-factor/confirm',
        summary: 'Turn your second factor on; answers with recovery codes',
        tags: ['Access'],
      },
    })
    .input(SecondFactorConfirmation)
    .output(RecoveryCodes)
    .mutation(({ ctx, input }) => confirmSetup(ctx.app, ctx.actor, input)),
  removeSecondFactor: sessionOnly
    .meta({
      openapi: {
        method: 'POST',
        path: '/user/second-factor/remove',
        summary: 'Turn your second factor off, by your password and a code',
        tags: ['Access'],
      },
    })
    .input(SecondFactorRemoval)
    .output(z.void())
    .mutation(({ ctx, input }) => removeOwn(ctx.app, ctx.actor, input)),
  resetSecondFactor: adminSessionOnly
    .meta({
      failures: [400],
      openapi: {
        method: 'DELETE',
        path: '/users/{userId}/second-factor',
        summary: "Turn a person's second factor off",
        tags: ['Administration'],
      },
    })
    .input(z.object({ userId: Id }))
    .output(z.void())
    .mutation(({ ctx, input }) => resetFor(ctx.app, ctx.actor, input.userId)),
  signInOptions: anonymous
    .input(z.void())
    .output(SignInOptions)
    .query(({ ctx }) => signInOptions(ctx.app)),
  offer: anonymous
    .input(Token)
    .output(InvitationOffer)
    .query(({ ctx, input }) => offerOf(ctx.app, input.token)),
  createResetLink: adminSessionOnly
    .use(withPasswords)
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
  resetPassword: byPassword
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
