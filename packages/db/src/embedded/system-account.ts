import { type Account, execute } from './execute.ts';

const name = 'process-ai-postgres';

/** The system user who runs PostgreSQL when this process is root; created at the first call. */
export async function systemAccount(): Promise<Account> {
  const known = await lookUp();
  if (known) return known;
  const { output } = await execute('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir=/nonexistent',
    '--shell=/usr/sbin/nologin',
    name,
  ]).catch((error: Error) => ({ output: error.message }));
  // Looked up whatever useradd says: another process may have created the user a moment earlier.
  const created = await lookUp();
  if (created) return created;
  throw new Error(
    `PostgreSQL does not run as root, and the system user ${name} could not be created (${output.trim()}). ` +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/** Whether `account` may enter the folder, or run the program, at `path`. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  return (await execute('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], account)).ok;
}

async function lookUp(): Promise<Account | undefined> {
  const ids = await Promise.all(['-u', '-g'].map((what) => execute('id', [what, name])));
  const [uid, gid] = ids.map(({ ok, output }) => (ok ? Number(output) : undefined));
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
