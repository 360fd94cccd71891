import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentText } from '@process-ai/contract/insights';
import { isStorable } from '@process-ai/contract/text';
import { describe, expect, test } from 'vitest';
import { scannedPdf } from './insights/pdf.fixture.ts';
import { decodePng } from './insights/png.fixture.ts';
import { readDocument } from './read-document.ts';

/** Real documents made by others; what each must yield is listed beside them. */
const DOCS = path.resolve(import.meta.dirname, '../../../../shared/data/docs');
const bytesOf = (file: string) => new Uint8Array(readFileSync(path.join(DOCS, file)));
const SLOW = 60_000;

interface Expected {
  pages: number;
  /** [page, words on it] */
  words?: [number, string][];
  notice?: RegExp;
  /** True where the text comes from a picture. */
  ocr?: boolean;
}

const READ: Record<string, Expected> = {
  'apqc-banking-7.2.2.pdf': {
    pages: 35,
    words: [
      [1, 'BANKING PCF OVERVIEW'],
      [2, 'Manage Customer Service'],
      [13, 'Deliver banking services to customers'],
    ],
  },
  'arabic.pdf': { pages: 1, words: [[1, 'انواع الخطوط العربية']] },
  'b2mml-json-documentation.pdf': {
    pages: 3,
    words: [
      [1, 'Business to Manufacturing\nMarkup Language'],
      [1, 'Version 0700 - November 2020'],
    ],
  },
  'bomb-giant.pdf': { pages: 1, words: [[1, 'GIANT JBIG2 BOMB']] },
  'encrypted-but-opens.pdf': { pages: 1, words: [[1, 'pdf encryption test']] },
  'page-tree-loop.pdf': { pages: 1, words: [[1, 'Potato']] },
  'scan-image-only.pdf': { pages: 1, words: [[1, 'Happy New Year 2003!']], notice: /misreadings/, ocr: true },
  'russian-order.doc': { pages: 1, words: [[1, 'Распоряжение на выдачу информации из реестра']] },
  'travel-approval-form.doc': {
    pages: 1,
    words: [
      [1, 'International Travel Approval Request Form'],
      [1, 'Please return authorised form to Budget Centre'],
    ],
  },
  'chinese-product.docx': { pages: 1, words: [[1, '微型固态硬盘设计方案']] },
  'external-refs.docx': {
    pages: 1,
    words: [
      [1, 'Testing INCLUDEPICTURE:'],
      [1, 'test.invalid'],
    ],
  },
  'illustrative-cases.docx': {
    pages: 1,
    words: [
      [1, 'ILLUSTRATIVE CASES'],
      [1, 'These cases deal with the basic personal tax credit'],
    ],
  },
  'basic-two-slides.ppt': {
    pages: 2,
    words: [
      [1, 'This is a test title'],
      [1, 'These are the notes for page 1'],
      [2, 'This is the title on page 2'],
      [2, 'None of them have formatting'],
      [2, 'These are the notes on page two'],
    ],
  },
  'jisc-ecdl-1999.ppt': {
    pages: 16,
    words: [
      [1, 'JISC Digital Library initiatives'],
      [1, 'ECDL, Paris September 1999'],
      [16, 'JISC: more information'],
    ],
    notice: /^Slide 11 holds no text\.$/,
  },
  'aptia-industrial-relations.pptx': {
    pages: 9,
    words: [
      [1, 'Role of the Fair Work Commission'],
      [4, 'Stage 3 and 4 timetable yet to be finalised.'],
      [9, 'Questions'],
    ],
  },
  'sample-show-with-notes.pptx': {
    pages: 2,
    words: [
      [1, 'Title of the first slide'],
      [1, 'I am the notes of the first slide'],
      [2, 'This is the second slide'],
    ],
  },
  'ocr-words.png': { pages: 1, words: [[1, 'This file contains some words.']], notice: /misreadings/, ocr: true },
  'bpmn-amazon-order.png': {
    pages: 1,
    words: [
      [1, 'Browse Products'],
      [1, 'Pay Order'],
    ],
    notice: /misreadings/,
    ocr: true,
  },
  'no-text-32x32.png': { pages: 1, notice: /^No text could be read from this document\.$/ },
  'php-in-exif.png': { pages: 1, notice: /^No text could be read from this document\.$/ },
};

