import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { AppError } from '@process-ai/contract/errors';
import { isStorable } from '@process-ai/contract/text';
import { describe, expect, test } from 'vitest';
import { compoundFileOf } from './insights/compound-file.fixture.ts';
import { greyPicture, lineOfText, pagesPdf, pdfOf, picturesPdf } from './insights/pdf.fixture.ts';
import { pngOf } from './insights/png.fixture.ts';
import { deflatedZeros, docxOf, links, paragraph, zipOf, zipStating } from './office/office.fixture.ts';
import { readDocument } from './read-document.ts';

const ZLIB_HEADER = Buffer.from([0x78, 0x9c]);
const FLATE = '/Filter /FlateDecode';

const ihdr = (width: number, height: number) => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return header;
};

/** A compound file with the streams given as text. */
const compound = (streams: Record<string, string>) =>
  compoundFileOf(
    Object.fromEntries(Object.entries(streams).map(([name, text]) => [name, Buffer.from(text, 'latin1')])),
  );

/** A DOC header of Word 97 with the given flags, and nothing that it promises. */
const wordHeader = (flags: string) => `\u00ec\u00a5\u00c1\u0000${'\u0000'.repeat(6)}${flags}`.padEnd(5_000, '\u0000');

describe('what is no document is refused with the reason', () => {
  test.each<[string, string, () => Uint8Array | Promise<Uint8Array>, string, RegExp]>([
    ['no bytes', 'a.pdf', () => new Uint8Array(), 'documentUnusable', /empty/],
    ['no extension', 'report', () => docxOf(''), 'fileTypeRefused', /^Please upload/],
    ['text named .pdf', 'a.pdf', () => Buffer.from('Hello'), 'fileTypeRefused', /\.pdf/],
    ['a web page named .doc', 'a.doc', () => Buffer.from('<html>Hi</html>'), 'fileTypeRefused', /web page/],
    ['Rich Text named .doc', 'a.doc', () => Buffer.from('{\\rtf1 Hi}'), 'fileTypeRefused', /Rich Text/],
    ['a JPEG named .png', 'a.png', () => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'fileTypeRefused', /JPEG/],
    ['a PDF cut off', 'a.pdf', () => Buffer.from('%PDF-1.7\n1 0 obj <<'), 'documentUnusable', /damaged/],
    ['a PDF without pages', 'a.pdf', () => pagesPdf([]), 'documentUnusable', /no pages/],
    [
      'a PDF whose pages are missing',
      'a.pdf',
      () => pdfOf(['/Type /Catalog /Pages 2 0 R', '/Type /Pages /Count 3 /Kids [7 0 R 8 0 R 9 0 R]']),
      'documentUnusable',
      /damaged/,
    ],
    [
      'a page of a PDF that inflates to 600 MB',
      'a.pdf',
      () => pagesPdf([{ dictionary: FLATE, stream: Buffer.concat([ZLIB_HEADER, deflatedZeros(600)]) }]),
      'documentUnusable',
      /inflates/,
    ],
    [
      'three pages of a PDF that inflate to 200 MB each',
      'a.pdf',
      () => {
        const stream = Buffer.concat([ZLIB_HEADER, deflatedZeros(200)]);
        return pagesPdf(Array.from({ length: 3 }, () => ({ dictionary: FLATE, stream })));
      },
      'documentUnusable',
      /inflates/,
    ],
    [
      'a DOCX that inflates to 500 MB, and says so',
      'a.docx',
      () => zipStating('word/document.xml', deflatedZeros(500), 500 * 1024 * 1024),
      'documentUnusable',
      /inflates/,
    ],
    [
      'a PPTX that inflates to 500 MB, and denies it',
      'a.pptx',
      () => zipStating('_rels/.rels', deflatedZeros(500), 1_000),
      'documentUnusable',
      /inflates/,
    ],
    ['a DOCX without a body', 'a.docx', () => zipOf({ '_rels/.rels': links({}) }), 'fileTypeRefused', /zip archive/],
    [
      'a DOCX with a DOCTYPE beside its body',
      'a.docx',
      () => docxOf(paragraph('Hi'), { 'word/_rels/document.xml.rels': '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>' }),
      'documentUnusable',
      /DOCTYPE/,
    ],
    [
      'a DOC without its text',
      'a.doc',
      () => compound({ WordDocument: wordHeader('') }),
      'documentUnusable',
      /damaged/,
    ],
    [
      'a DOC under a password',
      'a.doc',
      () => compound({ WordDocument: wordHeader('\u0000\u0001') }),
      'documentUnusable',
      /password/,
    ],
    ['an XLS named .doc', 'a.doc', () => compound({ Workbook: 'x'.repeat(5_000) }), 'fileTypeRefused', /XLS/],
    [
      'a PPT without records',
      'a.ppt',
      () => compound({ 'PowerPoint Document': 'x'.repeat(5_000), 'Current User': 'x'.repeat(50) }),
      'documentUnusable',
      /damaged/,
    ],
    ['a PPT of PowerPoint 4', 'a.ppt', () => compound({ PP40: 'x' }), 'documentUnusable', /PowerPoint 95 or older/],
    ['a PNG that ends early', 'a.png', () => pngOf([['IHDR', ihdr(9, 9)]]), 'documentUnusable', /damaged/],
  ])(
    '%s',
    async (_case, name, make, code, words) => {
      const bytes = await make();
      expect(bytes.length).toBeLessThan(1_000_000);
      await expect(readDocument(bytes, name)).rejects.toMatchObject({ code, message: expect.stringMatching(words) });
    },
    60_000,
  );
});

