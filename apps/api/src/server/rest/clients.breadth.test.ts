import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serverForTests } from '../testing-hooks.ts';

const execute = promisify(execFile) as (
  file: string,
  args: string[],
  options: { cwd?: string; env: NodeJS.ProcessEnv },
) => Promise<{ stdout: string; stderr: string }>;
/** A compiler says on stdout what is wrong. */
const run = (...args: Parameters<typeof execute>) =>
  execute(...args).catch((error: Error & { stdout?: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
const ROOT = path.join(import.meta.dirname, '../../../../..');
const CLIENT = path.join(ROOT, 'packages/client');
const RECIPES = readFileSync(path.join(ROOT, '.github/CLIENTS.md'), 'utf8');
/** That of people, not the one that checks this repository. */
const TSC = createRequire(path.join(CLIENT, 'package.json')).resolve('typescript/bin/tsc');
const STRICT = ['--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
const CHECK = [TSC, ...STRICT, '--noEmit', '--allowImportingTsExtensions'];

const server = serverForTests({ WEBHOOKS: 'private' });
const folder = mkdtempSync(path.join(tmpdir(), 'process-ai-clients-'));
afterAll(() => rmSync(folder, { recursive: true }));

let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const address = await server.http.listen({ port: 0 });
  const { body: token } = await server.admin.post('/api/tokens', { name: 'script', scope: 'write' });
  env = { PATH: process.env.PATH, HOME: folder, TOKEN: token.secret, PROCESS_AI: address };
  await server.admin.post('/api/sectors', { name: 'Harbor Fund', referenceModel: 'BIAN' });
});

/** The block of this language that says `word`. */
function block(language: string, word: string): string {
  const blocks = [...RECIPES.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))];
  const found = blocks.find(([, text]) => text?.includes(word))?.[1];
  if (!found) throw new Error(`CLIENTS.md has no ${language} with ${word}`);
  return found;
}

/** An empty folder, where node_modules may lead to what the client's folder has. */
function emptyFolder(name: string, linked = false): string {
  const at = path.join(folder, name);
  mkdirSync(at);
  writeFileSync(path.join(at, 'package.json'), '{ "private": true, "type": "module" }');
  if (linked) symlinkSync(path.join(CLIENT, 'node_modules'), path.join(at, 'node_modules'));
  return at;
}

async function packed(): Promise<string[]> {
  const pack = path.join(CLIENT, 'src/pack.ts');
  const { stdout } = await run(process.execPath, [pack, folder], { env: { ...env, INIT_CWD: folder } });
  // What it depends on, and what the script of the recipe needs to compile, as it lies on this machine.
  const store = (name: string) => realpathSync(path.join(CLIENT, 'node_modules', name));
  const [openApiFetch, nodeTypes] = [store('openapi-fetch'), store('@types/node')];
  const others = [
    openApiFetch,
    realpathSync(path.join(openApiFetch, '../openapi-typescript-helpers')),
    nodeTypes,
    realpathSync(path.join(nodeTypes, '../../undici-types')),
  ];
  // As folders: packed once more, npm would leave their declarations out.
  return [stdout.trim(), ...others];
}

test('the package installs in an empty folder without a network, and works there, typed and untyped', async () => {
  const at = emptyFolder('package');
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...(await packed())];
  await run('npm', install, { cwd: at, env });

  const untyped = `
    import { createClient } from '@process-ai/client';
    const client = createClient({ url: process.env.PROCESS_AI + '/', token: process.env.TOKEN });
    const { data } = await client.GET('/sectors');
    const { error, response } = await client.GET('/sectors/{sectorId}', { params: { path: { sectorId: 'x' } } });
    console.log(data.map(({ name }) => name).join(), response.status, error.error);`;
  writeFileSync(path.join(at, 'untyped.mjs'), untyped);
  const { stdout } = await run(process.execPath, ['untyped.mjs'], { cwd: at, env });
  expect(stdout).toBe('Harbor Fund 404 Sector not found\n');

  const typed = block('ts', '@process-ai/client');
  const wrong = `
    // @ts-expect-error a sector needs a name
    await client.POST('/sectors', { body: { referenceModel: 'ACORD' } });
    // @ts-expect-error there is no such path
    await client.GET('/sectors/{sectorId}/weather', { params });`;
  writeFileSync(path.join(at, 'typed.ts'), typed);
  writeFileSync(path.join(at, 'wrong.ts'), typed + wrong);
  await run(process.execPath, [...CHECK, 'typed.ts', 'wrong.ts'], { cwd: at, env });
  const said = (await run(process.execPath, ['typed.ts'], { cwd: at, env })).stdout;
  expect(Number(/^Harbor Mutual (\d+)\n$/.exec(said)?.[1])).toBeGreaterThan(1000);
  const { name } = JSON.parse(readFileSync(path.join(at, 'node_modules/@process-ai/client/package.json'), 'utf8'));
  expect(name).toBe('@process-ai/client');
}, 300_000);

