import { INDUSTRIES, type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { INDUSTRY_OF_MODEL } from '@process-ai/domain/reference-models';
import { describe, expect, it } from 'vitest';
import { loadIndustryPack, PACK_INDUSTRIES } from './industry-packs.ts';
import { JOURNEY_INDUSTRIES, type KnownJourney, loadJourneys, parseJourneys } from './journey-library.ts';
import { loadReferenceLibrary } from './reference-models.ts';

/** Of the cross-industry model, what somebody outside the organization meets: sales, delivery, service, bills. */
const MET_IN_APQC =
  /^(3\.2\.6|3\.3\.4|3\.5\.[1-4]|4\.4\.4|5\.3(\.\d)?|6\.2\.[234]|6\.3(\.\d)?|6\.4\.3|6\.5\.[13]|9\.2\.\d)$/;
/** Industries whose customers are many and of many kinds. */
const WITH_MANY_CUSTOMERS: ReadonlySet<Industry | null> = new Set([
  'airlines',
  'banking',
  'health-insurance',
  'higher-education',
  'hospitality',
  'hospitals',
  'insurance',
  'logistics',
  'media',
  'professional-services',
  'public-administration',
  'public-transport',
  'retail',
  'software',
  'telecommunications',
  'utilities',
]);
/** Of their journeys, the share that ends no better than neutral: some debts, refusals and deaths do. */
const LOW_ENDS = { least: 0.25, most: 0.5 };
/** So many words in a row stand in one text only. */
const SHARED_WORDS = 8;
/** So many stages of a journey may stand on one process first of all. */
const SAME_CODE_MAX = 3;
/** So many texts of an industry may begin with the same three words. */
const SAME_BEGINNING_MAX = 2;

const packs = await Promise.all(PACK_INDUSTRIES.map(loadIndustryPack));
const libraries = await Promise.all(REFERENCE_MODELS.map(loadReferenceLibrary));
const written = await Promise.all(
  [null, ...JOURNEY_INDUSTRIES].map(async (industry) => ({ industry, journeys: await loadJourneys(industry) })),
);

describe.each(written)('the journeys of $industry', ({ industry, journeys }) => {
  const own = industry === null ? [] : withWiderIndustry(industry);
  const known = new Set([
    ...packs.flatMap((pack) => (pack?.industry === industry ? pack.processes.map(({ code }) => code) : [])),
    ...libraries.flatMap(({ model, processes }) => {
      const made = INDUSTRY_OF_MODEL[model];
      return made === null || own.includes(made) ? processes.map(({ code }) => `${model} ${code}`) : [];
    }),
  ]);

  it('are several, each under a name of its own', () => {
    expect(journeys.length).toBeGreaterThanOrEqual(WITH_MANY_CUSTOMERS.has(industry) ? 12 : 4);
    expect(journeys.length).toBeLessThanOrEqual(14);
    expect(new Set(journeys.map(({ name }) => name)).size).toBe(journeys.length);
  });

  it.each(journeys)('$name', ({ name, persona, description, needs, stages }) => {
    expect(needs.filter((code) => !known.has(code))).toEqual([]);
    expect(name).toMatch(/^[\p{Lu}\p{N}][^.]{9,69}$/u);
    for (const text of [persona, description]) expect(text).toMatch(/^[\p{Lu}\p{N}].{29,238}\."?$/u);
    expect(stages.length).toBeGreaterThanOrEqual(5);
    expect(stages.length).toBeLessThanOrEqual(9);

    const phases = stages.map(({ phase }) => phase);
    expect(phases).toEqual([...new Set(phases)].flatMap((phase) => phases.filter((other) => other === phase)));
    expect(new Set(phases).size).toBeGreaterThanOrEqual(3);
    expect(new Set(stages.map((stage) => stage.name)).size).toBe(stages.length);

    const moments = stages.filter(({ momentThatMatters }) => momentThatMatters).length;
    expect(moments).toBeGreaterThanOrEqual(1);
    expect(moments).toBeLessThanOrEqual(2);
    const emotions = stages.map(({ emotion }) => emotion);
    expect(Math.max(...emotions) - Math.min(...emotions)).toBeGreaterThanOrEqual(2);
    expect(stages.some(({ painPoint }) => painPoint !== null)).toBe(true);

    // Whoever feels bad says what hurts, and whoever feels good has no pain.
    const odd = stages.filter(({ emotion, painPoint }) => (painPoint === null ? emotion < 0 : emotion > 0));
    expect(odd.map((stage) => stage.name)).toEqual([]);

    for (const { phase, name: stage, channel, description: says, painPoint, at, words } of stages) {
      for (const [text, most] of [
        [phase, 24],
        [stage, 60],
        [channel, 40],
      ] as const) {
        expect(text).toMatch(/^[\p{Lu}\p{N}].+[^.]$/u);
        expect(text.length).toBeLessThanOrEqual(most);
      }
      expect(says).toMatch(/^["\p{Lu}\p{N}].{49,218}\."?$/u);
      if (painPoint !== null) expect(painPoint).toMatch(/^[\p{Lu}\p{N}"].{24,158}\."?$/u);
      expect(words).toMatch(/^[\p{L}\p{N}&'’ -]{6,}(, [\p{L}\p{N}&'’ -]{6,}){1,4}$/u);
      expect(at.filter((code) => !known.has(code))).toEqual([]);
      const general = at.flatMap((code) => (code.startsWith('APQC PCF ') ? [code.slice('APQC PCF '.length)] : []));
      expect(general.filter((code) => !MET_IN_APQC.test(code))).toEqual([]);
    }
    const first = Map.groupBy(
      stages.filter(({ at }) => at.length > 0),
      ({ at }) => at[0],
    );
    expect([...first].flatMap(([code, { length }]) => (length > SAME_CODE_MAX ? [code] : []))).toEqual([]);
  });

  it('do not feel alike', () => {
    const curves = journeys.map(({ stages }) => stages.map(({ emotion }) => emotion).join());
    expect(new Set(curves).size).toBe(curves.length);
  });

  it('end as such things do, some of them low', () => {
    const low = journeys.filter(({ stages }) => (stages.at(-1)?.emotion ?? 0) <= 0).length;
    expect(low).toBeGreaterThanOrEqual(1);
    if (!WITH_MANY_CUSTOMERS.has(industry)) return;
    expect(low / journeys.length).toBeGreaterThanOrEqual(LOW_ENDS.least);
    expect(low / journeys.length).toBeLessThanOrEqual(LOW_ENDS.most);
  });

  it('begin each text in its own way', () => {
    const beginnings = Map.groupBy(textsOf(journeys), (text) => text.split(' ').slice(0, 3).join(' ').toLowerCase());
    const worn = [...beginnings].filter(([, { length }]) => length > SAME_BEGINNING_MAX);
    expect(worn.map(([beginning]) => beginning)).toEqual([]);
  });
});

it('share no sentence, nor a part of one', () => {
  const texts = written.flatMap(({ journeys }) => textsOf(journeys));
  const first = new Map<string, string>();
  const shared = new Set<string>();
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let at = 0; at + SHARED_WORDS <= words.length; at += 1) {
      const run = words.slice(at, at + SHARED_WORDS).join(' ');
      if ((first.get(run) ?? text) !== text) shared.add(`"${text}" and "${first.get(run)}"`);
      first.set(run, text);
    }
  }
  expect([...shared]).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

it('a kind of manufacturer has those of all manufacturers, and an industry without its own those of most', async () => {
  const general = await loadJourneys(null);
  for (const industry of INDUSTRIES) {
    const has = withWiderIndustry(industry).some((own) => JOURNEY_INDUSTRIES.includes(own));
    expect((await loadJourneys(industry))[0]?.name === general[0]?.name).toBe(!has);
  }
});

it.each([
  ['text before the first journey', 'Words\n# A journey', 'No journey begins'],
  ['a feeling that does not exist', '# J\nP.\nD.\nA | B | human | Phone | 3 | AIR-1 | words', 'is no stage'],
  ['a type that does not exist', '# J\nP.\nD.\nA | B | robot | Phone | 1 | AIR-1 | words', 'Invalid option'],
  ['a stage without codes', '# J\nP.\nD.\nA | B | human | Phone | 1', 'is no stage'],
  ['a third text', '# J\nP.\nD.\nA | B | human | Phone | 1 | AIR-1 | words\nSays.\nSays more.', 'belongs to no stage'],
])('%s is refused', (_what, text, message) => {
  expect(() => parseJourneys(text)).toThrow(message);
});

const textsOf = (journeys: readonly KnownJourney[]): string[] =>
  journeys.flatMap(({ persona, description, stages }) => [
    persona,
    description,
    ...stages.flatMap(({ description: says, painPoint }) => [says, ...(painPoint === null ? [] : [painPoint])]),
  ]);