describe('what is merely too much is read in part, and the notice says so', () => {
  test('a picture of more pixels than are decoded', async () => {
    const bytes = pngOf([
      ['IHDR', ihdr(60_000, 60_000)],
      ['IEND', Buffer.alloc(0)],
    ]);
    const { pages, notice } = await readDocument(bytes, 'a.png');
    expect(pages).toEqual([{ page: 1, text: '', ocr: false }]);
    expect(notice).toMatch(/No text could be read.*60000 × 60000 pixels/);
  });

  test('a picture whose chunks are sound, and whose pixels are not', async () => {
    const bytes = pngOf([
      ['IHDR', ihdr(90, 90)],
      ['IDAT', Buffer.from('no pixels')],
      ['IEND', Buffer.alloc(0)],
    ]);
    const { pages, notice } = await readDocument(bytes, 'a.png');
    expect(pages).toEqual([{ page: 1, text: '', ocr: false }]);
    expect(notice).toMatch(/^No text could be read/);
  }, 60_000);

  test('more pictures than are decoded', async () => {
    const stream = Buffer.concat([ZLIB_HEADER, deflatedZeros(220)]);
    const picture = { dictionary: `${greyPicture(10_000, 10_000)} ${FLATE}`, stream };
    const { pages, notice } = await readDocument(picturesPdf(Array.from({ length: 5 }, () => picture)), 'a.pdf');
    expect(pages[0]).toEqual({ page: 1, text: 'Hello', ocr: false });
    expect(notice).toMatch(/^Page 2 seems to be a picture and was not read/);
  }, 60_000);

  test('more than two million characters', async () => {
    const { pages, notice } = await readDocument(docxOf(paragraph('process '.repeat(300_000))), 'a.docx');
    expect(pages[0]?.text.length).toBe(2_000_000);
    expect(notice).toBe('Only the first two million characters are kept.');
  });

  test('more than 2,000 pages', async () => {
    const { pages, notice } = await readDocument(pagesPdf(Array(2_003).fill(lineOfText('Hello'))), 'a.pdf');
    expect([pages.length, pages.at(-1)?.text]).toEqual([2_000, 'Hello']);
    expect(notice).toBe('Only the first 2000 of 2003 pages were read.');
  }, 60_000);
});

const DOCS = path.resolve(import.meta.dirname, '../../../../shared/data/docs');

/** Documents of ours, and those of others where they are. */
const ORIGINALS: [file: string, bytes: () => Uint8Array][] = [
  ['ours.pdf', () => pagesPdf(['Claims are registered', 'Claims are paid'].map(lineOfText))],
  ['ours.docx', () => docxOf(paragraph('Claims are registered in the portal.').repeat(20))],
  [
    'ours.png',
    () =>
      pngOf([
        ['IHDR', ihdr(90, 90)],
        ['IDAT', deflateSync(Buffer.alloc(90 * 91))],
        ['IEND', Buffer.alloc(0)],
      ]),
  ],
  ...(existsSync(DOCS)
    ? [
        'russian-order.doc',
        'travel-approval-form.doc',
        'illustrative-cases.docx',
        'basic-two-slides.ppt',
        'jisc-ecdl-1999.ppt',
        'sample-show-with-notes.pptx',
        'arabic.pdf',
      ].map((file): [string, () => Uint8Array] => [file, () => readFileSync(path.join(DOCS, file))])
    : []),
];

describe('altered documents are read or refused, never anything else', () => {
  test.each(ORIGINALS)(
    '%s',
    async (file, bytesOf) => {
      const original = bytesOf();
      for (let seed = 1; seed <= 60; seed += 1) {
        const outcome = await readDocument(altered(original, seed), file).catch((error: unknown) => error);
        if (outcome instanceof AppError) expect(['fileTypeRefused', 'documentUnusable']).toContain(outcome.code);
        else expect(outcome, `seed ${seed}`).toMatchObject({ pages: expect.any(Array) });
        if (outcome !== null && typeof outcome === 'object' && 'pages' in outcome) {
          const { pages } = outcome as Awaited<ReturnType<typeof readDocument>>;
          expect(pages.filter(({ text }) => !isStorable(text))).toEqual([]);
        }
      }
    },
    60_000,
  );
});

/** Cuts the file off, or overwrites 8 or 200 of its bytes; the same for the same seed. */
function altered(original: Uint8Array, seed: number): Uint8Array {
  let state = seed * 7919;
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  if (seed % 3 === 0) return original.slice(0, next(original.length));
  const bytes = new Uint8Array(original);
  for (let count = seed % 3 === 1 ? 8 : 200; count > 0; count -= 1) bytes[next(bytes.length)] = next(256);
  return bytes;
}
