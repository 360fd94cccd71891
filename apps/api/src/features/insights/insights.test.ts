import type { Analyst } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import type { DocumentPage, Insight } from '@process-ai/contract/insights';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests({ UPLOAD_MAX_MB: '2' });
let builtIn: Analyst;
let sector: string;
let insights: string;
beforeAll(async () => {
  builtIn = server.app.analyst;
});
afterEach(() => {
  server.app.analyst = builtIn;
});
const newSector = async (): Promise<string> =>
  `/api/sectors/${(await server.admin.post('/api/sectors', { name: 'Insights', referenceModel: 'BIAN' })).body.id}`;
beforeEach(async () => {
  sector = await newSector();
  insights = `${sector}/insights`;
});

const CLAIM = 'Each motor claim takes 18 minutes to register in the portal.';
const TEAM = 'The claims team of 12 FTE settles 24,000 claims a year.';
const report = (...lines: string[]) => Buffer.from(pagesPdf(lines.map(lineOfText)));

const send = (name: string, bytes: Uint8Array, fields: Record<string, string> = {}) =>
  server.admin.upload(insights, { name, bytes }, fields);
const sendReport = async (): Promise<Insight> => (await send('claims.pdf', report(CLAIM, TEAM))).body;
const list = async (): Promise<Insight[]> => (await server.admin.get(insights)).body;
const pagesOf = async (id: string): Promise<DocumentPage[]> =>
  (await server.admin.get(`${insights}/${id}/text`)).body.pages;

