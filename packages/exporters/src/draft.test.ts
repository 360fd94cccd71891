import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exportDocs } from './docs/export-docs.ts';
import { exampleClient } from './example-client.fixture.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';
import { unescapeXml } from './unescape-xml.fixture.ts';

/** The example with an owner for every initiative: one of them has none, which makes it a draft. */
function ready(): BlueprintSource {
  const source = exampleClient();
  const initiatives = source.plan?.initiatives.map((one) => ({ ...one, owner: one.owner ?? 'Head of claims' })) ?? [];
  return { ...source, plan: source.plan && { ...source.plan, initiatives } };
}

/** The XML of the parts of a file whose names fit. */
const partsOf = (bytes: Uint8Array, names: RegExp): string[] =>
  Object.entries(unzipSync(bytes)).flatMap(([name, part]) => (names.test(name) ? [strFromU8(part)] : []));

async function paragraphsOf(source: BlueprintSource): Promise<string[]> {
  const [xml = ''] = partsOf(await exportDocs(buildBlueprint(source)), /^word\/document\.xml$/);
  return xml
    .split('</w:p>')
    .map((one) =>
      [...one.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text = '']) => unescapeXml(text)).join(''),
    );
}

const titlesWith = (source: BlueprintSource, wanted: string) =>
  source.processes.flatMap(({ opportunities }) =>
    opportunities.filter(({ status }) => status === wanted).map(({ title }) => title),
  );

describe('a draft says so on every page; what is ready says nothing of it', () => {
  const [draft, clean] = [buildBlueprint(exampleClient()), buildBlueprint(ready())];

  test('of the document, the cover too', async () => {
    const marks = async (one: typeof draft) =>
      partsOf(await exportDocs(one), /^word\/header\d+\.xml$/).map((header) => header.includes('>DRAFT'));
    expect([await marks(draft), await marks(clean)]).toEqual([[true, true], [false]]);
  });

  test('of the deck', async () => {
    const marked = async (one: typeof draft) =>
      partsOf(await exportSlides(one), /slideLayouts\/slideLayout\d+\.xml$/).filter((layout) =>
        layout.includes('>DRAFT<'),
      ).length;
    // The layouts of the cover and of all other slides.
    expect([await marked(draft), await marked(clean)]).toEqual([2, 0]);
  });

  test('of the workbook', async () => {
    const headers = async (one: typeof draft) => {
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(new Uint8Array(await exportSheets(one)).buffer);
      return new Set(workbook.worksheets.map(({ headerFooter }) => headerFooter.oddHeader?.includes('DRAFT') ?? false));
    };
    expect([await headers(draft), await headers(clean)]).toEqual([new Set([true]), new Set([false])]);
  }, 60_000);
});

describe('what nobody has decided on', () => {
  test('is in no file, in no figure, until it is asked for: then it has an appendix', async () => {
    const source = exampleClient();
    const proposed = titlesWith(source, 'proposed');
    expect(proposed.length).toBeGreaterThan(3);
    const [without, texts] = [await paragraphsOf(source), await paragraphsOf({ ...source, include: 'all' })];
    const from = texts.lastIndexOf('Appendix: what is proposed, and not decided');
    expect(proposed.filter((title) => without.includes(title))).toEqual([]);
    for (const title of proposed) expect(texts.indexOf(title)).toBeGreaterThan(from);
    expect(texts[from + 1]).toContain(`${proposed.length} opportunities are proposed and not decided`);

    const slides = readSlides(await exportSlides(buildBlueprint(source))).flatMap(({ paragraphs }) => paragraphs);
    expect(proposed.filter((title) => slides.includes(title))).toEqual([]);
  });

  test('is counted nowhere without a plan either: not by waves and case, not by the scores of vendors', async () => {
    const source = { ...exampleClient(), plan: null, include: 'all' as const };
    const [blueprint, accepted] = [buildBlueprint(source), new Set(titlesWith(source, 'accepted'))];
    const planned = blueprint.roadmap.waves.flatMap(({ items }) => items.map((one) => one.opportunityTitle));
    expect(planned.length).toBeGreaterThan(3);
    expect(planned.filter((title) => !accepted.has(title))).toEqual([]);

    // As if what is proposed had never been: only the amounts of its processes stay shared with it.
    const without = {
      ...source,
      processes: source.processes.map((one) => ({
        ...one,
        opportunities: one.opportunities.filter(({ status }) => status === 'accepted'),
      })),
    };
    expect(blueprint.comparison.fits).toEqual(buildBlueprint(without).comparison.fits);
    expect(blueprint.case?.notInCase.undecided.count).toBeGreaterThan(3);
    expect((await paragraphsOf(source)).join('\n')).toContain('No figure of this document counts them.');
  });

  test('is all there is where nothing is decided: it is shown, and said to be proposed', async () => {
    const source = exampleClient();
    for (const { opportunities } of source.processes) for (const one of opportunities) one.status = 'proposed';
    const texts = await paragraphsOf({ ...source, plan: null });
    expect(texts.join('\n')).toContain('Nothing is decided yet: every opportunity shown here is a proposal');
  });
});
