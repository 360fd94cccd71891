import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';

/** What a reader must know beside the passphrase. */
export interface Encryption {
  cipher: 'aes-256-gcm';
  kdf: { name: 'scrypt'; cost: number; blockSize: number; parallelization: number; salt: string };
  /** Tells a wrong passphrase from a damaged file. */
  check: string;
}

const KEY_BYTES = 32;
const CHECK_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
/** 64 MB for each guess of the passphrase, gone through twice: what OWASP asks of scrypt. */
const COST = { cost: 65_536, blockSize: 8, parallelization: 2 };
const MAX_COST = 2 ** 20;

/** A key of its own for each backup. */
export async function newEncryption(passphrase: string): Promise<{ encryption: Encryption; key: Buffer }> {
  const salt = randomBytes(16);
  const { key, check } = await derive(passphrase, salt, COST);
  const kdf = { name: 'scrypt' as const, ...COST, salt: salt.toString('base64') };
  return { encryption: { cipher: 'aes-256-gcm', kdf, check: check.toString('base64') }, key };
}

/** Throws a sentence where the passphrase is another one. */
export async function keyOf({ kdf, check }: Encryption, passphrase: string): Promise<Buffer> {
  if (kdf.cost > MAX_COST) throw new Error('The backup is damaged: no backup asks for so much work for its key.');
  const derived = await derive(passphrase, Buffer.from(kdf.salt, 'base64'), kdf);
  const expected = Buffer.from(check, 'base64');
  if (expected.length !== CHECK_BYTES || !timingSafeEqual(expected, derived.check)) {
    throw new Error('The passphrase is wrong: it is not the one with which this backup was made.');
  }
  return derived.key;
}

async function derive(passphrase: string, salt: Buffer, { cost, blockSize, parallelization }: typeof COST) {
  const options = { N: cost, r: blockSize, p: parallelization, maxmem: 256 * cost * blockSize };
  const run = promisify<string, Buffer, number, typeof options, Buffer>(scrypt);
  const bytes = await run(passphrase.normalize('NFC'), salt, KEY_BYTES + CHECK_BYTES, options);
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) };
}

/**
 * AES-256-GCM in chunks, each with its tag, so that nothing is given out before it has been proven. The nonce counts
 * the chunks and marks the last: none can be left out, moved or cut off. `context` is proven with them.
 */
export function encrypting(key: Buffer, context: Buffer): Transform {
  return inChunks(CHUNK_BYTES, (chunk, nonce) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(context);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
}

export function decrypting(key: Buffer, context: Buffer): Transform {
  return inChunks(CHUNK_BYTES + TAG_BYTES, (chunk, nonce) => {
    const end = chunk.length - TAG_BYTES;
    if (end < 0) throw new Error('The backup is cut off.');
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(context).setAuthTag(chunk.subarray(end));
    const plain = decipher.update(chunk.subarray(0, end));
    try {
      decipher.final();
    } catch {
      throw new Error('The backup is damaged or cut off: what it holds is not what was written.');
    }
    return plain;
  });
}

/** Cuts a stream into chunks of `size` bytes, the last one shorter, and passes each through `change` with its nonce. */
function inChunks(size: number, change: (chunk: Buffer, nonce: Buffer) => Buffer): Transform {
  let waiting: Buffer[] = [];
  let length = 0;
  let count = 0n;
  const nonce = (isLast: boolean) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt8(isLast ? 1 : 0, 0);
    bytes.writeBigUInt64BE(count, 4);
    count += 1n;
    return bytes;
  };
  return new Transform({
    transform(data: Buffer, _, done) {
      waiting.push(data);
      length += data.length;
      if (length <= size) return done();
      let rest = Buffer.concat(waiting);
      try {
        // What fills a chunk may still be the last one.
        for (; rest.length > size; rest = rest.subarray(size)) this.push(change(rest.subarray(0, size), nonce(false)));
      } catch (error) {
        return done(error as Error);
      }
      waiting = [rest];
      length = rest.length;
      done();
    },
    flush(done) {
      try {
        done(null, change(Buffer.concat(waiting), nonce(true)));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
