import { randomUUID } from 'node:crypto';
import type { AnyProcedure } from '@trpc/server';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../app-router.ts';
import type { Caller } from '../server/testing.ts';
import { serverForTests } from '../server/testing-hooks.ts';
import {
  ACCESS_POLICY,
  NO_SECTOR,
  SECTOR_POLICY,
  SECTOR_POLICY_BY_THING,
  SECTOR_POLICY_OF_LISTS,
  type SectorAccessLevel,
} from './access-policy.fixture.ts';

const server = serverForTests();

const PROCEDURES = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;
const namesIn = (byNoun: Record<string, string>) =>
  Object.entries(byNoun).flatMap(([noun, verbs]) => verbs.split(' ').map((verb) => `${noun}.${verb}`));
const rowsOf = (policy: Partial<Record<SectorAccessLevel, Record<string, string>>>) =>
  Object.entries(policy).flatMap(([level, byNoun]) =>
    namesIn(byNoun).map((name): [string, SectorAccessLevel] => [name, level as SectorAccessLevel]),
  );
const TOLD = rowsOf(SECTOR_POLICY);
const TOLD_A_THING = rowsOf(SECTOR_POLICY_BY_THING);
const WRITES = new Set(
  Object.entries(ACCESS_POLICY).flatMap(([access, byNoun]) => (access.endsWith('write') ? namesIn(byNoun) : [])),
);
const LISTS = rowsOf(SECTOR_POLICY_OF_LISTS);

const ANYBODY = 'everybody, of a sector that is not there for them: nothing';
const VIEWS: SectorAccessLevel[] = [ANYBODY, 'viewers', 'viewers and administrators'];
const OWNS: SectorAccessLevel[] = [...VIEWS, 'editors', 'owners', 'owners and administrators'];

interface Rights {
  letIn: SectorAccessLevel[];
  /** Why not, where what is asked for is not for administrators. */
  told: string[];
  /** Refused whatever writes. */
  onlyReads?: boolean;
}
const OUT: Rights = { letIn: [], told: ['notSignedIn'] };
const ABSENT = ['sectorMissing', 'jobMissing'];
const INSIDE = ['sectorReadOnly', 'sectorOwnersOnly'];

/** Each kind of person, with where they are let in; to whom a sector is absent, it is not there. */
const IDENTITIES = {
  nobody: OUT,
  'a deleted person': OUT,
  'an expired session': OUT,
  'an expired token': OUT,
  'a revoked token': OUT,
  'a member without access': { letIn: [ANYBODY], told: ABSENT },
  'an administrator without access': {
    letIn: [ANYBODY, 'viewers and administrators', 'owners and administrators', 'administrators'],
    told: ABSENT,
  },
  "an administrator's token to write": { letIn: [ANYBODY], told: ABSENT },
  'a viewer': { letIn: VIEWS, told: INSIDE },
  'a viewer by a team': { letIn: VIEWS, told: INSIDE },
  'an editor': { letIn: [...VIEWS, 'editors'], told: INSIDE },
  'an owner': { letIn: OWNS, told: INSIDE },
  "an owner's token to read": { letIn: OWNS, told: ['tokenOnlyReads'], onlyReads: true },
  "an owner's token to write": { letIn: OWNS, told: INSIDE },
} satisfies Record<string, Rights>;
type Identity = keyof typeof IDENTITIES;
const EACH = Object.keys(IDENTITIES) as Identity[];

let callers: Record<Identity, Caller>;
let url: string;
let sectorId: string;
const jobId = randomUUID();
const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;

beforeAll(async () => {
  url = `${await server.http.listen({ port: 0 })}/api/trpc`;
  const { admin, app } = server;
  const [owner, editor, viewer, inTeam, stranger, leaver, away] = (await Promise.all(
    ['owner', 'editor', 'viewer', 'in-team', 'stranger', 'leaver', 'away'].map((name) =>
      server.member(`${name}@example.com`),
    ),
  )) as [Caller, Caller, Caller, Caller, Caller, Caller, Caller];
  sectorId = (await owner.post('/api/sectors', { name: 'Rival', referenceModel: 'BIAN' })).body.id;
  const team = await admin.post('/api/teams', { name: 'Readers', memberIds: [await idOf(inTeam)] });
  const people = await Promise.all(
    [leaver, away].map(async (person) => ({ userId: await idOf(person), role: 'owner' })),
  );
  const { status } = await owner.patch(`/api/sectors/${sectorId}/access`, {
    access: 'chosen',
    people: [...people, { userId: await idOf(editor), role: 'editor' }, { userId: await idOf(viewer), role: 'viewer' }],
    teams: [{ teamId: team.body.id, role: 'viewer' }],
  });
  if (status !== 200) throw new Error('The access was not changed');
  const tokenOf = async (person: Caller, scope = 'write') =>
    (await person.post('/api/tokens', { name: 'script', scope })).body;
  const acting = async (person: Caller, scope?: string) => server.withToken((await tokenOf(person, scope)).secret);
  const [expired, revoked] = [await tokenOf(owner), await tokenOf(owner)];
  callers = {
    nobody: server.nobody,
    'a deleted person': leaver,
    'an expired session': away,
    'an expired token': server.withToken(expired.secret),
    'a revoked token': server.withToken(revoked.secret),
    'a member without access': stranger,
    'an administrator without access': admin,
    "an administrator's token to write": await acting(admin),
    'a viewer': viewer,
    'a viewer by a team': inTeam,
    'an editor': editor,
    'an owner': owner,
    "an owner's token to read": await acting(owner, 'read'),
    "an owner's token to write": await acting(owner),
  };
  const { sql } = app;
  // What a person has made their own in the sector while it was open to all.
  await sql`insert into sector_favorite (user_id, sector_id) select id, ${sectorId} from app_user`;
  await sql`
    insert into saved_view (user_id, sector_id, name, query) select id, ${sectorId}, 'Mine', '' from app_user`;
  await sql`
    insert into job (id, kind, sector_id, user_id, status, total, round, finished_at)
    select gen_random_uuid(), 'research', ${sectorId}, id, 'succeeded', 1, 0, now() from app_user`;
  const vendor = { name: 'Acme', overview: 'Sells', capabilities: [], products: [], aiCapabilities: [] };
  const { id: vendorId } = (await admin.post('/api/vendors', vendor)).body;
  await sql`insert into sector_shortlist (sector_id, vendor_id, kept_by) values (${sectorId}, ${vendorId}, 'Ada')`;
  await sql`
    insert into job (id, kind, sector_id, user_id, status, total, round)
    values (${jobId}, 'analysis', ${sectorId}, ${await idOf(owner)}, 'running', 1, 0)`;
  await sql`update session set expires_at = now() - interval '1 second' where user_id = ${await idOf(away)}`;
  await admin.delete(`/api/users/${await idOf(leaver)}`);
  await owner.delete(`/api/tokens/${revoked.id}`);
  await sql`update api_token set expires_at = now() - interval '1 second' where id = ${expired.id}`;
});

