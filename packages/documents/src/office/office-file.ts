import { Buffer } from 'node:buffer';
import path from 'node:path';
import { Inflate } from 'fflate';
import { createTextReader } from './decode-text.ts';
import { FileError } from './file-error.ts';
import { attribute, createTagScanner, decodeEntities, type Tag } from './scan-tags.ts';

/** An Office file (DOCX, PPTX, XLSX): a zip of XML parts that name each other by relationships. */
export interface OfficeFile {
  /** The names of all parts. */
  parts: string[];
  /** The document, presentation or workbook part; '' where the file names none. */
  main: string;
  /** The parts that have not been read so far. */
  untouched: () => string[];
  /**
   * Visits the tags of the given local names in a part while it inflates, so that a small file with a huge part costs no
   * memory. Without names, the part is only checked. Stops once `isEnough`. Does nothing when there is no such part.
   */
  scan(part: string, names: string[], visit: (tag: Tag) => void, isEnough?: () => boolean): void;
  /** A part as it is, such as a picture; null where there is no such part, or it is larger than `most` bytes. */
  read(part: string, most: number): Uint8Array | null;
  /** The relationships of a part, '' for those of the whole file. Outside targets become names that no part has. */
  related(part: string): Relationship[];
}

interface Relationship {
  id: string;
  type: string;
  /** The name of a part. */
  target: string;
  /** What it names outside of the file, such as a web address; null for a part. */
  outside: string | null;
}

/** Documents have one for each picture and each link. */
const RELATIONSHIPS_MAX = 50_000;

/**
 * Opens a zip as an Office file; nothing outside of it is ever followed. Opening and reading throw a `FileError` for zips
 * that are damaged, locked or bombs, for parts in another encoding than they state, and for a DOCTYPE in any part read.
 */
export function openOfficeFile(bytes: Uint8Array): OfficeFile {
  const zip = openZip(bytes);

  const scan: OfficeFile['scan'] = (part, names, visit, isEnough = () => false) => {
    const decode = createTextReader();
    const scanner = createTagScanner(names, visit);
    zip.inflate(part, (piece) => {
      scanner.push(decode(piece));
      return !isEnough();
    });
    if (!isEnough()) scanner.end();
  };

  const read: OfficeFile['read'] = (part, most) => {
    const pieces: Uint8Array[] = [];
    let size = 0;
    zip.inflate(part, (piece) => {
      size += piece.length;
      pieces.push(piece.slice());
      return size <= most;
    });
    return size > 0 && size <= most ? new Uint8Array(Buffer.concat(pieces)) : null;
  };

  const related: OfficeFile['related'] = (part) => {
    const folder = path.posix.dirname(part);
    const found: Relationship[] = [];
    scan(relationshipsPart(part), ['Relationship'], (tag) => {
      const target = decodeEntities(targetOf(tag) ?? '');
      const name = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
      if (found.length === RELATIONSHIPS_MAX) {
        throw new FileError('damaged', `A part of the file has more than ${RELATIONSHIPS_MAX} relationships.`);
      }
      const outside = modeOf(tag) === 'External' ? target : null;
      found.push({ id: idOf(tag) ?? '', type: typeOf(tag) ?? '', target: name, outside });
    });
    return found;
  };

  const main = related('').find(({ type }) => type.endsWith('/officeDocument'))?.target ?? '';
  return { parts: zip.names, main, untouched: zip.untouched, scan, read, related };
}

/** The name of the part that holds the relationships of another, as "xl/_rels/workbook.xml.rels". */
function relationshipsPart(part: string): string {
  const { dir, base } = path.posix.parse(part);
  return path.posix.join(dir, '_rels', `${base}.rels`);
}

const targetOf = attribute('Target');
const typeOf = attribute('Type');
const idOf = attribute('Id');
const modeOf = attribute('TargetMode');

const ENTRIES_MAX = 10_000;
const INFLATED_MAX = 200 * 1024 * 1024;
/** Beyond this size, a file that inflates more than this many times is a bomb: worksheets stay below 100. */
const RATIO_FROM = 20 * 1024 * 1024;
const RATIO_MAX = 200;

