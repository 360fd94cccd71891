import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '@process-ai/contract/errors';
import type { FastifyRequest } from 'fastify';
import { type RestProcedure, restProcedures } from './procedures.ts';

/*
 * Which tag a resource has:
 * - A sector and everything below it have the sector's revision, which rises with every write to any of it. Other
 *   lists would have needed a version each, and a write below a sector often changes several of them.
 * - Everything else that is one resource (a playbook, a vendor, a job, the workspace, the user) has a hash of what GET
 *   answers at its address.
 *
 * All tags are weak: the same answer goes out compressed and plain, and proxies compress as well. RFC 9110 lets
 * If-Match compare strongly only, lest bytes be patched onto other bytes. No write here patches bytes: all say which
 * fields become what. So the text of the tag decides, with or without "W/", and clients send back what they got.
 */

/** The tag of a sector, and of all below it. */
export const sectorTag = (revision: number): string => `W/"${buildId()}-${revision}"`;

/** The tag of a resource outside sectors, by the JSON that its GET answers. */
export const bodyTag = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** null where the request has no If-Match. */
export type WantedTags = '*' | ReadonlySet<string> | null;

export function wantedTags({ headers }: FastifyRequest): WantedTags {
  const header = headers['if-match'];
  if (header === undefined) return null;
  if (header.trim() === '*') return '*';
  return new Set((header.match(/(?:W\/)?"[^"]*"/g) ?? []).map(opaque));
}

/** Throws unless the resource's tag is among the wanted ones; null = it has none. */
export function requireMatch(wanted: WantedTags, tag: string | null): void {
  if (wanted === null || wanted === '*') return;
  if (tag === null || !wanted.has(opaque(tag))) throw new AppError('preconditionFailed');
}

const opaque = (tag: string) => tag.replace(/^W\//, '');

const BELOW_SECTOR = '/sectors/{sectorId}';

export const isBelowSector = ({ path }: RestProcedure) => path === BELOW_SECTOR || path.startsWith(`${BELOW_SECTOR}/`);

/** What is read below a sector but changes without it: these have no tag. */
const BEYOND_THE_SECTOR = new Set([
  'clientLinks.list',
  'clientLinks.openings',
  'exports.list',
  'playbooks.list',
  'playbooks.plan',
  'sectorAccess.get',
  'vendors.shortlist',
]);

export const hasSectorTag = (entry: RestProcedure) => isBelowSector(entry) && !BEYOND_THE_SECTOR.has(entry.name);

/** The GET of the resource outside sectors at this address, or next above it; undefined where there is none. */
export const resourceAt = ({ path }: RestProcedure): RestProcedure | undefined =>
  restProcedures()
    .filter((entry) => entry.method === 'GET' && !isBelowSector(entry))
    .filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

/** Whether the answer is what the GET of a resource outside sectors answers as well, so that it has its tag. */
export const answersResource = (entry: RestProcedure): boolean =>
  restProcedures().some(
    (other) => other.method === 'GET' && !isBelowSector(other) && outputOf(other) === outputOf(entry),
  );

/** The schema of the answer: tRPC has it there, and leaves it out of its types. */
const outputOf = ({ procedure }: RestProcedure) => (procedure._def as { output?: unknown }).output;

const HERE = import.meta.dirname;

let known: string | undefined;

/**
 * Names the build that runs: equal on all replicas of one build, another one as soon as any of its files differs. So
 * what one replica answered counts on all, and nothing that an older version of the product answered does.
 */
function buildId(): string {
  known ??= import.meta.url.endsWith('.ts') ? 'source' : hashOf(HERE);
  return known;
}

/** Names of chunks hold their content's hash; the entries have fixed names, so that contents are what counts. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .sort()) {
    hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('base64url').slice(0, 12);
}
