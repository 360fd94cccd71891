import type { HostileFile } from './hostile-file.fixture.ts';
import { compoundFileOf } from './insights/compound-file.fixture.ts';

/** The text of a DOC in the order of its piece table: for each piece its text, and where it stands. */
interface DocText {
  pieces: { text: string; at: number }[];
  flags?: number;
  /** Replaces the character positions of the table. */
  positions?: number[];
}

const FAST_SAVED = 0x0004;
const TEXT_AT = 1_536;

/** The streams of a DOC of Word 97 with a piece table, before which a fast save has put properties. */
function docStreams({ pieces, flags = 0, positions }: DocText): Record<string, Uint8Array> {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0);
  const document = Buffer.alloc(pieces.reduce((end, { text, at }) => Math.max(end, at + text.length), 4_096));
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x00c1, 2);
  document.writeUInt16LE(flags, 10);
  document.writeUInt32LE(length, 0x4c);
  document.writeUInt32LE(4, 0xfe);
  document.writeUInt32LE(4, 0x106);
  for (const { text, at } of pieces) document.write(text, at, 'latin1');

  const properties = Buffer.from([1, 2, 0, 0x35, 0x08]);
  const table = Buffer.alloc(5 + (pieces.length + 1) * 4 + pieces.length * 8);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(table.length - 5, 1);
  let position = 0;
  for (const [index, { text, at }] of pieces.entries()) {
    table.writeUInt32LE(positions?.[index] ?? position, 5 + index * 4);
    position += text.length;
    table.writeUInt32LE((at * 2) | 0x40000000, 5 + (pieces.length + 1) * 4 + index * 8 + 2);
  }
  table.writeUInt32LE(positions?.[pieces.length] ?? position, 5 + pieces.length * 4);
  return { WordDocument: document, '0Table': Buffer.concat([properties, table]) };
}

/** A record of a PPT: [MS-PPT] 2.3.1. */
function record(
  type: number,
  content: Uint8Array,
  { isContainer = false, instance = 0, length = content.length } = {},
) {
  const head = Buffer.alloc(8);
  head.writeUInt16LE((instance << 4) | (isContainer ? 15 : 0), 0);
  head.writeUInt16LE(type, 2);
  head.writeUInt32LE(length, 4);
  return Buffer.concat([head, content]);
}

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, index * 4);
  return bytes;
};

interface Presentation {
  /** The content of the one slide that there is. */
  slide: Uint8Array;
  /** How often the list of slides names it. */
  times?: number;
  /** Replaces the directory of objects. */
  directory?: Buffer;
}

/** A PPT whose list of slides names one slide. */
function pptOf({ slide, times = 1, directory }: Presentation): Uint8Array {
  const entries = Array.from({ length: times }, (_, index) => record(0x03f3, numbers(2, 0, 0, 256 + index, 0)));
  const list = record(0x0ff0, Buffer.concat(entries), { isContainer: true });
  const document = record(0x03e8, list, { isContainer: true });
  const slideRecord = record(0x03ee, slide, { isContainer: true });
  const directoryAt = document.length + slideRecord.length;
  const places = directory ?? numbers((2 << 20) | 1, 0, document.length);
  const directoryRecord = record(0x1772, places);
  const editAt = directoryAt + directoryRecord.length;
  // The edit before this one is this one.
  const edit = record(0x0ff5, numbers(0, 0, editAt, directoryAt, 1, 0, 0));
  return compoundFileOf({
    'PowerPoint Document': Buffer.concat([document, slideRecord, directoryRecord, edit]),
    'Current User': record(0x0ff6, numbers(20, 0xe391c05f, editAt, 0)),
  });
}

const text = (words: string) => record(0x0fa8, Buffer.from(words, 'latin1'));

function nested(depth: number): Buffer {
  const heads = Buffer.alloc(depth * 8);
  for (let at = 0; at < heads.length; at += 8) {
    heads.writeUInt16LE(15, at);
    heads.writeUInt16LE(0x0fa0, at + 2);
    heads.writeUInt32LE(heads.length - at - 8, at + 4);
  }
  return heads;
}

const document = (name: string, fileName: string, bytes: () => Uint8Array) => ({
  name,
  fileName,
  kind: 'document' as const,
  bytes,
});
const WORDS = 'Invoices are paid by hand.';

