import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentPage, Insight } from '@process-ai/contract/insights';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

/** Real documents made by others; what each must yield is listed beside them. */
const DOCS = path.resolve(import.meta.dirname, '../../../../../../shared/data/docs');
const SLOW = 60_000;

const server = serverForTests();
let insights: string;
beforeEach(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Documents', referenceModel: 'BIAN' });
  insights = `/api/sectors/${body.id}/insights`;
});

const send = (name: string) => server.admin.upload(insights, { name, bytes: readFileSync(path.join(DOCS, name)) });
const pagesOf = async (id: string): Promise<DocumentPage[]> =>
  (await server.admin.get(`${insights}/${id}/text`)).body.pages;
const flat = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ');

describe.skipIf(!existsSync(DOCS))('real documents (../shared/data/docs)', () => {
  test.each<[file: string, words: string[], status?: Insight['summaryStatus'] | 'labels']>([
    ['apqc-banking-7.2.2.pdf', ['Deliver banking services to customers', 'Manage Customer Service']],
    ['arabic.pdf', ['انواع الخطوط العربية'], 'labels'],
    ['encrypted-but-opens.pdf', ['pdf encryption test'], 'labels'],
    ['russian-order.doc', ['Распоряжение на выдачу информации из реестра'], 'labels'],
    ['travel-approval-form.doc', ['International Travel Approval Request Form']],
    ['chinese-product.docx', ['微型固态硬盘设计方案']],
    ['illustrative-cases.docx', ['These cases deal with the basic personal tax credit']],
    ['jisc-ecdl-1999.ppt', ['JISC Digital Library initiatives', 'ECDL, Paris September 1999']],
    ['sample-show-with-notes.pptx', ['Title of the first slide', 'I am the notes of the first slide'], 'labels'],
    ['ocr-words.png', ['This file contains some words.'], 'labels'],
    ['no-text-32x32.png', [], 'no-text'],
  ])(
    '%s is read, and cited only with words that stand in it',
    async (file, words, expected = 'ready') => {
      const summaryStatus = expected === 'labels' ? 'ready' : expected;
      const { status, body } = await send(file);
      expect([status, body]).toMatchObject([200, { summaryStatus, fileType: file.split('.').at(-1) }]);
      const pages = await pagesOf(body.id);
      const text = flat(pages.map((page) => page.text).join('\n'));
      for (const word of words) expect(text).toContain(word);
      for (const { quote, page } of body.sentences) {
        expect(flat(pages.find((entry) => entry.page === page)?.text ?? '')).toContain(flat(quote));
      }
      for (const { text: sentence } of body.sentences) {
        expect(sentence).not.toMatch(/copyright|permission|rights reserved|warrant|liable|www\.|_{3}|\.{4}/i);
        // A list is told whole.
        expect(sentence.length).toBeLessThanOrEqual(600);
      }
      expect(body.sentences.length > 0).toBe(expected === 'ready');
      expect(body.summary).toMatch(
        { 'no-text': /No text could be read/, labels: /no sentences that tell something/ }[expected as string] ??
          /\p{L}{3}/u,
      );
    },
    SLOW,
  );

  test.each<[file: string, status: number, sentence: RegExp]>([
    ['broken-5-bytes.pdf', 415, /its content is of another kind/],
    ['password-openpassword.pdf', 422, /protected by a password/],
    ['password-solrcell.docx', 422, /protected by a password/],
    ['password-tika.pptx', 422, /protected by a password/],
    ['password-tika-rc4.doc', 422, /protected by a password/],
    ['password-hello.ppt', 422, /protected by a password/],
    ['truncated.docx', 422, /damaged/],
    ['not-a-zip.pptx', 422, /damaged/],
    ['fuzzed.ppt', 422, /damaged/],
    ['not-word-wordperfect51.doc', 415, /WordPerfect/],
  ])('%s is refused, and nothing is stored', async (file, status, sentence) => {
    const answer = await send(file);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(sentence)]);
    expect((await server.admin.get(insights)).body).toEqual([]);
  });

  test(
    'a hostile file does not keep others waiting',
    async () => {
      const done: string[] = [];
      const hostile = send('bomb-giant.pdf').then((answer) => {
        done.push('bomb');
        return answer;
      });
      for (let n = 0; n < 5; n += 1) {
        expect((await server.admin.get('/api/sectors')).status).toBe(200);
        done.push('list');
      }
      expect([200, 422]).toContain((await hostile).status);
      expect(done).toEqual(['list', 'list', 'list', 'list', 'list', 'bomb']);
    },
    SLOW,
  );

  test('a picture with PHP in it goes out as bytes', async () => {
    const { body } = await send('php-in-exif.png');
    const { headers } = await server.admin.get(`${insights}/${body.id}/file`);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([
      'application/octet-stream',
      'nosniff',
    ]);
  });

  test.each<[file: string, sentences: number, told: RegExp]>([
    ['apqc-banking-7.2.2.pdf', 1, /^1.0 Develop Vision and Strategy; .*13.0 Develop and Manage Business Capabilities$/],
    ['b2mml-json-documentation.pdf', 2, /generated using XMLSpy/],
    ['illustrative-cases.docx', 5, /Mary is a widow aged 69, with a pension/],
    ['travel-approval-form.doc', 5, /Travel for more than 5 nights will require/],
    ['jisc-ecdl-1999.ppt', 5, /Networking: £40 million extra for SuperJANET 4/],
    ['aptia-industrial-relations.pptx', 5, /^Award stage: Stage 1 — March 2014/],
    ['chinese-product.docx', 4, /没有活动部件。/],
  ])(
    'the summary of %s is of whole sentences, lists, and rules of forms',
    async (file, least, told) => {
      const { body } = await send(file);
      expect(body.sentences.length).toBeGreaterThanOrEqual(least);
      expect(body.sentences.some(({ text }: { text: string }) => told.test(text))).toBe(true);
      for (const { text } of body.sentences) expect(text).toMatch(/[.!。]["”’)]*$|[:;] |\bmust be\b/u);
    },
    SLOW,
  );
});
