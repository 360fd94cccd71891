import type { AnyProcedure } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import type { z } from 'zod';
import { appRouter } from '../../app-router.ts';
import type { Context } from '../../trpc/context.ts';
import { createCallerFactory, isAnswerOnly, type Meta } from '../../trpc/procedure.ts';

/** A procedure that has a REST path. */
export interface RestProcedure {
  /** As in "sectors.get". */
  name: string;
  procedure: AnyProcedure;
  /** With parameters as in "/sectors/{sectorId}". */
  path: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  meta: Meta & { openapi: NonNullable<OpenApiMeta['openapi']> };
}

const ALL = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

/** What a procedure says of itself; undefined where there is none of that name. */
export const metaOf = (name: string): Meta | undefined =>
  Object.hasOwn(ALL, name) ? (ALL[name]?._def.meta as Meta | undefined) : undefined;

/** Whether a call of it only asks. */
export const changesNothing = (name: string): boolean =>
  Object.hasOwn(ALL, name) && isAnswerOnly(ALL[name]?._def.type ?? '', metaOf(name));

/** What a procedure answers with. */
export function outputOf(name: string): z.ZodType {
  const { output } = (ALL[name]?._def ?? {}) as { output?: z.ZodType };
  if (!output) throw new Error(`${name} has no output schema`);
  return output;
}

/** Whether its answer can hold a whole sector: it is refused in a batch. */
export function isAskedAlone(name: string): boolean {
  const meta = metaOf(name);
  return meta?.cached === true || meta?.heavy === true || meta?.alone === true;
}

/** Every procedure as a function, called for whoever is asking. */
export const callerOf = createCallerFactory(appRouter);
export type TypedCaller = ReturnType<typeof callerOf>;
type Call = (input: unknown) => Promise<unknown>;

/** Calls a procedure ("noun.verb") for whoever is asking. Its input is checked there, and its answer. */
export async function callProcedure(name: string, context: Context, input: unknown): Promise<unknown> {
  const [noun, verb] = name.split('.') as [string, string];
  const call = (callerOf(context) as unknown as Record<string, Record<string, Call>>)[noun]?.[verb];
  if (!call) throw new Error(`There is no procedure ${name}`);
  return call(input);
}

/** Whether the procedure takes If-Match and Idempotency-Key. */
export const isConditional = ({ method, meta }: RestProcedure): boolean =>
  method !== 'GET' && meta.access !== 'anonymous' && !meta.unconditional;

const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);
export const hasBody = (method: string) => METHODS_WITH_BODY.has(method);

const REST: readonly RestProcedure[] = Object.entries(ALL).flatMap(([name, procedure]) => {
  const meta = metaOf(name);
  if (!meta?.openapi) return [];
  const { method, path } = meta.openapi;
  return [{ name, procedure, path, method, meta: { ...meta, openapi: meta.openapi } }];
});

/** All that have a path. */
export const restProcedures = (): readonly RestProcedure[] => REST;

/** What a REST request is answered with, before any of it is sent. */
export interface RestAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON text. */
  body: string;
}

export const isSuccess = ({ status }: RestAnswer) => status < 400;
