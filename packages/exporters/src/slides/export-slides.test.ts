import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { figureWords } from '../figure-words.ts';
import { combinedSources, generatedSources } from '../generated-sectors.fixture.ts';
import { textOn } from '../palette.ts';
import { officeProblems } from '../validate-office.fixture.ts';
import { deckTheme } from './deck-theme.ts';
import { exportSlides } from './export-slides.ts';
import { chartsOf, readSlides, withoutAgenda } from './read-slides.fixture.ts';

const SECONDS = 1000;
const sources = generatedSources();
const sourceOf = (name: string) => sources.find((one) => one.name === name)?.source ?? exampleClient();

describe('the deck of a believable client', async () => {
  const blueprint = buildBlueprint(exampleClient());
  const bytes = await exportSlides(blueprint);
  const slides = readSlides(bytes);
  const titles = slides.map(({ title }) => title.replaceAll('\u00a0', ' '));

  test('has up to 27 slides and an agenda, and says on each what it found, with the figure of the blueprint', () => {
    const { comparison, assumptions } = blueprint;
    const { totalEstimate, areas } = blueprintStory(blueprint);
    const accepted = 1000 * totalEstimate.measured;
    const millions = (amount: number) => `$${(amount / 1e6).toFixed(2)}M`;
    expect(slides.length).toBeGreaterThanOrEqual(12);
    expect(withoutAgenda(slides).length).toBeLessThanOrEqual(27);
    expect(titles[0]).toBe('Harbor Mutual Insurance – Blueprint');
    for (const title of titles.slice(1)) expect(title).toMatch(/^["“A-Z0-9].{30,}/);
    const { headline } = blueprint.case as NonNullable<Blueprint['case']>;
    const payback = `${headline.paybackMonths?.toFixed(1)} months`;
    const claims = (100_000 * (areas.find(({ code }) => code === '3')?.estimate.measured ?? 0)) / accepted;
    for (const start of [
      `Harbor Mutual Insurance can save ${millions(headline.annualSavings)} a year (22 of 42 processes measured) and earns back what the plan costs in ${payback}`,
      `“Claims” holds ${claims.toFixed(0)}% of the ${millions(accepted)} a year accepted`,
      'Automation carries 41% of',
      '“Service agent for policy and billing questions” and 6 more of 21 opportunities hold ',
      '“Policy changes and renewals without a clerk” and 3 more bring ',
      '“A water pipe bursts”: the plan changes 6 of 7 touchpoints, “Report the damage at night” among them, which feels worst today',
      `“Notify a claim without waiting” begins the work on 8 initiatives over 19 months: ${millions(headline.oneOffCost)} once for ${millions(headline.annualSavings)} a year, and $`,
      `The plan is worth ${millions(headline.npv)} over ${assumptions.years} years (NPV) and pays back in ${payback}`,
      `The NPV of ${millions(headline.npv)} becomes −$18K in the scenario “Cash released”`,
      'The automation rate moves the result most: at 44% (planned: 60%) the net present value is',
      `The NPV is above zero in 89% of 10,000 simulated runs, but fewer than one run in ten ends at or above ${millions(headline.npv)}`,
      `Alderfield Claims fits best of 6 vendors with ${comparison.fits[0]?.overallScore.toFixed(0)} of 100 points`,
      'Of what saves most, ',
      'The plan frees 39.1 of 99.6 FTE of measured work',
      '2 of 7 risks weigh most, “Small claims settled under supervision” first: high likelihood, medium impact',
      '“Small claims settled under supervision”, $462K of $2.44M a year measured, has no owner yet; 6 owners answer for the rest',
      'The plan touches all 3 conditions of the client; first to settle (Mar 2026): “we begin with motor claims”',
      '6 of 16 decisions by Jul 2026: the largest budget ($350K) opens the way to $879K a year measured',
      '5 of 16 decisions from Aug 2026 to Oct 2026: the largest of these budgets ($106K) opens the way to $322K a year measured',
      'Every figure follows from stated rules',
      '5 of 16 decisions from Dec 2026 to Aug 2027: the largest of these budgets ($245K) opens the way to $466K a year measured',
    ]) {
      expect(titles.filter((title) => title.startsWith(start))).toHaveLength(1);
    }
  });

  test('says in the notes of each slide where its figures come from', () => {
    for (const { notes } of slides) expect(notes.length).toBeGreaterThan(100);
    const notes = slides.map((slide) => slide.notes).join('\n');
    expect(notes).toContain('current cost of a process × its automation rate × its realization');
    expect(notes).toContain('Opportunities come from an industry library of use cases.');
    expect(notes).toMatch(/Load factor on salaries: 1\.3 \(default: 1\)/);
  });

  test('has an agenda behind the answer: each chapter by what its main slide says, and where it stands', () => {
    const [, , , ...cells] =
      slides[2]?.paragraphs
        .slice(slides[2].paragraphs.indexOf('Chapter'))
        .map((text) => text.replaceAll('\u00a0', ' ')) ?? [];
    const chapters = Array.from({ length: 9 }, (_, row) => cells.slice(3 * row, 3 * row + 3));
    expect(chapters.map(([name]) => name).join(', ')).toBe(
      'Situation, Value, Plan, Business case, People, Customers, Vendors, Risks, Decisions',
    );
    const [asked = []] = chapters.splice(-1);
    for (const [, says = '', where = ''] of chapters) expect(titles[Number.parseInt(where, 10) - 1]).toBe(says);
    // Decisions begin with who answers for what, but what is asked is what they are for: as behind the answer.
    expect(slides[1]?.paragraphs.map((text) => text.replaceAll('\u00a0', ' '))).toContain(`${asked[1]}.`);
  });

  test('draws native charts with alternative texts, and tables with a header row', () => {
    const charts = chartsOf(bytes);
    expect(charts).toHaveLength(6);
    for (const kind of ['barChart', 'lineChart']) {
      expect(charts.filter((chart) => chart.includes(`<c:${kind}>`)).length).toBeGreaterThan(0);
    }
    const frames = slides.flatMap(({ xml }) => xml.match(/<p:graphicFrame>.*?<\/p:graphicFrame>/gs) ?? []);
    const described = frames
      .filter((frame) => /<c:chart /.test(frame))
      .map((frame) => /descr="([^"]*)"/.exec(frame)?.[1] ?? '');
    expect(described.every((words) => words.length > 40)).toBe(true);
    const tables = frames.filter((frame) => frame.includes('<a:tbl>'));
    expect(tables.length).toBeGreaterThan(8);
    expect(
      tables.every((table) => table.includes('<a:tblPr firstRow="1"/>') && /name="[A-Z][^"]{8,}"/.test(table)),
    ).toBe(true);
  });

  test('numbers every object of a slide for itself, and keeps it on the slide', () => {
    for (const { xml } of slides) {
      const ids = [...xml.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, x, y, w, h] of xml.matchAll(
        /<a:off x="(-?\d+)" y="(-?\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"\/>/g,
      )) {
        expect(Number(x) + Number(w)).toBeLessThanOrEqual(12_192_000);
        expect(Number(y) + Number(h)).toBeLessThanOrEqual(6_858_000);
        expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('writes labels in a bar in the colour that reads best on it', () => {
    const stacked = chartsOf(bytes).filter(
      (chart) => /grouping val="stacked"/.test(chart) && /showVal val="1"/.test(chart),
    );
    expect(stacked).toHaveLength(2);
    for (const chart of stacked) {
      for (const series of chart.match(/<c:ser>.*?<\/c:ser>/gs) ?? []) {
        const [fill = '', label = ''] = Array.from(
          series.matchAll(/(?:<c:spPr>|<a:defRPr[^>]*>)<a:solidFill><a:srgbClr val="(\w+)"/g),
          ([, colour = '']) => colour,
        );
        expect(contrast(fill, label)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('shows a moment that matters by more than a colour, and the logo with its name', () => {
    const journey = slides.find(({ title }) => title.startsWith('“A water pipe bursts”'));
    // One star for each of the three moments, and one that explains it.
    expect(journey?.xml.match(/prst="star5"/g)).toHaveLength(4);
    expect(journey?.paragraphs).toContain('6. Agree on the amount');
    expect(slides[0]?.xml).toContain('descr="Logo of Lindqvist &amp; Partners"');
  });
});

describe('every generated sector', () => {
  test.each(sources)(
    '$name: 8 to 27 slides where there is data',
    async ({ name, source }) => {
      const slides = readSlides(await exportSlides(buildBlueprint(source)));
      const hasData = !['no processes', 'no opportunities', 'all of it rejected'].includes(name);
      expect(slides.length).toBeGreaterThanOrEqual(!hasData ? 1 : name.startsWith('no vendors') ? 8 : 10);
      expect(withoutAgenda(slides).length).toBeLessThanOrEqual(27);
      const words = slides.flatMap(({ paragraphs, notes }) => [...paragraphs, notes]).join('\n');
      expect(words).not.toMatch(/\bNaN\b|\bundefined\b|\bInfinity\b|\[object/);
    },
    60 * SECONDS,
  );
});

test.each(combinedSources('core'))(
  'is valid Office Open XML: $name',
  async ({ source }) => {
    expect(await officeProblems(await exportSlides(buildBlueprint(source)), 'blueprint.pptx')).toEqual([]);
  },
  60 * SECONDS,
);

describe('hostile and foreign texts', () => {
  test('stay text: no formula in an embedded workbook, no link, nothing that XML cannot hold', async () => {
    const bytes = await exportSlides(buildBlueprint(sourceOf('texts like formulas')));
    const parts = unzipSync(bytes);
    const workbooks = Object.entries(parts).filter(([name]) => name.endsWith('.xlsx'));
    expect(workbooks.length).toBeGreaterThan(3);
    for (const [, workbook] of workbooks) {
      const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
      expect(sheet).toContain('<sheetData>');
      expect(sheet).not.toContain('<f>');
    }
    const links = Object.entries(parts).filter(
      ([name, part]) => name.endsWith('.rels') && strFromU8(part).includes('TargetMode="External"'),
    );
    expect(links).toEqual([]);

    const [cover] = readSlides(await exportSlides(buildBlueprint(sourceOf('markup and control characters'))));
    expect(cover?.title).toContain(`<b>&amp;"'</b> ]]>`);
  });

  test('are set from right to left where they are written so, and our sentences are not', async () => {
    const slides = readSlides(await exportSlides(buildBlueprint(sourceOf('names in Arabic'))));
    const xml = slides.find(({ title }) => title.includes('of 5 opportunities hold'))?.xml ?? '';
    const paragraphs = xml.match(/<a:p>.*?<\/a:p>/gs) ?? [];
    const arabic = paragraphs.filter((paragraph) => /<a:t>[^<A-Za-z“]*\p{Script=Arabic}/u.test(paragraph));
    expect(arabic.length).toBeGreaterThan(8);
    expect(arabic.every((paragraph) => / algn="r" rtl="1"/.test(paragraph))).toBe(true);
    const ours = paragraphs.filter((paragraph) => />(?:Automation|AI|Agentic)</.test(paragraph));
    expect(ours.length).toBe(5);
    expect(ours.filter((paragraph) => paragraph.includes('rtl="1"'))).toEqual([]);
  });

  test('stand in our sentences without turning the figures behind them, and in one direction within a list', async () => {
    const slides = readSlides(await exportSlides(buildBlueprint(sourceOf('names in Arabic'))));
    const sentences = slides.flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
    const before = sentences.filter((text) => /\p{Script=Arabic}[”\s]+[(\d$]/u.test(text) && /[a-z]{4}/.test(text));
    expect(before.filter((text) => !/\([A-Z]/.test(text))).toEqual([]);
    const items = slides
      .flatMap(({ xml }) => xml.match(/<a:p>.*?<\/a:p>/gs) ?? [])
      .filter((paragraph) => /<a:t>[^<A-Za-z]*\p{Script=Arabic}[^<A-Za-z]*; \p{Script=Arabic}/u.test(paragraph));
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item) => item.includes(' rtl="1"'))).toBe(true);
    const ours = slides
      .flatMap(({ xml }) => xml.match(/<a:p>.*?<\/a:p>/gs) ?? [])
      .filter((paragraph) => /<a:t>[A-Z][a-z]+ [a-z][^<]*\p{Script=Arabic}/u.test(paragraph));
    expect(ours.length).toBeGreaterThan(1);
    expect(ours.filter((paragraph) => paragraph.includes('rtl="1"'))).toEqual([]);
  });

  test(
    'are cut where they are too long, and what is left out is counted',
    async () => {
      const long = readSlides(await exportSlides(buildBlueprint(sourceOf('very long texts'))));
      for (const { paragraphs } of long) expect(Math.max(...paragraphs.map((text) => text.length))).toBeLessThan(700);
      const many = buildBlueprint(sourceOf('a thousand processes'));
      const { opportunities } = blueprintStory(many);
      const count = opportunities.length;
      // The document lists those that carry a figure.
      expect(opportunities.filter(({ withoutMoney }) => withoutMoney !== null).length).toBeGreaterThan(0);
      const written = count.toLocaleString('en-US');
      const slides = readSlides(await exportSlides(many));
      const last = slides.at(-1);
      const shown = Number(/ to (\d+) of /.exec(last?.title ?? '')?.[1]);
      expect(last?.paragraphs).toContain(
        `Opportunities ${shown + 1} to ${written} are not shown here: those with a figure in the document, all ${written} in the workbook.`,
      );
      expect(slides.flatMap(({ paragraphs }) => paragraphs)).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^Opportunities \\d+ to ${shown} stand in the appendix, those with a figure in the document, all ${written} in the workbook\\.$`,
          ),
        ),
      );
    },
    60 * SECONDS,
  );
});

test('what was rejected and what does not pay stand in the appendix with their amounts', async () => {
  const outside = async (name: string) => {
    const blueprint = buildBlueprint(sourceOf(name));
    const slides = readSlides(await exportSlides(blueprint));
    const found = slides.find(({ title }) => /^No figure includes|business case leaves out/.test(title));
    return { ...found, blueprint, words: figureWords(blueprint.assumptions.currency) };
  };
  const half = await outside('half of it rejected');
  const { rejected } = blueprintStory(half.blueprint);
  expect(half.title).toContain(`includes ${rejected.length} rejected opportunities`);
  for (const one of rejected) expect(half.notes).toContain(`${half.words.worth(one)}. Rejected.`);

  const losing = await outside('never pays back');
  const notPaying = losing.blueprint.case?.notInCase.notPaying ?? [];
  expect(losing.title).toContain(`leaves out ${notPaying.length} processes`);
  const amounts = notPaying.map(({ projectedSavings }) => `${losing.words.short(projectedSavings)} a year measured`);
  for (const amount of amounts) expect(losing.notes).toContain(amount);
  expect(losing.paragraphs?.filter((text) => amounts.includes(text))).toHaveLength(2);
  expect((await outside('no savings')).title).toBe(undefined);
});

describe('the accent', () => {
  test.each([null, '#ffee88', '#000000', '#ffffff', '#0b5c75', 'red'])('%s is readable on white', (accent) => {
    const { accent: used, scale } = deckTheme(accent);
    expect(contrast(used, 'ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(scale.at(-1)).toBe(used);
  });

  test('is the client’s where it can be', () => {
    expect(deckTheme('#0b5c75').accent).toBe('0b5c75');
  });

  test.each([null, '#ffee88', '#000000', '#0b5c75', '#777777'])(
    '%s: every step of its scale can be written on',
    (accent) => {
      for (const fill of deckTheme(accent).scale) expect(contrast(fill, textOn(fill))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

/** WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
