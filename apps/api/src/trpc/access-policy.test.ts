import type { AnyProcedure } from '@trpc/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from '../app-router.ts';
import type { Caller } from '../server/testing.ts';
import { serverForTests } from '../server/testing-hooks.ts';
import { ACCESS_POLICY, type Access } from './access-policy.fixture.ts';

const server = serverForTests();

const PROCEDURES = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;
const ROWS = Object.entries(ACCESS_POLICY).flatMap(([access, byNoun]) =>
  Object.entries(byNoun).flatMap(([noun, verbs]) =>
    verbs.split(' ').map((verb): [string, Access] => [`${noun}.${verb}`, access as Access]),
  ),
);

/** Each kind of caller, with what it may call. */
const IDENTITIES = {
  nobody: ['anybody'],
  'a deleted person': ['anybody'],
  'the token of a deleted person': ['anybody'],
  'an expired session': ['anybody'],
  'an expired token': ['anybody'],
  'a revoked token': ['anybody'],
  member: [
    'anybody',
    'people: read',
    'people: write',
    'people, on the page only: read',
    'people, on the page only: write',
  ],
  "a member's token to read": ['people: read'],
  "a member's token to write": ['people: read', 'people: write'],
  "a member's token to do all": ['people: read', 'people: write'],
  "an administrator's token to read": ['people: read'],
  "an administrator's token to write": ['people: read', 'people: write'],
  "an administrator's token to do all": [
    'people: read',
    'people: write',
    'administrators: read',
    'administrators: write',
  ],
  administrator: Object.keys(ACCESS_POLICY) as Access[],
} satisfies Record<string, Access[]>;
type Identity = keyof typeof IDENTITIES;

let callers: Record<Identity, Caller>;
let url: string;
beforeAll(async () => {
  url = `${await server.http.listen({ port: 0 })}/api/trpc`;
  const member = await server.member('member@example.com');
  const leaver = await server.member('leaver@example.com');
  const away = await server.member('away@example.com');
  const tokenOf = async (person: Caller, input: object) =>
    (await person.post('/api/tokens', { name: 'script', ...input })).body;
  const acting = async (person: Caller, input: object) => server.withToken((await tokenOf(person, input)).secret);
  const [expired, revoked] = [await tokenOf(member, {}), await tokenOf(member, {})];
  callers = {
    nobody: server.nobody,
    'a deleted person': leaver,
    'the token of a deleted person': await acting(leaver, {}),
    'an expired session': away,
    'an expired token': server.withToken(expired.secret),
    'a revoked token': server.withToken(revoked.secret),
    member,
    "a member's token to read": await acting(member, { scope: 'read' }),
    "a member's token to write": await acting(member, { scope: 'write' }),
    "a member's token to do all": await acting(member, {}),
    "an administrator's token to read": await acting(server.admin, { scope: 'read' }),
    "an administrator's token to write": await acting(server.admin, { scope: 'write' }),
    "an administrator's token to do all": await acting(server.admin, {}),
    administrator: server.admin,
  };
  const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;
  const { sql } = server.app;
  await sql`update session set expires_at = now() - interval '1 second' where user_id = ${await idOf(away)}`;
  await server.admin.delete(`/api/users/${await idOf(leaver)}`);
  await member.delete(`/api/tokens/${revoked.id}`);
  await sql`update api_token set expires_at = now() - interval '1 second' where id = ${expired.id}`;
});

/** Asked with an input that no procedure takes: whoever is let in is told so, and nothing is done. */
async function isLetIn(name: string, identity: Identity): Promise<boolean> {
  const input = JSON.stringify('no such input');
  const { headers } = callers[identity];
  const { type } = PROCEDURES[name]?._def ?? {};
  const answer =
    type === 'mutation'
      ? await fetch(`${url}/${name}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: input,
        })
      : await fetch(`${url}/${name}?input=${encodeURIComponent(input)}`, { headers });
  const text = await answer.text();
  expect(answer.status, `${name} as ${identity}`).toBeLessThan(500);
  // A stream begins with 200, and says then that it is refused.
  const status = type === 'subscription' ? Number(/"httpStatus":(\d+)/.exec(text)?.[1]) : answer.status;
  return status !== 401 && status !== 403;
}

describe('who may call what', () => {
  test('is written down for each procedure, once', () => {
    expect(ROWS.map(([name]) => name).toSorted()).toEqual(Object.keys(PROCEDURES).toSorted());
  });

  test('agrees with whether a procedure writes', () => {
    const writes = ROWS.filter(([, access]) => access.endsWith('write')).map(([name]) => name);
    expect(writes.filter((name) => PROCEDURES[name]?._def.type !== 'mutation')).toEqual([]);
  });

  test.each(Object.keys(IDENTITIES) as Identity[])('as %s', async (identity) => {
    const mayCall: readonly Access[] = IDENTITIES[identity];
    const wrong: string[] = [];
    for (const [name, access] of ROWS) {
      const isIn = await isLetIn(name, identity);
      // A token signs nobody in, and opens no page of a client: whether it is told so differs.
      if (access === 'anybody' && identity.includes('token')) continue;
      if (isIn !== mayCall.includes(access)) wrong.push(`${name}: ${isIn ? 'let in' : 'refused'}`);
    }
    expect(wrong).toEqual([]);
  });
});
