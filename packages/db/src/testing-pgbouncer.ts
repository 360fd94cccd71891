import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { LIMITS } from './connect.ts';
import { freePort } from './embedded/cluster.ts';

/** Debian puts it where not every user looks. */
const PROGRAM = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => spawnSync(name, ['--version']).status === 0);
export const hasPgbouncer = PROGRAM !== undefined;
/** From 1.21 on it can keep prepared statements; here it never does. */
const VERSION = Number(/1\.(\d+)/.exec(spawnSync(PROGRAM ?? 'false', ['--version']).stdout?.toString() ?? '')?.[1]);
const KEEPS_NONE = VERSION >= 21 ? 'max_prepared_statements = 0' : '';
if (!hasPgbouncer) console.warn('pgbouncer is not installed: nothing is tried by way of a pooler.');

interface Pgbouncer {
  /** Of the same database, by way of it. */
  url: string;
  stop(): Promise<void>;
}

/** pgbouncer before the server of `url`, for whoever asks. It does not run as root. */
export async function startPgbouncer(
  url: string,
  { mode = 'transaction', size = 6, limits = true, ignores = '' } = {},
): Promise<Pgbouncer> {
  const { hostname, port, username, password } = new URL(url);
  const own = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'process-ai-pgbouncer-'));
  await chmod(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  const queries = Object.entries(LIMITS).map(([name, ms]) => `set ${name} = ${ms}`);
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}${limits ? ` connect_query='${queries.join('; ')}'` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${size}
max_client_conn = 500
ignore_startup_parameters = ${ignores}
${KEEPS_NONE}
`,
  );
  const account = process.getuid?.() === 0 ? await nobody() : {};
  const child = spawn(PROGRAM ?? '', [file], { ...account, cwd: '/', stdio: 'ignore' });
  const ended = once(child, 'close');
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const pooled = Object.assign(new URL(url), { port: String(own), host: `127.0.0.1:${own}` }).href;
  await untilItAnswers(pooled);
  return {
    url: pooled,
    async stop() {
      process.off('exit', endWithUs);
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function nobody() {
  const idOf = (what: string) => Number(spawnSync('id', [what, 'nobody']).stdout.toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilItAnswers(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, backoff: () => 0.05, onnotice: () => {} });
  for (let tries = 1; ; tries += 1) {
    try {
      await sql.unsafe('select 1');
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(50);
    }
  }
  await sql.end();
}
