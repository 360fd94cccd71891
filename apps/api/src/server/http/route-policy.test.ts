import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ACCESS_POLICY,
  type Access,
  ROUTE_POLICY,
  type RouteAccess,
  SECTOR_POLICY,
  SECTOR_POLICY_BY_THING,
  SECTOR_ROUTE_POLICY,
  type SectorAccessLevel,
} from '../../trpc/access-policy.fixture.ts';
import { type Caller, type TestServer, testServer } from '../testing.ts';

interface Route {
  method: string;
  url: string;
  /** As in "sectors.get"; undefined where there is none. */
  procedure: string | undefined;
}

const routes: Route[] = [];
const noteRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) routes.push({ method: one, url, procedure: config?.procedure });
  });
};

const PEOPLE: Access[] = ['anybody', 'people: read', 'people: write'];
const ON_PAGE: Access[] = [...PEOPLE, 'people, on the page only: read', 'people, on the page only: write'];
const NOT_THERE: SectorAccessLevel = 'everybody, of a sector that is not there for them: nothing';
const VIEWS: SectorAccessLevel[] = [NOT_THERE, 'viewers', 'viewers and administrators'];
const OWNS: SectorAccessLevel[] = [...VIEWS, 'editors', 'owners', 'owners and administrators'];

interface Rights {
  may: RouteAccess[];
  /** In a sector that is open to chosen people. */
  inSector: SectorAccessLevel[];
}

const OUT: Rights = { may: ['anybody'], inSector: [] };

/** Each kind of caller, with what it may do. */
const IDENTITIES = {
  nobody: OUT,
  'a deleted person': OUT,
  'the token of a deleted person': OUT,
  'an expired session': OUT,
  'an expired token': OUT,
  'a revoked token': OUT,
  'a member without access': { may: ON_PAGE, inSector: [NOT_THERE] },
  'a viewer': { may: ON_PAGE, inSector: VIEWS },
  'an editor': { may: ON_PAGE, inSector: [...VIEWS, 'editors'] },
  'an owner': { may: ON_PAGE, inSector: OWNS },
  "an owner's token to read": { may: ['anybody', 'people: read', 'tokens'], inSector: OWNS },
  "an owner's token to write": { may: [...PEOPLE, 'tokens'], inSector: OWNS },
  'an administrator without access': {
    may: Object.keys(ACCESS_POLICY) as Access[],
    inSector: [NOT_THERE, 'viewers and administrators', 'owners and administrators', 'administrators'],
  },
} satisfies Record<string, Rights>;
type Identity = keyof typeof IDENTITIES;

let server: TestServer;
let callers: Record<Identity, Caller>;
let ids: Record<string, string>;
const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  // Single sign-on has an address of its own; nobody goes there.
  const provider = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' };
  server = await testServer({
    PUBLIC_URL: 'http://process-ai.test',
    METRICS_TOKEN: 'the token of the metrics',
    ...provider,
  });
  unsubscribe('fastify.initialization', noteRoutes);
  const { app } = server;
  // Nothing shall be worked on: an owner is let start all there is.
  vi.spyOn(app.jobQueue, 'enqueue').mockResolvedValue();
  const [owner, editor, viewer, stranger, leaver, away] = (await Promise.all(
    ['owner', 'editor', 'viewer', 'stranger', 'leaver', 'away'].map((name) => server.member(`${name}@example.com`)),
  )) as [Caller, Caller, Caller, Caller, Caller, Caller];
  const tokenOf = async (input: object = {}, person = owner) =>
    (await person.post('/api/tokens', { name: 'script', ...input })).body;
  const acting = async (input: object, person?: Caller) => server.withToken((await tokenOf(input, person)).secret);
  const [expired, revoked] = [await tokenOf(), await tokenOf()];
  const sectorId = (await owner.post('/api/sectors', { name: 'Rival', referenceModel: 'BIAN' })).body.id;
  const path = `/api/sectors/${sectorId}`;
  const people = [
    { userId: await idOf(editor), role: 'editor' },
    { userId: await idOf(viewer), role: 'viewer' },
  ];
  await owner.patch(`${path}/access`, { access: 'chosen', people });
  const [insightId, jobId, exportId] = [randomUUID(), randomUUID(), randomUUID()];
  ids = { sectorId, insightId, jobId, exportId, ownerId: await idOf(owner) };
  await present();
  callers = {
    nobody: server.nobody,
    'a deleted person': leaver,
    'the token of a deleted person': await acting({}, leaver),
    'an expired session': away,
    'an expired token': server.withToken(expired.secret),
    'a revoked token': server.withToken(revoked.secret),
    'a member without access': stranger,
    'a viewer': viewer,
    'an editor': editor,
    'an owner': owner,
    "an owner's token to read": await acting({ scope: 'read' }),
    "an owner's token to write": await acting({ scope: 'write' }),
    'an administrator without access': server.admin,
  };
  await app.sql`update session set expires_at = now() - interval '1 second' where user_id = ${await idOf(away)}`;
  await server.admin.delete(`/api/users/${await idOf(leaver)}`);
  await owner.delete(`/api/tokens/${revoked.id}`);
  await app.sql`update api_token set expires_at = now() - interval '1 second' where id = ${expired.id}`;
});
afterAll(() => server.stop());

