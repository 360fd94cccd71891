// The baselines of the sector read: node:http and postgres.js, and nothing else. Run as a child process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import postgres from 'postgres';

const [databaseUrl = '', sectorId = ''] = process.argv.slice(2);
const sql = postgres(databaseUrl, { max: 10 });

const answers: Record<string, () => Promise<string>> = { '/aggregate': aggregate, '/rows': rows };

const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  if (!answer) return response.writeHead(404).end();
  return answer().then(
    (text) => {
      const body = Buffer.from(text);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

async function aggregate(): Promise<string> {
  const [row] = await sql<{ sector: string }[]>`
    select row_to_json(t)::text as sector from (
      select s.id, s.name, s.description, s.reference_model as "referenceModel", s.icon, s.version, (
        select json_agg(p order by p.sort_key) from (
          select p.id, p.code, p.name, p.level, p.description, p.parent_id as "parentId", p.version, p.sort_key,
                 coalesce(o.list, '[]'::json) as opportunities
          from process p
          left join (
            select process_id, json_agg(json_build_object(
              'id', id, 'type', type, 'title', title, 'description', description,
              'estimatedSavings', estimated_savings, 'rationale', rationale, 'source', source
            ) order by position) as list
            from opportunity where sector_id = ${sectorId} group by process_id
          ) o on o.process_id = p.id
          where p.sector_id = s.id and p.deleted_at is null
        ) p
      ) as processes
      from sector s where s.id = ${sectorId}
    ) t`;
  return row?.sector ?? '';
}

async function rows(): Promise<string> {
  const [processes, opportunities] = await Promise.all([
    sql`select id, code, name, level, description, parent_id as "parentId", version
        from process where sector_id = ${sectorId} and deleted_at is null order by sort_key`,
    sql`select process_id, id, type, title, description, estimated_savings as "estimatedSavings", rationale, source
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
