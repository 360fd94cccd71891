import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { INDUSTRIES } from '@process-ai/contract/industries';
import { REFERENCE_MODELS } from '@process-ai/contract/sectors';
import { describe, expect, it } from 'vitest';
import { loadReferenceLibrary } from './reference-models.ts';
import { AREAS, NOTHING_WORTH_DOING, USE_CASES } from './use-case-catalogue.ts';
import { formFlaws } from './use-case-form.fixture.ts';

const PCF = path.resolve(import.meta.dirname, '../../../../shared/data/processes/apqc-cross-industry-7.4.csv');

/** APQC's categories, by the area that holds their entries. */
const FUNCTIONS = [
  'strategy',
  'products-and-services',
  'marketing-and-sales',
  'supply-chain',
  'service-delivery',
  'customer-service',
  'people',
  'information-technology',
  'finance',
  'assets',
  'risk-and-compliance',
  'external-relationships',
  'business-capabilities',
];
const LIBRARY_INDUSTRIES = ['telecommunications', 'banking', 'insurance', 'manufacturing', 'retail'];
const OTHER_INDUSTRIES = [
  'hospitals',
  'health-insurance',
  'airlines',
  'utilities',
  'pharma',
  'public-administration',
  'higher-education',
  'logistics',
  'construction',
  'software',
  'media',
  'hospitality',
  'professional-services',
  'asset-management',
];
/** Much of their work is that of hospitals, offices, shops and carriers; these hold what only they do. */
const INDUSTRIES_BESIDE_OTHERS = ['nonprofit', 'public-transport', 'small-trades', 'social-care', 'wholesale'];

describe('the catalogue', () => {
  it('keeps every entry to its form', () => {
    expect(formFlaws(USE_CASES)).toEqual([]);
  });

  it('covers the functions of every organisation, and the industries', () => {
    const sizeOf = (area: string) => AREAS[area]?.length ?? 0;
    expect(USE_CASES.length).toBeGreaterThanOrEqual(800);
    expect(FUNCTIONS.filter((area) => sizeOf(area) < 10)).toEqual([]);
    expect(FUNCTIONS.reduce((sum, area) => sum + sizeOf(area), 0)).toBeGreaterThanOrEqual(350);
    expect(LIBRARY_INDUSTRIES.filter((area) => sizeOf(area) < 45)).toEqual([]);
    expect(OTHER_INDUSTRIES.filter((area) => sizeOf(area) < 15)).toEqual([]);
    expect(INDUSTRIES_BESIDE_OTHERS.filter((area) => sizeOf(area) < 6)).toEqual([]);
    expect(Object.keys(AREAS).toSorted()).toEqual(
      [...FUNCTIONS, ...LIBRARY_INDUSTRIES, ...OTHER_INDUSTRIES, ...INDUSTRIES_BESIDE_OTHERS].toSorted(),
    );
  });

  it('has something of its own for every industry of the product', () => {
    const named = new Set(USE_CASES.flatMap(({ industries }) => (industries === 'any' ? [] : industries)));
    expect(INDUSTRIES.filter((industry) => !named.has(industry))).toEqual([]);
  });
});

describe('the places', () => {
  const said = [...USE_CASES.flatMap(({ at }) => at), ...NOTHING_WORTH_DOING.map(([place]) => place)];

  it('are processes that ship, or elements with a name', async () => {
    const shipped = await shippedPlaces();
    expect(said.filter((place) => !shipped.has(place) && !/^APQC PCF [\d.]+ \S/.test(place))).toEqual([]);
  });

  it('leave no process of level 3 and deeper without a use case or the reason why there is none', async () => {
    const known = new Set(said.map((place) => /^(APQC PCF|\S+) \S+/.exec(place)?.[0]));
    const shipped = [...(await shippedPlaces())].filter(([, level]) => level >= 3).map(([place]) => place);
    expect(shipped.filter((place) => !known.has(place))).toEqual([]);
  });

  it('have one reason each where nothing is worth doing, in words of their own', () => {
    const reasons = NOTHING_WORTH_DOING.map(([, reason]) => reason);
    expect(new Set(NOTHING_WORTH_DOING.map(([place]) => place)).size).toBe(NOTHING_WORTH_DOING.length);
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasons.filter((reason) => reason.length < 35 || !reason.endsWith('.'))).toEqual([]);
  });

  it.skipIf(!existsSync(PCF))(
    'of APQC carry the official codes and names (skipped where ../shared/data is missing)',
    () => {
      const rows = readFileSync(PCF, 'utf8').matchAll(/^\d+,([\d.]+),(?:"((?:[^"]|"")*)"|([^,]*)),/gm);
      const official = new Set(
        Array.from(
          rows,
          ([, code, quoted, plain]) => `APQC PCF ${code} ${quoted?.replaceAll('""', '"') ?? plain?.trim()}`,
        ),
      );
      const named = said.filter((place) => /^APQC PCF \S+ \S/.test(place));
      expect(named.filter((place) => !official.has(place))).toEqual([]);
    },
  );
});

async function shippedPlaces(): Promise<Map<string, number>> {
  const libraries = await Promise.all(REFERENCE_MODELS.map(loadReferenceLibrary));
  return new Map(
    libraries.flatMap(({ model, processes }) =>
      processes.map(({ code, level }): [string, number] => [`${model} ${code}`, level]),
    ),
  );
}