describe('an insight', () => {
  test('is stored with its text, summarised with citations, read, deleted and brought back', async () => {
    const { status, body } = await send('Claims 2026.PDF', report(CLAIM, TEAM), { title: 'How claims are settled' });
    expect([status, body]).toMatchObject([
      200,
      {
        title: 'How claims are settled',
        fileName: 'Claims 2026.PDF',
        fileType: 'pdf',
        fileSize: report(CLAIM, TEAM).length,
        summary: `${CLAIM} ${TEAM}`,
        summaryStatus: 'ready',
        sentences: [
          { text: CLAIM, page: 1, quote: CLAIM },
          { text: TEAM, page: 2, quote: TEAM },
        ],
        figures: [
          { field: 'averageRuntime', value: 18, page: 1 },
          { field: 'fteCount', value: 12, page: 2 },
          { field: 'processFrequency', value: 24_000, page: 2 },
        ],
        source: 'Built-in analyst',
        pageCount: 2,
        notice: null,
      },
    ]);
    const one = `${insights}/${body.id}`;
    expect((await server.admin.get(one)).body).toEqual(body);
    expect((await server.admin.get(sector)).body.insights).toEqual([body]);
    expect(await pagesOf(body.id)).toEqual([
      { page: 1, text: CLAIM, ocr: false },
      { page: 2, text: TEAM, ocr: false },
    ]);

    expect((await server.admin.delete(one)).status).toBe(200);
    for (const gone of [one, `${one}/text`, `${one}/file`]) expect((await server.admin.get(gone)).status).toBe(404);
    expect([await list(), (await server.admin.delete(one)).status]).toEqual([[], 404]);
    expect((await server.admin.post(`${one}/restore`)).body).toEqual(body);
    expect([await list(), (await server.admin.post(`${one}/restore`)).status]).toEqual([[body], 404]);
  });

  test('without a title has the name of its file; neither holds what cannot be stored', async () => {
    expect(await sendReport()).toMatchObject({ title: 'claims.pdf' });
    const { body } = await send('cl\u0007aims.pdf', report(CLAIM), { title: ' Claims ' });
    expect(body).toMatchObject({ fileName: 'claims.pdf', title: 'Claims' });
    for (const [title, message] of [
      ['x'.repeat(301), 'At most 300 characters'],
      ['Claims\u0000', 'Contains characters that cannot be stored'],
    ]) {
      const refused = await send('claims.pdf', report(CLAIM), { title: title ?? '' });
      expect([refused.status, refused.body.issues]).toEqual([400, [{ path: 'title', message }]]);
    }
  });

  test('belongs to its sector, and to those who are signed in', async () => {
    const { id } = await sendReport();
    const paths = ['', '/text', '/file'];
    for (const elsewhere of [await newSector(), '/api/sectors/x']) {
      const one = `${elsewhere}/insights/${id}`;
      for (const tail of paths) expect((await server.admin.get(one + tail)).status).toBe(404);
      const writes = [
        server.admin.delete(one),
        ...['restore', 'summarize'].map((v) => server.admin.post(`${one}/${v}`)),
      ];
      for (const { status } of await Promise.all(writes)) expect(status).toBe(404);
    }
    for (const tail of paths) expect((await server.nobody.get(`${insights}/${id}${tail}`)).status).toBe(401);
    const uploaded = await server.nobody.upload(insights, { name: 'claims.pdf', bytes: report(CLAIM) });
    expect([uploaded.status, (await server.nobody.delete(`${insights}/${id}`)).status]).toEqual([401, 401]);
    expect(await list()).toHaveLength(1);

    await server.admin.delete(sector);
    for (const tail of paths) expect((await server.admin.get(`${insights}/${id}${tail}`)).status).toBe(404);
  });

  test.each([
    ['../../claims.pdf', 'claims.pdf'],
    ['C:\\Users\\me\\..\\claims.pdf', 'claims.pdf'],
    ['/etc/passwd/.claims.pdf', 'claims.pdf'],
    ['..\\..//.. .claims.pdf', 'claims.pdf'],
    ['claims\u202efdp.pdf', 'claimsfdp.pdf'],
    ['cl\u0007ai\u200bms\u2066.pdf', 'claims.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ])('named %j is kept as %s', async (name, kept) => {
    const { body } = await send(name, report(CLAIM));
    expect(body).toMatchObject({ fileName: kept, title: kept });
    const { headers } = await server.admin.get(`${insights}/${body.id}/file`);
    expect(headers['content-disposition']).toBe(`attachment; filename="${kept}"`);
  });

  test('of which only dots and slashes are left has no accepted type', async () => {
    for (const name of ['../..', '.pdf', 'a/.pdf']) expect((await send(name, report(CLAIM))).status).toBe(415);
  });

  test('goes out as an attachment that no browser runs, byte for byte', async () => {
    const { body } = await send('Prüfung "<x>".pdf', report(CLAIM));
    const file = await server.admin.get(`${insights}/${body.id}/file`);
    expect(file.bytes.equals(report(CLAIM))).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Pr_fung _<x>_.pdf"; filename*=UTF-8''Pr%C3%BCfung%20%22%3Cx%3E%22.pdf`,
    });
  });
});