const REFUSED: [file: string, code: string, words: RegExp, name?: string][] = [
  ['broken-5-bytes.pdf', 'fileTypeRefused', /\.pdf/],
  ['not-word-wordperfect51.doc', 'fileTypeRefused', /WordPerfect/],
  ['word6.doc', 'documentUnusable', /Word 95 or older/],
  ['external-entity.docx', 'documentUnusable', /DOCTYPE/],
  ['truncated.docx', 'documentUnusable', /damaged/],
  ['not-a-zip.pptx', 'documentUnusable', /damaged/],
  ['fuzzed.ppt', 'documentUnusable', /damaged/],
  ['truncated.png', 'documentUnusable', /damaged/],
  ['password-openpassword.pdf', 'documentUnusable', /password/],
  ['password-solrcell.docx', 'documentUnusable', /password/],
  ['password-tika-rc4.doc', 'documentUnusable', /password/],
  ['password-tika.pptx', 'documentUnusable', /password/],
  ['password-hello.ppt', 'documentUnusable', /password/],
  // Content of one kind under the name of another.
  ['ocr-words.png', 'fileTypeRefused', /picture \(PNG\)/, 'a.pdf'],
  ['page-tree-loop.pdf', 'fileTypeRefused', /a PDF/, 'a.docx'],
  ['russian-order.doc', 'fileTypeRefused', /a DOC document/, 'a.ppt'],
  ['basic-two-slides.ppt', 'fileTypeRefused', /a PPT presentation/, 'a.docx'],
  ['chinese-product.docx', 'fileTypeRefused', /zip archive/, 'a.doc'],
  ['chinese-product.docx', 'fileTypeRefused', /another Office file/, 'a.pptx'],
  ['../torture/poi_SimpleMacro.xlsm', 'fileTypeRefused', /another Office file/, 'a.docx'],
  ['../torture/tika_droste.zip', 'fileTypeRefused', /a zip archive/, 'a.docx'],
  ['../torture/tika_droste.zip', 'fileTypeRefused', /^Please upload PDF, DOC, PPT, or PNG files only\.$/],
];

describe.skipIf(!existsSync(DOCS))('documents of others (../shared/data is needed)', () => {
  test('each of them is in a table here', () => {
    const files = readdirSync(DOCS).filter((file) => file !== 'SOURCES.md');
    const tested = [...Object.keys(READ), ...REFUSED.filter(([, , , name]) => !name).map(([file]) => file)];
    expect(files.filter((file) => !tested.includes(file))).toEqual([]);
  });

  test.each(Object.entries(READ))(
    '%s',
    async (file, { pages, words = [], notice, ocr = false }) => {
      const document = await readDocument(bytesOf(file), file.toUpperCase());
      expect(document.type).toBe(path.extname(file).slice(1));
      expect(document.pages.map(({ page }) => page)).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
      for (const [page, text] of words) expect(textOf(document, page)).toContain(text);
      if (!words.length) expect(document.pages.map(({ text }) => text).join('')).toBe('');
      expect(document.notice ?? '').toMatch(notice ?? /^$/);
      expect(document.pages.some((page) => page.ocr)).toBe(ocr);
      expect(document.pages.filter(({ text }) => !isStorable(text))).toEqual([]);
    },
    SLOW,
  );

  test.each(REFUSED)('%s is refused as %s %s %s', async (file, code, words, name) => {
    await expect(readDocument(bytesOf(file), name ?? path.basename(file))).rejects.toMatchObject({
      code,
      message: expect.stringMatching(words),
    });
  });

  test('nothing is added to what a picture shows', async () => {
    const { pages } = await readDocument(bytesOf('ocr-words.png'), 'a.png');
    expect(pages).toEqual([{ page: 1, text: 'This file contains some words.', ocr: true }]);
  }, 60_000);

  test('a scan in black and white, in strips, on a turned page is read', async () => {
    const { pages } = await readDocument(scannedPdf(decodePng(bytesOf('ocr-words.png'))), 'scan.pdf');
    expect(pages).toEqual([{ page: 1, text: 'This file contains some words.', ocr: true }]);
  }, 60_000);
});

function textOf({ pages }: DocumentText, number: number): string {
  return pages.find(({ page }) => page === number)?.text ?? '';
}
