import type { ExportCover } from '@process-ai/contract/export-covers';
import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { clientPage } from './docs/client-page.ts';
import { exportDocs } from './docs/export-docs.ts';
import { exampleClient } from './example-client.fixture.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';
import { unescapeXml } from './unescape-xml.fixture.ts';

const COVER: ExportCover = {
  status: 'final',
  language: 'en',
  version: '2.1',
  date: '2027-03-01',
  confidentiality: 'Strictly confidential <R&D>',
  contactName: 'Grace Hopper',
  contactRole: 'Partner',
  contactEmail: 'grace@example.com',
  contactPhone: '+1 555 0100',
};
const CONTACT = 'Contact: Grace Hopper, Partner, grace@example.com, +1 555 0100';

/** The example with all that keeps it from being a draft. */
function ready(cover: ExportCover | null): BlueprintSource {
  const source = exampleClient();
  const initiatives = source.plan?.initiatives.map((one) => ({ ...one, owner: one.owner ?? 'Head of claims' })) ?? [];
  return { ...source, plan: source.plan && { ...source.plan, initiatives }, ...(cover && { cover }) };
}

const build = (cover: ExportCover | null) => buildBlueprint(ready(cover));

function textsOf(bytes: Uint8Array, names: RegExp): string[] {
  return Object.entries(unzipSync(bytes)).flatMap(([name, part]) =>
    names.test(name)
      ? [
          [...strFromU8(part).matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)]
            .map(([, text = '']) => unescapeXml(text))
            .join('\n'),
        ]
      : [],
  );
}

const workbookOf = async (bytes: Uint8Array) => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  return workbook;
};

describe('a cover that somebody filled in stands', () => {
  test('on the first page of the document and at the foot of the others', async () => {
    const bytes = await exportDocs(build(COVER));
    const [document = ''] = textsOf(bytes, /^word\/document\.xml$/);
    const first = document.slice(0, document.indexOf('Contents'));
    for (const line of ['Final · Version 2.1 · March 1, 2027', CONTACT, 'Strictly confidential <R&D>'])
      expect(first.split('\n')).toContain(line);
    const [footer] = textsOf(bytes, /^word\/footer\d+\.xml$/);
    expect(footer).toContain('Strictly confidential <R&D> · Version 2.1 · March 1, 2027');
  });

  test('on the first slide and at the foot of the others', async () => {
    const [cover, ...others] = readSlides(await exportSlides(build(COVER)));
    expect(cover?.paragraphs.join('\n')).toContain(
      'Final · Version 2.1 · March 1, 2027  ·  Strictly confidential <R&D>',
    );
    expect(cover?.paragraphs).toContain(CONTACT);
    for (const { paragraphs } of others)
      expect(paragraphs.some((text) => text.startsWith('Strictly confidential <R&D> · Version 2.1  ·  '))).toBe(true);
  });

  test('on the first sheet and at the foot of each printed page', async () => {
    const workbook = await workbookOf(await exportSheets(build(COVER)));
    const [first] = workbook.worksheets;
    const said = new Map<string, string>();
    first?.eachRow((row) => said.set(row.getCell(1).text, row.getCell(2).text));
    expect(['Status', 'Version', 'Date', 'Confidentiality'].map((term) => said.get(term))).toEqual([
      'Final',
      '2.1',
      'March 1, 2027',
      'Strictly confidential <R&D>',
    ]);
    expect(`Contact: ${said.get('Contact')}`).toBe(CONTACT);
    for (const { headerFooter } of workbook.worksheets)
      expect(headerFooter.oddFooter).toContain('&C&8 Strictly confidential <R&&D> · Version 2.1');
  }, 60_000);

  test('on the page for clients', () => {
    const { about, draft } = clientPage(build(COVER));
    expect(about).toEqual(
      expect.arrayContaining(['Final · Version 2.1 · March 1, 2027', CONTACT, COVER.confidentiality]),
    );
    expect(draft).toBe(false);
  });
});

describe('a cover that nobody filled in', () => {
  test('is for review, confidential and of the day of the export, and names no version and no contact', () => {
    const { cover, generatedAt } = build(null);
    expect(cover).toEqual({
      status: 'forReview',
      language: 'en',
      version: null,
      date: generatedAt.slice(0, 10),
      confidentiality: 'Confidential',
      contactName: null,
      contactRole: null,
      contactEmail: null,
      contactPhone: null,
    });
    const { about } = clientPage(build(null));
    expect(about.filter((line) => /contact|version/i.test(line))).toEqual([]);
  });
});

describe('the status', () => {
  test('is draft while something blocks, whatever was chosen', () => {
    const blocked = buildBlueprint({ ...exampleClient(), cover: COVER });
    expect([blocked.readiness.draft, blocked.cover.status]).toEqual([true, 'draft']);
    expect(clientPage(blocked).draft).toBe(true);
  });

  test('that is a draft by choice marks every page as one', () => {
    const chosen = build({ ...COVER, status: 'draft' });
    expect([chosen.readiness.draft, clientPage(chosen).draft]).toEqual([false, true]);
  });
});
