import { DEFAULT_COVER, FileLanguage } from '@process-ai/contract/export-covers';
import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import { costOutside } from '@process-ai/domain/blueprint-plan';
import { addsToCase } from '@process-ai/domain/blueprint-priorities';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { savingsByType, savingsWaterfall } from '@process-ai/domain/savings-waterfall';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { clientPage } from './docs/client-page.ts';
import { exportDocs } from './docs/export-docs.ts';
import { exampleClient } from './example-client.fixture.ts';
import { figureWords } from './figure-words.ts';
import { FIVE_SECTORS } from './five-sectors.fixture.ts';
import { generatedSources } from './generated-sectors.fixture.ts';
import { notInCase } from './left-out-words.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';
import { unescapeXml } from './unescape-xml.fixture.ts';

const SECONDS = 1000;
const AMOUNT = /−?\$[\d,]+(?:\.\d+)?[KMB]?/g;
const generated = (name: string) => {
  const found = generatedSources().find((sector) => sector.name === name);
  if (!found) throw new Error(`No sector called ${name}`);
  return found.source;
};
const SECTORS = [
  { name: 'the example client', source: exampleClient() },
  { name: 'the example client without a plan', source: { ...exampleClient(), plan: null } },
  ...['an everyday sector', 'no ROI inputs', 'half of it rejected', 'never pays back', 'no savings'].map((name) => ({
    name,
    source: generated(name),
  })),
];

describe.each(SECTORS)('$name', ({ source }) => {
  const blueprint = buildBlueprint(source);

  test(
    'every amount in document and deck is one of the blueprint',
    async () => {
      const known = amountsOf(blueprint);
      const { document, deck } = await textsOf(blueprint);
      const amounts = [...document, ...deck].flatMap((text) => text.match(AMOUNT) ?? []);
      expect(amounts.length).toBeGreaterThan(10);
      const unknown = [...document, ...deck].filter((text) =>
        (text.match(AMOUNT) ?? []).some((amount) => !known.has(amount)),
      );
      expect(unknown).toEqual([]);
    },
    60 * SECONDS,
  );

  test(
    'no title of the deck states only a count',
    async () => {
      const deck = readSlides(await exportSlides(blueprint));
      const [, , ...titles] = deck.map(({ title }) => title);
      expect(titles.filter(isOnlyCount)).toEqual([]);
      expect(titles.filter(isOnlySum)).toEqual([]);
      expect(deck.filter(({ title }) => /^\p{Ll}/u.test(title))).toEqual([]);
    },
    60 * SECONDS,
  );

  test(
    'both lead with one payback and one NPV, those of the case that follows the plan',
    async () => {
      const { document, deck } = await textsOf(blueprint);
      const { headline } = blueprintStory(blueprint);
      const words = figureWords(blueprint.assumptions.currency);
      for (const texts of [document, deck]) {
        const paybacks = texts.flatMap(
          (text) => text.match(/(?:paid back after|pays back in|earns back .* in) ([\d.,]+\u00a0months)/)?.[1] ?? [],
        );
        const expected = headline ? words.monthsOf(headline.paybackMonths) : '';
        expect(new Set(paybacks)).toEqual(new Set(headline?.paybackMonths == null ? [] : [expected]));
        expect(
          texts.filter((text) => /average payback|portfolio payback|risk-adjusted|export again/i.test(text)),
        ).toEqual([]);
        const label = `NPV over ${blueprint.assumptions.years} years`;
        expect(texts.includes(label)).toBe(headline !== null);
        if (headline) expect(texts.join('\n')).toContain(words.short(headline.npv));
      }
    },
    60 * SECONDS,
  );
});

/** What a reader sees of both files, one text for each paragraph. */
async function textsOf(blueprint: Blueprint): Promise<{ document: string[]; deck: string[] }> {
  const xml = strFromU8(unzipSync(await exportDocs(blueprint))['word/document.xml'] ?? new Uint8Array());
  const document = (xml.match(/<w:p[ >].*?<\/w:p>/gs) ?? []).map((paragraph) =>
    [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text = '']) => unescapeXml(text)).join(''),
  );
  const deck = readSlides(await exportSlides(blueprint)).flatMap(({ paragraphs, notes }) => [
    ...paragraphs,
    ...notes.split('\n'),
  ]);
  return { document, deck };
}

