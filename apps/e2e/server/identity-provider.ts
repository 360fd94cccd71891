import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';

const PROGRAM = path.resolve(import.meta.dirname, '../../api/src/server/identity-provider-process.fixture.ts');

interface Person {
  sub: string;
  claims: Record<string, unknown>;
}

/** An OpenID provider of its own, which vouches for one person, for a product at `publicUrl`. */
export async function startIdentityProvider(publicUrl: string, person: Person) {
  const child = spawn(process.execPath, [PROGRAM, publicUrl, JSON.stringify(person)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const { issuer, client } = await saidBy(child);
  return {
    issuer,
    client,
    stop: async () => {
      process.off('exit', endWithUs);
      child.kill();
      await ended;
    },
  };
}

interface Said {
  issuer: string;
  client: { id: string; secret: string };
}

/** The first line in JSON: the library prints notices of its own, which are read on, so that it never waits for us. */
function saidBy(child: ChildProcessByStdio<null, Readable, null>): Promise<Said> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The identity provider did not start')));
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const [line] = /^\{.+\}$/m.exec(text) ?? [];
      if (line) resolve(JSON.parse(line));
    });
  });
}
