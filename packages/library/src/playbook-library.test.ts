import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PlaybookInput } from '@process-ai/contract/playbooks';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import { calculateRoi, DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { describe, expect, it } from 'vitest';
import type { LibraryPlaybook } from './library-playbook.ts';
import { findLibraryPlaybook, loadPlaybookLibrary } from './playbook-library.ts';
import { OCCUPATIONS } from './playbooks/occupations.ts';
import { loadReferenceLibrary } from './reference-models.ts';

const DATA = resolve(import.meta.dirname, '../../../../shared/data');
const PCF = resolve(DATA, 'processes/apqc-cross-industry-7.4.csv');
const WAGES = resolve(DATA, 'automation/bls-oews-may2021-national.csv');

const playbooks = await loadPlaybookLibrary();

describe('the playbook library', () => {
  it('holds two playbooks for each of five industries, then four for every one', async () => {
    const industries = ['Telecommunications', 'Banking', 'Insurance', 'Manufacturing', 'Retail'];
    expect(playbooks.map(({ industry }) => industry)).toEqual([
      ...industries.flatMap((industry) => [industry, industry]),
      ...Array<string>(4).fill('Cross-industry'),
    ]);
    expect(playbooks.filter(({ fits }) => fits.length === 0).map(({ industry }) => industry)).toEqual(
      Array<string>(4).fill('Cross-industry'),
    );
    expect(new Set(playbooks.map(({ complexity }) => complexity)).size).toBe(3);
    expect(await loadPlaybookLibrary()).toEqual(playbooks);
  });

  it('finds each by an id of its own', async () => {
    const ids = playbooks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual(
      [],
    );
    for (const playbook of playbooks) expect(await findLibraryPlaybook(playbook.id)).toBe(playbook);
    expect(await findLibraryPlaybook('00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });

  it('says no sentence twice, and no six words in a row in two playbooks', () => {
    const sentences = playbooks.flatMap((playbook) => textsOf(playbook).flatMap((text) => text.split(/(?<=[.?!]) /)));
    expect(repeated(sentences)).toEqual([]);
    const runs = playbooks.flatMap((playbook) => [...new Set(textsOf(playbook).flatMap((text) => runsOf(text, 6)))]);
    expect(repeated(runs)).toEqual([]);
  });

  it.skipIf(!existsSync(PCF))('names level 4 as the PCF does (skipped where ../shared/data is missing)', () => {
    const official = readFileSync(PCF, 'utf8');
    const deep = playbooks
      .filter(({ fits }) => fits.length === 0)
      .flatMap(({ processes }) => processes.filter(({ level }) => level === 4));
    expect(deep.length).toBeGreaterThan(10);
    const strange = deep.filter(({ code, name }) => {
      return !official.includes(`,${code},${name.includes(',') ? `"${name}"` : name},`);
    });
    expect(strange).toEqual([]);
  });

  // US Bureau of Labor Statistics, OEWS May 2021, national, A_MEAN.
  it('pays what is published for three occupations', () => {
    const { accountingClerk, underwriter, claimsAdjuster } = OCCUPATIONS;
    expect([accountingClerk, underwriter, claimsAdjuster].map(({ code, meanWage }) => [code, meanWage])).toEqual([
      ['43-3031', 45_140],
      ['13-2053', 79_940],
      ['13-1031', 70_960],
    ]);
  });

  it.skipIf(!existsSync(WAGES))('pays the published wages (skipped where ../shared/data is missing)', () => {
    const published = readFileSync(WAGES, 'utf8');
    const missing = Object.values(OCCUPATIONS).filter(({ code, title, meanWage }) => {
      const name = title.includes(',') ? `"${title}"` : title;
      const lines = published.split('\n').filter((line) => line.includes(`,${code},${name},`));
      return !lines.some((line) => line.includes(`,"${meanWage.toLocaleString('en-US')}",`));
    });
    expect(missing).toEqual([]);
  });
});

describe.each(playbooks.map((playbook) => ({ ...playbook, playbook })))('$name', ({ playbook }) => {
  const { id: _, fits, ...input } = playbook;
  const { processes, journeys, roiAssumptions } = playbook;
  const parents = new Map(processes.map(({ code, parentCode }) => [code, parentCode]));

  it('passes the contract unchanged', () => {
    expect(PlaybookInput.parse(input)).toEqual(input);
  });

  it('is complete', () => {
    expect(playbook.tags.length).toSatisfy(between(3, 6));
    expect(playbook.expectedOutcomes.length).toSatisfy(between(4, 6));
    expect(playbook.description.split(/(?<=\.) /).length).toSatisfy(between(3, 4));
    expect(processes.length).toSatisfy(between(5, 15));
    const opportunities = processes.flatMap((process) => process.opportunities);
    expect(new Set(opportunities.map(({ type }) => type)).size).toBe(3);
    expect(Math.max(...processes.map((process) => process.opportunities.length))).toBeLessThanOrEqual(3);

    expect(journeys.length).toSatisfy(between(2, 3));
    for (const { persona, touchPoints } of journeys) {
      expect(persona).toMatch(/^[\p{Lu}].{29,238}\.$/u);
      expect(touchPoints.length).toSatisfy(between(4, 8));
      expect(touchPoints.filter(({ momentThatMatters }) => momentThatMatters).length).toSatisfy(between(1, 2));

      expect(touchPoints.filter(({ channel }) => !/^\p{Lu}.{1,39}$/u.test(channel ?? ''))).toEqual([]);
      const emotions = touchPoints.map(({ emotion }) => emotion ?? Number.NaN);
      expect(Math.max(...emotions) - Math.min(...emotions)).toBeGreaterThanOrEqual(2);
      // Most of what a playbook changes hurts today; whoever would leave says why.
      const pains = touchPoints.flatMap(({ painPoint }) => painPoint ?? []);
      expect(pains.length).toBeGreaterThanOrEqual(touchPoints.length * 0.6);
      expect(pains.filter((pain) => !/^[\p{Lu}\p{N}"].{24,158}\.$/u.test(pain))).toEqual([]);
      expect(touchPoints.filter(({ emotion, painPoint }) => emotion === -2 && painPoint === null)).toEqual([]);
    }
  });

  it('holds together', () => {
    const levels = new Map(processes.map(({ code, level }) => [code, level]));
    expect(levels.size).toBe(processes.length);
    const misplaced = processes.filter(({ level, parentCode }) =>
      parentCode === null ? level !== 1 : levels.get(parentCode) !== level - 1,
    );
    expect(misplaced).toEqual([]);

    const steps = journeys.flatMap(({ touchPoints }) => touchPoints.map(({ processStep }) => processStep));
    expect(steps.filter((code) => !levels.has(code ?? ''))).toEqual([]);

    const priced = roiAssumptions.map(({ processCode }) => processCode);
    const changed = processes.filter((process) => process.opportunities.length > 0).map(({ code }) => code);
    expect(priced).toEqual(changed);
    const countedTwice = priced.filter((code) => ancestorsOf(code, parents).some((above) => priced.includes(above)));
    expect(countedTwice).toEqual([]);
  });

  it('uses codes as the reference library does, so that applying it merges', async () => {
    const library = await loadReferenceLibrary(fits[0] ?? 'APQC PCF');
    const shipped = new Map(library.processes.map((process) => [process.code, process]));
    const known = processes.filter(({ code }) => shipped.has(code));
    expect(known.map(placeOf)).toEqual(library.processes.filter(({ code }) => parents.has(code)).map(placeOf));
    const unknown = processes.filter(({ code }) => !shipped.has(code));
    expect(unknown.filter(({ level }) => fits.length > 0 || level < 4)).toEqual([]);
  });

  it('keeps people busy but not overloaded, and saves no more than the ROI projects', () => {
    // The projection is 60% of the current cost, so this keeps the promises well below the cost itself.
    for (const { processCode, averageRuntime, ...given } of roiAssumptions) {
      const opportunities = processes.find(({ code }) => code === processCode)?.opportunities ?? [];
      const types = opportunities.map(({ type }) => type);
      const defaults = { implementationCost: null, annualRunCost: null, automationRate: null, realisation: null };
      const work = { ...defaults, ...given, processId: playbook.id, averageRuntime: averageRuntime * 60 };
      const { utilisation, projectedSavings } = calculateRoi(work, DEFAULT_ASSUMPTIONS, types);
      const savings = 1000 * opportunities.reduce((sum, { estimatedSavings }) => sum + (estimatedSavings ?? 0), 0);
      expect({ processCode, utilisation }).toSatisfy(() => between(0.4, 1)(utilisation ?? 0));
      expect({ processCode, savings, projectedSavings }).toSatisfy(() => savings <= projectedSavings);
      expect(Math.min(...opportunities.map(({ estimatedSavings }) => estimatedSavings ?? 0))).toBeGreaterThan(0);
    }
  });
});

const placeOf = ({ code, name, level, parentCode }: DiscoveredProcess) => ({ code, name, level, parentCode });

const between = (low: number, high: number) => (value: number) => value >= low && value <= high;

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Every sentence that a reader of the playbook meets. */
const textsOf = ({ description, expectedOutcomes, processes, journeys, roiAssumptions }: LibraryPlaybook) => [
  description,
  ...expectedOutcomes,
  ...processes.flatMap((process) => [
    process.description ?? '',
    ...process.opportunities.flatMap((opportunity) => [opportunity.title, opportunity.description]),
  ]),
  ...journeys.flatMap((journey) => [
    journey.name,
    journey.persona ?? '',
    journey.description ?? '',
    ...journey.touchPoints.flatMap(({ name, description, painPoint }) => [name, description, painPoint ?? []].flat()),
  ]),
  ...roiAssumptions.map(({ source }) => source?.replace(/^.*; /, '') ?? ''),
];

function runsOf(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d’'-]+/gu) ?? [];
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}

function ancestorsOf(code: string, parents: ReadonlyMap<string, string | null>): string[] {
  const parent = parents.get(code);
  return parent ? [parent, ...ancestorsOf(parent, parents)] : [];
}
