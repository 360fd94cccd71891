import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type DiscoveredProcess, LEVEL_MAX } from '@process-ai/contract/processes';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { describe, expect, it } from 'vitest';
import { loadReferenceLibrary } from './reference-models.ts';

const DATA = resolve(import.meta.dirname, '../../../../shared/data');
const FACTS = resolve(DATA, 'facts/reference-models.facts.json');
const PCF = resolve(DATA, 'processes/apqc-cross-industry-7.4.csv');

describe.each(REFERENCE_MODELS)('%s', (model) => {
  it('is a hierarchy of 150 processes or more on three levels or more', async () => {
    const { processes } = await loadReferenceLibrary(model);
    expect(processes.length).toBeGreaterThanOrEqual(150);
    const levels = new Set(processes.map(({ level }) => level));
    expect(levels.size).toBeGreaterThanOrEqual(3);
    expect(Math.max(...levels)).toBeLessThanOrEqual(LEVEL_MAX);

    const levelOf = new Map(processes.map(({ code, level }) => [code, level]));
    const misplaced = processes.filter(({ level, parentCode }) =>
      parentCode === null ? level !== 1 : levelOf.get(parentCode) !== level - 1,
    );
    expect(misplaced).toEqual([]);
  });

  it('has no code twice, and no name twice below one parent', async () => {
    const { processes } = await loadReferenceLibrary(model);
    expect(repeated(processes.map(({ code }) => code))).toEqual([]);
    expect(repeated(processes.map(({ parentCode, name }) => `${parentCode} > ${name.toLowerCase()}`))).toEqual([]);
  });

  it('describes every process in words of its own', async () => {
    const { processes } = await loadReferenceLibrary(model);
    expect(repeated(processes.map(({ description }) => description ?? ''))).toEqual([]);
    expect(processes.filter(({ description }) => wordsOf(description ?? '').length < 12)).toEqual([]);
    expect(sharersOfASkeleton(processes).length / processes.length).toBeLessThanOrEqual(0.03);
  });

  it('says what is the model’s and what is our own', async () => {
    const { title, attribution } = await loadReferenceLibrary(model);
    expect(title).toBeTruthy();
    expect(attribution).toMatch(/Process AI[’']s own/);
    expect(attribution).toMatch(/not published by|neither published nor endorsed by/);
  });
});

/** A few published elements of each model that publishes any. */
describe.each<[model: 'APQC PCF' | 'eTOM' | 'BIAN' | 'ACORD' | 'ISA-95', parent: string | null, name: string]>([
  ['APQC PCF', null, 'Develop Vision and Strategy'],
  ['APQC PCF', 'Develop Vision and Strategy', 'Develop business strategy'],
  ['eTOM', null, 'Market Domain'],
  ['eTOM', 'Market Domain', 'Market Strategy Management'],
  ['BIAN', 'Business Management', 'Business Direction'],
  ['ACORD', 'Business Management', 'Knowledge Management'],
  ['ISA-95', 'Production operations management', 'Product definition management'],
])('%s, below %s', (model, parent, name) => {
  it(`has ${name}`, async () => {
    const { processes } = await loadReferenceLibrary(model);
    expect(namesBelow(processes, parent)).toContain(name);
  });
});

describe.skipIf(!existsSync(FACTS))('the published facts (skipped where ../shared/data is missing)', () => {
  it('APQC PCF: all categories and process groups, and the notice word for word', async () => {
    const { 'APQC PCF': facts } = readFacts();
    const { processes, attribution } = await loadReferenceLibrary('APQC PCF');
    const published = ({ code, name }: { code: string; name: string }) => `${code} ${name}`;
    expect(processes.filter(({ level }) => level === 1).map(published)).toEqual(facts.level1.map(published));
    expect(processes.filter(({ level }) => level === 2).map(published)).toEqual(facts.level2.map(published));
    expect(attribution).toContain(facts.attribution);
  });

  it.skipIf(!existsSync(PCF))('APQC PCF: level-3 codes and names are the official ones', async () => {
    const rows = readFileSync(PCF, 'utf8').matchAll(/^\d+,(\d+\.\d+\.\d+),(?:"([^"]*)"|([^,]*)),/gm);
    const official = new Map(Array.from(rows, ([, code, quoted, plain]) => [code ?? '', quoted ?? plain ?? '']));
    const { processes } = await loadReferenceLibrary('APQC PCF');
    const shipped = processes.filter(({ level }) => level === 3);
    expect(official.size).toBe(350);
    expect(shipped.filter(({ code, name }) => official.get(code) !== name)).toEqual([]);
  });

  it('eTOM: all domains, below them only published processes, and the notice', async () => {
    const { eTOM: facts } = readFacts();
    const { processes, attribution } = await loadReferenceLibrary('eTOM');
    for (const domain of facts.level1) {
      expect(processes).toContainEqual(expect.objectContaining(domain));
      const children = processes.filter(({ parentCode }) => parentCode === domain.code);
      expect(children.length).toBeGreaterThan(0);
      for (const { code, name } of children) expect(facts.level2).toContainEqual({ code, name });
    }
    expect(attribution).toContain('Copyright (c) TM Forum');
  });

  it('BIAN: the business areas, and below them only their business domains', async () => {
    const { BIAN: facts } = readFacts();
    const { processes } = await loadReferenceLibrary('BIAN');
    expect(namesBelow(processes, null).toSorted()).toEqual(facts.level1.toSorted());
    for (const [area, domains] of Object.entries(facts.level2)) {
      const shipped = namesBelow(processes, area);
      expect(shipped.length).toBeGreaterThan(0);
      expect(domains).toEqual(expect.arrayContaining(shipped));
    }
  });

  it('ACORD: the confirmed capabilities, where they belong', async () => {
    const { ACORD: facts } = readFacts();
    const { processes } = await loadReferenceLibrary('ACORD');
    expect(namesBelow(processes, null)).toEqual(expect.arrayContaining(facts.level1Confirmed));
    for (const [capability, confirmed] of Object.entries(facts.level2Confirmed)) {
      expect(namesBelow(processes, capability)).toEqual(expect.arrayContaining(confirmed));
    }
  });

  it('ISA-95: four categories of eight activities', async () => {
    const { 'ISA-95': facts } = readFacts();
    const { processes } = await loadReferenceLibrary('ISA-95');
    expect(namesBelow(processes, null).slice(0, 4)).toEqual(facts.level1);
    expect(namesBelow(processes, 'Production operations management')).toEqual(facts.level2Production);
    for (const category of ['Maintenance', 'Quality', 'Inventory']) {
      const activities = namesBelow(processes, `${category} operations management`);
      expect(activities.map((name) => name.toLowerCase().replace(`${category.toLowerCase()} `, ''))).toEqual(
        facts.activityPattern,
      );
    }
  });
});

interface Coded {
  code: string;
  name: string;
}

interface Facts {
  'APQC PCF': { level1: Coded[]; level2: Coded[]; attribution: string };
  eTOM: { level1: Coded[]; level2: Coded[] };
  BIAN: { level1: string[]; level2: Record<string, string[]> };
  ACORD: { level1Confirmed: string[]; level2Confirmed: Record<string, string[]> };
  'ISA-95': { level1: string[]; level2Production: string[]; activityPattern: string[] };
}

const readFacts = (): Facts => JSON.parse(readFileSync(FACTS, 'utf8'));

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d’'-]+/gu) ?? [];

/** Names of the processes directly below the level-1 process of that name; of the level-1 processes for null. */
function namesBelow(processes: readonly DiscoveredProcess[], root: string | null): string[] {
  const parentCode = root === null ? null : processes.find(({ level, name }) => level === 1 && name === root)?.code;
  return processes.filter((process) => process.parentCode === parentCode).map(({ name }) => name);
}

/** Codes of the processes whose description shares five words in a row with another, its own name's words blanked. */
function sharersOfASkeleton(processes: readonly DiscoveredProcess[]): string[] {
  const holders = new Map<string, Set<string>>();
  for (const { code, name, description } of processes) {
    const own = new Set(wordsOf(name));
    const skeleton = wordsOf(description ?? '').map((word) => (own.has(word) ? '_' : word));
    for (let start = 0; start + 5 <= skeleton.length; start++) {
      const run = skeleton.slice(start, start + 5).join(' ');
      holders.set(run, (holders.get(run) ?? new Set()).add(code));
    }
  }
  return [...new Set([...holders.values()].filter(({ size }) => size > 1).flatMap((codes) => [...codes]))];
}
