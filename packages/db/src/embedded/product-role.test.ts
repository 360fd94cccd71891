import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { productUrl } from './product-role.ts';
import { startEmbedded } from './start-embedded.ts';

test('the product owns what is its own, what an earlier version made included, and is no superuser', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'process-ai-role-'));
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {}, fsync: false });
  const superuser = postgres(embedded.url, { max: 1, onnotice: () => {} });
  await migrate(embedded.url);
  await superuser.unsafe(`
    create schema pgboss; create type pgboss.state as enum ('waiting'); create sequence pgboss.turn;
    create table pgboss.job (id bigserial, state pgboss.state) partition by list (state);
    create view pgboss.jobs as select * from pgboss.job`);

  const url = await productUrl(embedded.url);
  expect(await productUrl(embedded.url)).toBe(url);
  await migrate(url);
  const product = postgres(url, { max: 1, onnotice: () => {} });
  const [role] = await product`
    select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user`;
  expect(Object.values(role ?? {})).toEqual([false, false, false, false, false]);
  await product`alter table sector add column tried text`;
  await product`create or replace function audited_write() returns void language sql as ''`;
  await product`drop schema pgboss cascade`;
  await product`create schema other`;
  await expect(product`copy (select 1) to program 'true'`).rejects.toThrow('permission denied');
  await expect(product`select pg_read_file('postgresql.conf')`).rejects.toThrow('permission denied');
  const [log] = await product`select sum(size)::float8 as bytes from pg_ls_waldir()`;
  expect(log?.['bytes']).toBeGreaterThan(0);
  const [left] = await superuser`
    select count(*)::int as tables from pg_tables where tableowner <> 'process_ai' and schemaname = 'public'`;
  expect(left).toEqual({ tables: 0 });

  await product.end();
  await superuser.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true });
});