/** What an owner is let do takes the sector away, deletes the document and the export, and ends the job. */
async function present(): Promise<void> {
  const { sql, files } = server.app;
  const put = (text: string) => files.put([Buffer.from(text)], text.length);
  const { sectorId = '', insightId = '', jobId = '', exportId = '', ownerId = '' } = ids;
  await sql`update sector set deleted_at = null`;
  await sql`
    insert into insight (id, sector_id, title, file_name, file_type, file_size, file_id, pages, summary_status)
    values (${insightId}, ${sectorId}, 'Talk', 'talk.pdf', 'pdf', 4, ${(await put('Talk')).id}, '[]', 'no-text')
    on conflict (id, sector_id) do update set deleted_at = null`;
  await sql`
    insert into export_file (id, sector_id, format, title, file_name, file_id)
    values (${exportId}, ${sectorId}, 'docs', 'Rival', 'rival.docx', ${(await put('bytes')).id}) on conflict do nothing`;
  await sql`
    insert into job (id, kind, sector_id, user_id, status, total, round)
    values (${jobId}, 'analysis', ${sectorId}, ${ownerId}, 'running', 1, 0)
    on conflict (id) do update set status = 'running', finished_at = null`;
}
beforeEach(present);

const byName = <Level extends string>(policy: Record<Level, Record<string, string>>) =>
  new Map(
    Object.entries<Record<string, string>>(policy).flatMap(([level, byNoun]) =>
      Object.entries(byNoun).flatMap(([noun, verbs]) =>
        verbs.split(' ').map((verb): [string, Level] => [`${noun}.${verb}`, level as Level]),
      ),
    ),
  );
const ACCESS = byName(ACCESS_POLICY);
const LEVELS = new Map<string, SectorAccessLevel>([...byName(SECTOR_POLICY), ...byName(SECTOR_POLICY_BY_THING)]);

const accessOf = ({ procedure, url }: Route) => (procedure ? ACCESS.get(procedure) : ROUTE_POLICY[url]);
const levelOf = ({ procedure, url }: Route) => (procedure ? LEVELS.get(procedure) : SECTOR_ROUTE_POLICY[url]);

/** tRPC's own addresses, walked beside it; those of the API's description. */
const isElsewhere = ({ url }: Route) => url.startsWith('/api/trpc') || url.startsWith('/api/docs');
const walked = () => routes.filter((route) => !isElsewhere(route) && route.method !== 'HEAD');

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Told the sector where there is one, and of it what there is, and nothing else. */
async function ask(route: Route, { headers }: Caller) {
  const { method, url } = route;
  const path = url.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? UNKNOWN);
  const told = levelOf(route) ? { sectorId: ids['sectorId'] } : {};
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  const { statusCode: status, body } = await server.http.inject({
    method: method as 'GET',
    url: path,
    headers: { ...headers, prefer: 'respond-async', ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody ? { payload: JSON.stringify(told) } : { query: told as Record<string, string> }),
  });
  return { status, body };
}

function isLetIn(route: Route, { status, body }: { status: number; body: string }): boolean {
  if (status === 401 || status === 403) return false;
  if (status !== 404) return true;
  // Where the sector is not told, the thing of it is what is not there.
  const isThing = /:(jobId|exportId)/.test(route.url) && !route.url.includes(':sectorId');
  return !isThing && !body.includes('Sector not found');
}

describe('who is answered at which address', () => {
  test('is written down for each that leads to no procedure', () => {
    const plain = new Set(walked().flatMap(({ procedure, url }) => (procedure ? [] : [url])));
    expect([...plain].toSorted()).toEqual(Object.keys(ROUTE_POLICY).toSorted());
    expect(walked().filter((route) => route.procedure && !accessOf(route))).toEqual([]);
    expect(walked().length).toBeGreaterThan(150);
  });

  test.each(Object.keys(IDENTITIES) as Identity[])('as %s', async (identity) => {
    const { may, inSector }: Rights = IDENTITIES[identity];
    const wrong: string[] = [];
    // Whoever signs out is nobody from then on.
    const inOrder = walked().toSorted((a, b) => Number(a.url === '/api/logout') - Number(b.url === '/api/logout'));
    for (const route of inOrder) {
      const access = accessOf(route);
      const level = levelOf(route);
      // A token signs nobody in: whether it is told so differs.
      if (access === undefined || (access === 'anybody' && route.procedure && identity.includes('token'))) continue;
      if (route.procedure === 'sectors.restore') await server.app.sql`update sector set deleted_at = now()`;
      const answer = await ask(route, callers[identity]);
      if (route.method !== 'GET') await present();
      const expected = may.includes(access) && (level === undefined || inSector.includes(level));
      const said = `${route.method} ${route.url}: ${answer.status} ${answer.body.slice(0, 200)}`;
      if (answer.status >= 500 || isLetIn(route, answer) !== expected) wrong.push(said);
      if (route.procedure || route.method !== 'GET' || route.url === '/api/logout') continue;
      const { status } = await ask({ ...route, method: 'HEAD' }, callers[identity]);
      if (status !== answer.status) wrong.push(`HEAD ${route.url}: ${status}, GET: ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });
});
