// The commands of package.json. Runs on any Node >= 20 with npm; all that follows install() runs on the
// Node 24 which install() puts into node_modules/.bin.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { check } from './checks.mjs';
import { bin, root, run, StepFailed, step, toolEnv, turbo } from './command.mjs';
import { install } from './install.mjs';
import { test } from './tests.mjs';

const tasks = {
  async start() {
    await install();
    await step(...turbo('build'));
    return serve('main.js');
  },
  async serve() {
    return serve('main.js');
  },
  async demo() {
    return serve('demo.js');
  },
  async 'reset-admin'(args) {
    return serve('reset-admin.js', args);
  },
  async backup(args) {
    return serve('backup.js', args);
  },
  async restore(args) {
    return serve('restore.js', args);
  },
  async 'move-files'(args) {
    return serve('move-files.js', args);
  },
  async doctor() {
    return serve('doctor.js');
  },
  async dev(args) {
    await install();
    // Turbo starts each script in its package, where ./data would be another folder, and would keep settings from it.
    const env = { ...toolEnv, DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? 'data') };
    if (args.includes('--seed')) await step('node', ['apps/api/src/server/seed.ts'], { env });
    await step('turbo', ['run', 'dev', '--ui=stream', '--env-mode=loose'], { env });
  },
  async build() {
    await install();
    await step(...turbo('build'));
  },
  async check() {
    await install();
    return (await check()).failed > 0 ? 1 : 0;
  },
  async test(filters) {
    return test(filters.length > 0 ? ['core', 'breadth'] : ['core'], filters);
  },
  async 'test:breadth'() {
    return test(['breadth']);
  },
  async 'test:all'() {
    return test(['core', 'breadth']);
  },
  async bench(args) {
    await install();
    await step(...turbo('build'));
    await step('node', ['apps/e2e/bench/main.ts', ...args]);
  },
  async fuzz([requests = '100000', seed = String(Date.now() % 1_000_000)]) {
    await install();
    console.log(`${requests} requests, seed ${seed}`);
    const env = { ...toolEnv, FUZZ_REQUESTS: requests, FUZZ_SEED: seed };
    await step('vitest', ['run', '--config', 'packages/tooling/vitest.config.mjs', 'fuzz.test'], { env });
  },
  async openapi() {
    await install({ quiet: true });
    await step('node', ['apps/api/src/server/openapi-print.ts']);
  },
  async 'pack-client'(args) {
    await install();
    await step('node', ['packages/client/src/pack.ts', ...args]);
  },
  async format() {
    await install();
    await step('biome', ['check', '--write', '.']);
  },
};

const [name = '', ...args] = process.argv.slice(2);
const task = Object.hasOwn(tasks, name) ? tasks[name] : usage;
try {
  process.exitCode = (await task(args)) ?? 0;
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  process.exitCode = error.exitCode;
}

/** Runs a built entry of the API until it ends, with the settings of .env where there is one; returns its exit code. */
async function serve(entry, args = []) {
  const built = path.join(root, 'apps', 'api', 'dist', entry);
  if (!existsSync(path.join(bin, 'node')) || !existsSync(built)) {
    console.error('Nothing is built yet. Run `npm run build` first, or `npm start`, which builds and serves.');
    return 1;
  }
  const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : [];
  const memory = JSON.parse(readFileSync(path.join(root, 'apps', 'api', 'memory.json'), 'utf8'));
  const env = { NODE_ENV: 'production', ...memory.environment, ...toolEnv };
  return run('node', [...settings, ...memory.arguments, built, ...args], { env });
}

function usage() {
  console.error(`Usage: npm run <task>, where <task> is one of: ${Object.keys(tasks).join(', ')}`);
  return 2;
}
