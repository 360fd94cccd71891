import { AppError } from '@process-ai/contract/errors';
import { LRUCache } from 'lru-cache';
import { createFairSemaphore } from '../queues.ts';
import { compress, type Envelope, GZIP, type ResponseBody } from './build-response.ts';

const CACHED_BYTES_MAX = 96 * 1024 * 1024;
/** What is on its way to readers, who may be slow: it stays in memory even when the cache has let it go. */
const SENDING_BYTES_MAX = 160 * 1024 * 1024;
/** Sectors of so many rows are built one at a time, and do not keep small ones waiting. */
const LARGE_ROWS = 5000;

/** One answer: of which procedure, for which sector, as it stands at which revision. */
export interface CachedRead {
  name: string;
  sectorId: string;
  revision: number;
  /** How many rows the sector holds. */
  rows: number;
  envelope: Envelope;
}

interface ResponseCache {
  /** The answer at this revision, if it is there. */
  find(read: CachedRead): ResponseBody | undefined;
  /** The answer at this revision; built once, however many ask for it meanwhile, and in this person's turn. */
  get(read: CachedRead, person: string, build: () => Promise<ResponseBody>): Promise<ResponseBody>;
  /** Its compressed form, made at the first use, and better at the second. */
  gzip(read: CachedRead, body: ResponseBody): Promise<Buffer>;
  /** Counts these bytes as on their way until the returned function is called. Throws when too much is. */
  hold(bytes: Buffer): () => void;
}

/** Keeps answers until their sector's revision rises. Bounded is what is kept, what is built and what is sent. */
export function createResponseCache(): ResponseCache {
  const entries = new LRUCache<string, { revision: number; body: ResponseBody }>({
    maxSize: CACHED_BYTES_MAX,
    sizeCalculation: ({ body }) => (body.plain?.length ?? 0) + (body.gzipped?.length ?? 0),
  });
  /** What is being built, and who waits for their turn to build what. */
  const building = new Map<string, Promise<ResponseBody>>();
  const waiting = new Map<string, Promise<ResponseBody>>();
  const compressing = new WeakMap<ResponseBody, Promise<Buffer>>();
  /** What was asked for again, so that a tenth less to send is worth compressing it better. */
  const dense = new WeakSet<ResponseBody>();
  const lanes = {
    small: createFairSemaphore({ places: 4, placesPerPerson: 2, waitingPerPerson: 200 }),
    large: createFairSemaphore({ places: 1, placesPerPerson: 1, waitingPerPerson: 20 }),
  };

  const find = (read: CachedRead) => {
    const entry = entries.get(keyOf(read));
    return entry?.revision === read.revision ? entry.body : undefined;
  };
  const keep = (read: CachedRead, body: ResponseBody) => {
    entries.set(keyOf(read), { revision: read.revision, body });
    return body;
  };
  const get: ResponseCache['get'] = async (read, person, build) => {
    const key = `${keyOf(read)} ${read.revision}`;
    const lane = read.rows >= LARGE_ROWS ? lanes.large : lanes.small;
    const atTheirTurn = () => find(read) ?? once(building, key, async () => keep(read, await build()));
    // Persons wait in their own turn: behind somebody who asks for much, others would wait as long as they do.
    return (
      find(read) ??
      building.get(key) ??
      once(waiting, `${person} ${key}`, () => lane(person, async () => atTheirTurn()))
    );
  };
  const compressInto = async (read: CachedRead, body: ResponseBody, plain: Buffer, level: number): Promise<Buffer> => {
    const gzipped = await compress([plain], level);
    body.gzipped = gzipped;
    if (find(read) === body) keep(read, body);
    return gzipped;
  };
  const gzip = async (read: CachedRead, body: ResponseBody): Promise<Buffer> => {
    if (body.plain === null) return body.gzipped;
    if (!body.gzipped) {
      const underWay = compressing.get(body) ?? compressInto(read, body, body.plain, GZIP.quick);
      compressing.set(body, underWay);
      return underWay;
    }
    if (!dense.has(body)) {
      dense.add(body);
      // Nobody waits for it, and where it fails the quick one stays.
      void compressInto(read, body, body.plain, GZIP.dense).catch(() => {});
    }
    return body.gzipped;
  };
  return { find, get, gzip, hold: createHold(SENDING_BYTES_MAX) };
}

/** Joins what is under way under this key, or begins it. */
function once<T>(underWay: Map<string, Promise<T>>, key: string, begin: () => Promise<T>): Promise<T> {
  const before = underWay.get(key);
  if (before) return before;
  const begun = begin().finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}

function createHold(bytesMax: number): ResponseCache['hold'] {
  const holders = new Map<Buffer, number>();
  let held = 0;
  return (bytes) => {
    const before = holders.get(bytes) ?? 0;
    if (before === 0 && held + bytes.length > bytesMax) refuse();
    if (before === 0) held += bytes.length;
    holders.set(bytes, before + 1);
    return () => {
      const left = (holders.get(bytes) ?? 1) - 1;
      holders.set(bytes, left);
      if (left > 0) return;
      holders.delete(bytes);
      held -= bytes.length;
    };
  };
}

const keyOf = ({ name, sectorId, envelope }: CachedRead) => `${envelope.before} ${name} ${sectorId}`;

function refuse(): never {
  throw new AppError('serverBusy');
}
