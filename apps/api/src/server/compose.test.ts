import { testDatabase } from '@process-ai/db/testing';
import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { createShutdown } from './shutdown.ts';

test('no connection of the jobs outlives the shutdown, that on which they listen neither', async () => {
  const database = await testDatabase();
  const shutdown = createShutdown();
  const { takeJobs } = await compose(database.url, readConfig({}), shutdown, () => {});
  const connections = async () =>
    (
      await database.sql`
      select pid from pg_stat_activity
      where datname = current_database() and application_name like 'process-ai job%'
    `
    ).length;
  await takeJobs();
  expect(await connections()).toBeGreaterThan(1);
  // Made anew, it listens by another object than pg-boss closes.
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'
  `;
  await expect.poll(connections).toBeGreaterThan(1);
  expect(await shutdown.run()).toEqual([]);
  await expect.poll(connections).toBe(0);
  await database.drop();
});
