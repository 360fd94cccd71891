import { DEFAULT_COVER, FileLanguage } from '@process-ai/contract/export-covers';
import { type Blueprint, buildBlueprint } from '@process-ai/domain/blueprint';
import type { SumOf } from '@process-ai/domain/blueprint-story';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cashInWords, headlineFigures, payingInWords, scenarioRows } from './case-words.ts';
import { clientPage } from './docs/client-page.ts';
import { planDocs } from './docs/docs-plan.ts';
import { exportDocs } from './docs/export-docs.ts';
import { exampleClient } from './example-client.fixture.ts';
import { FIVE_SECTORS } from './five-sectors.fixture.ts';
import { bridgeInWords } from './left-out-words.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { read, sheetOf } from './sheets/read-workbook.fixture.ts';
import { FIGURE_ROW } from './sheets/summary-figures.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';
import { summaryStatements } from './summary-words.ts';
import { unescapeXml } from './unescape-xml.fixture.ts';
import { largestInWords, whereInWords } from './value-words.ts';
import { yearsTogether } from './years-words.ts';

const SECONDS = 1000;

describe.each(FileLanguage.options)('the summary in %s', (language) => {
  const blueprint = buildBlueprint({ ...exampleClient(), cover: { ...DEFAULT_COVER, language } });
  const plan = planDocs(blueprint);
  const statements = summaryStatements(plan);
  const { terms } = plan.words.say.summary;

  test('gives reasons, what it costs, the main risk, and the decision asked with its date', () => {
    const told = statements.map(({ term }) => term);
    const asked = (['cash', 'where', 'what', 'how', 'paying', 'risk', 'notCounted', 'decision'] as const).map(
      (key) => terms[key],
    );
    expect(told).toEqual(asked);
    const { text: decision } = statements.at(-1) as (typeof statements)[number];
    const first = plan.decisions.find(({ kind }) => kind === 'budget');
    expect(decision).toContain(first?.by);
    expect(decision).toContain(plan.words.short(first?.amount ?? 0));
  });

  test('names with what by the priorities, and beside it what has to prove itself', () => {
    const what = statements.find(({ term }) => term === terms.what)?.text ?? '';
    const { best, toProve } = plan.weighed ?? { best: null, toProve: [] };
    expect([best?.names.length, toProve.length]).toEqual([4, 2]);
    for (const name of [best?.names[0] ?? 'one', ...toProve]) expect(what).toContain(name);
    for (const amount of Object.values(best?.worth ?? {})) expect(what).toContain(plan.words.short(amount));
  });

  test('is the same in document and deck, and cut in neither', { timeout: 60 * SECONDS }, async () => {
    const xml = strFromU8(unzipSync(await exportDocs(blueprint))['word/document.xml'] ?? new Uint8Array());
    const document = (xml.match(/<w:p[ >].*?<\/w:p>/gs) ?? []).map((paragraph) =>
      [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text = '']) => unescapeXml(text)).join(''),
    );
    const [, answer] = readSlides(await exportSlides(blueprint));
    for (const { term, text } of statements) {
      expect(document.filter((one) => one.startsWith(`${term}. ${text}`))).toHaveLength(1);
      const at = answer?.paragraphs.indexOf(term) ?? -1;
      expect(answer?.paragraphs[at + 1]).toBe(text);
    }
  });
});

test.each(Object.entries(FIVE_SECTORS))(
  '%s: what is accepted is never said to be all that is measured',
  (_, source) => {
    const plan = planDocs(buildBlueprint(source()));
    const { summary, money } = plan.words.say;
    const [held, other] = plan.decided ? (['accepted', 'proposed'] as const) : (['proposed', 'accepted'] as const);
    const amount = plan.words.short(1000 * plan.totalEstimate[plan.basis]);
    const told = [
      summaryStatements(plan).find(({ term }) => term === summary.terms.where)?.text ?? '',
      whereInWords(plan, plan.blueprint.client, plan.words),
      largestInWords(plan, plan.words),
    ].filter((text) => text.includes(amount));
    expect(told).not.toEqual([]);
    if (plan.basis === 'benchmark') return;
    const stem = (sum: SumOf) => /\p{L}{7}/u.exec(money.sumAYear('', sum))?.[0];
    for (const text of told) {
      expect(text).toContain(stem(held));
      expect(text).not.toContain(stem(other));
    }
  },
);

test.each(Object.entries(FIVE_SECTORS))(
  '%s: where the value lies is said in the answer, with the share that the landscape says',
  (_, source) => {
    const plan = planDocs(buildBlueprint(source()));
    const { terms } = plan.words.say.summary;
    const where = summaryStatements(plan).find(({ term }) => term === terms.where)?.text ?? '';
    const [share = 'no share'] = /\d+\s?%/.exec(where) ?? [];
    expect(whereInWords(plan, plan.blueprint.client, plan.words)).toContain(share);
  },
);

