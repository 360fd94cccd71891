import { AppError, type ErrorKind, type HTTP_STATUS } from '@process-ai/contract/errors';
import { initTRPC, TRPCError } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import type { z } from 'zod';
import { actingUser } from '../acting-user.ts';
import type { Context } from './context.ts';
import { failureOf, knownError } from './error-map.ts';

export type Meta = OpenApiMeta<{
  access?: 'anonymous' | 'signed-in' | 'admin';
  /** The input key that is the whole REST body, where the body is a top-level array. */
  body?: string;
  /** The procedure ("noun.verb") that starts the same as a job, for those who prefer not to wait. */
  job?: `${string}.${string}`;
  /** Statuses it answers with besides those of every procedure of its kind: for the OpenAPI document. */
  failures?: (typeof HTTP_STATUS)[ErrorKind][];
  /** The answer is kept, compressed too, until the sector's revision rises. */
  kept?: boolean;
}>;

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter({ shape, error }) {
      const { kind, message, issues } = failureOf(error);
      // A query asked as a mutation, or the reverse: tRPC's clients know the code, and no other door has it.
      const code = error.code === 'METHOD_NOT_SUPPORTED' ? error.code : kind;
      return { code: shape.code, message, data: { code, httpStatus: shape.data.httpStatus, issues } };
    },
  });

export const { router, createCallerFactory } = t;

/** The same schema to whoever reads it, but checked in one go: zod's asynchronous walk costs several times as much. */
export const atOnce = <T extends z.ZodType>(schema: T): T =>
  Object.create(schema, { parseAsync: { value: async (value: unknown) => schema.parse(value) } }) as T;

/** Gives every failure its code, so that tRPC answers with the right status. */
const withErrors = t.middleware(async ({ ctx, next }) => {
  const result = await next();
  if (result.ok) return result;
  const known = knownError(result.error);
  if (known.retryAfterSeconds !== undefined) ctx.setRetryAfter(known.retryAfterSeconds);
  if (known.kind === 'INTERNAL_SERVER_ERROR') throw result.error;
  throw new TRPCError({ code: known.kind, message: known.message, cause: known });
});

export const anonymous = t.procedure.use(withErrors).meta({ access: 'anonymous' });

export const signedIn = t.procedure
  .use(withErrors)
  .meta({ access: 'signed-in' })
  .use(({ ctx, next }) => {
    const { actor } = ctx;
    if (!actor) throw new AppError('notSignedIn');
    return actingUser.run(actor.user.id, () => next({ ctx: { ...ctx, actor } }));
  });

export const admin = signedIn.meta({ access: 'admin' }).use(({ ctx, next }) => {
  if (!ctx.actor.user.isAdmin) throw new AppError('adminOnly');
  return next();
});

/** For what a person must do on the page: an API token must not widen its own rights. */
export const inPerson = signedIn.use(({ ctx, next }) => {
  if (ctx.actor.via === 'token') throw new AppError('tokenCannot');
  return next();
});
