import { AppError, type ErrorKind, type HTTP_STATUS } from '@process-ai/contract/errors';
import { Job } from '@process-ai/contract/jobs';
import { initTRPC, TRPCError } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import type { z } from 'zod';
import { actingFrom, actingUser } from '../acting-user.ts';
import type { Actor, App, StartedJob } from '../app.ts';
import { requireRole, type SectorNeed } from '../features/sectors/service.ts';
import { requireAdministrator } from '../features/users/service.ts';
import { type Context, originOf } from './context.ts';
import { failureOf, knownError } from './error-map.ts';
import { finishWhileAllowed, whileAllowed } from './while-allowed.ts';

export type Meta = OpenApiMeta<{
  access?: 'anonymous' | 'session-only' | 'signed-in' | 'admin';
  /**
   * What whoever asks must be allowed to do with the sector of the input, where there is one: to view it for reads, to
   * edit it for writes, unless this says otherwise. 'judged below' = the service looks at it.
   */
  sector?: SectorNeed | 'judged below';
  /** The input key that is the whole REST body, where the body is a top-level array. */
  body?: string;
  /** Waits for a job: over REST not for longer than connections live, or not at all where that is preferred. */
  job?: boolean;
  /** The procedure ("noun.verb") of what REST answers with, by `sectorId`: the web app takes the procedure's own output. */
  answer?: `${string}.${string}`;
  /** Makes that of the procedure's own output, where nothing has to be read for it. */
  answerOf?(output: unknown): unknown;
  /** Statuses it answers with besides those of every procedure of its kind: for the OpenAPI document. */
  failures?: (typeof HTTP_STATUS)[ErrorKind][];
  /**
   * The answer depends on nothing but the rows below its `sectorId`: it is cached until the sector's revision rises, and
   * checked while it is written. server/rest/cached-reads.ts answers it through either door.
   */
  cached?: boolean;
  /** Reads a whole sector as well, though its answer is not cached: persons take turns. */
  heavy?: boolean;
  /** Its answer can be large: refused in a batch, as what is cached or heavy is, though nobody waits for a turn. */
  alone?: boolean;
  /**
   * Over REST it takes neither If-Match nor Idempotency-Key, which may undo what a failed call has written: it only
   * reads, or counts failures. What anybody may call takes neither as well.
   */
  unconditional?: boolean;
  /** The answer holds a secret: it is stored nowhere, not even for who repeats the request with its Idempotency-Key. */
  secretAnswer?: boolean;
}>;

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    // An event stream without news is not a dead one: pings keep proxies and our own time limit from cutting it, and the
    // page notices when they stop.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 45_000 } },
    errorFormatter({ shape, error }) {
      const { kind, reason, message, issues, current } = failureOf(error);
      // A query asked as a mutation, or the reverse: tRPC's clients know the code, and no other door has it.
      const code = error.code === 'METHOD_NOT_SUPPORTED' ? error.code : kind;
      return { code: shape.code, message, data: { code, reason, httpStatus: shape.data.httpStatus, issues, current } };
    },
  });

export const { router, mergeRouters, createCallerFactory } = t;

/** The same schema to whoever reads it, but checked in one go: zod's asynchronous walk costs several times as much. */
export const parseSync = <T extends z.ZodType>(schema: T): T =>
  Object.create(schema, { parseAsync: { value: async (value: unknown) => schema.parse(value) } }) as T;

/** The same schema to whoever reads it, for answers that are `cached`: what writes them checks them piece by piece. */
export const checkedInPieces = <T extends z.ZodType>(schema: T): T =>
  Object.create(schema, { parseAsync: { value: async (value: unknown) => value } }) as T;

/** Gives every failure its code, so that tRPC answers with the right status; puts refusals on record. */
const withErrors = t.middleware(async ({ ctx, path, getRawInput, next }) => {
  const origin = originOf(ctx.actor, ctx.client);
  const result = await actingFrom.run(origin, () => next());
  if (result.ok) return result;
  const known = knownError(result.error);
  const email = path === 'auth.signIn' ? emailIn(await getRawInput()) : undefined;
  await ctx.app.refusals.record(known, { asked: path, userId: ctx.actor?.user.id ?? null, origin, email });
  if (known.retryAfterSeconds !== undefined) ctx.setRetryAfter(known.retryAfterSeconds);
  if (known.kind === 'INTERNAL_SERVER_ERROR') throw result.error;
  throw new TRPCError({ code: known.kind, message: known.message, cause: known });
});