describe.each(FileLanguage.options)('a plan without any cost, in %s', (language) => {
  const source = exampleClient();
  const initiatives = (source.plan?.initiatives ?? []).map((one) => ({
    ...one,
    costLines: [],
    oneOffCost: 0,
    annualRunCost: 0,
  }));
  const blueprint = buildBlueprint({
    ...source,
    plan: source.plan && { ...source.plan, initiatives },
    cover: { ...DEFAULT_COVER, language },
  });
  const plan = planDocs(blueprint);
  const { case: says, money } = plan.words.say;

  test('has no payback to boast of: that no cost is entered stands in its place', () => {
    const [, oneOff, payback, npv] = headlineFigures(blueprint, plan, plan.words);
    for (const figure of [oneOff, payback]) expect([figure?.value, figure?.note]).toEqual(['–', says.notes.noCost]);
    expect(npv?.note).toBe(says.notes.npvUncosted(plan.words.percent(10), plan.words.short(plan.headline?.p50 ?? 0)));
    const text = JSON.stringify(clientPage(blueprint).blocks);
    expect(text).toContain(says.notes.noCost);
    expect(text).not.toContain(money.withinAMonth);
    expect(text).not.toContain(money.underAMonth);
    expect(plan.planned?.total.oneOffCost).toBeNull();
  });

  test('says so in the deck, and in the summary of the workbook by formula', { timeout: 60 * SECONDS }, async () => {
    const slides = readSlides(await exportSlides(blueprint));
    const told = slides.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n');
    expect(told).toContain(plan.words.say.deckCase.case.noCost);
    expect(told).not.toContain(money.withinAMonth);
    expect(told).not.toContain(money.underAMonth);
    const workbook = await read(await exportSheets(blueprint));
    const cell = sheetOf(workbook, plan.words.say.workbook.sheets.summary).getCell(`B${FIGURE_ROW.payback}`);
    expect([cell.result, cell.formula]).toEqual([says.notes.noCost, expect.stringContaining('PaybackMonths')]);
  });
});

test.each(['en', 'de', 'es', 'fr'] as const)('what begun work pays for has no payback: %s', (language) => {
  const source = FIVE_SECTORS['a library of 1,921 processes in euros']();
  const blueprint = buildBlueprint({ ...source, cover: { ...DEFAULT_COVER, language } });
  const plan = planDocs(blueprint);
  const { paid } = plan.words.say.case;
  const open = blueprint.plan?.initiatives.filter(({ status }) => status === 'proposed' || status === 'committed');
  const counted = blueprint.case?.initiatives.filter(({ id }) => open?.some((one) => one.id === id)) ?? [];
  const still = plan.words.short(counted.reduce((sum, one) => sum + one.oneOffCost, 0));
  const figure = headlineFigures(blueprint, plan, plan.words)[2];
  expect([figure?.value, figure?.note]).toEqual([paid.figure, paid.note(still)]);
  expect(payingInWords(blueprint, plan.headline, plan.words)).toContain(still);
  const begun = { ...blueprint, plan: blueprint.plan && { ...blueprint.plan, initiatives: open ?? [] } };
  expect(headlineFigures(begun, plan, plan.words)[2]?.value).toBe(plan.words.say.money.withinAMonth);
});

test('how seldom the simulated runs reach the plan is said in plain words beside their middle', () => {
  const blueprint = buildBlueprint(exampleClient());
  const { words, headline } = planDocs(blueprint);
  const told = (p50: number) =>
    payingInWords(blueprint, { ...(headline as NonNullable<Blueprint['case']>['headline']), npv: 1000, p50 }, words);
  expect(told(790)).toContain(
    '; the middle of 10,000 simulated runs (P50) is $790, and fewer than half of the runs end at or above $1K.',
  );
  expect(told(1010)).toContain('; the middle of 10,000 simulated runs (P50) is $1K.');
  const [paying] = [payingInWords(blueprint, headline, words)];
  expect(paying).toContain('and fewer than one run in ten ends at or above $1.32M.');
  const page = JSON.stringify(clientPage(blueprint).blocks);
  expect(page).toContain('Fewer than one run in ten ends at or above $1.32M.');
  expect(page).toContain(paying);
});

test('the one-off cost with the risk added to it is one figure in summary, years and workbook', {
  timeout: 60 * SECONDS,
}, async () => {
  const blueprint = buildBlueprint(exampleClient());
  const plan = planDocs(blueprint);
  const found = blueprint.case as NonNullable<Blueprint['case']>;
  const all = yearsTogether(found, blueprint.assumptions, plan.words);
  expect([all.label, all.oneOffCost]).toEqual([
    'Together, with 10% risk',
    expect.closeTo(1.1 * found.headline.oneOffCost, 2),
  ]);
  expect(headlineFigures(blueprint, plan, plan.words)[1]?.note).toBe(
    'and $207K a year to run; once $1.14M with 10% risk',
  );
  expect(JSON.stringify(clientPage(blueprint).blocks)).toContain(plan.words.amount(-all.oneOffCost));
  const slides = readSlides(await exportSlides(blueprint)).flatMap(({ paragraphs }) => paragraphs);
  expect(slides).toContain('−$1.14M');
  expect(slides.filter((text) => text === 'Of it in the case').length).toBe(2);
  const summary = sheetOf(await read(await exportSheets(blueprint)), plan.words.say.workbook.sheets.summary);
  expect(summary.getCell(`B${FIGURE_ROW.caseAtRisk}`).result).toBeCloseTo(all.oneOffCost, 2);
});