/** What an owner is let do takes the sector away, and ends the job. */
async function present(): Promise<void> {
  await server.app.sql`update sector set deleted_at = null`;
  await server.app.sql`update job set status = 'running', finished_at = null where id = ${jobId}`;
}
beforeEach(present);

/** What a token may do at all is another test's matter, but for one that only reads. */
const REFUSALS = new Set<string | undefined>([
  ...ABSENT,
  ...INSIDE,
  'notSignedIn',
  'adminOnly',
  'tokenOnlyReads',
  'tokenNotForAdministration',
]);

interface Judged {
  isIn: boolean;
  reason: string | undefined;
  text: string;
}

/** Told the sector and the job and nothing else: whoever is let in is told what is missing, or answered. */
async function ask(name: string, { headers }: Caller, given?: object): Promise<Judged> {
  const { type } = PROCEDURES[name]?._def ?? {};
  const input = JSON.stringify(given);
  const closing = new AbortController();
  const answer = await fetch(
    type === 'mutation' || !given ? `${url}/${name}` : `${url}/${name}?input=${encodeURIComponent(input)}`,
    {
      ...(type === 'mutation' && { method: 'POST', body: input }),
      headers: { ...headers, ...(type === 'mutation' && { 'content-type': 'application/json' }) },
      signal: closing.signal,
    },
  );
  if (type === 'subscription') {
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString();
      // It says first that it is connected, and then why it is not answered, or what there is.
      if (text.includes('"httpStatus"') || text.split('data:').length > 2) break;
    }
    closing.abort();
    return { isIn: !text.includes('"httpStatus"'), reason: /"reason":"(\w+)"/.exec(text)?.[1], text };
  }
  const text = await answer.text();
  expect(answer.status, `${name}: ${text}`).toBeLessThan(500);
  const reason = (JSON.parse(text) as { error?: { data: { reason: string } } }).error?.data.reason;
  return { isIn: !REFUSALS.has(reason), reason, text };
}

/** Whether any form of the input, as it is sent, has a sector in it. */
const namesSector = ({ _def }: AnyProcedure): boolean =>
  (_def.inputs as unknown as z.ZodType[]).some((input) =>
    JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).includes('"sectorId"'),
  );

describe('who may do what in a sector that is open to chosen people', () => {
  test('is written down for every procedure, once, and so is which ones are about no sector', () => {
    const rows = [...[...TOLD, ...TOLD_A_THING, ...LISTS].map(([name]) => name), ...namesIn(NO_SECTOR)];
    expect(rows.toSorted()).toEqual(Object.keys(PROCEDURES).toSorted());
  });

  test('is judged by the sector wherever the input names one, in whatever form', () => {
    const named = Object.entries(PROCEDURES).filter(([, procedure]) => namesSector(procedure));
    expect(TOLD.map(([name]) => name).toSorted()).toEqual(named.map(([name]) => name).toSorted());
  });

  test.each(EACH)('as %s', async (identity) => {
    const { letIn, told, onlyReads }: Rights = IDENTITIES[identity];
    const wrong: string[] = [];
    for (const [name, level] of [...TOLD, ...TOLD_A_THING]) {
      if (name === 'sectors.restore') await server.app.sql`update sector set deleted_at = now()`;
      const isThing = TOLD_A_THING.some(([one]) => one === name);
      const { isIn, reason } = await ask(name, callers[identity], isThing ? { jobId } : { sectorId });
      if (WRITES.has(name)) await present();
      const expected = letIn.includes(level) && !(onlyReads && WRITES.has(name));
      if (isIn !== expected) wrong.push(`${name}: ${isIn ? 'let in' : 'refused'} (${reason})`);
      if (!isIn && level !== 'administrators' && !told.includes(reason ?? '')) wrong.push(`${name}: ${reason}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(EACH)('as %s, in lists of several sectors', async (identity) => {
    const { letIn }: Rights = IDENTITIES[identity];
    const wrong: string[] = [];
    for (const [name, level] of LISTS) {
      if (name === 'sectors.deleted') await server.app.sql`update sector set deleted_at = now()`;
      const { text } = await ask(name, callers[identity]);
      await present();
      if (text.includes(sectorId) !== letIn.includes(level)) wrong.push(`${name}: ${text.slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  });
});
