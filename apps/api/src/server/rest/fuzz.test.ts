import { expect, test, vi } from 'vitest';
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
];
/** What nobody outside is to read of the inside. */
const INSIDE =
  /node_modules|\.(?:ts|js):\d+|\bat \w+.*\(|PostgresError|ZodError|TypeError|SyntaxError|Cannot read prop|is not a function|violates \w+ constraint|syntax error at|relation "|column "|invalid input syntax|select .+ from |insert into|\/(?:home|root|tmp|work|usr)\//;

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
  const callers = [server.admin, server.admin, server.admin, member, member, server.withToken(secret), server.nobody];
  const random = randomBy(SEED);
  const ids = new Map<string, string[]>();
  const { id: sectorId } = (
    await server.admin.post('/api/sectors', { name: 'Harbor', description: 'A harbour', referenceModel: 'APQC PCF' })
  ).body;
  ids.set('sectorId', [sectorId]);
  const { body: processes } = await server.admin.post(`/api/sectors/${sectorId}/processes`, [
    { code: '1', name: 'Claims', level: 1 },
    { code: '1.2', name: 'Policy intake', level: 2, parentCode: '1' },
    { code: '2', name: 'Berths', level: 1 },
  ]);
  keep(ids, 'processId', processes);
  // Jobs write when their turn comes: here the requests alone write.
  vi.spyOn(server.app.jobQueue, 'enqueue').mockResolvedValue();
  await noteWrites();
  const next = requestsFrom(document, random, ids);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();

  for (let count = 0; count < REQUESTS && wrong.length < 20; count += 1) {
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
    const written = await writes();
    if (status >= 400) {
      if (INSIDE.test(body)) report('tells of the inside');
      if (method !== 'HEAD' && typeof answer.json().error !== 'string') report('says no sentence');
      if (written.length > 0)
        report(`refused, and wrote ${[...new Set(written.map((row) => row.of_table))].join(', ')}`);
    } else if (status < 300 && body.startsWith('{') !== body.startsWith('[')) {
      keepIds(document, ids, request, JSON.parse(body));
    }
  }
  expect(wrong).toEqual([]);
  // Else it would have looked at refusals alone.
  expect(statuses.get(2) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(statuses.get(4) ?? 0).toBeGreaterThan(REQUESTS / 10);
  if (process.env.FUZZ_REQUESTS) console.info(Object.fromEntries(statuses));
});
