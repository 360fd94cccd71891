import type { AnyProcedure } from '@trpc/server';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { appRouter } from '../app-router.ts';
import type { Caller } from '../server/testing.ts';
import { serverForTests } from '../server/testing-hooks.ts';
import { SECTOR_POLICY, type SectorAccessLevel } from './access-policy.fixture.ts';

const server = serverForTests();

const PROCEDURES = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;
const ROWS = Object.entries(SECTOR_POLICY).flatMap(([level, byNoun]) =>
  Object.entries(byNoun).flatMap(([noun, verbs]) =>
    verbs.split(' ').map((verb): [string, SectorAccessLevel] => [`${noun}.${verb}`, level as SectorAccessLevel]),
  ),
);
const ANYBODY = 'everybody, of a sector that is not there for them: nothing';
const VIEWS: SectorAccessLevel[] = [ANYBODY, 'viewers', 'viewers and administrators'];
const OWNS: SectorAccessLevel[] = [...VIEWS, 'editors', 'owners', 'owners and administrators'];

/** Each kind of person, with where they are let in; null = the sector is not there for them. */
const IDENTITIES = {
  'a member without access': { views: false, letIn: [ANYBODY] },
  'an administrator without access': {
    views: false,
    letIn: [ANYBODY, 'viewers and administrators', 'owners and administrators', 'administrators'],
  },
  "an administrator's token to write": { views: false, letIn: [ANYBODY] },
  'a viewer': { views: true, letIn: VIEWS },
  'a viewer by a team': { views: true, letIn: VIEWS },
  'an editor': { views: true, letIn: [...VIEWS, 'editors'] },
  'an owner': { views: true, letIn: OWNS },
  "an owner's token to write": { views: true, letIn: OWNS },
} satisfies Record<string, { views: boolean; letIn: SectorAccessLevel[] }>;
type Identity = keyof typeof IDENTITIES;

let callers: Record<Identity, Caller>;
let url: string;
let sectorId: string;
const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;

beforeAll(async () => {
  url = `${await server.http.listen({ port: 0 })}/api/trpc`;
  const [owner, editor, viewer, inTeam, stranger] = await Promise.all(
    ['owner', 'editor', 'viewer', 'in-team', 'stranger'].map((name) => server.member(`${name}@example.com`)),
  );
  if (!owner || !editor || !viewer || !inTeam || !stranger) throw new Error('Nobody signed up');
  sectorId = (await owner.post('/api/sectors', { name: 'Rival', referenceModel: 'BIAN' })).body.id;
  const team = await server.admin.post('/api/teams', { name: 'Readers', memberIds: [await idOf(inTeam)] });
  const { status } = await owner.patch(`/api/sectors/${sectorId}/access`, {
    access: 'chosen',
    people: [
      { userId: await idOf(editor), role: 'editor' },
      { userId: await idOf(viewer), role: 'viewer' },
    ],
    teams: [{ teamId: team.body.id, role: 'viewer' }],
  });
  if (status !== 200) throw new Error('The access was not changed');
  const writing = async (person: Caller) =>
    server.withToken((await person.post('/api/tokens', { name: 'script', scope: 'write' })).body.secret);
  callers = {
    'a member without access': stranger,
    'an administrator without access': server.admin,
    "an administrator's token to write": await writing(server.admin),
    'a viewer': viewer,
    'a viewer by a team': inTeam,
    'an editor': editor,
    'an owner': owner,
    "an owner's token to write": await writing(owner),
  };
});

/** What an owner is let do takes the sector away. */
const present = () => server.app.sql`update sector set deleted_at = null`;
beforeEach(present);

/** What a token may do at all is another test's matter. */
const REFUSALS = new Set<string | undefined>([
  'sectorMissing',
  'sectorReadOnly',
  'sectorOwnersOnly',
  'adminOnly',
  'tokenNotForAdministration',
]);

interface Judged {
  isIn: boolean;
  reason: string | undefined;
}

/** Told the sector and nothing else: whoever is let in is told what is missing, or answered. */
async function ask(name: string, { headers }: Caller): Promise<Judged> {
  const { type } = PROCEDURES[name]?._def ?? {};
  const input = JSON.stringify({ sectorId });
  const closing = new AbortController();
  const answer = await fetch(
    type === 'mutation' ? `${url}/${name}` : `${url}/${name}?input=${encodeURIComponent(input)}`,
    {
      ...(type === 'mutation' && { method: 'POST', body: input }),
      headers: { ...headers, ...(type === 'mutation' && { 'content-type': 'application/json' }) },
      signal: closing.signal,
    },
  );
  if (type === 'subscription') {
    const { value } = (await answer.body?.getReader().read()) ?? {};
    closing.abort();
    return { isIn: !Buffer.from(value ?? '').includes('"httpStatus"'), reason: undefined };
  }
  const body = (await answer.json()) as { error?: { data: { reason: string } } };
  expect(answer.status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(500);
  const reason = body.error?.data.reason;
  return { isIn: !REFUSALS.has(reason), reason };
}

function namesSector({ _def }: AnyProcedure): boolean {
  const [schema] = _def.inputs as unknown as (z.ZodType & { shape?: object; out?: { shape?: object } })[];
  const shape = schema?.shape ?? schema?.out?.shape ?? {};
  return 'sectorId' in shape;
}

describe('who may do what in a sector that is open to chosen people', () => {
  test('is written down for each procedure that is told a sector, once', () => {
    const named = Object.entries(PROCEDURES).filter(([, procedure]) => namesSector(procedure));
    expect(ROWS.map(([name]) => name).toSorted()).toEqual(named.map(([name]) => name).toSorted());
  });

  test.each(Object.keys(IDENTITIES) as Identity[])('as %s', async (identity) => {
    const { views, letIn } = IDENTITIES[identity] as { views: boolean; letIn: SectorAccessLevel[] };
    const wrong: string[] = [];
    for (const [name, level] of ROWS) {
      if (name === 'sectors.restore') await server.app.sql`update sector set deleted_at = now()`;
      const { isIn, reason } = await ask(name, callers[identity]);
      await present();
      if (isIn !== letIn.includes(level)) wrong.push(`${name}: ${isIn ? 'let in' : 'refused'} (${reason})`);
      if (!isIn && level !== 'administrators' && (reason === 'sectorMissing') === views)
        wrong.push(`${name}: ${reason}`);
    }
    expect(wrong).toEqual([]);
  });
});
