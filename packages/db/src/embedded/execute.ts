import { spawn } from 'node:child_process';

/** A user of this machine by numbers. */
export type Account = { uid: number; gid: number };

/** Runs a command to its end, as `account` where one is given; returns whether it ended with 0, and all it printed. */
export function execute(command: string, args: string[], account?: Account) {
  return new Promise<{ ok: boolean; output: string }>((resolve, reject) => {
    // The working directory of this process may be closed to the account.
    const options = { ...account, cwd: account ? '/' : undefined, env: bareEnvironment() };
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Like execute(), but an exit code other than 0 is thrown as an error which tells what was printed. */
export async function mustExecute(command: string, args: string[], account?: Account): Promise<void> {
  const { ok, output } = await execute(command, args, account);
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed: ${output.trim()}`);
}

/** What programs need to be found and to run: not our secrets, and no PGDATA or PGPORT that was set for some other server. */
const KEPT = /^(PATH|LD_LIBRARY_PATH|TMPDIR|TEMP|TMP|SYSTEMROOT|SYSTEMDRIVE|COMSPEC|PATHEXT)$/i;

function bareEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => KEPT.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
