// A program of its own, so that what it costs to attack does not hold up those who are measured.
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostileFile } from '../../../../packages/documents/src/hostile-file.fixture.ts';
import { FATAL_ONCE, HOSTILE_FILES } from '../../../../packages/documents/src/hostile-files.fixture.ts';
import { hostileRequests, type Target } from './requests.ts';
import { formOf, type Reply, type Sender, send } from './send.ts';

/** What an attacker was answered. */
export interface Outcome {
  what: string;
  ms: number;
  statuses: number[];
  /** Answers that no caller should get: broken off, without a sentence, or 500. */
  improper: string[];
}

export interface Orders {
  uploaders: Sender[];
  requester: Sender;
  target: Target;
}

const FILES_AT_ONCE = 4;
const REQUESTS_AT_ONCE = 2;
const TRIES = 200;
const REQUEST_TRIES = 10;

process.once('message', (orders: Orders) => {
  void attack(orders).then((outcomes) => process.send?.(outcomes, () => process.exit()));
});

async function attack({ uploaders, requester, target }: Orders): Promise<Outcome[]> {
  const files = chosenFiles().map((file) => ({
    name: file.name,
    run: (sender: Sender) => upload(sender, target, file),
  }));
  const requests = hostileRequests(requester, target);
  const [ofFiles, ofRequests] = await Promise.all([
    inTurn(files, FILES_AT_ONCE, ({ name, run }, lane) =>
      timed(name, () => run(uploaders[lane % uploaders.length] ?? requester)),
    ),
    inTurn(requests, REQUESTS_AT_ONCE, ({ name, run }) => timed(name, () => untilTaken(run))),
  ]);
  return [...ofFiles, ...ofRequests];
}

/** Those that have ended a server, and every third of the others: enough of each kind. */
const chosenFiles = () => HOSTILE_FILES.filter(({ name }, n) => FATAL_ONCE.has(name) || n % 3 === 0);

/** A file until it is read: whoever has sent too much at once is told to come back, and does. */
async function upload(sender: Sender, { sectorId }: Target, { fileName, kind, bytes }: HostileFile): Promise<Reply[]> {
  const { headers, body } = formOf(fileName, bytes());
  const path = `/api/sectors/${sectorId}/${kind === 'document' ? 'insights' : 'imports'}`;
  for (let tries = 1; ; tries += 1) {
    const reply = await send(sender, path, { method: 'POST', headers, body });
    if (reply.status !== 429 || tries === TRIES) return [reply];
    await sleep(200);
  }
}

async function untilTaken(run: () => Promise<Reply[]>): Promise<Reply[]> {
  for (let tries = 1; ; tries += 1) {
    const replies = await run();
    if (replies.some(({ status }) => status !== 429) || tries === REQUEST_TRIES) return replies;
    await sleep(1000);
  }
}

async function timed(what: string, run: () => Promise<Reply[]>): Promise<Outcome> {
  const begin = performance.now();
  const replies = await run();
  const improper = replies
    .filter((reply) => !isProper(reply))
    .map(({ status, text }) => `${status} ${text.slice(0, 200)}`);
  return { what, ms: performance.now() - begin, statuses: replies.map(({ status }) => status), improper };
}

const PROPER = new Set([200, 202, 206, 304, 400, 401, 403, 404, 405, 408, 409, 412, 413, 414, 415, 422, 429, 431, 503]);

function isProper({ status, text, mayLack }: Reply): boolean {
  if (mayLack && status === 0) return true;
  if (!PROPER.has(status)) return false;
  return status < 400 || /"message":"[A-Z]/.test(text);
}

async function inTurn<T, R>(items: T[], atOnce: number, work: (item: T, lane: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.values();
  const lane = async (_: unknown, number: number) => {
    for (const item of queue) results.push(await work(item, number));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
