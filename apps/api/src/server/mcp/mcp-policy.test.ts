import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MCP_POLICY } from '../../trpc/access-policy.fixture.ts';
import type { Caller } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';

const server = serverForTests();

type Access = keyof typeof MCP_POLICY;
type Level = 'viewers' | 'editors' | 'no sector';
const ROWS = Object.entries(MCP_POLICY).flatMap(([access, byLevel]) =>
  Object.entries(byLevel).flatMap(([level, tools]) =>
    tools.split(' ').map((name) => ({ name, access: access as Access, level: level as Level })),
  ),
);

interface Rights {
  may: Access[];
  inSector: Level[];
}
const OUT: Rights = { may: [], inSector: [] };
const PEOPLE: Access[] = ['people: read', 'people: write'];
const EDITS: Level[] = ['no sector', 'viewers', 'editors'];

/** Each kind of caller, with what it may do in a sector that is open to chosen people. */
const IDENTITIES = {
  nobody: OUT,
  'the session of an owner': OUT,
  'the token of a deleted person': OUT,
  'an expired token': OUT,
  'a revoked token': OUT,
  'the token of a member without access': { may: PEOPLE, inSector: ['no sector'] },
  "an administrator's token, without access": { may: PEOPLE, inSector: ['no sector'] },
  "a viewer's token": { may: PEOPLE, inSector: ['no sector', 'viewers'] },
  "an editor's token": { may: PEOPLE, inSector: EDITS },
  "an owner's token to write": { may: PEOPLE, inSector: EDITS },
  "an owner's token to read": { may: ['people: read'], inSector: EDITS },
} satisfies Record<string, Rights>;
type Identity = keyof typeof IDENTITIES;

let callers: Record<Identity, Caller>;
let sectorId: string;
const jobId = randomUUID();
const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;

beforeAll(async () => {
  const { admin, app } = server;
  // Nothing shall be worked on: an editor is let start all there is.
  vi.spyOn(app.jobQueue, 'enqueue').mockResolvedValue();
  const [owner, editor, viewer, stranger, leaver] = (await Promise.all(
    ['owner', 'editor', 'viewer', 'stranger', 'leaver'].map((name) => server.member(`${name}@example.com`)),
  )) as [Caller, Caller, Caller, Caller, Caller];
  sectorId = (await owner.post('/api/sectors', { name: 'Rival', referenceModel: 'BIAN' })).body.id;
  const people = [
    { userId: await idOf(leaver), role: 'owner' },
    { userId: await idOf(editor), role: 'editor' },
    { userId: await idOf(viewer), role: 'viewer' },
  ];
  await owner.patch(`/api/sectors/${sectorId}/access`, { access: 'chosen', people });
  const tokenOf = async (person: Caller, scope = 'write') =>
    (await person.post('/api/tokens', { name: 'assistant', scope })).body;
  const acting = async (person: Caller, scope?: string) => server.withToken((await tokenOf(person, scope)).secret);
  const [expired, revoked] = [await tokenOf(owner), await tokenOf(owner)];
  callers = {
    nobody: server.nobody,
    'the session of an owner': owner,
    'the token of a deleted person': await acting(leaver),
    'an expired token': server.withToken(expired.secret),
    'a revoked token': server.withToken(revoked.secret),
    'the token of a member without access': await acting(stranger),
    "an administrator's token, without access": await acting(admin, 'admin'),
    "a viewer's token": await acting(viewer),
    "an editor's token": await acting(editor),
    "an owner's token to write": await acting(owner),
    "an owner's token to read": await acting(owner, 'read'),
  };
  await app.sql`
    insert into job (id, kind, sector_id, user_id, status, total, round, finished_at)
    values (${jobId}, 'analysis', ${sectorId}, ${await idOf(owner)}, 'cancelled', 1, 0, now())`;
  await admin.delete(`/api/users/${await idOf(leaver)}`);
  await owner.delete(`/api/tokens/${revoked.id}`);
  await app.sql`update api_token set expires_at = now() - interval '1 second' where id = ${expired.id}`;
});
// One person may have only so many waiting.
beforeEach(() => server.app.sql`update job set status = 'cancelled', finished_at = now() where finished_at is null`);

async function ask({ headers }: Caller, method: string, params: object = {}) {
  const { statusCode, body } = await server.http.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...headers, accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const data = /^data: (.*)$/m.exec(body)?.[1];
  return { status: statusCode, result: data === undefined ? undefined : JSON.parse(data).result };
}

/** Why a tool was refused, as its answer says: what is wrong or missing in the input is no refusal. */
const REFUSALS = [
  'This API token may only read.',
  'Sector not found',
  'Job not found',
  'You may read this sector, but',
];

/** Told the sector or the job and nothing else, and confirmed where it writes. */
async function isLetIn(name: string, level: Level, identity: Identity): Promise<boolean> {
  const ofSector = name === 'get_job' ? { jobId } : { sectorId, confirm: true };
  const given = level === 'no sector' ? {} : ofSector;
  const { status, result } = await ask(callers[identity], 'tools/call', { name, arguments: given });
  if (status === 401) return false;
  expect([status, result.content.length], `${name} answers`).toEqual([200, 1]);
  const { error = '', code } = JSON.parse(result.content[0].text);
  expect(code, `${name}: ${error}`).not.toBe('INTERNAL_SERVER_ERROR');
  return !(result.isError && REFUSALS.some((sentence) => error.startsWith(sentence)));
}

describe('who may call which tool of assistants', () => {
  test('is written down for each tool, once, and agrees with what it says of itself', async () => {
    const { result } = await ask(callers["an owner's token to read"], 'tools/list');
    const listed = result.tools.map(
      ({ name, annotations }: { name: string; annotations: { readOnlyHint: boolean } }) =>
        `${name}: ${annotations.readOnlyHint ? 'read' : 'write'}`,
    );
    expect(ROWS.map(({ name, access }) => `${name}: ${access.split(' ')[1]}`).toSorted()).toEqual(listed.toSorted());
    const withSector = result.tools.filter(({ inputSchema }: { inputSchema: object }) =>
      /"(sectorId|jobId)"/.test(JSON.stringify(inputSchema)),
    );
    expect(ROWS.flatMap(({ name, level }) => (level === 'no sector' ? [] : [name])).toSorted()).toEqual(
      withSector.map(({ name }: { name: string }) => name).toSorted(),
    );
  });

  test.each(Object.keys(IDENTITIES) as Identity[])('as %s', async (identity) => {
    const { may, inSector }: Rights = IDENTITIES[identity];
    const wrong: string[] = [];
    for (const { name, access, level } of ROWS) {
      const isIn = await isLetIn(name, level, identity);
      if (isIn !== (may.includes(access) && inSector.includes(level))) {
        wrong.push(`${name}: ${isIn ? 'let in' : 'refused'}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
