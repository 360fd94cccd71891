import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '@process-ai/db/embedded/start-embedded';
import { launch } from '../server/launch.ts';
import { startProduct } from '../server/start-product.ts';
import { time } from './alternate.ts';
import { type Finding, figure, median } from './finding.ts';

const ROUNDS = 9;
const LIMIT_MS = 1500;

/** From spawn to the first answer of /api/health, on a database that exists; with a bare Node's start beside it. */
export async function benchStart(): Promise<Finding[]> {
  const product = await startProduct();
  const port = new URL(product.url).port;
  const settings = { PORT: port, DATA_DIR: product.dataDir, LOG_LEVEL: 'error' };
  try {
    await product.stop();
    const stopped = await rounds(settings);
    const database = await startEmbedded({ dataDir: product.dataDir, log: () => {} });
    const running = await rounds(settings);
    await database.stop();
    return [
      finding('start to the first answer, PostgreSQL stopped', stopped),
      finding('start to the first answer, PostgreSQL running', running),
    ];
  } finally {
    await product.remove();
  }
}

type Rounds = Awaited<ReturnType<typeof rounds>>;

async function rounds(settings: Record<string, string>) {
  const measured = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    measured.bare.push(await time(async () => once(spawn(process.execPath, ['-e', '0']), 'exit')));
    const begin = performance.now();
    const launched = launch(settings);
    await untilHealthy(Number(settings.PORT));
    measured.ours.push(performance.now() - begin);
    launched.kill('SIGTERM');
    await launched.ended;
  }
  return measured;
}

async function untilHealthy(port: number): Promise<void> {
  for (;;) {
    const status = await new Promise((resolve) => {
      get({ host: '127.0.0.1', port, path: '/api/health', agent: false }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      }).once('error', () => resolve(0));
    });
    if (status === 200) return;
    await sleep(5);
  }
}

const finding = (what: string, { ours, bare }: Rounds): Finding => ({
  what,
  measured: `bare Node starts and ends in ${figure(median(bare))} ms`,
  values: ours,
  unit: 'ms',
  limit: { bound: 'at most', value: LIMIT_MS },
});
