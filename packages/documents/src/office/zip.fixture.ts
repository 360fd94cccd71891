import { constants, deflateRawSync } from 'node:zlib';

/** A part as it stands in a zip: deflated, or stored as it is. `size` is what the directory states. */
export interface RawPart {
  name: string;
  content: Uint8Array;
  isStored?: boolean;
  size?: number;
  /** Index of the part before it whose bytes it names as its own. */
  sameAs?: number;
}

/** A zip of parts as they are given, whatever they state. `count` is how many the end record states. */
export function rawZipOf(parts: RawPart[], count = parts.length): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const part of parts) {
    const fields = fieldsOf(part);
    if (part.sameAs === undefined) {
      const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(part.name), part.content]);
      locals.push(local);
      offsets.push(offset);
      offset += local.length;
    } else offsets.push(offsets[part.sameAs] ?? 0);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offsets.at(-1) ?? 0, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, Buffer.from(part.name)]));
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

function fieldsOf({ name, content, isStored = false, size = content.length }: RawPart): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(isStored ? 0 : 8, 4);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** A part with a text before and after another that is repeated, deflated without ever holding it. */
export function repeatedPart(
  name: string,
  [before, repeated, after]: [string, string, string],
  times: number,
): RawPart {
  const perBlock = Math.max(1, Math.floor((1024 * 1024) / repeated.length));
  const blocks = Math.ceil(times / perBlock);
  const flush = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const block = deflateRawSync(repeated.repeat(perBlock), flush);
  const content = Buffer.concat([
    deflateRawSync(before, flush),
    ...Array<Buffer>(blocks).fill(block),
    deflateRawSync(after),
  ]);
  return { name, content, size: before.length + repeated.length * perBlock * blocks + after.length };
}

export const textPart = (name: string, text: string): RawPart => ({
  name,
  content: Buffer.from(text),
  isStored: true,
});

/** Bytes that do not compress, so that the whole file does not inflate to too many times its size. */
export function fillerPart(length: number): RawPart {
  const content = new Uint8Array(length);
  for (let index = 0, state = 7; index < length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    content[index] = state >> 16;
  }
  return { name: 'media/picture.bin', content, isStored: true };
}
