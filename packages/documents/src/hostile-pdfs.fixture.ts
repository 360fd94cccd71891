import { constants, deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.fixture.ts';
import { greyPicture, lineOfText, type PdfObject, pagesPdf, pdfOf, picturesPdf } from './insights/pdf.fixture.ts';
import { ascii85, asciiHex, lzwZeros, runLengthZeros } from './insights/pdf-filters.fixture.ts';
import { deflatedZeros } from './office/office.fixture.ts';

const ZLIB_HEADER = Buffer.from([0x78, 0x9c]);
/** A window of 16 KB; the sum of both bytes must be a multiple of 31. */
const SMALL_WINDOW = Buffer.from([0x68, 0x81]);
const zeros = (megabytes: number, header = ZLIB_HEADER) => Buffer.concat([header, deflatedZeros(megabytes)]);
const twice = (bytes: Uint8Array) => deflateSync(bytes, { level: constants.Z_BEST_COMPRESSION });

/** A page whose content goes through a chain of filters. */
const filtered = (filters: string, stream: Uint8Array): PdfObject => ({ dictionary: `/Filter [${filters}]`, stream });
const pageOf = (filters: string, stream: Uint8Array) => pagesPdf([filtered(filters, stream)]);

const pdf = (name: string, bytes: () => Uint8Array) => ({
  name,
  fileName: 'a.pdf',
  kind: 'document' as const,
  bytes,
});

const INFLATES = { expect: 'refused', reason: /inflates/ } as const;
const NOT_READ = { expect: 'read', reason: /^Page 2 seems to be a picture and was not read/ } as const;
const CATALOGUE = '/Type /Catalog /Pages 2 0 R';
const PAGE = '/Type /Page /Parent 2 0 R /MediaBox [0 0 600 800]';

/** A picture of a page, with the filter that decodes it. */
const scanned = (size: string, filter: string, stream: Uint8Array) =>
  picturesPdf([{ dictionary: `${size} /Filter ${filter}`, stream }]);

const bilevel = (width: number, height: number) =>
  greyPicture(width, height).replace('/BitsPerComponent 8', '/BitsPerComponent 1');

/** The start of a JPEG 2000 codestream of one channel. */
function jpx(width: number, height: number): Uint8Array {
  const size = Buffer.alloc(43);
  size.writeUInt32BE(0xff4fff51);
  size.writeUInt16BE(41, 4);
  for (const [index, value] of [width, height, 0, 0, width, height, 0, 0].entries()) {
    size.writeUInt32BE(value, 8 + index * 4);
  }
  size.writeUInt16BE(1, 40);
  return Buffer.concat([size, Buffer.from([7, 1, 1, 0xff, 0xd9])]);
}

/** The start of a JPEG of one channel. */
function jpeg(width: number, height: number): Uint8Array {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return Buffer.concat([frame, Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xff, 0xd9])]);
}

/** A JBIG2 page without content. */
function jbig2(width: number, height: number): Uint8Array {
  const page = Buffer.alloc(30);
  page.set([0, 0, 0, 0, 0x30, 0, 1, 0, 0, 0, 19]);
  page.writeUInt32BE(width, 11);
  page.writeUInt32BE(height, 15);
  return page;
}

/** Forms that each show the next one ten times. */
function forms(depth: number): PdfObject[] {
  return Array.from({ length: depth }, (_, index): PdfObject => {
    const next = index + 1 < depth ? index + 7 : 6;
    const dictionary = `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F 3 0 R >> /XObject << /X ${next} 0 R >> >>`;
    return { dictionary, stream: Buffer.from(`${lineOfText('word')} ${'/X Do '.repeat(10)}`) };
  });
}

