import { EXPORT_SECTIONS, type ExportSection } from '@process-ai/contract/exports';
import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { planDocs } from './docs/docs-plan.ts';
import { chapters, exportDocs } from './docs/export-docs.ts';
import { exampleClient } from './example-client.fixture.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { read } from './sheets/read-workbook.fixture.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';
import { unescapeXml } from './unescape-xml.fixture.ts';
import { officeProblems } from './validate-office.fixture.ts';

/** A slow machine takes its time over whole files. */
const MINUTES = 600_000;

/** What begins a section in the document, and which part of the deck it is. */
const STANDS: Record<ExportSection, { heading: string; part?: string; sheet?: string }> = {
  situation: { heading: 'Situation' },
  people: { heading: 'People', part: 'People' },
  journeys: { heading: 'Customer journeys', part: 'Customers' },
  vendors: { heading: 'Vendor shortlist', part: 'Vendors', sheet: 'Vendors' },
  risks: { heading: 'Risks and regulation', part: 'Risks' },
  governance: { heading: 'Governance and measures' },
  decisions: { heading: 'Decisions asked', part: 'Decisions' },
};

const withSections = (sections?: readonly ExportSection[], source: BlueprintSource = exampleClient()) =>
  buildBlueprint({ ...source, ...(sections && { sections }) });

const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());

const headings = async (blueprint: ReturnType<typeof buildBlueprint>) =>
  (await chapters(planDocs(blueprint))).flatMap((block) =>
    block.kind === 'heading' && block.level === 1 ? [block.text] : [],
  );

const deckParts = (bytes: Uint8Array) =>
  [...partOf(bytes, 'ppt/presentation.xml').matchAll(/<p14:section name="([^"]*)"/g)].map(([, name]) => name);

describe('a section', () => {
  test(
    'stands in the files unless it is left out, and takes nothing else with it',
    async () => {
      const all = await headings(withSections());
      for (const section of EXPORT_SECTIONS) {
        const { heading } = STANDS[section];
        expect(all).toContain(heading);
        const others = EXPORT_SECTIONS.filter((one) => one !== section);
        expect(await headings(withSections(others))).toEqual(all.filter((one) => one !== heading));
      }
    },
    MINUTES,
  );

  test(
    'that is left out is in no slide',
    async () => {
      const parts = (sections?: ExportSection[]) => exportSlides(withSections(sections)).then(deckParts);
      const all = await parts();
      for (const section of ['people', 'journeys', 'vendors', 'risks'] as const) {
        const { part } = STANDS[section];
        expect(all).toContain(part);
        const others = EXPORT_SECTIONS.filter((one) => one !== section);
        expect(await parts(others)).toEqual(all.filter((one) => one !== part));
      }
    },
    MINUTES,
  );
});

test(
  'with no section at all, the files tell value, plan and case, and name no vendor',
  async () => {
    const blueprint = withSections([]);
    const names = exampleClient().vendors.map(({ name }) => name);
    const deck = await exportSlides(blueprint);
    expect(deckParts(deck)).toEqual(['The answer', 'Value', 'Plan', 'Business case', 'Appendix']);
    const slides = readSlides(deck).flatMap(({ paragraphs, notes }) => [...paragraphs, notes]);
    const bytes = await exportSheets(blueprint);
    const workbook = await read(bytes);
    expect(workbook.worksheets.map(({ name }) => name)).not.toContain('Vendors');
    const cells = workbook.worksheets.flatMap((sheet) => sheet.getSheetValues().flat());
    const text = [...slides, ...cells.map((cell) => JSON.stringify(cell) ?? '')].join('\n');
    expect(names.filter((name) => text.includes(name))).toEqual([]);
    expect(text).not.toMatch(/vendor fit/i);
    // The other sheets and the names must stand without the sheet that is gone.
    expect(await officeProblems(bytes, 'blueprint.xlsx')).toEqual([]);
  },
  MINUTES,
);

describe('the short name of a client', () => {
  test(
    'is what every file calls it; the whole name stays on cover and front sheet',
    async () => {
      const whole = 'Harbor Mutual Insurance Society of the Northern Counties';
      const source = exampleClient();
      const blueprint = withSections(undefined, {
        ...source,
        title: 'Harbor – Blueprint',
        sector: { ...source.sector, name: whole, description: null },
        shortName: 'Harbor',
      });
      const document = unescapeXml(partOf(await exportDocs(blueprint), 'word/document.xml'));
      expect(document).toContain('>Harbor can save ');
      expect(document.split(whole).length - 1).toBe(1);
      const [cover, answer] = readSlides(await exportSlides(blueprint));
      expect(answer?.title).toMatch(/^Harbor can save /);
      expect(cover?.paragraphs.join('\n')).toContain(whole);
      const workbook = await read(await exportSheets(blueprint));
      expect(workbook.getWorksheet('Summary')?.getCell('A1').text).toBe('Summary – Harbor');
      expect(workbook.worksheets[0]?.headerFooter.oddHeader).toContain('&L&8 Harbor&');
    },
    MINUTES,
  );

  test('is not too long for slides where the name of the sector is', () => {
    const source = exampleClient();
    const sector = {
      ...source.sector,
      name: 'A name that has far more than the eighty characters that it may have in a title on a slide',
    };
    const tooLong = (shortName: string | null) =>
      buildBlueprint({ ...source, sector, shortName })
        .readiness.items.filter(({ kind }) => kind === 'longNames')
        .flatMap(({ names }) => names)
        .includes(sector.name);
    expect([tooLong(null), tooLong('Harbor')]).toEqual([true, false]);
  });
});
