import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './command.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const { services, configs } = parse(read('docker-compose.yml'), { merge: true });
const { api, worker, proxy, database } = services;

test('two API processes and two workers share a database behind a proxy, which alone can be reached', () => {
  expect(Object.keys(services).toSorted()).toEqual(['api', 'database', 'proxy', 'worker']);
  expect([api, worker].map(({ deploy, environment }) => [environment.ROLE, deploy.replicas])).toEqual([
    ['api', 2],
    ['worker', 2],
  ]);
  expect(api.environment.DATABASE_URL).toBe(worker.environment.DATABASE_URL);
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy']);
  expect(configs.proxy.content).toContain(`dynamic a api ${api.environment.PORT} {`);
  expect(api.environment.TRUST_PROXY).toBe('uniquelocal');
  expect(proxy.depends_on.api.condition).toBe('service_healthy');
});

test('what a worker writes at night stays, and the status page of the others knows of it', () => {
  expect(worker.volumes).toContain(`backups:${worker.environment.BACKUP_DIR}`);
  expect(api.environment.BACKUP_DIR).toBe(worker.environment.BACKUP_DIR);
  expect(read('apps/api/Dockerfile')).toContain(
    `chown node:node ${api.environment.DATA_DIR} ${api.environment.BACKUP_DIR}`,
  );
});

test('each has a limit of memory and time to stop, and is started again', () => {
  for (const service of Object.values(services)) {
    expect(service).toMatchObject({
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      stop_grace_period: expect.stringMatching(/^\d+s$/),
      restart: 'unless-stopped',
    });
  }
  // The server gives up by itself after 29 seconds.
  expect(Number.parseInt(api.stop_grace_period, 10)).toBeGreaterThanOrEqual(30);
});

test('there is no default password, and versions are pinned', () => {
  const needed = /\$\{POSTGRES_PASSWORD:\?[^}]+\}/;
  expect(database.environment.POSTGRES_PASSWORD).toMatch(needed);
  expect(api.environment.DATABASE_URL).toMatch(needed);
  for (const { image } of [proxy, database]) expect(image).toMatch(/^\w+:\d+\.\d+/);
  const bases = [...read('apps/api/Dockerfile').matchAll(/^FROM (\S+:\S+)/gm)].map(([, base]) => base);
  const { nodeVersion } = parse(read('pnpm-workspace.yaml'));
  expect(new Set(bases)).toEqual(new Set([`node:${nodeVersion}-slim`]));
});
