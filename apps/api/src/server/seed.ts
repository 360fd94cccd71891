import { readConfig } from './config.ts';
import { seedExampleClients } from './demo/example-clients.ts';
import { startServer } from './serve.ts';

// Its own port: a server may be running on this data.
const server = await startServer({ ...readConfig(process.env), port: 0, host: '127.0.0.1' }, () => {});
process.stdout.write(`The example clients are there. ${await seedExampleClients(server.app)}\n`);
await server.stop();
process.exit(0);
