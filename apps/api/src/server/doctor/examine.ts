import { randomUUID } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createOpenAiAnalyst } from '@process-ai/ai/openai/openai-analyst';
import { type Config, readConfig } from '../config.ts';
import { createFolderPlace } from '../files/folder-place.ts';
import { placeInWords } from '../files/places.ts';
import { createS3Place } from '../files/s3-place.ts';
import { unknownSettings } from '../unknown-settings.ts';
import { clockFinding } from './clock.ts';
import { examineDatabase } from './database.ts';
import { type Finding, note, ok, reasonOf, wrong } from './finding.ts';

/** Looks at all that the product stands on, one thing after the other, and leaves nothing changed. */
export async function* examine(env: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    yield wrong('Settings', reasonOf(error), 'Correct it; .env.example says what each setting takes.');
    return;
  }
  const unknown = unknownSettings(env);
  for (const line of unknown) yield note('Settings', line, 'Correct its name, or take it out if it is meant for this.');
  if (unknown.length === 0) yield ok('Settings', 'All of them can be read.');
  yield* examineDisk(config);
  yield* examineDatabase(config);
  yield* examineFiles(config);
  yield* examineAddress(config);
  yield* examineAnalyst(config);
}

const GB = 1024 ** 3;
/** Below that a database soon cannot write any more. */
const FREE_MIN = GB;

/** The folder of DATA_DIR, or the nearest above it where it is still to be made. */
async function* examineDisk({ dataDir }: Pick<Config, 'dataDir'>): AsyncGenerator<Finding> {
  let folder = dataDir;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder`);
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    const says = `${(free / GB).toFixed(1)} GB free in ${dataDir}.`;
    yield free < FREE_MIN ? wrong('Disk', says, 'Make room, or set DATA_DIR to a larger disk.') : ok('Disk', says);
  } catch (error) {
    const says = `The folder of DATA_DIR, ${dataDir}, cannot be written: ${reasonOf(error)}`;
    yield wrong('Disk', says, 'Start as the user who owns it, or set DATA_DIR to another folder.');
  }
}

const PROBE = Buffer.from('Process AI was here, to see whether it can write and read.');

/** Where files go, unless that is the database: whether one can be written, read and removed again. */
async function* examineFiles(config: Pick<Config, 'files' | 'filesFolder' | 's3'>): AsyncGenerator<Finding> {
  if (config.files === 'database') return;
  const where = placeInWords(config)[config.files];
  const place = config.files === 's3' && config.s3 ? createS3Place(config.s3) : createFolderPlace(config.filesFolder);
  const id = randomUUID();
  try {
    await place.write(id, piecesOf(PROBE), PROBE.length);
    for await (const piece of place.read(id, { start: 0, end: PROBE.length })) {
      if (!piece.equals(PROBE)) throw new Error('what is read is not what was written');
    }
    await place.remove(id);
    yield ok('Files', `They can be kept ${where}.`);
  } catch (error) {
    const advice =
      config.files === 's3'
        ? 'Check S3_ENDPOINT, S3_REGION, S3_BUCKET and the keys, and that they may get, put and delete objects there.'
        : 'Start as the user who owns it, make room, or set FILES_DIR to another folder.';
    yield wrong('Files', `Files cannot be kept ${where}: ${reasonOf(error)}`, advice);
  }
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

const ANSWER_WITHIN_MS = 5000;

/** Whether people reach this product where links say that it is, and whether the proxy on the way is named. */
async function* examineAddress(config: Pick<Config, 'publicUrl' | 'port' | 'trustProxy'>): AsyncGenerator<Finding> {
  const { publicUrl, port, trustProxy } = config;
  const address = publicUrl ?? `http://localhost:${port}`;
  const answer = await fetch(`${address}/api/health/live`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error: unknown) => reasonOf(error));
  if (typeof answer === 'string') {
    const says = `${address} does not answer: ${answer}`;
    const advice = 'Start the server. If it runs: check the name, the certificate and the proxy of PUBLIC_URL.';
    yield publicUrl ? wrong('Address', says, advice) : note('Address', says, 'Start the server.');
  } else {
    yield await addressFinding(address, answer);
  }
  const headers = typeof answer === 'string' ? null : answer.headers;
  yield proxyFinding(address, trustProxy, headers);
}

async function addressFinding(address: string, answer: Response): Promise<Finding> {
  const text = await answer.text().catch(() => '');
  const location = answer.headers.get('location');
  if (location) {
    return wrong('Address', `${address} leads on to ${location}.`, 'Set PUBLIC_URL to the address where that ends.');
  }
  if (answer.ok && /"status":"ok"/.test(text)) return ok('Address', `${address} leads here.`);
  const advice = 'Let the proxy pass all paths on to this server, /api too, or correct PUBLIC_URL.';
  return wrong('Address', `What answers at ${address} is not Process AI (${answer.status}).`, advice);
}

/** This server speaks no TLS and gives itself no name: what answers otherwise stands before it. */
function proxyFinding(address: string, trustProxy: Config['trustProxy'], headers: Headers | null): Finding {
  const name = headers?.get('via') ?? headers?.get('server');
  const isProxied = address.startsWith('https:') || Boolean(name);
  if (isProxied && !trustProxy) {
    const says = `A proxy${name ? ` (${name})` : ''} stands before the server, and TRUST_PROXY does not name it: all people seem to share its address.`;
    return wrong('Proxy', says, 'Set TRUST_PROXY to its address, such as loopback or 10.0.0.0/8.');
  }
  if (trustProxy && !isProxied) {
    const says = `TRUST_PROXY names ${trustProxy}, and ${address} shows no proxy.`;
    return note(
      'Proxy',
      says,
      'Leave TRUST_PROXY out where there is none: whoever is at that address chooses their own.',
    );
  }
  return ok('Proxy', trustProxy ? `TRUST_PROXY names ${trustProxy}.` : 'None stands before the server.');
}

const DATE_WITHIN_MS = 5000;
/** The address that the library uses where none is set. */
const OPENAI = 'https://api.openai.com/v1';

/** Asks the language model one small question, where one is set. */
async function* examineAnalyst({ languageModel }: Pick<Config, 'languageModel'>): AsyncGenerator<Finding> {
  if (!languageModel) {
    yield ok('Analyst', 'The built-in one: nothing leaves this machine.');
    return;
  }
  const begin = performance.now();
  try {
    await createOpenAiAnalyst(languageModel).testConnection?.();
    yield ok('Analyst', `${languageModel.model} answered in ${Math.round(performance.now() - begin)} ms.`);
  } catch (error) {
    const advice = 'Check OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL, and that this machine may reach them.';
    yield wrong('Analyst', reasonOf(error), advice);
  }
  const date = await dateOf(languageModel.baseUrl ?? OPENAI);
  if (date !== null) yield clockFinding('the analyst', date - Date.now());
}

/** What a server believes the time to be, in ms; null where it does not say. */
async function dateOf(address: string): Promise<number | null> {
  const signal = AbortSignal.timeout(DATE_WITHIN_MS);
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
  const time = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}
