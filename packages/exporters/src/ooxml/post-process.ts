import { Buffer } from 'node:buffer';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { strFromU8 } from 'fflate';

/**
 * A file inside an Office file: markup as text or as bytes, anything else as bytes. What is long comes in pieces, which
 * are made while the file is zipped: sheets of 20,000 rows take hundreds of megabytes before they are deflated.
 */
export type Part = string | Uint8Array | (() => Iterable<Uint8Array>);

/** Edits the markup of each part whose name matches. */
export type Pass<Context> = readonly [name: RegExp, edit: (xml: string, context: Context, name: string) => Part];

/** An Office file (bytes) of the parts by name, in their order, each after the first pass that is for it. */
export function postProcess<Context>(
  parts: ReadonlyMap<string, Part>,
  passes: readonly Pass<Context>[],
  context: Context,
): Uint8Array {
  const edited = new Map<string, Part>();
  for (const [name, part] of parts) {
    const edit = passes.find(([pattern]) => pattern.test(name))?.[1];
    edited.set(name, edit ? edit(textOf(part), context, name) : part);
  }
  return zipParts(edited);
}

export function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  return strFromU8(typeof part === 'function' ? Buffer.concat([...part()]) : part);
}

/**
 * A higher level takes twice the time to save another tenth: Office files are mostly repeated markup. With less memory
 * than usual the many small parts of a deck take a third less time, and are as small.
 */
const PACKING = { level: 3, memLevel: 7 };
/** Bytes. Smaller files are stored: for them, starting to deflate takes longer than deflating. */
const SMALL = 1000;
/** Pictures are as small as they get. */
const PACKED = /\.(?:png|jpe?g)$/;
/** Constants of the format: version 2.0, UTF-8 names, and the two methods. */
const [VERSION, UTF8, STORED, DEFLATED] = [20, 0x800, 0, 8];
/** 1980-01-01, the first day that the format knows: the same parts always give the same bytes. */
const DATE = 0x21;
const [LOCAL, DIRECTORY, END] = [0x04034b50, 0x02014b50, 0x06054b50];

/**
 * A zip of the files, in their order; stored where it is itself deflated within another. It uses zlib, which deflates
 * four times as fast as fflate or yazl: with those, a deck takes more than 1.5 times as long as its bare library.
 */
export function zipParts(parts: ReadonlyMap<string, Part>, { isStored = false } = {}): Uint8Array {
  const written: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, part] of parts) {
    const name = Buffer.from(path);
    const { method, crc, length, pieces } = packed(part, isStored || PACKED.test(path));
    const size = pieces.reduce((sum, piece) => sum + piece.length, 0);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(LOCAL, 0);
    local.writeUInt16LE(VERSION, 4);
    local.writeUInt16LE(UTF8, 6);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(DATE, 12);
    local.writeUInt32LE(crc, 14);
    local.writeUInt32LE(size, 18);
    local.writeUInt32LE(length, 22);
    local.writeUInt16LE(name.length, 26);
    written.push(local, name, ...pieces);
    // The same again, from the version on, and where it stands.
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(DIRECTORY, 0);
    listed.writeUInt16LE(VERSION, 4);
    local.copy(listed, 6, 4);
    listed.writeUInt32LE(offset, 42);
    directory.push(listed, name);
    offset += local.length + name.length + size;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([
    ...written,
    ...directory,
    numbers(END),
    shorts(0, 0, parts.size, parts.size),
    numbers(size, offset),
    shorts(0),
  ]);
}

interface Packed {
  method: number;
  /** Of the bytes before they were deflated, and how many they were. */
  crc: number;
  length: number;
  pieces: Uint8Array[];
}

function packed(part: Part, isStored: boolean): Packed {
  if (typeof part === 'function') return packedInPieces(part());
  const bytes = typeof part === 'string' ? encoded(part) : part;
  const about = { crc: crc32(bytes), length: bytes.length };
  if (isStored || bytes.length < SMALL) return { method: STORED, ...about, pieces: [bytes.slice()] };
  return { method: DEFLATED, ...about, pieces: [deflateRawSync(bytes, PACKING)] };
}

/** Bytes. Where texts of up to a third as many signs are encoded, one after the other: a place of their own takes as long again. */
const scratch = new Uint8Array(3 * 2 ** 18);
const encoder = new TextEncoder();

/** Good until the next call. */
function encoded(text: string): Uint8Array {
  if (3 * text.length > scratch.length) return Buffer.from(text);
  return scratch.subarray(0, encoder.encodeInto(text, scratch).written);
}

/** Flushed to a whole byte after each piece, so that the deflated pieces together are one stream; an empty one ends it. */
function packedInPieces(pieces: Iterable<Uint8Array>): Packed {
  const all: Packed = { method: DEFLATED, crc: 0, length: 0, pieces: [] };
  for (const piece of pieces) {
    all.crc = crc32(piece, all.crc);
    all.length += piece.length;
    all.pieces.push(deflateRawSync(piece, { ...PACKING, finishFlush: constants.Z_SYNC_FLUSH }));
  }
  all.pieces.push(deflateRawSync(new Uint8Array()));
  return all;
}

const numbers = (...values: number[]) => new Uint8Array(Uint32Array.from(values).buffer);
const shorts = (...values: number[]) => new Uint8Array(Uint16Array.from(values).buffer);