export const HOSTILE_COMPOUND_FILES: HostileFile[] = [
  {
    ...document('a fast-saved DOC of Word 97', 'fast.doc', () => {
      const pieces = [
        { text: 'Invoices are ', at: TEXT_AT + 200 },
        { text: 'paid by ', at: TEXT_AT },
        { text: 'hand.', at: TEXT_AT + 400 },
      ];
      return compoundFileOf(docStreams({ pieces, flags: FAST_SAVED | 0x20 }));
    }),
    expect: 'read',
    reason: /Invoices are paid by hand\./,
  },
  {
    ...document('a DOC whose chain of sectors leads back to itself', 'a.doc', () =>
      compoundFileOf(docStreams({ pieces: [{ text: WORDS, at: TEXT_AT }] }), {
        damage: (fat) => fat.copyWithin(1, 1).set([1], 3),
        sizes: { WordDocument: 0x7fffffff },
      }),
    ),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...document('a compound file whose list of chains leads back to itself', 'a.doc', () => {
      const file = Buffer.from(compoundFileOf(docStreams({ pieces: [{ text: WORDS, at: TEXT_AT }] })));
      file.writeUInt32LE(6, 68);
      return new Uint8Array(file);
    }),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...document('a DOC whose stream says that it has 2 GB', 'a.doc', () =>
      compoundFileOf(docStreams({ pieces: [{ text: WORDS, at: TEXT_AT }] }), { sizes: { WordDocument: 0x7fffffff } }),
    ),
    expect: 'read',
    reason: /Invoices are paid by hand\./,
  },
  {
    ...document('a DOC of 300,000 pieces that all name the same text', 'a.doc', () => {
      const pieces = Array.from({ length: 300_000 }, () => ({ text: 'word '.repeat(200), at: TEXT_AT }));
      return compoundFileOf(docStreams({ pieces }));
    }),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...document('a DOC of 300,000 pieces of a character each', 'a.doc', () => {
      const pieces = Array.from({ length: 300_000 }, (_, index) => ({ text: 'a', at: TEXT_AT + index }));
      return compoundFileOf(docStreams({ pieces: pieces.toReversed(), flags: FAST_SAVED }));
    }),
    expect: 'read',
    reason: /aaaa/,
  },
  {
    ...document('a DOC that says it has two billion characters', 'a.doc', () =>
      compoundFileOf(docStreams({ pieces: [{ text: WORDS, at: TEXT_AT }], positions: [0, 0x7fffffff] })),
    ),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...document('a DOC whose pieces run backwards', 'a.doc', () => {
      const pieces = [WORDS, WORDS].map((words) => ({ text: words, at: TEXT_AT }));
      return compoundFileOf(docStreams({ pieces, positions: [0, 50, 10] }));
    }),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...document('a DOC that lists a million pages of properties', 'a.doc', () => {
      const streams = docStreams({ pieces: [{ text: WORDS, at: TEXT_AT }] });
      Buffer.from(streams['WordDocument']?.buffer ?? new ArrayBuffer()).writeUInt32LE(8_000_004, 0xfe);
      return compoundFileOf({
        ...streams,
        '0Table': Buffer.concat([streams['0Table'] ?? Buffer.alloc(0), Buffer.alloc(6_000_000)]),
      });
    }),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...document('a compound file that names one stream 20,000 times', 'a.doc', () => {
      const names = Array.from({ length: 20_000 }, (_, index) => [`s${index}`, new Uint8Array(10)]);
      return compoundFileOf(Object.fromEntries(names));
    }),
    expect: 'refused',
    reason: /another kind/,
  },
  {
    ...document('a PPT whose records are longer than the file', 'a.ppt', () =>
      pptOf({ slide: record(0x0fa8, Buffer.from(WORDS), { length: 0xffffffff }) }),
    ),
    expect: 'read',
    reason: /Invoices are paid by hand\./,
  },
  {
    ...document('a PPT of records of no length', 'a.ppt', () => pptOf({ slide: Buffer.alloc(5_000_000) })),
    expect: 'read',
    reason: /No text could be read/,
  },
  {
    ...document('a PPT of records nested 500,000 deep', 'a.ppt', () => pptOf({ slide: nested(500_000) })),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...document('a PPT that shows one slide of 3 MB 2,000 times', 'a.ppt', () =>
      pptOf({ slide: text('word '.repeat(600_000)), times: 2_000 }),
    ),
    expect: 'read',
    reason: /Only the first two million characters/,
  },
  {
    ...document('a PPT that lists a million objects', 'a.ppt', () =>
      pptOf({
        slide: text(WORDS),
        directory: Buffer.concat(
          Array.from({ length: 245 }, (_, index) =>
            Buffer.concat([numbers(((4_095 << 20) | (index * 4_095)) >>> 0), Buffer.alloc(4_095 * 4)]),
          ),
        ),
      }),
    ),
    expect: 'refused',
    reason: /more than 200000 objects/,
  },
];
