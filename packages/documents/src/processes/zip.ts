import { AppError } from '@process-ai/contract/errors';
import { Inflate } from 'fflate';

const ENTRIES_MAX = 10_000;
const INFLATED_MAX = 200 * 1024 * 1024;
/** Beyond this size, a file that inflates more than this many times is a bomb: worksheets stay below 100. */
const RATIO_FROM = 20 * 1024 * 1024;
const RATIO_MAX = 200;

const INPUT_STEP = 64 * 1024;

interface ZipEntry {
  name: string;
  method: number;
  compressed: Uint8Array;
  size: number;
}

/**
 * Reads the directory of a zip: the parts by name, none of them inflated yet. `read(name)` inflates one, and stops as soon
 * as it grows beyond what the directory declares. Zips inside are just parts.
 * Throws `fileTypeRefused` for what is encrypted or inflates to an absurd size, `importNotReadable` for damaged zips.
 */
export function openZip(bytes: Uint8Array): { names: string[]; read: (name: string) => Uint8Array | null } {
  const entries = new Map(readDirectory(bytes).map((entry) => [entry.name, entry]));
  const total = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  if (total > INFLATED_MAX || (total > RATIO_FROM && total > bytes.length * RATIO_MAX)) throw tooLarge();
  return {
    names: [...entries.keys()],
    read: (name) => {
      const entry = entries.get(name);
      return entry ? inflate(entry) : null;
    },
  };
}

function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOfDirectory(view);
    const count = view.getUint16(end + 10, true);
    let offset = view.getUint32(end + 16, true);
    if (count > ENTRIES_MAX || offset === 0xffffffff) throw tooLarge();
    const entries: ZipEntry[] = [];
    for (let index = 0; index < count; index += 1) {
      const { entry, next } = readEntry(bytes, view, offset);
      entries.push(entry);
      offset = next;
    }
    return entries;
  } catch (cause) {
    if (cause instanceof RangeError) throw damaged();
    throw cause;
  }
}

/** The end record is the last thing in the file, before a comment of at most 65,535 bytes. */
function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 65_535);
  for (let offset = view.byteLength - 22; offset >= first; offset -= 1) {
    if (view.getUint32(offset, true) === 0x06054b50) return offset;
  }
  throw damaged();
}

function readEntry(bytes: Uint8Array, view: DataView, offset: number): { entry: ZipEntry; next: number } {
  if (view.getUint32(offset, true) !== 0x02014b50) throw damaged();
  if (view.getUint16(offset + 8, true) & 1) {
    throw new AppError('fileTypeRefused', 'The file is protected by a password: save it without one.');
  }
  const packed = view.getUint32(offset + 20, true);
  const nameEnd = offset + 46 + view.getUint16(offset + 28, true);
  const next = nameEnd + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  const local = view.getUint32(offset + 42, true);
  if (view.getUint32(local, true) !== 0x04034b50) throw damaged();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packed > bytes.length || nameEnd > bytes.length) throw damaged();
  const entry: ZipEntry = {
    name: new TextDecoder().decode(bytes.subarray(offset + 46, nameEnd)),
    method: view.getUint16(offset + 10, true),
    compressed: bytes.subarray(start, start + packed),
    size: view.getUint32(offset + 24, true),
  };
  return { entry, next };
}

function inflate({ method, compressed, size }: ZipEntry): Uint8Array {
  if (method === 0) return compressed;
  if (method !== 8) throw damaged();
  const output = new Uint8Array(size);
  let length = 0;
  const inflater = new Inflate((chunk) => {
    if (length + chunk.length > size) throw tooLarge();
    output.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let start = 0; start < compressed.length; start += INPUT_STEP) {
      const end = start + INPUT_STEP;
      inflater.push(compressed.subarray(start, end), end >= compressed.length);
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : damaged();
  }
  if (length !== size) throw damaged();
  return output;
}

function tooLarge(): AppError {
  return new AppError(
    'fileTypeRefused',
    'The file inflates to far more than a file of its kind needs, so it was refused.',
  );
}

function damaged(): AppError {
  return new AppError('importNotReadable', 'The file is damaged: its zip directory cannot be read.');
}
