import { AppError } from '@process-ai/contract/errors';
import { isId } from '@process-ai/contract/ids';
import type { Database } from '@process-ai/db/connect';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { App } from '../../app.ts';
import type { Context } from '../../trpc/context.ts';
import {
  answersResource,
  bodyTag,
  hasSectorTag,
  isBelowSector,
  requireMatch,
  resourceAt,
  sectorTag,
  type WantedTags,
  wantedTags,
} from './entity-tags.ts';
import { callProcedure, isConditional, isSuccess, type RestAnswer, type RestProcedure } from './procedures.ts';

/** Runs in the transaction of the write, once it is sure to be made. */
export type OnWrite = (db: Database) => Promise<void>;

interface ConditionalRequest {
  app: App;
  entry: RestProcedure;
  request: FastifyRequest;
  contextOf: (app: App) => Context;
  perform: (app: App) => Promise<RestAnswer>;
  onWrite: OnWrite | null;
}

/**
 * Answers a request with the ETag of its resource. With If-Match a write is made only while the resource still has
 * that tag, compared in the write's own transaction, with the resource's row held: of several who send the same tag,
 * one succeeds.
 */
export function answerConditionally(conditional: ConditionalRequest): Promise<RestAnswer> {
  const { app, entry, request, perform, onWrite } = conditional;
  if (entry.method === 'GET') return read(conditional);
  if (!isConditional(entry)) return perform(app);
  const wanted = wantedTags(request);
  if (entry.meta.job) return startThenAnswer(conditional, wanted);
  if (isBelowSector(entry)) return writeBelowSector(conditional, wanted);
  return wanted === null && onWrite === null ? withBodyTag(entry, perform(app)) : writeResource(conditional, wanted);
}

/** The revision is read first: what is written meanwhile makes the tag too old, never too new. */
async function read({ app, entry, request, perform }: ConditionalRequest): Promise<RestAnswer> {
  if (!hasSectorTag(entry)) return withBodyTag(entry, perform(app));
  const revision = await revisionOf(app.db, request);
  const answer = await perform(app);
  return revision === undefined ? answer : withTag(answer, sectorTag(revision));
}

async function withBodyTag(entry: RestProcedure, answering: Promise<RestAnswer>): Promise<RestAnswer> {
  const answer = await answering;
  if (entry.name === 'sectors.create') return withTag(answer, sectorTag(FIRST_REVISION));
  const isResource = !isBelowSector(entry) && answer.body.startsWith('{') && answersResource(entry);
  return isResource ? withTag(answer, bodyTag(answer.body)) : answer;
}

/** Of a sector that was just created: nobody can have written to it. */
const FIRST_REVISION = 1;

const withTag = (answer: RestAnswer, etag: string): RestAnswer =>
  isSuccess(answer) ? { ...answer, headers: { ...answer.headers, etag } } : answer;

/** Jobs write later and elsewhere, so that the tag is compared as they start. */
async function startThenAnswer(conditional: ConditionalRequest, wanted: WantedTags): Promise<RestAnswer> {
  const { app, entry, perform } = conditional;
  if (wanted !== null) await app.db.transaction().execute((db) => requireCurrent(conditional, db, wanted));
  return withBodyTag(entry, perform(app));
}

async function writeBelowSector(conditional: ConditionalRequest, wanted: WantedTags): Promise<RestAnswer> {
  const { app, perform, onWrite } = conditional;
  // What is out of date already is refused before any work, and so is what holds no sector for its write.
  await requireCurrent(conditional, app.db, wanted);
  let revision: number | null = null;
  const answer = await perform({
    ...app,
    onSectorWrite: async (db, sector) => {
      // Only the first write of a request finds what the caller has read. One that is rolled back does not count.
      if (revision === null) {
        requireMatch(wanted, sectorTag(sector.before));
        await onWrite?.(db);
      }
      return () => {
        revision = sector.revision;
      };
    },
  });
  if (revision !== null) return withTag(answer, sectorTag(revision));
  return answer;
}

/** The whole request in one transaction: it is short, since long work outside sectors runs in jobs. */
async function writeResource(conditional: ConditionalRequest, wanted: WantedTags): Promise<RestAnswer> {
  const { app, entry, perform, onWrite } = conditional;
  try {
    return await app.db.transaction().execute(async (transaction) => {
      const db = joinable(transaction);
      await requireCurrent(conditional, db, wanted);
      const answer = await withBodyTag(entry, perform({ ...app, db }));
      if (!isSuccess(answer)) throw new RolledBack(answer);
      await onWrite?.(db);
      return answer;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.answer;
    throw error;
  }
}

class RolledBack extends Error {
  readonly answer: RestAnswer;
  constructor(answer: RestAnswer) {
    super('Rolled back');
    this.answer = answer;
  }
}

/** A service that asks for a transaction of its own becomes part of this one: Kysely knows no nested ones. */
function joinable(transaction: Database): Database {
  const joined = { execute: <T>(write: (db: Database) => Promise<T>): Promise<T> => write(transaction) };
  return Object.assign(transaction, { transaction: () => joined });
}

/** Holds the row of the resource, and throws unless it has one of the wanted tags. */
async function requireCurrent(conditional: ConditionalRequest, db: Database, wanted: WantedTags): Promise<void> {
  if (wanted === null || wanted === '*') return;
  const { entry, request } = conditional;
  if (isBelowSector(entry)) {
    const revision = await revisionOf(db, request);
    if (revision === undefined) throw new AppError('sectorMissing');
    return requireMatch(wanted, sectorTag(revision));
  }
  await holdRow(db, request, entry.path);
  requireMatch(wanted, await currentTag(conditional, db));
}

async function currentTag(
  { app, entry, request, contextOf }: ConditionalRequest,
  db: Database,
): Promise<string | null> {
  const resource = resourceAt(entry);
  if (!resource) return null;
  const input = resource.path.includes('{') ? request.params : undefined;
  const found = await callProcedure(resource.name, contextOf({ ...app, db }), input);
  return found === undefined || Array.isArray(found) ? null : bodyTag(JSON.stringify(found));
}

async function revisionOf(db: Database, { params }: FastifyRequest): Promise<number | undefined> {
  const { sectorId } = params as { sectorId: string };
  if (!isId(sectorId)) return undefined;
  const { rows } = await sql<{ revision: number }>`
    select revision from sector where id = ${sectorId} and deleted_at is null
  `.execute(db);
  return rows[0]?.revision;
}

/** The tables of the resources that have a tag of their own, by the first part of their address. */
const TABLES = { playbooks: 'playbook', vendors: 'vendor', jobs: 'job', workspace: 'workspace' } as const;

async function holdRow(db: Database, { params }: FastifyRequest, path: string): Promise<void> {
  const noun = path.split('/')[1] ?? '';
  if (!Object.hasOwn(TABLES, noun)) return;
  const table = sql.table(TABLES[noun as keyof typeof TABLES]);
  // There is one workspace: what follows in its address names a part of it.
  const [id] = noun === 'workspace' ? [] : Object.values(params as Record<string, string>);
  if (id !== undefined && !isId(id)) return;
  const which = id === undefined ? sql`` : sql`where id = ${id}`;
  await sql`select from ${table} ${which} for update`.execute(db);
}