describe('an upload', () => {
  test.each<[name: string, bytes: Uint8Array | string, status: number, sentence: string | RegExp]>([
    ['notes.txt', 'Plain text', 415, 'Please upload PDF, DOC, PPT, or PNG files only.'],
    ['claims', report(CLAIM), 415, 'Please upload PDF, DOC, PPT, or PNG files only.'],
    ['claims.docx', report(CLAIM), 415, 'The file is named .docx, but its content is a PDF.'],
    ['page.pdf', '<!doctype html><script>alert(1)</script>', 415, /its content is a web page/],
    ['empty.pdf', '', 422, 'The file is empty.'],
    ['cut.pdf', report(CLAIM).subarray(0, 40), 422, /damaged/],
    ['large.pdf', Buffer.concat([report(CLAIM), Buffer.alloc(2 * 1024 * 1024)]), 413, 'The file is larger than 2 MB.'],
    ['huge.pdf', Buffer.alloc(4 * 1024 * 1024), 413, 'The request is larger than this server accepts.'],
  ])('of %s is refused, and nothing is stored', async (name, bytes, status, sentence) => {
    const answer = await server.admin.upload(insights, { name, bytes });
    expect([answer.status, answer.body.error]).toEqual([
      status,
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
    expect([await list(), (await server.app.db.selectFrom('job').selectAll().execute()).length]).toEqual([[], jobs]);
  });
  let jobs = 0;
  beforeEach(async () => {
    jobs = (await server.app.db.selectFrom('job').selectAll().execute()).length;
  });

  test('without a file says so', async () => {
    const { status, body } = await server.admin.post(insights, { title: 'x' });
    expect([status, body.issues]).toEqual([400, [{ path: 'file', message: 'Please choose a file.' }]]);
  });
});

describe('a summary', () => {
  const failing =
    (message: string): Analyst['summarizeDocument'] =>
    async () => {
      throw new AppError('analystFailed', message);
    };

  test('is begun once, while the document is being saved, and anew when somebody asks again', async () => {
    const run = vi.spyOn(server.app.workers, 'run');
    const put = vi.spyOn(server.app.files, 'put');
    const summaries = () =>
      run.mock.invocationCallOrder.filter((_, at) => run.mock.calls[at]?.[0] === 'summarizeDocument');
    try {
      const { id, summary } = await sendReport();
      expect(summary).toBe(`${CLAIM} ${TEAM}`);
      expect(summaries()).toHaveLength(1);
      expect(summaries()[0]).toBeLessThan(put.mock.invocationCallOrder[0] ?? 0);
      expect((await server.admin.post(`${insights}/${id}/summarize`)).body.summary).toBe(summary);
      expect(summaries()).toHaveLength(2);
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('that fails leaves the document, and can be tried again', async () => {
    server.app.analyst = { ...builtIn, summarizeDocument: failing('The AI service refused this request.') };
    const { status, body } = await send('claims.pdf', report(CLAIM));
    expect([status, body.error]).toEqual([
      502,
      'The document is stored, but it could not be summarized. The AI service refused this request.',
    ]);
    const [kept] = await list();
    const one = `${insights}/${kept?.id}`;
    expect(kept).toMatchObject({ summaryStatus: 'failed', sentences: [], source: null, fileName: 'claims.pdf' });
    expect((await server.admin.post(`${one}/summarize`)).status).toBe(502);
    server.app.analyst = builtIn;
    expect((await server.admin.post(`${one}/summarize`)).body).toMatchObject({
      summaryStatus: 'ready',
      summary: CLAIM,
    });
  });

  test('keeps no sentence that the document does not bear out, whoever wrote it', async () => {
    server.app.analyst = {
      ...builtIn,
      source: 'a-model',
      summarizeDocument: async () => ({
        sentences: [
          { text: 'A claim takes 18 minutes.', page: 2, quote: 'each motor claim  takes 18 minutes' },
          { text: 'A claim takes 19 minutes.', page: 1, quote: 'Each motor claim takes 18 minutes' },
          { text: 'Customers are happy.', page: 1, quote: 'Customers are very happy with this' },
        ],
      }),
    };
    expect(await sendReport()).toMatchObject({
      summary: 'A claim takes 18 minutes.',
      sentences: [{ page: 1 }],
      source: 'a-model',
    });
  });

  test('is answered with its job to those who prefer that; cancelled, it is not said to be under way', async () => {
    let reached = () => {};
    const asked = new Promise<void>((resolve) => (reached = resolve));
    server.app.analyst = {
      ...builtIn,
      summarizeDocument: (_document, signal) =>
        new Promise((_, reject) => {
          reached();
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    };
    const impatient = caller(server.http, { ...server.admin.headers, prefer: 'respond-async' });
    const {
      status,
      headers,
      body: job,
    } = await impatient.upload(insights, { name: 'claims.pdf', bytes: report(CLAIM) });
    expect([status, headers.location, job.kind]).toEqual([202, `/api/jobs/${job.id}`, 'insight-summary']);
    await asked;
    expect(await list()).toMatchObject([{ summaryStatus: 'running', fileName: 'claims.pdf' }]);
    expect((await server.admin.delete(`/api/jobs/${job.id}`)).body.status).toBe('cancelled');
    expect(await list()).toMatchObject([{ summaryStatus: 'failed', sentences: [] }]);
  });
});
