import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from './embedded/start-embedded.ts';
import { migrate } from './migrate.ts';
import { databaseUrl } from './testing.ts';

/**
 * Vitest's global set-up: one server for the whole run (TEST_DATABASE_URL, or an embedded one that forgets
 * everything), and in it one migrated database, which testDatabase() copies.
 */
export default async function setup(project: TestProject) {
  const server = await startServer();
  const template = `process_ai_template_${randomUUID().replaceAll('-', '')}`;
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  const tearDown = async () => {
    await sql`drop database if exists ${sql(template)} with (force)`;
    await sql.end();
    await server.stop();
  };
  try {
    await sql`create database ${sql(template)}`;
    await migrate(databaseUrl(server.url, template));
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('testServer', { url: server.url, template });
  return tearDown;
}

async function startServer() {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'process-ai-test-'));
  await chmod(dataDir, 0o755); // When root runs the tests, another user runs PostgreSQL.
  const embedded = await startEmbedded({ dataDir, log: console.log, fsync: false });
  const stop = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true });
  };
  return { url: embedded.url, stop };
}