/** A title with a number that is neither money, a share, a time, points nor work, comparing nothing, and without a name. */
const isOnlyCount = (title: string): boolean =>
  /\d/.test(title) &&
  !/[$€£¥%“]|months|FTE|points|runs|large part|cost more than|\b(?:least|best|alone|none|nothing)\b/i.test(title) &&
  !/\p{Ll}[^.;:]* \p{Lu}\p{L}{2,}/u.test(title.replace(/^(?:Of|The|No|None)\b/, ''));

/** So many opportunities and what they are worth together, without a share or the name of one, in any language. */
const isOnlySum = (title: string): boolean => {
  const [first = ''] = title.split(/(?<=\.) /u);
  return /\d(?:\s\p{L}+)?\s(?:opportunit|Potenzial|oportunidad)/iu.test(first) && !/[“„«%]|\bno savings\b/.test(first);
};

test.each(FileLanguage.options)('no chapter of the document leads with a count alone, in %s', (language) => {
  for (const [name, make] of Object.entries(FIVE_SECTORS)) {
    const source = make();
    const blueprint = buildBlueprint({ ...source, cover: { ...(source.cover ?? DEFAULT_COVER), language } });
    const [, ...leads] = clientPage(blueprint).blocks.flatMap((block) =>
      block.kind === 'prose' && block.style === 'Lead' ? [block.text] : [],
    );
    expect([name, leads.length > 6]).toEqual([name, true]);
    expect(leads.filter((text) => isOnlySum(text) || (language === 'en' && isOnlyCount(text)))).toEqual([]);
  }
});

test('what is measured and has no use case is listed, so that the sums of a file are one', () => {
  const found = buildBlueprint(exampleClient()).case as NonNullable<Blueprint['case']>;
  const unplanned = { ...found.notInCase.unplanned, processes: 4, processSavings: 429_510 };
  expect(
    notInCase({ ...found, notInCase: { ...found.notInCase, unplanned } }, null, figureWords('USD')),
  ).toContainEqual({
    what: 'Measured, without a use case',
    amount: 429_510,
    basis: 'measured',
    why: 'no use case in 4 processes',
  });
});

test('what is stopped or begins after the years of the case is listed: the parts come to all that is measured', () => {
  const source = exampleClient();
  const [first, ...others] = source.plan?.initiatives ?? [];
  const last = others.pop();
  if (!source.plan || !first || !last) throw new Error('No plan');
  const initiatives = [
    { ...first, status: 'stopped' as const },
    ...others,
    { ...last, startMonth: '2045-01', endMonth: '2045-06' },
  ];
  const { case: found, plan, value } = buildBlueprint({ ...source, plan: { ...source.plan, initiatives } });
  const rows = found ? notInCase(found, plan, figureWords('USD')) : [];
  expect(rows.map(({ what, why }) => [what, why])).toEqual(
    expect.arrayContaining([
      ['Planned for later years', '1 initiative after the years of the case'],
      ['Planned, but stopped', '1 initiative stopped'],
    ]),
  );
  const parts = rows.filter(({ basis }) => basis === 'measured').reduce((sum, { amount }) => sum + amount, 0);
  expect((found?.headline.annualSavings ?? 0) + parts).toBeCloseTo(value.measured.savings, 0);
});

test('what a count is: a title that counts things and says nothing of them', () => {
  const counts = ['8 initiatives over 19 steps', '388 opportunities in 166 of 166 processes', '4 decisions to take'];
  counts.push('No figure counts 3 opportunities that were rejected', 'Only 3 initiatives have no owner');
  expect(counts.filter(isOnlyCount)).toEqual(counts);
  const sums = [
    '21 accepted opportunities, worth $2.59M a year measured',
    '6 of 7 opportunities save $80K a year by benchmark; 1 is not costed',
    'Die 6 Potenziale sparen 793 Tsd. € im Jahr (gemessen) ein',
    'Shown here are all 42 processes, in 5 areas: 21 accepted opportunities',
  ];
  expect(sums.filter(isOnlySum)).toEqual(sums);
  const findings = [
    '“Letters” starts: 2 follow',
    'Claims holds 44% of it',
    'Four rules hold',
    'It pays back in 9 months',
  ];
  expect(findings.filter(isOnlyCount)).toEqual([]);
});

