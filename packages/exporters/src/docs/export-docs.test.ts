import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { patchDocument } from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { figureWords } from '../figure-words.ts';
import { combinedSources, generatedSources } from '../generated-sectors.fixture.ts';
import { officeProblems } from '../validate-office.fixture.ts';
import { exportDocs } from './export-docs.ts';

const SECONDS = 1000;
const RATIONALE_QUOTED = 'Two in three notices come by letter.';

describe('the document of the example client', () => {
  let client: Awaited<ReturnType<typeof exported>>;
  beforeAll(async () => {
    client = await exported(exampleClient());
  });

  test('leads with the answer: what it is worth, by when, and with what first', () => {
    const { texts } = client;
    const lead = texts[texts.lastIndexOf('Executive summary') + 1];
    // Computed by the domain from the fixture; its tests pin the formulas.
    expect(lead).toContain('can save $2.44M a year once the plan is delivered, 22 of 42 processes measured');
    expect(lead).toContain('$15K a year, in no figure above');
    const paying = texts.find((text) => text.startsWith('What it costs. '));
    expect(paying).toContain('It costs $1.04M once and $207K a year to run, is paid back after 23.5\u00a0months');
    expect(paying).toContain('net present value of $1.32M over 3 years');
    expect(paying).toContain('(P50) is $609K, and fewer than one run in ten ends at or above $1.32M.');
    expect(paying).toContain('Outside of the case the plan costs another ');
    expect(texts).toContain(
      'What is not counted. Measured as well, but in none of these figures: $151K a year (accepted, but in no initiative) and $921K a year (proposed, not decided).',
    );
  });

  test('shows the plan: who does what when, for how much, and what waits for what', () => {
    const all = client.texts.join('\n');
    const cells = ['Service agent for policyholders', 'Head of customer service', 'Jan to Aug\u00a02027', 'Together'];
    for (const words of [...cells, '$466K measured', '$15K by benchmark']) expect(client.texts).toContain(words);
    expect(all).toContain('A pilot of 500 enquiries with no complaint upheld');
    expect(all).toContain('8 initiatives are planned over 19 months, beginning with “Notify a claim without waiting”');
  });

  test('says beside an opportunity what documents say of its process', async () => {
    const source = exampleClient();
    const [largest] = blueprintStory(buildBlueprint(source)).opportunities;
    const said = { fileName: 'report.pdf', page: 3, quote: '28 % of notices are incomplete.' };
    const evidence = new Map([[largest?.process.id ?? '', [said, { ...said, page: 4, quote: RATIONALE_QUOTED }]]]);
    for (const { opportunities } of source.processes) {
      for (const opportunity of opportunities)
        Object.assign(opportunity, { rationale: `Said: “${RATIONALE_QUOTED}”`, source: 'Added by hand' });
    }
    const { texts } = await exported({ ...source, evidence });
    expect(texts).toContain('Evidence: “28 % of notices are incomplete.”, report.pdf, p.\u00a03');
    expect(client.texts.filter((text) => text.startsWith('Evidence:'))).toEqual([]);
  });

  test('names what was rejected with what it took away, and counts nothing of it', async () => {
    const source = generated('half of it rejected');
    const blueprint = buildBlueprint(source);
    const { rejected, totalEstimate, headline } = blueprintStory(blueprint);
    const kept = <Of extends { opportunities: readonly { status: string }[] }>(process: Of): Of => ({
      ...process,
      opportunities: process.opportunities.filter(({ status }) => status !== 'rejected'),
    });
    const processes = source.processes.map(kept);
    const without = buildBlueprint({ ...source, tree: source.tree.map(kept), processes, rejectedAlone: [] });
    expect(blueprint.rejectedAlone.length).toBeGreaterThan(0);
    expect(rejected.length).toBeGreaterThan(blueprint.rejectedAlone.length);
    expect({ totalEstimate, headline, summary: blueprint.summary }).toEqual({
      totalEstimate: blueprintStory(without).totalEstimate,
      headline: blueprintStory(without).headline,
      summary: without.summary,
    });
    const { texts } = await exported(source);
    const said = `${rejected.length} opportunities were rejected, and no figure of this document counts them`;
    const from = texts.findIndex((text) => text.startsWith(said));
    const words = figureWords(source.assumptions.currency);
    const table = texts.slice(from, texts.indexOf('Customer journeys', from));
    for (const one of rejected) expect(table).toContain(words.worth(one));
  });

  test('puts the scenarios side by side, and says where the case breaks even', () => {
    const all = client.texts.join('\n');
    expect(all).toContain('Cash released');
    expect(all).toContain('It holds until the automation rate falls to 30%.');
    expect(all).toContain('It holds while everything is at most 11 months late.');
  });

  test('marks on its curve when the plan is paid back, and says so in the legend, not on the lines', () => {
    const charts = Object.entries(client.parts).flatMap(([name, part]) =>
      /^word\/charts\/chart\d+\.xml$/.test(name) ? [strFromU8(part)] : [],
    );
    const [chart = ''] = charts.filter((one) => one.includes('Paid back: 23.5\u00a0months'));
    expect(chart).toContain('<c:scatterChart>');
    expect(chart).not.toContain('<c:dLbl>');
    expect(chart.match(/<c:symbol val="diamond"\/>/g)).toHaveLength(1);
  });

  test('has every chapter, and the page of each in its contents, as docx lays it out', async () => {
    const { xml, texts } = client;
    const titles = [
      'Executive summary',
      'Situation',
      'Process landscape',
      'Opportunities',
      'The plan',
      'Business case',
      'People',
      'Customer journeys',
      'Vendor shortlist',
      'Risks and regulation',
      'Governance and measures',
      'Decisions asked',
      'Assumptions and method',
      'Appendix A: processes',
    ];
    const entries = texts.filter((text) => /\t\d+$/.test(text)).map((text) => text.split('\t'));
    const listed = entries.map(([title]) => title).filter((title) => titles.includes(title ?? ''));
    expect(listed).toEqual(titles);
    // What would make Word ask whether to update the fields.
    expect(xml).not.toMatch(/w:dirty="(true|1)"|w:updateFields/);

    expect(entries.map(([, page]) => Number(page))).toEqual(await laidOut(client.bytes));
  }, 120_000);

  test('numbers its tables and figures, describes its pictures, and repeats the headers of its tables', () => {
    const { parts, xml, texts } = client;
    const numbers = (label: string) =>
      texts.flatMap((text) =>
        text.startsWith(`${label}\u00a0`) ? [Number.parseInt(text.slice(label.length + 1), 10)] : [],
      );
    const [tables, figures] = [numbers('Table'), numbers('Figure')];
    expect(tables).toEqual(tables.map((_, index) => index + 1));
    expect(figures).toEqual(figures.map((_, index) => index + 1));
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(tables.length);
    const drawings = xml.match(/<wp:docPr [^>]*>/g) ?? [];
    // One more than there are figures: the logo.
    expect(drawings).toHaveLength(figures.length + 1);
    expect(drawings.filter((drawing) => !/descr="[^"]{4,}"/.test(drawing))).toEqual([]);
    expect(Object.keys(parts).filter((name) => /charts\/chart\d+\.xml$/.test(name))).toHaveLength(8);
    expect(Object.keys(parts).filter((name) => /media\/.*\.png$/.test(name))).toHaveLength(5);
  });

  test('draws no bars that others only stand on', () => {
    const waterfall = Object.values(client.parts)
      .map((part) => strFromU8(part))
      .find((part) => part.includes('<c:v>Below</c:v>'));
    expect(waterfall).toMatch(/<c:v>Below<\/c:v>.{0,60}<\/c:tx><c:spPr><a:noFill\/>/);
  });

  test('gives every table absolute widths that add up', () => {
    const { xml } = client;
    for (const [, width, grid] of xml.matchAll(
      /<w:tbl>.*?<w:tblW [^>]*w:w="(\d+)"[^>]*>.*?<w:tblGrid>(.*?)<\/w:tblGrid>/g,
    )) {
      const columns = [...(grid ?? '').matchAll(/w:w="(\d+)"/g)].map(([, column]) => Number(column));
      expect(columns.reduce((sum, column) => sum + column, 0)).toBe(Number(width));
    }
    expect(xml).not.toMatch(/w:type="(pct|auto)"/);
  });

  test('names every assumption with its source, how the case counts, and who proposed what', () => {
    const { texts } = client;
    const all = texts.join('\n');
    for (const words of [
      'BLS ECEC',
      'Social Security Administration',
      'Forrester',
      'Opportunities come from an industry library of use cases.',
      'benefits begin in the month after an initiative ends',
      'In each run a driver moves all initiatives together',
      'No change of a single weight puts another vendor first',
    ]) {
      expect(all.replace('US Bureau of Labor Statistics, ECEC', 'BLS ECEC')).toContain(words);
    }
  });
});

// Each of them once showed where the estimate was wrong: widths of signs, heights of lines, ends of pages.
test.each(['names in Chinese', 'texts like formulas', 'no vendors, no journeys', 'markup and control characters'])(
  'finds the pages of its headings as docx does: %s',
  async (name) => {
    const { bytes, texts } = await exported(generated(name));
    const pages = texts.flatMap((text) => text.match(/\t(\d+)$/)?.[1] ?? []).map(Number);
    expect(pages).toEqual(await laidOut(bytes));
  },
  60 * SECONDS,
);

test('without a plan the waves of the roadmap stand in, and it says so', async () => {
  const { texts } = await exported({ ...exampleClient(), plan: null });
  const all = texts.join('\n');
  expect(all).toContain('once the roadmap is delivered');
  expect(all).toContain('There is no plan of initiatives yet; the waves of a roadmap stand in for it.');
  expect(all).toContain('Effort up to 2 can start with the quick wins');
});

describe('what is missing', () => {
  test('is said where it would stand: without ROI inputs', async () => {
    const { texts } = await exported(generated('no ROI inputs'));
    const all = texts.join('\n');
    expect(all).toContain('none is measured yet, so there is no business case');
    expect(all).toContain('There is no business case: no process is measured yet.');
    expect(all).not.toContain('export again');
    expect(all).not.toContain('In the case');
    expect(all).not.toMatch(/Chance of a gain|Average payback|P90\n/);
  });

  test('is said without processes, and without vendors', async () => {
    const empty = (await exported(generated('no processes'))).texts.join('\n');
    expect(empty).toContain('No processes are part of this blueprint');
    expect(empty).not.toContain('Customer journeys');
    // A sentence is no chapter of its own.
    expect(empty).toMatch(/Executive summary\t3\nProcess landscape\t3\nOpportunities\t3\n/);
    const alone = (await exported(generated('no vendors, no journeys'))).texts.join('\n');
    expect(alone).toContain('No vendors were selected for this blueprint.');
  });
});

describe('texts of clients', () => {
  test('stay text, and lose what XML cannot hold', async () => {
    const { xml, texts } = await exported(generated('markup and control characters'));
    expect(texts.join('\n')).toContain(`<b>&amp;"'</b> ]]>`);
    expect(xml).not.toMatch(/<b>|<script>/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is tested.
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  });

  test('never become fields, however much they look like formulas', async () => {
    const { xml, texts } = await exported(generated('texts like formulas'));
    expect(texts.join('\n')).toContain('=HYPERLINK("http://test.invalid")');
    const fields = [...xml.matchAll(/<w:instrText[^>]*>([^<]*)</g)].map(([, field]) => field?.trim().split(' ')[0]);
    expect(new Set(fields)).toEqual(new Set(['TOC', 'PAGEREF', 'SEQ']));
  });

  test('stand to the right where they are written so, and keep what follows them in its place', async () => {
    const { xml, texts } = await exported(generated('names in Arabic'));
    const paragraphs = xml.match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const turned = paragraphs.filter((paragraph) => paragraph.includes('<w:bidi/>'));
    expect(turned.length).toBeGreaterThan(100);
    expect(turned.filter((paragraph) => /<w:r><w:t/.test(paragraph))).toEqual([]);
    expect(turned.join('')).not.toMatch(/<w:tab\/>|<w:fldChar/);
    // The left-to-right mark ends the Arabic name before the code of its process.
    expect(texts[texts.lastIndexOf('Executive summary') + 1]).toMatch(/^[^a-z]*\p{Script=Arabic}\u200e can save/u);
  });
});

test.each(combinedSources('core'))(
  'is valid Office Open XML: $name',
  async ({ source }) => {
    const { bytes } = await exported(source);
    expect(await officeProblems(bytes, 'blueprint.docx')).toEqual([]);
  },
  120 * SECONDS,
);

function generated(name: string): BlueprintSource {
  const found = generatedSources().find((sector) => sector.name === name);
  if (!found) throw new Error(`No sector called ${name}`);
  return found.source;
}

/** The file, its main part, and the text of each paragraph with its tabs. */
async function exported(source: BlueprintSource) {
  const bytes = await exportDocs(buildBlueprint(source));
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const texts = [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p [^>]*>.*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|(<w:tab\/>)/g)]
      .map(([, text, tab]) => (tab ? '\t' : unescaped(text ?? '')))
      .join(''),
  );
  return { bytes, parts, xml, texts };
}

/** The page of each entry of the contents, as docx lays the document out. */
async function laidOut(bytes: Uint8Array): Promise<number[]> {
  let pages: number[] = [];
  await patchDocument({
    outputType: 'uint8array',
    data: bytes,
    patches: {},
    pageNumbers: (template) => {
      const found = estimatePageNumbersWith({ guess: true })(template);
      pages = [...found.bookmarks].flatMap(([name, page]) => (name.startsWith('heading_') ? [Number(page)] : []));
      return found;
    },
  });
  return pages;
}

const unescaped = (text: string) =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
  );
