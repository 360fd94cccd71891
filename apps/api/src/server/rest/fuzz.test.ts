import { expect, test, vi } from 'vitest';
import type { Caller } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';
import { type Document, type FuzzRequest, randomBy, requestsFrom } from './testing-requests.ts';

/** `npm run fuzz` makes more, and another seed makes others. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1500);
const SEED = Number(process.env.FUZZ_SEED ?? 16);

const server = serverForTests({ JOB_WAIT_SECONDS: '1' });

/** These would end what the callers below are signed in by, or what most requests are about. */
const NOT_ASKED = new Set([
  'GET /logout',
  'DELETE /user/sessions',
  'DELETE /user/sessions/{sessionId}',
  'DELETE /tokens/{tokenId}',
  'PATCH /users/{userId}',
  'DELETE /users/{userId}',
  'DELETE /users/{userId}/sessions',
  'DELETE /sectors/{sectorId}',
]);
/** What a refused request may leave behind: that somebody was seen, or has tried. */
const TRACES = [
  'audit_entry',
  'session',
  'sign_in_throttle',
  'known_origin',
  'idempotency_key',
  'api_token',
  'client_link_opening',
  // What is sent goes on after the request that it tells of.
  'webhook_delivery',
  // A cleanup goes on after the request that begins it, and ends during another.
  'cleanup',
];
/** What nobody outside is to read of the inside. */
const INSIDE =
  /node_modules|\.(?:ts|js):\d+|\bat \w+.*\(|PostgresError|ZodError|TypeError|SyntaxError|Cannot read prop|is not a function|violates \w+ constraint|syntax error at|relation "|column "|invalid input syntax|select .+ from |insert into|\/(?:home|root|tmp|work|usr)\//;

/**
 * Nor may what is answered hold this: a stack, an error's own words, a path of the machine, or what a password is kept
 * as. What people write, and what the product ships, reads like some of what stands above.
 */
const LEAK =
  /node_modules|\bat (?:\S+ \()?(?:file:|\/|node:)\S+:\d+:\d+|\.(?:ts|js):\d+|PostgresError|ZodError|TypeError:|SyntaxError:|Cannot read prop|is not a function|violates \w+ constraint|syntax error at|relation "\w+" does|invalid input syntax|insert into "?\w+"? \(|argon2id|_hash"|\/(?:home|root|tmp|usr)\//;
/** Words of a sector that is open to chosen people. */
const CLOSED = /Quarantania|Sealed ledger/;

/** Every row that is written is noted, unless what wrote it is rolled back. */
async function noteWrites(): Promise<void> {
  const { sql } = server.app;
  await sql`create table fuzz_write (of_table text)`;
  await sql`
    create function note_write() returns trigger language plpgsql as
    $$ begin insert into fuzz_write values (tg_table_name); return null; end $$
  `;
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'fuzz_write'
  `;
  for (const { name } of tables.filter((table) => !TRACES.includes(table.name))) {
    await sql`
      create trigger note_write after insert or update or delete on ${sql(name)}
      for each row execute function note_write()
    `;
  }
}

/** One that a viewer and an editor may open, beside the administrator who owns it; `close` takes back what changed that. */
async function closedSector(viewer: Caller, editor: Caller) {
  const { admin, app } = server;
  const sector = { name: 'Quarantania', referenceModel: 'BIAN' };
  const { id: sectorId } = (await admin.post('/api/sectors', sector)).body;
  const rows = [{ code: '1', name: 'Sealed ledger', level: 1 }];
  const { body: processes } = await admin.post(`/api/sectors/${sectorId}/processes`, rows);
  const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;
  const [owns, edits, views] = [await idOf(admin), await idOf(editor), await idOf(viewer)];
  const close = async () => {
    await app.sql`update sector set access = 'chosen' where id = ${sectorId}`;
    await app.sql`delete from sector_grant where sector_id = ${sectorId}`;
    await app.sql`
      insert into sector_grant (sector_id, user_id, role)
      values (${sectorId}, ${owns}, 'owner'), (${sectorId}, ${edits}, 'editor'), (${sectorId}, ${views}, 'viewer')`;
  };
  await close();
  return { sectorId: sectorId as string, processes: processes as unknown[], close };
}

/** As if their turn had come: else nobody could start any more. */
const endJobs = () => server.app.sql`update job set status = 'cancelled' where status = 'queued'`.then(writes);

const isText = (type: unknown) => /^(?:application\/json|text\/)/.test(String(type));

const writes = () => server.app.sql<{ of_table: string }[]>`delete from fuzz_write returning of_table`;

/** The ids in an answer, by the parameter that takes them: of a list, of what was made in it, of what lies below it. */
function keepIds(document: Document, ids: Map<string, string[]>, { path }: FuzzRequest, body: unknown): void {
  const parameter = Object.keys(document.paths)
    .map((other) => (other.startsWith(`${path}/{`) ? /^\{(\w+)\}$/.exec(other.slice(path.length + 1))?.[1] : undefined))
    .find((found) => found !== undefined);
  if (parameter) keep(ids, parameter, [body].flat());
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return;
  for (const [key, list] of Object.entries(body)) if (Array.isArray(list)) keep(ids, `${singular(key)}Id`, list);
}

const singular = (plural: string) =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/(?<=ss)es$|(?<!s)s$/, '');

function keep(ids: Map<string, string[]>, parameter: string, things: unknown[]): void {
  for (const thing of things.slice(0, 20)) {
    const id = (thing as { id?: unknown } | null)?.id;
    const known = ids.get(parameter) ?? [];
    // Few sectors with much in them, rather than many empty ones.
    if (parameter === 'sectorId' && known.length > 1) return;
    if (typeof id === 'string' && !known.includes(id)) ids.set(parameter, [...known, id].slice(-20));
  }
}

test(`none of ${REQUESTS} requests fails, tells of the inside, or writes although it is refused`, {
  timeout: 60_000 + REQUESTS * 60,
}, async () => {
  const document = (await server.nobody.get('/api/openapi.json')).body as Document;
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods))
      if (NOT_ASKED.has(`${method.toUpperCase()} ${path}`)) delete methods[method];
  }
  const member = await server.member('member@example.com');
  const { secret } = (await server.admin.post('/api/tokens', { name: 'reads', scope: 'read' })).body;
  const [viewer, editor] = [await server.member('viewer@example.com'), await server.member('editor@example.com')];
  const letIn = [server.admin, viewer, editor, server.withToken(secret)];
  const callers = [server.admin, server.admin, ...letIn, member, member, editor, server.nobody];
  const random = randomBy(SEED);
  const ids = new Map<string, string[]>();
  const { id: sectorId } = (
    await server.admin.post('/api/sectors', { name: 'Harbor', description: 'A harbour', referenceModel: 'APQC PCF' })
  ).body;
  const closed = await closedSector(viewer, editor);
  ids.set('sectorId', [sectorId, closed.sectorId]);
  const { body: processes } = await server.admin.post(`/api/sectors/${sectorId}/processes`, [
    { code: '1', name: 'Claims', level: 1 },
    { code: '1.2', name: 'Policy intake', level: 2, parentCode: '1' },
    { code: '2', name: 'Berths', level: 1 },
  ]);
  keep(ids, 'processId', [...processes, ...closed.processes]);
  // Jobs write when their turn comes: here the requests alone write.
  vi.spyOn(server.app.jobQueue, 'enqueue').mockResolvedValue();
  await noteWrites();
  const next = requestsFrom(document, random, ids);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const closedTo = { letIn: 0, refused: 0 };

  for (let count = 0; count < REQUESTS && wrong.length < 20; count += 1) {
    if (count % 1000 === 999) await endJobs();
    const request = next();
    const { method, url, headers, payload } = request;
    const caller = callers[Math.floor(random() * callers.length)] ?? server.nobody;
    const answer = await server.http.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, ...caller.headers },
      ...(payload !== undefined && { payload: Buffer.from(payload) }),
    });
    const { statusCode: status, body } = answer;
    statuses.set(Math.floor(status / 100), (statuses.get(Math.floor(status / 100)) ?? 0) + 1);
    const report = (what: string) =>
      wrong.push(
        `${what}: ${status} ${method} ${url.slice(0, 300)} ${payload?.slice(0, 500) ?? ''} -> ${body.slice(0, 500)}`,
      );
    if (status >= 500) report('failed');
    if (url.startsWith(`/api/sectors/${closed.sectorId}`)) closedTo[status < 400 ? 'letIn' : 'refused'] += 1;
    const written = await writes();
    const tellsOfClosed = CLOSED.test(body) || (status < 400 && body.includes(closed.sectorId));
    if (tellsOfClosed && !letIn.includes(caller)) report('tells of a sector that is closed to it');
    if (status >= 400) {
      if (INSIDE.test(body)) report('tells of the inside');
      if (method !== 'HEAD' && typeof answer.json().error !== 'string') report('says no sentence');
      if (written.length > 0)
        report(`refused, and wrote ${[...new Set(written.map((row) => row.of_table))].join(', ')}`);
    } else if (isText(answer.headers['content-type']) && LEAK.test(body)) {
      report('tells of the inside');
    } else if (status < 300 && body.startsWith('{') !== body.startsWith('[')) {
      keepIds(document, ids, request, JSON.parse(body));
    }
    if (status < 300 && url.startsWith(`/api/sectors/${closed.sectorId}/access`) && method !== 'GET') {
      await closed.close();
      await writes();
    }
  }
  expect(wrong).toEqual([]);
  // Else it would have looked at refusals alone.
  expect(statuses.get(2) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(statuses.get(4) ?? 0).toBeGreaterThan(REQUESTS / 10);
  expect(closedTo.letIn).toBeGreaterThan(REQUESTS / 100);
  if (process.env.FUZZ_REQUESTS) console.info(Object.fromEntries(statuses), { closed: closedTo });
});
