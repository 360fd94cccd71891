import { describe, expect, it } from 'vitest';
import { packFlaws } from './industry-pack-form.fixture.ts';
import { loadIndustryPack, PACK_INDUSTRIES } from './industry-packs.ts';
import { USE_CASES } from './use-case-catalogue.ts';

describe('the industry packs', () => {
  it('keep every entry to its form, tied to use cases that hold in the industry', async () => {
    const packs = await Promise.all(PACK_INDUSTRIES.map(loadIndustryPack));
    expect(
      packFlaws(
        packs.flatMap((pack) => pack ?? []),
        USE_CASES,
      ),
    ).toEqual([]);
    expect(packs.map((pack) => pack?.industry)).toEqual(PACK_INDUSTRIES);
  });

  it('have codes that tell them apart', async () => {
    const packs = await Promise.all(PACK_INDUSTRIES.map(loadIndustryPack));
    const letters = packs.map((pack) => pack?.processes[0]?.code.split('-')[0]);
    expect(new Set(letters).size).toBe(packs.length);
    expect(letters.filter((said) => !/^[A-Z]{3}$/.test(said ?? ''))).toEqual([]);
  });
});