export const HOSTILE_PDFS: HostileFile[] = [
  { ...pdf('two Flate filters', () => pageOf('/FlateDecode /FlateDecode', twice(zeros(7_000)))), ...INFLATES },
  {
    ...pdf('three Flate filters', () => pageOf('/FlateDecode /FlateDecode /FlateDecode', twice(twice(zeros(7_000))))),
    ...INFLATES,
  },
  { ...pdf('a small window of zlib', () => pageOf('/FlateDecode', zeros(900, SMALL_WINDOW))), ...INFLATES },
  {
    ...pdf('ASCIIHex before Flate', () => pageOf('/ASCIIHexDecode /FlateDecode', asciiHex(zeros(900)))),
    ...INFLATES,
  },
  { ...pdf('ASCII85 before Flate', () => pageOf('/ASCII85Decode /FlateDecode', ascii85(zeros(900)))), ...INFLATES },
  {
    ...pdf('RunLength inside Flate', () => pageOf('/FlateDecode /RunLengthDecode', twice(runLengthZeros(900)))),
    ...INFLATES,
  },
  { ...pdf('LZW inside Flate', () => pageOf('/FlateDecode /LZWDecode', twice(lzwZeros(900)))), ...INFLATES },
  {
    ...pdf('short names of filters, one after the other', () => pageOf('/AHx /Fl /Fl', asciiHex(twice(zeros(900))))),
    ...INFLATES,
  },
  {
    ...pdf('a filter named by another object', () =>
      pagesPdf([{ dictionary: '/Filter 6 0 R', stream: zeros(900) }], ['/Unused true', '/Unused true']).map(
        (byte) => byte,
      ),
    ),
    expect: 'read',
    reason: /No text/,
  },
  {
    ...pdf('40 streams of 100 MB on one page', () => {
      const parts = Array.from(
        { length: 40 },
        (): PdfObject => ({ dictionary: '/Filter /FlateDecode', stream: zeros(100) }),
      );
      const contents = parts.map((_, index) => `${4 + index} 0 R`).join(' ');
      return pdfOf([CATALOGUE, '/Type /Pages /Count 1 /Kids [3 0 R]', `${PAGE} /Contents [${contents}]`, ...parts]);
    }),
    ...INFLATES,
  },
  {
    ...pdf('an object stream that inflates to 900 MB', () => withXrefStream({ objectStream: zeros(900) })),
    ...INFLATES,
  },
  {
    ...pdf('a cross-reference stream that inflates to 900 MB', () => withXrefStream({ entries: zeros(900) })),
    expect: 'refused',
    reason: /inflates|damaged/,
  },
  {
    ...pdf('a cross-reference table that leads back to itself', () => {
      const text = Buffer.from(pagesPdf([lineOfText('Hello')])).toString('latin1');
      const start = /startxref\n(\d+)/.exec(text)?.[1] ?? '0';
      return Buffer.from(text.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${start}`), 'latin1');
    }),
    expect: 'read',
    reason: /Hello/,
  },
  {
    ...pdf('a page tree that leads back to itself', () =>
      pdfOf([CATALOGUE, '/Type /Pages /Count 9 /Kids [2 0 R 3 0 R]', '/Type /Pages /Count 9 /Kids [2 0 R 3 0 R]']),
    ),
    expect: 'refused',
    reason: /damaged/,
  },
  {
    ...pdf('a document that says its pages are 213,804,087', () => {
      const text = Buffer.from(pagesPdf([lineOfText('Hello')])).toString('latin1');
      return Buffer.from(text.replace('/Count 1', '/Count 213804087'), 'latin1');
    }),
    expect: 'refused',
    reason: /says that it has 213,804,087 pages/,
  },
  {
    ...pdf('a document that says it has 90,000 pages and has one', () => {
      const branch = '/Type /Pages /Parent 2 0 R /Count 89999 /Kids [4 0 R]';
      return pdfOf([CATALOGUE, '/Type /Pages /Count 90000 /Kids [3 0 R 5 0 R]', branch, PAGE, PAGE]);
    }),
    expect: 'refused',
    reason: /most of them are missing/,
  },
  {
    ...pdf('5,000 pages that are one', () => {
      const kids = '4 0 R '.repeat(5_000);
      return pdfOf([
        CATALOGUE,
        `/Type /Pages /Count 5000 /Kids [${kids}]`,
        '/Unused true',
        `${PAGE} /Contents 5 0 R`,
        { dictionary: '', stream: Buffer.from('') },
      ]);
    }),
    expect: 'read',
    reason: /first \d+ of 5000 pages/,
  },
  {
    ...pdf('a page of 213,804,087 points with a picture', () => {
      const text = Buffer.from(picturesPdf([{ dictionary: greyPicture(4, 4), stream: Buffer.alloc(16) }])).toString(
        'latin1',
      );
      return Buffer.from(text.replace('[0 0 600 800]', '[0 0 213804087 213804087]'), 'latin1');
    }),
    expect: 'read',
    reason: /Hello/,
  },
  {
    ...pdf('a document under a password', () => {
      const text = Buffer.from(pagesPdf([lineOfText('Hello')])).toString('latin1');
      const key = `(${'a'.repeat(32)})`;
      const encryption = `/ID [(a) (a)] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`;
      return Buffer.from(text.replace('/Root 1 0 R', `/Root 1 0 R ${encryption}`), 'latin1');
    }),
    expect: 'refused',
    reason: /password/,
  },
  {
    ...pdf('lists nested five million deep', () =>
      pdfOf([`${CATALOGUE} /A ${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}`, '/Type /Pages /Count 0 /Kids []']),
    ),
    expect: 'refused',
    reason: /damaged|no pages/,
  },
  {
    ...pdf('20 MB of text on one page', () =>
      pagesPdf([`BT /F 12 Tf 50 700 Td ${'1 0 0 1 50 700 Tm (many words) Tj '.repeat(600_000)} ET`]),
    ),
    expect: 'read',
    reason: /Only the first two million characters/,
  },
  {
    ...pdf('a drawing of 100 MB', () =>
      pageOf('/FlateDecode', deflateSync(Buffer.alloc(50_000_000, '0 0 m 9 9 l S '))),
    ),
    expect: 'read',
    reason: /Page 1 seems to be a picture and was not read/,
  },
  {
    ...pdf('forms that show each other ten times, ten deep', () =>
      pdfOf([
        CATALOGUE,
        '/Type /Pages /Count 1 /Kids [4 0 R]',
        '/Type /Font /Subtype /Type1 /BaseFont /Helvetica',
        `${PAGE} /Contents 5 0 R /Resources << /XObject << /X 6 0 R >> >>`,
        { dictionary: '', stream: Buffer.from('/X Do') },
        ...forms(10),
      ]),
    ),
    expect: 'read',
    reason: /word/,
  },
  {
    ...pdf('a picture of 100,000 × 100,000 pixels', () =>
      picturesPdf([{ dictionary: greyPicture(100_000, 100_000), stream: Buffer.alloc(9) }]),
    ),
    ...NOT_READ,
  },
  {
    ...pdf('a picture through two Flate filters', () =>
      scanned(greyPicture(9_000, 9_000), '[/FlateDecode /FlateDecode]', twice(zeros(7_000))),
    ),
    ...NOT_READ,
  },
  {
    ...pdf('a fax picture of 60,000 × 60,000 pixels', () =>
      scanned(
        bilevel(60_000, 60_000),
        '/CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 60000 >>',
        Buffer.alloc(99, 255),
      ),
    ),
    expect: 'read',
    reason: /Hello/,
  },
  {
    ...pdf('a JBIG2 picture of 60,000 × 60,000 pixels', () =>
      scanned(bilevel(60_000, 60_000), '/JBIG2Decode', jbig2(60_000, 60_000)),
    ),
    expect: 'read',
    reason: /Hello/,
  },
  {
    ...pdf('a JPEG 2000 picture of 60,000 × 60,000 pixels that says it has nine', () =>
      scanned(greyPicture(3, 3), '/JPXDecode', jpx(60_000, 60_000)),
    ),
    expect: 'read',
    reason: /Hello/,
  },
  {
    ...pdf('a JPEG of 60,000 × 60,000 pixels that says it has nine', () =>
      scanned(greyPicture(3, 3), '/DCTDecode', jpeg(60_000, 60_000)),
    ),
    expect: 'read',
    reason: /Hello/,
  },
];

/**
 * A PDF whose objects are found by a cross-reference stream, its page in an object stream. Either of the two may be replaced
 * by deflated bytes.
 */
function withXrefStream({ objectStream, entries }: { objectStream?: Uint8Array; entries?: Uint8Array }): Uint8Array {
  const packed = {
    dictionary: `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode`,
    stream: objectStream ?? deflateSync(`3 0 <<${PAGE}>>`),
  };
  const before = Buffer.from(pdfOf([CATALOGUE, '/Type /Pages /Count 1 /Kids [3 0 R]', '/Unused true', packed]));
  const body = before.subarray(0, before.lastIndexOf('xref\n0'));
  const placeOf = (number: number) => body.indexOf(`${number} 0 obj`);
  const table = Buffer.alloc(6 * 7);
  for (const number of [1, 2, 4]) table.set([1, 0, 0, placeOf(number) >> 8, placeOf(number) & 255, 0, 0], number * 7);
  table.set([2, 0, 0, 0, 4, 0, 0], 3 * 7);
  const stream = entries ?? deflateSync(table);
  const size = entries ? 100_000_000 : 6;
  const head = `5 0 obj\n<< /Type /XRef /Root 1 0 R /Size ${size} /W [1 4 2] /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([body, Buffer.from(head), stream, Buffer.from(end)]));
}