test('the answer says that savings are time and no cash, and what part the case takes off the payroll', () => {
  const blueprint = buildBlueprint(exampleClient());
  const { words, headline } = planDocs(blueprint);
  expect(cashInWords(blueprint, headline, words)).toBe(
    '$2.44M a year is working time that becomes free, not cash: it becomes cash only where posts, overtime or outside work end, and the case holds no decision on that. If 50% of it left the payroll (scenario “Cash released”), it would be $1.22M a year, with a net present value of −$18K.',
  );
  const scenarios = blueprint.outcomes.map(({ scenario }) => scenario).toReversed();
  const decided = buildBlueprint({ ...exampleClient(), scenarios });
  expect(cashInWords(decided, planDocs(decided).headline, words)).toBe(
    '$1.22M a year is the 50% of the freed working time that leaves the payroll; the rest is time for other work, and in no figure.',
  );
  expect(headlineFigures(decided, planDocs(decided), words)[0]?.note).toContain('off the payroll');
});

test('savings that do not pay say so wherever the answer stands', { timeout: 60 * SECONDS }, async () => {
  const blueprint = buildBlueprint(FIVE_SECTORS['one in Spanish']());
  const answer = 'Aguas del Turia puede ahorrar 155 mil € al año (4 de 16 procesos medidos), pero no recupera';
  const [cover, summary] = readSlides(await exportSlides(blueprint)).map(({ paragraphs }) => paragraphs.join('\n'));
  const [, lead] = clientPage(blueprint).blocks;
  for (const text of [cover, summary, JSON.stringify(lead)]) expect(text?.replaceAll('\u00a0', ' ')).toContain(answer);
});

test('without a business case the main risk is the gravest that is known, and the way to a case is said', () => {
  const blueprint = buildBlueprint(FIVE_SECTORS['none with inputs']());
  const plan = planDocs(blueprint);
  const { terms } = plan.words.say.summary;
  const told = Object.fromEntries(summaryStatements(plan).map(({ term, text }) => [term, text]));
  expect(told[terms.risk]).toBe(
    'None of the savings is measured: they rest on an assumed 1,000 people (half as many, half the savings); 2 more of the 3 risks can cost a large part of what is planned.',
  );
  const { nothingCosted } = plan.words.say.document.case;
  expect(JSON.stringify(clientPage(blueprint).blocks)).toContain(`${nothingCosted} ${told[terms.decision]}`);
});

test.each([
  ['en', 'more than 3 years'],
  ['de', 'mehr als 3 Jahre'],
  ['es', 'más de 3 años'],
  ['fr', 'plus de 3 ans'],
] as const)('a payback that the years of the case do not reach is more than these: %s', (language, told) => {
  const source = FIVE_SECTORS['one in Spanish']();
  const blueprint = buildBlueprint({ ...source, cover: { ...DEFAULT_COVER, language } });
  const plan = planDocs(blueprint);
  expect(headlineFigures(blueprint, plan, plan.words)[2]?.value).toBe(told);
  const rows = scenarioRows(blueprint, plan.words).flatMap(({ of }) => blueprint.outcomes.map(of));
  expect([rows.includes(told), rows.includes(plan.words.say.money.notApplicable)]).toEqual([true, false]);
});

test.each(Object.entries(FIVE_SECTORS))(
  '%s: the main risk of the answer stands in the register, in document and deck',
  { timeout: 60 * SECONDS },
  async (_, source) => {
    const plan = planDocs(buildBlueprint(source()));
    const [first] = plan.blueprint.case?.swings ?? [];
    if (!first) return;
    const { risk } = storyWords(plan.words.language).planRisks.drivers[first.driver];
    const [before = ''] = risk('\n').split('\n');
    const told = plan.risks.find((one) => one.initiative === null && one.risk.startsWith(before))?.risk ?? '';
    expect(told).not.toBe('');
    const slides = readSlides(await exportSlides(plan.blueprint));
    expect(slides.flatMap(({ paragraphs }) => paragraphs)).toContain(told);
  },
);

test('one line says how the savings of the case become those of the plan, and those what is accepted', () => {
  const plan = planDocs(buildBlueprint(FIVE_SECTORS['a library of 1,921 processes in euros']()));
  const { words, headline, planned, totalEstimate } = plan;
  const bridge = bridgeInWords(plan.blueprint, plan, words);
  const sums = [headline?.annualSavings ?? 0, planned?.total.measured ?? 0, 1000 * totalEstimate.measured].map(
    words.short,
  );
  expect(new Set(sums).size).toBe(3);
  for (const sum of sums) expect(bridge).toContain(sum);
});
