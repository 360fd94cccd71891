import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createGoogleDrive } from './google-drive.ts';

const UPLOAD = 'https://www.googleapis.com/upload/drive/v3/files';
const LINK = 'https://docs.google.com/spreadsheets/d/1AbC/edit?usp=drivesdk';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const signIn = (answer = HttpResponse.json({ access_token: 'fresh', expires_in: 3599, token_type: 'Bearer' })) =>
  http.post('https://oauth2.googleapis.com/token', () => answer);

const google = setupServer();
beforeAll(() => google.listen({ onUnhandledFrame: 'error' }));
afterEach(() => google.resetHandlers());
afterAll(() => google.close());

const drive = createGoogleDrive({ clientId: 'id', clientSecret: 'secret', refreshToken: 'kept', folderId: 'folder' });
const FILE = { title: 'Bank – Blueprint', format: 'sheets', mime: SHEETS, bytes: Buffer.from('PK workbook') } as const;
const upload = (signal = new AbortController().signal) => drive.upload(FILE, signal);

describe('an export to Google Workspace', () => {
  test('becomes a native file of the folder, by one upload', async () => {
    let asked: { authorization: string | null; type: string | null; body: string; query: string } | undefined;
    google.use(
      signIn(),
      http.post(UPLOAD, async ({ request }) => {
        asked = {
          authorization: request.headers.get('authorization'),
          type: request.headers.get('content-type'),
          body: await request.text(),
          query: new URL(request.url).search,
        };
        return HttpResponse.json({ webViewLink: LINK });
      }),
    );
    expect(await upload()).toBe(LINK);
    expect(asked?.authorization).toBe('Bearer fresh');
    expect(asked?.query).toContain('uploadType=multipart');
    const boundary = /^multipart\/related; boundary=(.+)$/.exec(asked?.type ?? '')?.[1] ?? '';
    const [, about = '', file = ''] = (asked?.body ?? '').split(`--${boundary}`);
    expect(JSON.parse(about.slice(about.indexOf('{')))).toEqual({
      name: 'Bank – Blueprint',
      mimeType: 'application/vnd.google-apps.spreadsheet',
      parents: ['folder'],
    });
    expect(file).toBe(`\r\ncontent-type: ${SHEETS}\r\n\r\nPK workbook\r\n`);
  });

  test.each([
    [
      'a sign-in that was withdrawn',
      [signIn(HttpResponse.json({ error: 'invalid_grant' }, { status: 400 }))],
      'refused the sign-in',
    ],
    [
      'a Drive that is full',
      [signIn(), http.post(UPLOAD, () => HttpResponse.json({ error: { code: 403 } }, { status: 403 }))],
      'refused the file (403)',
    ],
    ['an answer without a link', [signIn(), http.post(UPLOAD, () => HttpResponse.json({}))], 'refused the file'],
    [
      'a link that is none',
      [signIn(), http.post(UPLOAD, () => HttpResponse.json({ webViewLink: 'javascript:alert(1)' }))],
      'refused the file',
    ],
    [
      'an answer that leads elsewhere',
      [signIn(), http.post(UPLOAD, () => HttpResponse.redirect('https://elsewhere.example/', 307))],
      'could not be reached',
    ],
    ['a lost connection', [signIn(), http.post(UPLOAD, () => HttpResponse.error())], 'could not be reached'],
  ])('says what to do on %s', async (_case, handlers, sentence) => {
    google.use(...handlers);
    await expect(upload()).rejects.toMatchObject({ code: 'googleFailed', message: expect.stringContaining(sentence) });
  });
});