/** Deflate packs 1,032 to one: one step inflates to 4 MB at most. */
const INPUT_STEP = 4 * 1024;

interface ZipEntry {
  name: string;
  method: number;
  compressed: Uint8Array;
  start: number;
  size: number;
}

interface Zip {
  names: string[];
  /** The parts that have not been inflated so far. */
  untouched: () => string[];
  /**
   * Inflates a part piece by piece, so that it never stands in memory as a whole; `take` returns false when the rest of
   * it is not needed. Does nothing when there is no such part.
   */
  inflate: (name: string, take: (bytes: Uint8Array) => boolean) => void;
}

/**
 * Reads the directory of a zip: the parts by name, none of them inflated yet. Inflating stops as soon as a part grows beyond
 * what the directory declares, or all that is inflated beyond the limit. Zips inside are just parts.
 * Throws `FileError`: `refused` for what is encrypted, inflates to an absurd size or has parts that overlap, else `damaged`.
 *
 * fflate's `unzipSync` does not serve, with a filter or without: it ignores the password flag, cuts a part that is larger
 * than declared without an error, does not notice shared bytes, and holds each part in memory as a whole.
 */
function openZip(bytes: Uint8Array): Zip {
  const list = readDirectory(bytes);
  refuseOverlaps(list);
  const entries = new Map(list.map((entry) => [entry.name, entry]));
  const total = list.reduce((sum, { size }) => sum + size, 0);
  if (total > INFLATED_MAX || (total > RATIO_FROM && total > bytes.length * RATIO_MAX)) throw tooLarge();
  let room = INFLATED_MAX;
  const untouched = new Set(entries.keys());
  return {
    names: [...entries.keys()],
    untouched: () => [...untouched],
    inflate: (name, take) => {
      untouched.delete(name);
      const entry = entries.get(name);
      if (!entry) return;
      inflateEntry(entry, (chunk) => {
        room -= chunk.length;
        if (room < 0) throw tooLarge();
        return take(chunk);
      });
    },
  };
}

function readDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOfDirectory(view);
    const count = view.getUint16(end + 10, true);
    let offset = view.getUint32(end + 16, true);
    if (count > ENTRIES_MAX || offset === 0xffffffff) {
      throw new FileError('refused', `The file holds more than ${ENTRIES_MAX} parts, so it was refused.`);
    }
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
    throw new FileError('refused', 'The file is protected by a password: save it without one.');
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
    start,
    size: view.getUint32(offset + 24, true),
  };
  return { entry, next };
}

/** Bombs let many parts, or a part inside another, share the same bytes; writers of zips never do. */
function refuseOverlaps(entries: ZipEntry[]): void {
  let end = 0;
  for (const { start, compressed } of entries.toSorted((a, b) => a.start - b.start)) {
    if (start < end) {
      throw new FileError('refused', 'Parts of the file share the same bytes, as in a zip bomb: it was refused.');
    }
    end = start + compressed.length;
  }
}

function inflateEntry({ method, compressed, size }: ZipEntry, take: (bytes: Uint8Array) => boolean): void {
  if (method !== 0 && method !== 8) throw damaged();
  const state = { length: 0, isWanted: true };
  const count = (chunk: Uint8Array) => {
    state.length += chunk.length;
    if (state.length > size) throw tooLarge();
    if (state.isWanted && chunk.length) state.isWanted = take(chunk);
  };
  if (method === 0) return count(compressed);
  const inflater = new Inflate(count);
  try {
    for (let start = 0; start < compressed.length && state.isWanted; start += INPUT_STEP) {
      const end = start + INPUT_STEP;
      inflater.push(compressed.subarray(start, end), end >= compressed.length);
    }
  } catch (cause) {
    throw isInflateError(cause) ? damaged() : cause;
  }
  if (state.isWanted && state.length !== size) throw damaged();
}

/** Errors of the library carry a number; others come from whoever takes the bytes. */
function isInflateError(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'number';
}

function tooLarge(): FileError {
  return new FileError('refused', 'The file inflates to far more than a file of its kind needs, so it was refused.');
}

function damaged(): FileError {
  return new FileError('damaged', 'The file is damaged: its zip directory cannot be read.');
}
