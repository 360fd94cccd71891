import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actingUser } from '../acting-user.ts';
import { signUp } from '../features/auth/service.ts';
import { firstAdminToken } from '../features/invitations/service.ts';
import { readConfig } from './config.ts';
import { fillExampleClients } from './demo/example-client.ts';
import { type RunningServer, serve, startServer } from './serve.ts';

const PERSON = {
  email: 'demo@example.com',
  password: 'demo-demo-demo',
  firstName: 'Dana',
  lastName: 'Demo',
};

const THIS_MACHINE = { address: '127.0.0.1', userAgent: null, sessionId: null, deviceSecret: null };

await serve(startDemo);

/** Serves an example client from a data folder that is thrown away at the end. */
async function startDemo(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'process-ai-demo-'));
  // When root runs the demo, another user runs PostgreSQL.
  await chmod(dataDir, 0o755);
  const throwAway = () => rm(dataDir, { recursive: true, force: true });
  try {
    const config = { ...readConfig(process.env), dataDir, databaseUrl: null };
    const server = await startServer(config, () => {});
    const { current } = await signUp(server.app, THIS_MACHINE, { ...PERSON, token: await firstAdminToken(server.app) });
    const { user } = current;
    if (user) await actingUser.run(user.id, () => fillExampleClients(server.app, { user, via: 'session' }));
    process.stdout.write(`Process AI's demo is ready at ${server.url}\n`);
    process.stdout.write(`Sign in with ${PERSON.email} and the password ${PERSON.password}\n`);
    const stop = async () => {
      const givenUp = await server.stop();
      await throwAway();
      return givenUp;
    };
    return { ...server, stop };
  } catch (error) {
    await throwAway();
    throw error;
  }
}
