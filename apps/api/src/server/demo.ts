import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { seedExampleClients } from './demo/example-clients.ts';
import { type RunningServer, serve, startServer } from './serve.ts';

await serve(startDemo);

/** Serves an example client from a data folder that is thrown away at the end. */
async function startDemo(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'process-ai-demo-'));
  // When root runs the demo, another user runs PostgreSQL.
  await chmod(dataDir, 0o755);
  const throwAway = () => rm(dataDir, { recursive: true, force: true });
  try {
    const config = {
      ...readConfig(process.env),
      dataDir,
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
    };
    const server = await startServer(config, () => {});
    const signIn = await seedExampleClients(server.app);
    process.stdout.write(`Process AI's demo is ready at ${server.url}\n`);
    process.stdout.write(`${signIn}\n`);
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
