const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const FAT = 0xfffffffd;

/**
 * A compound file with the given streams at its top, none of them in the mini stream. `damage` may change the table of
 * chains; `sizes` what the directory says of the size of a stream.
 */
export function compoundFileOf(
  streams: Record<string, Uint8Array>,
  {
    damage = () => undefined,
    sizes = {},
  }: { damage?: (fat: Uint32Array) => void; sizes?: Record<string, number> } = {},
): Uint8Array {
  const names = Object.keys(streams);
  const directory = Buffer.alloc(sectorsOf((names.length + 1) * 128) * SECTOR);
  const contents = [directory, ...names.map((name) => Buffer.from(streams[name] ?? []))];
  const starts: number[] = [];
  const chains: number[] = [];
  for (const content of contents) {
    starts.push(chains.length);
    const count = Math.max(1, sectorsOf(content.length));
    for (let index = 1; index < count; index += 1) chains.push(chains.length + 1);
    chains.push(END);
  }
  const fatSectors = Math.ceil((chains.length + 110) / 128);
  const table = new Uint32Array(fatSectors * 128).fill(FREE);
  table.set(chains);
  for (let index = 0; index < fatSectors; index += 1) table[chains.length + index] = FAT;
  damage(table);

  writeEntry(directory, 0, { name: 'Root Entry', type: 5, start: END, size: 0, child: names.length ? 1 : FREE });
  for (const [index, name] of names.entries()) {
    const right = index + 2 <= names.length ? index + 2 : FREE;
    const size = sizes[name] ?? streams[name]?.length ?? 0;
    writeEntry(directory, index + 1, { name, type: 2, start: starts[index + 1] ?? END, size, right });
  }
  const header = writeHeader(Array.from({ length: fatSectors }, (_, index) => chains.length + index));
  const sectors = contents.map((content) =>
    Buffer.concat([content, Buffer.alloc(Math.max(1, sectorsOf(content.length)) * SECTOR - content.length)]),
  );
  return new Uint8Array(Buffer.concat([header, ...sectors, Buffer.from(table.buffer)]));
}

const sectorsOf = (length: number) => Math.ceil(length / SECTOR);

function writeHeader(fat: number[]): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(fat.length, 44);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let index = 0; index < 109; index += 1) header.writeUInt32LE(fat[index] ?? FREE, 76 + index * 4);
  return header;
}

interface Entry {
  name: string;
  type: number;
  start: number;
  size: number;
  right?: number;
  child?: number;
}

function writeEntry(directory: Buffer, index: number, { name, type, start, size, right, child }: Entry): void {
  const at = index * 128;
  directory.write(name, at, 'utf16le');
  directory.writeUInt16LE((name.length + 1) * 2, at + 64);
  directory.writeUInt8(type, at + 66);
  directory.writeUInt32LE(FREE, at + 68);
  directory.writeUInt32LE(right ?? FREE, at + 72);
  directory.writeUInt32LE(child ?? FREE, at + 76);
  directory.writeUInt32LE(start, at + 116);
  directory.writeUInt32LE(size, at + 120);
}
