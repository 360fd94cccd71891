import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { decrypting, type Encryption, encrypting, keyOf, newEncryption } from './encryption.ts';

/**
 * The file of a backup: a line of JSON that says how to read on, then gzip, encrypted where there is a passphrase.
 * Within, records of a letter, a length of four bytes and content: H what the backup is, T a table, D rows of it in
 * COPY's text format, E the end of the table with its count and checksum, Z the end of it all.
 */
export type ArchiveRecord =
  | { type: 'H'; content: ArchiveHead }
  | { type: 'T'; content: ArchivedTable }
  | { type: 'D'; content: Buffer }
  | { type: 'E'; content: TableSum }
  | { type: 'Z'; content: ArchiveEnd };

export interface ArchiveHead {
  /** Of the product that made it. */
  version: string;
  /** The last migration of the database. */
  schema: string;
  createdAt: string;
}

export interface ArchivedTable {
  table: string;
  columns: string[];
}

export interface TableSum {
  rows: number;
  /** Of the rows in COPY's text format, in hexadecimal. */
  sha256: string;
}

export interface ArchiveEnd {
  tables: number;
  rows: number;
  /** The last number each sequence gave out; null = none yet. */
  sequences: { name: string; last: string | null }[];
}

const FORMAT = 'process-ai-backup';
const FORMAT_VERSION = 1;
const LINE_MAX_BYTES = 4096;
const RECORD_MAX_BYTES = 1024 * 1024;
const LETTERS = 'HTDEZ';
/** Half as much work as the default level for a few parts of a hundred more bytes: others use the machine meanwhile. */
const GZIP_LEVEL = 4;

/** Writes a file that only its owner may read, under another name until it is whole and on disk. Returns its bytes. */
export async function writeArchive(
  file: string,
  records: () => AsyncIterable<ArchiveRecord>,
  passphrase: string | null,
): Promise<number> {
  const secret = passphrase === null ? null : await newEncryption(passphrase);
  const line = { format: FORMAT, version: FORMAT_VERSION, encryption: secret?.encryption ?? null };
  const opening = Buffer.from(`${JSON.stringify(line)}\n`);
  const part = `${file}.part`;
  try {
    const output = createWriteStream(part, { mode: 0o600, flush: true });
    output.write(opening);
    const source = Readable.from(bytesOf(records()), { objectMode: false });
    const gzip = createGzip({ level: GZIP_LEVEL });
    if (secret === null) await pipeline(source, gzip, output);
    else await pipeline(source, gzip, encrypting(secret.key, opening), output);
    await rename(part, file);
    return output.bytesWritten;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* bytesOf(records: AsyncIterable<ArchiveRecord>) {
  for await (const { type, content } of records) {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    const start = Buffer.alloc(5);
    start.write(type, 0, 'latin1');
    start.writeUInt32BE(bytes.length, 1);
    yield start;
    yield bytes;
  }
}

/** The records of a backup, in order and proven. Throws a sentence where the file is damaged, cut off or no backup. */
export async function* readArchive(file: string, passphrase: string | null): AsyncGenerator<ArchiveRecord> {
  const { opening, encryption } = await readOpening(file);
  if (encryption && passphrase === null) {
    throw new Error('This backup is encrypted: set BACKUP_PASSPHRASE to the passphrase with which it was made.');
  }
  const key = encryption && (await keyOf(encryption, passphrase ?? ''));
  const input = createReadStream(file, { start: opening.length });
  const gunzip = createGunzip();
  const reading = key ? pipeline(input, decrypting(key, opening), gunzip) : pipeline(input, gunzip);
  // What stops the pipeline is thrown by gunzip as well, in words of its own.
  let failure: unknown;
  reading.catch((error: unknown) => {
    failure = error;
  });
  try {
    yield* recordsIn(gunzip);
    await reading;
  } catch (error) {
    const { code } = (failure ?? error) as NodeJS.ErrnoException;
    if (code?.startsWith('Z_')) throw new Error('The backup is damaged or cut off.', { cause: error });
    throw failure ?? error;
  } finally {
    gunzip.destroy();
  }
}

async function readOpening(file: string): Promise<{ opening: Buffer; encryption: Encryption | null }> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read: ${cause.code === 'ENOENT' ? 'there is no such file' : cause.message}.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LINE_MAX_BYTES), 0, LINE_MAX_BYTES, 0);
    const end = buffer.subarray(0, bytesRead).indexOf(10) + 1;
    const opening = buffer.subarray(0, end);
    const { format, version, encryption } = JSON.parse(opening.toString()) as Record<string, unknown>;
    if (format !== FORMAT) throw new Error('Another format');
    if (version === FORMAT_VERSION) return { opening, encryption: encryption as Encryption | null };
  } catch (cause) {
    throw new Error(`${file} is not a backup of Process AI.`, { cause });
  } finally {
    await handle.close();
  }
  throw new Error('This backup was made by a newer Process AI. Restore it with that version, or a newer one.');
}

async function* recordsIn(bytes: AsyncIterable<Buffer<ArrayBuffer>>): AsyncGenerator<ArchiveRecord> {
  let rest = Buffer.alloc(0);
  let isOver = false;
  for await (const more of bytes) {
    rest = rest.length === 0 ? more : Buffer.concat([rest, more]);
    while (rest.length >= 5) {
      const type = rest.toString('latin1', 0, 1) as ArchiveRecord['type'];
      const end = 5 + rest.readUInt32BE(1);
      if (isOver || !LETTERS.includes(type) || end > RECORD_MAX_BYTES) throw new Error('The backup is damaged.');
      if (rest.length < end) break;
      const content = rest.subarray(5, end);
      rest = rest.subarray(end);
      isOver = type === 'Z';
      yield { type, content: type === 'D' ? content : JSON.parse(content.toString()) };
    }
  }
  if (!isOver || rest.length > 0) throw new Error('The backup is cut off: its end is missing.');
}