function emailIn(input: unknown): string | undefined {
  const { email } = (input ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}

export const anonymous = t.procedure.use(withErrors).meta({ access: 'anonymous' });

/** For what is done by a password. */
export const withPasswords = t.middleware(({ ctx, next }) => {
  if (!ctx.app.settings.localPasswords) throw new AppError('passwordsOff');
  return next();
});

export const signedIn = t.procedure
  .use(withErrors)
  .meta({ access: 'signed-in' })
  .use(({ ctx, type, meta, next }) => {
    const { actor } = ctx;
    if (!actor) throw new AppError('notSignedIn');
    if (actor.scope === 'read' && type === 'mutation' && !meta?.unconditional) throw new AppError('tokenOnlyReads');
    return actingUser.run(actor.user.id, () => next({ ctx: { ...ctx, actor } }));
  })
  .use(async ({ ctx, type, meta, getRawInput, next }) => {
    const need = meta?.sector ?? (type === 'mutation' ? 'edit' : 'view');
    const sectorId = sectorOf(await getRawInput());
    const mayOpen = async (actor: Actor) => {
      if (sectorId !== null && need !== 'judged below') await requireRole(ctx.app, actor, sectorId, need);
    };
    await mayOpen(ctx.actor);
    const { actorNow } = ctx;
    if (!actorNow || !isAnswerOnly(type, meta)) return next();
    return finishWhileAllowed(next(), async () => {
      const actor = await actorNow();
      if (!actor) throw new AppError('notSignedIn');
      if (meta?.access === 'admin') requireAdministrator(actor);
      await mayOpen(actor);
    });
  })
  .use(({ ctx, meta, next }) =>
    // Who waits for a job does not hold a place meanwhile.
    meta?.heavy && !meta.job ? ctx.app.heavyReads(ctx.actor.user.id, () => next()) : next(),
  );

/**
 * Whether a call changes nothing but by its job, which ends by itself where it may not go on: such a call is given up
 * with the rights of whoever asked. What writes is said to have been done.
 */
export const isAnswerOnly = (type: string, meta: Meta | undefined): boolean =>
  type === 'query' || meta?.unconditional === true || meta?.job === true;

/** What is no text is left to the input's schema, which refuses it. */
function sectorOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const sectorId = input instanceof FormData ? input.get('sectorId') : (input as { sectorId?: unknown }).sectorId;
  return typeof sectorId === 'string' ? sectorId : null;
}

/** For subscriptions: ends with the session or the token by which it was asked for. Its work heeds `ctx.until`. */
export const streaming = signedIn.use(async ({ ctx, signal, next }) => {
  const end = new AbortController();
  const result = await next({ ctx: { ...ctx, until: AbortSignal.any([end.signal, ...(signal ? [signal] : [])]) } });
  if (!result.ok) return result;
  const allowed = async () => {
    if (ctx.actorNow && !(await ctx.actorNow())) throw new AppError('notSignedIn');
  };
  const data = whileAllowed(result.data as AsyncIterable<unknown>, allowed, end);
  return { ...result, data };
});

export const admin = signedIn.meta({ access: 'admin' }).use(({ ctx, next }) => {
  requireAdministrator(ctx.actor);
  return next();
});

/** For what a person must do on the page: an API token must not widen its own rights. */
export const sessionOnly = signedIn.meta({ access: 'session-only' }).use(({ ctx, next }) => {
  if (ctx.actor.via === 'token') throw new AppError('tokenCannot');
  return next();
});

interface JobOperation<Input extends z.ZodType, Output extends z.ZodType> {
  meta: Meta;
  input: Input;
  output: Output;
  /** Hands the work over. Throws what is wrong with the input. */
  start(app: App, actor: Actor, input: z.output<Input>): Promise<StartedJob<z.input<Output>>>;
}

/** Long work as two procedures: `wait` answers with what it makes, `start` at once with the job. */
export function jobProcedures<Input extends z.ZodType, Output extends z.ZodType>(
  operation: JobOperation<Input, Output>,
) {
  const { meta, input, output } = operation;
  // tRPC has checked the input by its schema; its types say so only where the schema is known.
  const start = (ctx: { app: App; actor: Actor }, checked: unknown) =>
    operation.start(ctx.app, ctx.actor, checked as z.output<Input>);
  return {
    wait: signedIn
      .meta({ ...meta, job: true })
      .input(input)
      .output(output)
      .mutation(async ({ ctx, input: given }) => (await ctx.waitForJob(await start(ctx, given))) as never),
    start: signedIn
      .meta({ ...(meta.sector && { sector: meta.sector }) })
      .input(input)
      .output(Job)
      .mutation(async ({ ctx, input: given }) => (await start(ctx, given)).job),
  };
}

export const adminSessionOnly = sessionOnly.meta({ access: 'admin' }).use(({ ctx, next }) => {
  requireAdministrator(ctx.actor);
  return next();
});