test('the recipes for openapi-typescript with openapi-fetch, and for @hey-api/openapi-ts, compile and run', async () => {
  const at = emptyFolder('generated', true);
  await run('sh', ['-ec', block('sh', 'openapi-typescript openapi.json')], { cwd: at, env });
  await run('sh', ['-ec', block('sh', 'openapi-ts --input')], { cwd: at, env });
  writeFileSync(path.join(at, 'fetch.ts'), block('ts', "from 'openapi-fetch'"));
  writeFileSync(path.join(at, 'hey-api.ts'), block('ts', 'client.gen.js'));
  await run(process.execPath, [...CHECK, 'fetch.ts'], { cwd: at, env });
  expect((await run(process.execPath, ['fetch.ts'], { cwd: at, env })).stdout).toContain('Harbor Fund 0\n');
  await run(process.execPath, [TSC, ...STRICT, '--outDir', 'built', 'hey-api.ts'], { cwd: at, env });
  expect((await run(process.execPath, ['built/hey-api.js'], { cwd: at, env })).stdout).toContain('Harbor Fund\n');
}, 300_000);

test('the recipe for curl runs', async () => {
  const { stdout } = await run('sh', ['-ec', block('sh', 'Harbor Bank')], { cwd: folder, env });
  expect(stdout).toContain('"Harbor Fund"');
  expect(stdout).toContain('"Harbor Bank"');
});

test('the recipe for Python runs', async ({ skip }) => {
  const version = await run('python3', ['--version'], { env }).catch(() => null);
  skip(version === null, 'There is no python3 on this machine.');
  writeFileSync(path.join(folder, 'recipe.py'), block('python', 'urlopen'));
  const { stdout } = await run('python3', ['recipe.py'], { cwd: folder, env });
  expect(stdout).toBe('1 Berth ships\n');
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

test.for([
  ['Node', process.execPath, 'receiver.mjs', 'js'],
  ['Python', 'python3', 'receiver.py', 'python'],
] as const)(
  'the receiver of webhooks in %s takes what is signed, and nothing else',
  async ([name, command, file, language], { skip }) => {
    const version = await run(command, ['--version'], { env }).catch(() => null);
    skip(version === null, `There is no ${name} on this machine.`);
    writeFileSync(path.join(folder, file), block(language, 'webhook-signature'));
    const port = await freePort();
    const add = async () => {
      const url = `http://127.0.0.1:${port}/`;
      const { body } = await server.admin.post('/api/webhooks', { url, events: ['job.finished'] });
      return { secret: body.secret as string, path: `/api/webhooks/${body.id}` };
    };
    const [known, unknown] = [await add(), await add()];
    const receiver = spawn(command, [path.join(folder, file)], {
      env: { ...env, PORT: String(port), WEBHOOK_SECRET: known.secret },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void receiver.kill());
    let said = '';
    receiver.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await expect.poll(() => listens(port)).toBe(true);
    const outcomeOf = async (webhook: { path: string }) => {
      const [last] = (await server.admin.get(`${webhook.path}/deliveries`)).body;
      return [last.state, last.status];
    };
    await server.admin.post(`${unknown.path}/test`);
    await expect.poll(() => outcomeOf(unknown)).toEqual(['failed', 401]);
    await server.admin.post(`${known.path}/test`);
    await expect.poll(() => outcomeOf(known)).toEqual(['delivered', 204]);
    expect(said).toBe('webhook.test {}\n');
  },
);
