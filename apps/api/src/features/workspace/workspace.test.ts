import { DARK_BAR, firmFile } from '@process-ai/exporters/firm-deck.fixture';
import { firmLetter, LETTER } from '@process-ai/exporters/firm-document.fixture';
import { FIRM_THEME, firmDeck } from '@process-ai/exporters/firm-template.fixture';
import { themeOf } from '@process-ai/exporters/theme-colours.fixture';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { jpeg, PIXELS, png, SIGNATURE } from './pictures.fixture.ts';

const server = serverForTests();

const DAMAGED = 'The picture is damaged or incomplete. Please upload another one.';
const tooLarge = (size: string) => `The picture is ${size} pixels. Please upload one of at most 4000 a side.`;

test.each<[string, Buffer, number, string]>([
  ['the signature of a PNG alone', SIGNATURE, 422, DAMAGED],
  ['a PNG without a picture', png(100, 50), 422, DAMAGED],
  ['a PNG that breaks off in its picture', png(100, 50, PIXELS).subarray(0, 42), 422, DAMAGED],
  ['a PNG of 0 × 0', png(0, 0, PIXELS), 422, DAMAGED],
  ['a PNG as large as can be said', png(2 ** 32 - 1, 2 ** 32 - 1, PIXELS), 422, tooLarge('4294967295 × 4294967295')],
  ['a PNG of 8000 × 8000', png(8000, 8000, PIXELS), 422, tooLarge('8000 × 8000')],
  ['a JPEG of letters', Buffer.from(`\xff\xd8\xff${'A'.repeat(100)}`, 'latin1'), 422, DAMAGED],
  ['a JPEG without a scan', jpeg(100, 50, 'ffd9'), 422, DAMAGED],
  ['a JPEG that is too high', jpeg(100, 4001), 422, tooLarge('100 × 4001')],
  ['a GIF', Buffer.from('GIF89a'), 415, 'Please upload a PNG or JPEG picture.'],
])('%s is refused as a logo', async (_case, bytes, expected, sentence) => {
  const { status, body } = await server.admin.upload('/api/workspace/logo', { name: 'logo.png', bytes });
  expect([status, body.error]).toEqual([expected, sentence]);
  expect((await server.admin.get('/api/workspace/logo')).status).toBe(404);
});

test.each([
  ['png', png(4000, 1, PIXELS)],
  ['jpeg', jpeg(100, 50)],
])('a %s is kept, and shown as it is', async (type, bytes) => {
  const { status, body } = await server.admin.upload('/api/workspace/logo', { name: 'logo', bytes });
  expect([status, body.hasLogo]).toEqual([200, true]);
  const shown = await server.admin.get('/api/workspace/logo');
  expect([shown.headers['content-type'], shown.bytes.equals(bytes)]).toEqual([`image/${type}`, true]);
  await server.admin.delete('/api/workspace/logo');
});

describe('a template of the firm', () => {
  const upload = (name: string, bytes: Uint8Array) =>
    server.admin.upload('/api/workspace/templates', { name, bytes: Buffer.from(bytes) });

  test('is followed by documents and slides, as long as nobody asks for ours', async () => {
    const bytes = await firmDeck();
    const { status, body } = await upload('Häuser & Co.potx', bytes);
    expect([status, body.documentTemplate, body.slidesTemplate]).toEqual([200, null, 'Häuser & Co.potx']);
    const kept = await server.admin.get('/api/workspace/templates/slides');
    expect(kept.bytes.equals(Buffer.from(bytes))).toBe(true);
    expect((await server.admin.get('/api/workspace/templates/document')).status).toBe(404);

    const { body: sector } = await server.admin.post('/api/sectors', { name: 'Ferries', referenceModel: 'Our own' });
    const of = `/api/sectors/${sector.id}`;
    await server.admin.post(`${of}/processes`, [{ code: '1', name: 'Load cars', level: 1 }]);
    const accentOf = async (format: 'docs' | 'slides', choice: object) => {
      const { body: made } = await server.admin.post(`${of}/export/${format}`, { sections: [], ...choice });
      const file = new Uint8Array((await server.admin.get(made.url)).bytes);
      return /<a:accent1><a:srgbClr val="(\w+)"/.exec(themeOf(file, format === 'docs' ? 'word' : 'ppt'))?.[1];
    };
    const own = FIRM_THEME.colours.accent1.toUpperCase();
    expect([await accentOf('docs', {}), await accentOf('slides', { template: 'firm' })]).toEqual([own, own]);
    expect(await accentOf('slides', { template: 'standard' })).toBe('1E3A5F');
    const shown = async (choice: object) =>
      (await server.admin.post(`${of}/export-preview`, { sections: [], ...choice })).body;
    expect(await shown({})).toMatchObject({ firmTemplate: true, accentColour: `#${FIRM_THEME.colours.accent1}` });
    expect((await shown({ template: 'standard' })).accentColour).toBeNull();

    // Slides take its masters too, and documents its pages.
    await upload('letter.dotx', await firmLetter(LETTER));
    const { body: written } = await server.admin.post(`${of}/export/docs`, { sections: [] });
    const pages = unzipSync(new Uint8Array((await server.admin.get(written.url)).bytes));
    const section = strFromU8(pages['word/document.xml'] ?? new Uint8Array());
    expect(section).toContain(`<w:pgSz w:w="${LETTER.page.width}" w:h="${LETTER.page.height}"`);
    expect(Object.keys(pages).filter((name) => name.startsWith('word/firm/media/'))).toHaveLength(1);
    await server.admin.delete('/api/workspace/templates/document');
    await upload('bar.potx', firmFile(DARK_BAR));
    const { body: made } = await server.admin.post(`${of}/export/slides`, { sections: [] });
    const parts = unzipSync(new Uint8Array((await server.admin.get(made.url)).bytes));
    const layout = strFromU8(parts['ppt/firm/slideLayouts/slideLayout3.xml'] ?? new Uint8Array());
    expect(layout).toContain('<p:cSld name="House title">');
    expect(Object.keys(parts)).not.toContain('ppt/slideLayouts/slideLayout1.xml');

    const removed = await server.admin.delete('/api/workspace/templates/slides');
    expect([removed.status, removed.body.slidesTemplate]).toEqual([200, null]);
    expect(await accentOf('slides', {})).toBe('1E3A5F');
  });

  test('that cannot be used is refused, and the one before it stays', async () => {
    await upload('good.potx', await firmDeck());
    const { status, body } = await upload('good.dotx', await firmDeck());
    expect([status, body.error]).toEqual([
      415,
      'Please upload a template of Word (DOTX or DOCX) or of PowerPoint (POTX or PPTX).',
    ]);
    expect((await upload('broken.potx', Buffer.from('PK\u0003\u0004 nothing'))).status).toBe(422);
    const large = await upload('large.potx', Buffer.alloc(10 * 1024 * 1024 + 1));
    expect([large.status, large.body.error]).toEqual([413, 'The file is larger than 10 MB.']);
    expect((await server.admin.get('/api/workspace')).body.slidesTemplate).toBe('good.potx');
  });
});