/** Every number of a blueprint and of its story as an amount is written, in currency units or in thousands. */
function amountsOf(blueprint: Blueprint): Set<string> {
  const words = figureWords(blueprint.assumptions.currency);
  const story = blueprintStory(blueprint);
  const known = new Set<string>();
  const add = (value: number) => {
    for (const signed of [value, -value]) {
      for (const text of [words.short(signed), words.amount(signed), words.short(1000 * signed)])
        for (const amount of text.match(AMOUNT) ?? []) known.add(amount);
    }
  };
  const walk = (value: unknown): void => {
    if (typeof value === 'number') add(value);
    // The reasons of vendors are sentences of the domain.
    else if (typeof value === 'string') for (const amount of value.match(AMOUNT) ?? []) known.add(amount);
    else if (value && typeof value === 'object' && !(value instanceof Uint8Array))
      for (const part of Object.values(value)) walk(part);
  };
  const { matches: _, ...comparison } = blueprint.comparison;
  walk({ ...blueprint, comparison, branding: null, generatedAt: '', case: { ...blueprint.case, months: [] } });
  walk([story.areas, story.totalEstimate, story.planned, story.responsibilities, story.decisions, story.weighed]);

  // Sums that the story is told with: of opportunities by rank, by type and by process, and of areas.
  const best = (story.weighed?.rows ?? []).filter(({ quadrant }) => quadrant === 'startNow');
  walk((story.weighed?.rows ?? []).map(addsToCase));
  const { years = [] } = blueprint.case ?? {};
  walk(
    (['benefits', 'oneOffCost', 'runCost', 'net'] as const).map((line) =>
      years.reduce((sum, one) => sum + one[line], 0),
    ),
  );
  walk([best.reduce((sum, { value }) => sum + value, 0), best.reduce((sum, { cost }) => sum + cost, 0)]);
  const { opportunities, areas, basis } = story;
  // The list of the deck goes on after the ten largest.
  const listed = opportunities.slice(10);
  for (const [index] of listed.entries()) walk(savingsByBasis(listed.slice(16 * Math.floor(index / 16), index + 1)));
  for (const type of ['automation', 'ai', 'agentic'])
    walk(savingsByBasis(opportunities.filter((one) => one.type === type)));
  for (const process of blueprint.processes) walk(savingsByBasis(process.opportunities));
  const byWorth = areas.toSorted((a, b) => b.estimate[basis] - a.estimate[basis]);
  let held = 0;
  for (const { estimate } of byWorth) walk((held += 1000 * estimate[basis]));
  // Of what is proposed, the part that the map shows: in boxes where nothing is accepted.
  const undecided = areas.flatMap(({ parts }) => parts.filter(({ opportunityCount }) => opportunityCount === 0));
  walk(undecided.reduce((sum, { proposed }) => sum + 1000 * proposed.measured, 0));
  const { cost, savings } = blueprint.value.measured;
  walk(savingsWaterfall({ totalCurrentCost: cost, annualRunCost: 0 }, savingsByType(savings, opportunities)));
  if (blueprint.case) {
    const { notPaying } = blueprint.case.notInCase;
    walk(notInCase(blueprint.case, blueprint.plan, figureWords('USD')));
    walk(costOutside(blueprint));
    walk(notPaying.reduce((sum, one) => sum + one.annualRunCost, 0));
    walk(
      (story.planned?.rows ?? [])
        .filter(({ owner }) => owner === null)
        .reduce((sum, { measured }) => sum + measured, 0),
    );
    const { from, width, counts } = blueprint.case.range.histogram;
    for (let bin = 0; bin <= counts.length + 1; bin += 1) walk([from + bin * width, from + (bin + 0.5) * width]);
  }
  // What is assumed where nobody has entered it.
  for (const amount of [0, 20_000, 45_000, 90_000, 65_000]) add(amount);
  return known;
}
