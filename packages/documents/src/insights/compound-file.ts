import type { InsightType } from '@process-ai/contract/insights';
import { notWhatItClaims } from './document-type.ts';
import { damaged, orDamaged, protectedByPassword } from './unusable.ts';

/**
 * An OLE compound file (the container of DOC and PPT) → its streams.
 * Throws `documentUnusable` when it is damaged or holds a whole document under a password, `fileTypeRefused` when it
 * holds none of the streams `expected`.
 */
export function openCompoundFile(bytes: Uint8Array, type: InsightType, expected: string[]): CompoundStreams {
  const streams = orDamaged(() => readStreams(bytes));
  if (streams.has('EncryptedPackage')) throw protectedByPassword();
  if (expected.some((name) => streams.has(name))) return streams;
  const found = Object.entries(STREAMS).find(([name]) => streams.has(name));
  throw notWhatItClaims(type, found?.[1] ?? 'an Office file of another kind');
}

/** The kind of file, by the name of a stream that it has. */
const STREAMS = {
  WordDocument: 'a DOC document',
  'PowerPoint Document': 'a PPT presentation',
  Workbook: 'an XLS workbook',
  Book: 'an XLS workbook',
};

/** [MS-CFB] 2.1: sector numbers from here on are marks, such as the end of a chain. */
const SECTORS_MAX = 0xfffffffa;
const ENTRY_SIZE = 128;
const MINI_SECTOR_SIZE = 64;
const STREAM = 2;
const ROOT = 5;

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

interface CompoundStreams {
  has(name: string): boolean;
  /** The bytes of a stream at the top of the file, or else anywhere in it; null where there is none. */
  read(name: string): Uint8Array | null;
}

/**
 * The streams of an OLE compound file ([MS-CFB]). A chain with more sectors than the file leads back to itself.
 * Throws `documentUnusable` for such a chain, `RangeError` where the header or the directory is cut off.
 */
function readStreams(bytes: Uint8Array): CompoundStreams {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) throw damaged();
  const sectorSize = 1 << shift;
  const sectorCount = Math.ceil(bytes.length / sectorSize);
  const sectorAt = (number: number) => bytes.subarray((number + 1) * sectorSize, (number + 2) * sectorSize);
  const fat = readFat();
  const entries = readEntries(readChain(view.getUint32(48, true)));
  const top = topOf(entries);
  const root = entries.find(({ type }) => type === ROOT);
  const miniCutoff = view.getUint32(56, true);
  let mini: { fat: Uint32Array; bytes: Uint8Array } | undefined;

  const find = (name: string) => {
    const isNamed = (entry: Entry) => entry.type === STREAM && entry.name.toUpperCase() === name.toUpperCase();
    return top.find(isNamed) ?? entries.find(isNamed);
  };
  return {
    has: (name) => find(name) !== undefined,
    read(name) {
      const entry = find(name);
      if (!entry) return null;
      return entry.size < miniCutoff ? readMini(entry) : readChain(entry.start, entry.size);
    },
  };

  function readFat(): Uint32Array {
    const sectors: number[] = [];
    const take = (from: DataView, at: number, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const sector = from.getUint32(at + index * 4, true);
        if (sector < SECTORS_MAX) sectors.push(sector);
      }
    };
    take(view, 76, 109);
    let next = view.getUint32(68, true);
    for (let steps = 0; next < SECTORS_MAX; steps += 1) {
      const sector = sectorAt(next);
      if (steps > sectorCount || sector.length < sectorSize) throw damaged();
      const list = viewOf(sector);
      take(list, 0, sectorSize / 4 - 1);
      next = list.getUint32(sectorSize - 4, true);
    }
    if (sectors.length > sectorCount) throw damaged();
    return numbersIn(sectors.map(sectorAt));
  }

  /** The content of a chain, up to `size`; sectors outside the file are left out. */
  function readChain(start: number, size = Number.POSITIVE_INFINITY): Uint8Array {
    const sectors: Uint8Array[] = [];
    let length = 0;
    for (let next = start; next < SECTORS_MAX && length < size; next = fat[next] ?? SECTORS_MAX) {
      const sector = sectorAt(next);
      if (!sector.length) break;
      sectors.push(sector);
      length += sector.length;
      if (sectors.length > sectorCount) throw damaged();
    }
    return join(sectors, Math.min(length, size));
  }

  function readMini({ start, size }: Entry): Uint8Array {
    mini ??= {
      fat: numbersIn([readChain(view.getUint32(60, true))]),
      bytes: root ? readChain(root.start, root.size) : new Uint8Array(),
    };
    const sectors: Uint8Array[] = [];
    for (let next = start; next < SECTORS_MAX && sectors.length * MINI_SECTOR_SIZE < size; ) {
      sectors.push(mini.bytes.subarray(next * MINI_SECTOR_SIZE, (next + 1) * MINI_SECTOR_SIZE));
      next = mini.fat[next] ?? SECTORS_MAX;
    }
    return join(sectors, size);
  }
}

function readEntries(directory: Uint8Array): Entry[] {
  const view = viewOf(directory);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_SIZE <= directory.length; at += ENTRY_SIZE) {
    const nameBytes = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
    entries.push({
      name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameBytes)),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    });
  }
  return entries;
}

/** The entries directly below the root: documents inside the document have streams of the same names. */
function topOf(entries: Entry[]): Entry[] {
  const top = new Set<Entry>();
  const open = [entries.find(({ type }) => type === ROOT)?.child ?? SECTORS_MAX];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entry = entries[next];
    if (!entry || top.has(entry)) continue;
    top.add(entry);
    open.push(entry.left, entry.right);
  }
  return [...top];
}

function numbersIn(sectors: Uint8Array[]): Uint32Array {
  const bytes = join(sectors, Number.POSITIVE_INFINITY);
  const numbers = new Uint32Array(Math.floor(bytes.length / 4));
  const view = viewOf(bytes);
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = view.getUint32(index * 4, true);
  return numbers;
}

function join(parts: Uint8Array[], size: number): Uint8Array {
  const all = Buffer.concat(parts);
  return new Uint8Array(all.buffer, all.byteOffset, Math.min(all.length, size));
}

/** The bytes of a stream as numbers. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
