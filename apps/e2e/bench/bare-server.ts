// The baselines of the sector read: node:http and postgres.js, and nothing else. Run as a child process.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import postgres from 'postgres';

const [databaseUrl = '', sectorId = ''] = process.argv.slice(2);
const sql = postgres(databaseUrl, { max: 10 });

const answers: Record<string, () => Promise<string>> = { '/aggregate': aggregate, '/rows': rows };

const server = createServer((request, response) => void reply(request.url ?? '', response));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

async function reply(url: string, response: ServerResponse): Promise<void> {
  const answer = answers[url];
  if (!answer) throw new Error(`There is nothing at ${url}`);
  const body = Buffer.from(await answer());
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

async function aggregate(): Promise<string> {
  const [row] = await sql<{ processes: string }[]>`
    select json_agg(p)::text as processes from (
      select p.id, p.code, p.name, p.level, p.description, p.parent_id as "parentId", p.version, o.opportunities
      from process p
      left join lateral (
        select json_agg(o) as opportunities from (
          select id, type, title, description, benefit_likely as "estimatedSavings", effort, rationale, source,
            status, edited, version
          from opportunity where sector_id = ${sectorId} and process_id = p.id order by position
        ) o
      ) o on true
      where p.sector_id = ${sectorId} and p.deleted_at is null
      order by p.sort_key
    ) p`;
  return `{"id":"${sectorId}","processes":${row?.processes}}`;
}

async function rows(): Promise<string> {
  const [processes, opportunities] = await Promise.all([
    sql`select id, code, name, level, description, parent_id as "parentId", version
        from process where sector_id = ${sectorId} and deleted_at is null order by sort_key`,
    sql`select process_id, id, type, title, description, benefit_likely as "estimatedSavings", effort, rationale,
          source, status, edited, version
        from opportunity where sector_id = ${sectorId} order by process_id, position`,
  ]);
  const below = new Map<string, unknown[]>();
  for (const { process_id, ...opportunity } of opportunities) {
    const list = below.get(process_id);
    if (list) list.push(opportunity);
    else below.set(process_id, [opportunity]);
  }
  return JSON.stringify({
    id: sectorId,
    processes: processes.map((row) => ({ ...row, opportunities: below.get(row.id) ?? [] })),
  });
}
