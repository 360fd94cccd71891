import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Actor, App } from '../../app.ts';
import { keptJson } from '../../kept-json.ts';
import { callProcedure, outputOf } from './procedures.ts';

/** An answer as it is kept: plain while it is small, compressed alone when it is large. Never without either. */
export type ResponseBody = { plain: Buffer; gzipped: Buffer | null } | { plain: null; gzipped: Buffer };

/** What stands around an answer: nothing in REST, an object of its own in tRPC. */
export interface Envelope {
  before: string;
  after: string;
}

/** Above this an answer exists in pieces and compressed, never whole. */
const PLAIN_BYTES_MAX = 4 * 1024 * 1024;
/** So many elements of a list are checked and written before other requests get their turn. */
const ELEMENTS_AT_ONCE = 250;

/** What is read for the cache is the same for whoever asks, from wherever. */
const NO_CLIENT = { address: '', userAgent: null, sessionId: null, deviceSecret: null };

/** Reads and serialises the answer of a procedure that is `meta.cached`. Of `app` it needs the database alone. */
export async function buildResponse(
  app: App,
  actor: Actor,
  name: string,
  sectorId: string,
  envelope: Envelope,
): Promise<ResponseBody> {
  const context = {
    app,
    actor,
    client: NO_CLIENT,
    setCookie: () => {},
    setRetryAfter: () => {},
    waitForJob: () => Promise.reject(new Error('A read starts no job')),
  };
  const value = await callProcedure(name, context, { sectorId });
  return collect(enclosed(envelope, serialize(outputOf(name), value)));
}

/** What a `cached` procedure has answered, as JSON, where the answer is not kept. */
export const jsonOf = (name: string, value: unknown): Promise<string> =>
  text(Readable.from(serialize(outputOf(name), value)));

/** The same answer in another envelope. */
export const enclose = (body: ResponseBody, envelope: Envelope): Promise<ResponseBody> =>
  collect(enclosed(envelope, body.plain ? Readable.from([body.plain]) : decompress(body.gzipped)));

/** Levels of zlib: the quickest, and the one that takes three times as long for a tenth less. */
export const GZIP = { quick: 1, dense: 6 };

/** On a thread of Node's own, piece by piece. */
export function compress(pieces: Iterable<Buffer> | AsyncIterable<Buffer>, level = GZIP.quick): Promise<Buffer> {
  const source = Readable.from(pieces);
  const gzip = createGzip({ level });
  source.once('error', (error) => gzip.destroy(error));
  return buffer(source.pipe(gzip));
}

export const decompress = (gzipped: Buffer): Readable => Readable.from([gzipped]).pipe(createGunzip());

async function* enclosed({ before, after }: Envelope, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(before);
  yield* pieces;
  yield Buffer.from(after);
}

/** The JSON of what the schema lets through, lists in pieces: checking a large sector in one go holds up all others. */
async function* serialize(schema: z.ZodType, value: unknown): AsyncGenerator<Buffer> {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    yield* serializeList(schema.element as z.ZodType, value);
  } else if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    let separator = '{';
    for (const [key, field] of Object.entries<z.ZodType>(schema.shape)) {
      yield Buffer.from(`${separator}${JSON.stringify(key)}:`);
      yield* serialize(field, (value as Record<string, unknown>)[key]);
      separator = ',';
    }
    yield Buffer.from('}');
  } else {
    yield Buffer.from(JSON.stringify(schema.parse(value)));
  }
}

async function* serializeList(element: z.ZodType, list: unknown[]): AsyncGenerator<Buffer> {
  const jsonOf = writerOf(element);
  yield Buffer.from('[');
  for (let at = 0; at < list.length; at += ELEMENTS_AT_ONCE) {
    yield Buffer.from((at === 0 ? '' : ',') + jsonOf(list.slice(at, at + ELEMENTS_AT_ONCE)));
    await yieldToEventLoop();
  }
  yield Buffer.from(']');
}

/** Writes elements of a list, without its brackets; those that are kept are checked and written once in their life. */
function writerOf(element: z.ZodType) {
  const piece = z.array(element);
  const written = (part: object) => {
    const known = keptJson.get(part);
    if (known) return known;
    const json = JSON.stringify(element.parse(part));
    keptJson.set(part, json);
    return json;
  };
  return (part: unknown[]): string =>
    part.every(isKept) ? part.map(written).join(',') : JSON.stringify(piece.parse(part)).slice(1, -1);
}

const isKept = (part: unknown): part is object => typeof part === 'object' && part !== null && keptJson.has(part);

async function collect(pieces: AsyncGenerator<Buffer>): Promise<ResponseBody> {
  const first: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return { plain: Buffer.concat(first), gzipped: null };
    first.push(value);
    bytes += value.length;
    if (bytes > PLAIN_BYTES_MAX) return { plain: null, gzipped: await compress(followed(first, pieces)) };
  }
}

async function* followed(first: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first.splice(0);
  yield* rest;
}
