import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN } from '../sign-up.ts';
import { type Sender, send } from './send.ts';

const LIGHT_EVERY_MS = 20;
const WORK_EVERY_MS = 500;
/** Signing in hashes a password: one in so many rounds. */
const SIGN_IN_EVERY = 10;

/** What an ordinary person works with. */
export interface Bystander {
  sender: Sender;
  email: string;
  /** A sector of 20 processes. */
  sectorId: string;
  processIds: string[];
  vendorIds: string[];
}

interface Asked {
  what: string;
  ms: number;
  status: number;
  text: string;
}

export interface Log {
  light: Asked[];
  work: Asked[];
}

/** Does an ordinary day's work until told to stop: light requests all the time, heavier ones one after the other. */
export function startWork(bystander: Bystander): { stop(): Promise<Log> } {
  const log: Log = { light: [], work: [] };
  const over = new AbortController();
  const loop = async (into: Asked[], asks: Ask[], everyMs: number) => {
    for (let turn = 0; !over.signal.aborted || turn < asks.length; turn += 1) {
      const ask = asks[turn % asks.length];
      if (ask) into.push(await timed(ask));
      await sleep(everyMs);
    }
  };
  const loops = [
    loop(log.light, lightAsks(bystander), LIGHT_EVERY_MS),
    loop(log.work, workAsks(bystander), WORK_EVERY_MS),
  ];
  return {
    async stop() {
      over.abort();
      await Promise.all(loops);
      return log;
    },
  };
}

interface Ask {
  what: string;
  run: () => ReturnType<typeof send>;
}

async function timed({ what, run }: Ask): Promise<Asked> {
  const begin = performance.now();
  const { status, text } = await run();
  return { what, ms: performance.now() - begin, status, text: text.slice(0, 200) };
}

function lightAsks({ sender, email, sectorId, processIds }: Bystander): Ask[] {
  const get = (what: string, path: string): Ask => ({ what, run: () => send(sender, path, { as: 'session' }) });
  const write = (n: number): Ask => ({
    what: 'edit a process',
    run: () =>
      send(sender, `/api/sectors/${sectorId}/processes/${processIds[0]}`, {
        method: 'PUT',
        as: 'session',
        body: { code: '1', level: 1, name: `Settle invoices ${n}` },
      }),
  });
  const signIn: Ask = {
    what: 'sign in',
    run: () =>
      send(sender, '/api/auth/sign-in', { method: 'POST', as: 'nobody', body: { email, password: ADMIN.password } }),
  };
  const round = (n: number) => [
    get('health', '/api/health'),
    get('user', '/api/user'),
    get('sectors', '/api/sectors'),
    get('a small sector', `/api/sectors/${sectorId}`),
    write(n),
  ];
  return [...Array.from({ length: SIGN_IN_EVERY }, (_, n) => round(n)).flat(), signIn];
}

function workAsks({ sender, sectorId, processIds, vendorIds }: Bystander): Ask[] {
  const post = (what: string, path: string, body: unknown): Ask => ({
    what,
    run: () => send(sender, path, { method: 'POST', as: 'session', body }),
  });
  return [
    post('export', `/api/sectors/${sectorId}/export/sheets`, { vendorIds: vendorIds.slice(0, 3), processIds }),
    post('comparison', '/api/vendors/compare', { sectorId, processIds }),
    post('analysis', `/api/sectors/${sectorId}/analyze`, { processIds }),
  ];
}
