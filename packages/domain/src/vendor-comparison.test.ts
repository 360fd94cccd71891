import { DEFAULT_FIT_WEIGHTS, type FitShares, type FitWeights } from '@process-ai/contract/vendor-comparison';
import { describe, expect, it } from 'vitest';
import { randomNumbers } from './random-numbers.ts';
import { opportunity, vendor } from './vendor-comparison.fixture.ts';
import { compareVendors, matchesOf, noVendorFits, pointsOf, rank, rescore, sharesOf } from './vendor-comparison.ts';

const offering = (name: string, description: string | null = null) => ({ name, description, category: null });

const OPPORTUNITIES = [
  opportunity('o1', 'automation', 'Touchless posting of supplier invoices', 120),
  opportunity('o2', 'ai', 'Score claims for what rules cannot see', 80),
  opportunity('o3', 'agentic', 'Resolution agent for customer complaints', 50),
  opportunity('o4', 'automation', 'Bank reconciliation', 30),
];

const VENDORS = [
  vendor('Payables', { industry: 'Cross-industry', capabilities: ['Invoice capture and coding'] }),
  vendor('Insurer suite', {
    industry: 'Insurance',
    capabilities: ['Policy administration'],
    products: [offering('ClaimsDesk', 'Handles claims from first notice')],
    aiCapabilities: [offering('Triage', 'Sorts incoming claims'), offering('Underwriting workbench')],
  }),
  vendor('Agents', { industry: 'Software', aiCapabilities: [offering('Agent builder')] }),
];

const fitOf = (name: string, fits = compareVendors(OPPORTUNITIES, VENDORS, { industry: 'Insurance' })) => {
  const fit = fits.find(({ vendorName }) => vendorName === name);
  if (!fit) throw new Error(`No ${name}`);
  return fit;
};

describe('worked example of FORMULAS.md section 3', () => {
  const shares = (strengths: number[], sector: number) => sharesOf(OPPORTUNITIES, strengths, strengths, sector);

  it('V1 overtakes V2 when the AI weight, moved to coverage, falls below .2167', () => {
    const lead = (aiCoverage: number) => {
      const weights = { ...DEFAULT_FIT_WEIGHTS, aiCoverage, coverage: 0.75 - aiCoverage };
      const score = (strengths: number[], sector: number) => pointsOf(shares(strengths, sector), weights).overallScore;
      return score([1, 0.5, 0, 1], 1) - score([0.5, 1, 1, 0], 0);
    };
    expect(lead(0.2157)).toBeGreaterThan(0);
    expect(lead(0.2177)).toBeLessThan(0);
    expect(lead(0.15 / (0.5 + 0.5 * (50 / 130)))).toBeCloseTo(0, 1);
  });
});

describe('shares', () => {
  it('count an opportunity without savings as 1', () => {
    const none = [opportunity('a', 'automation', '', 0), opportunity('b', 'automation', '', -5)];
    expect(sharesOf(none, [1, 0], [0, 0], 0)).toEqual({ coverage: 0.5, aiCoverage: null, depth: 0.5, sector: 0 });
  });

  it('drop the AI term where no AI opportunity is selected, and divide by the other weights', () => {
    const shares = sharesOf([opportunity('a', 'automation', '', 10)], [1], [0], 1);
    expect(pointsOf(shares, DEFAULT_FIT_WEIGHTS)).toEqual({
      overallScore: 100,
      score: { coverage: 66.67, aiCoverage: 0, depth: 13.33, sector: 20 },
    });
  });

  it('are empty without opportunities', () => {
    expect(sharesOf([], [], [], 0)).toEqual({ coverage: 0, aiCoverage: null, depth: 0, sector: 0 });
    expect(compareVendors([], VENDORS, { industry: null })).toEqual([]);
    expect(matchesOf([], VENDORS, { industry: null })).toEqual([]);
    expect(compareVendors(OPPORTUNITIES, [], { industry: null })).toEqual([]);
  });
});

describe('points', () => {
  it('add up to the score, whatever the shares and weights', () => {
    const random = randomNumbers(3);
    for (let round = 0; round < 5_000; round += 1) {
      const shares: FitShares = {
        coverage: random(),
        aiCoverage: random() < 0.2 ? null : random(),
        depth: random(),
        sector: [0, 0.5, 1][Math.floor(3 * random())] ?? 0,
      };
      const weights: FitWeights = { coverage: random(), aiCoverage: random(), depth: random(), sector: random() };
      const { overallScore, score } = pointsOf(shares, weights);
      const cents = (points: number) => Math.round(points * 100);
      expect(Object.values(score).reduce((sum, points) => sum + cents(points), 0)).toBe(cents(overallScore));
      expect(overallScore).toBeGreaterThanOrEqual(0);
      expect(overallScore).toBeLessThanOrEqual(100);
      for (const points of Object.values(score)) expect(points).toBe(cents(points) / 100);
    }
  });

  it('reach 100 exactly, and are 0 where all weights are', () => {
    const all = { coverage: 1, aiCoverage: 1, depth: 1, sector: 1 };
    expect(pointsOf(all, DEFAULT_FIT_WEIGHTS).overallScore).toBe(100);
    expect(pointsOf(all, { coverage: 0.7, aiCoverage: 0.7, depth: 0.7, sector: 0 }).overallScore).toBe(100);
    expect(pointsOf(all, { coverage: 0, aiCoverage: 0, depth: 0, sector: 0 }).overallScore).toBe(0);
  });
});

describe('comparison', () => {
  it('matches by tag, by family and by shared words', () => {
    const cells = matchesOf(
      [...OPPORTUNITIES, opportunity('o5', 'automation', 'Tidy up the nostro ledgerbook zyx', 1)],
      [...VENDORS, vendor('Words', { capabilities: ['Nostro zyx'] })],
      { industry: 'Insurance' },
    );
    const cell = (vendorId: string, id: string) =>
      cells.find((match) => match.vendorId === vendorId && match.opportunityId === id);
    expect(cell('payables', 'o1')).toMatchObject({ strength: 1, vendorCapability: 'Invoice capture and coding' });
    expect(cell('payables', 'o4')).toMatchObject({ strength: 0.5, matchType: 'capability' });
    expect(cell('payables', 'o2')).toBeUndefined();
    expect(cell('insurer suite', 'o2')).toMatchObject({ strength: 1, vendorCapability: 'ClaimsDesk' });
    expect(cell('agents', 'o3')).toMatchObject({ strength: 0.5, vendorCapability: 'Agent builder', matchType: 'ai' });
    expect(cell('words', 'o5')).toMatchObject({ strength: 0.5, vendorCapability: 'Nostro zyx' });
  });

  it('says what a vendor covers, what counts most first, and why', () => {
    const fit = fitOf('Insurer suite');
    expect(fit).toMatchObject({ sectorMatch: true, capabilityMatchCount: 2, aiCapabilityMatchCount: 2 });
    expect(fit.matchedCapabilities[0]).toEqual({ vendorCapability: 'ClaimsDesk', matchType: 'product' });
    expect(fit.shares).toEqual({ coverage: 80 / 280, aiCoverage: 80 / 130, depth: 0.25, sector: 1 });
    expect(fit.dataCoverage).toBeCloseTo(6 / 9, 10);
    expect(fit.recommendationReason).toBe(
      'Covers 1 of 4 opportunities worth $80K of $280K a year (measured); wholly; strongest in “ClaimsDesk” and “Triage”; industry-aligned.',
    );
    const inGerman = compareVendors(OPPORTUNITIES, VENDORS, { industry: 'Insurance', language: 'de' });
    expect(fitOf('Insurer suite', inGerman).recommendationReason).toContain('stark in „ClaimsDesk“ und „');
    expect(fitOf('Payables', inGerman).recommendationReason).toContain('stark in „Finanzen und Buchhaltung“');
    expect(fitOf('Payables').recommendationReason).toMatch(
      /^Covers 2 of 4 opportunities worth \$150K of \$280K a year \(measured\); 1 wholly, 1 in part; .*; cross-industry\.$/,
    );
    const large = [opportunity('o', 'automation', 'Supplier invoices', 1_254)];
    expect(fitOf('Payables', compareVendors(large, VENDORS, { industry: null })).recommendationReason).toMatch(
      /^Covers 1 of 1 opportunity worth \$1\.25M of \$1\.25M a year \(measured\); wholly;/,
    );
    const [unrelated] = compareVendors(OPPORTUNITIES, [vendor('X', { industry: 'Retail' })], {
      industry: 'Insurance',
      currencySymbol: '€',
    });
    expect(unrelated?.recommendationReason).toBe('Covers none of 4 opportunities; made for another industry (Retail).');
    expect(unrelated?.overallScore).toBe(0);
    const [ofIndustry] = compareVendors(OPPORTUNITIES, [vendor('X', { industry: 'Retail' })], { industry: 'Retail' });
    expect(ofIndustry?.recommendationReason).toBe(
      'Covers none of 4 opportunities; industry-aligned, which alone brings its points.',
    );
  });

  it('calls nobody aligned, and nobody foreign, in a sector whose industry is not known', () => {
    const fits = compareVendors(OPPORTUNITIES, VENDORS, { industry: null });
    expect(fits.map(({ sectorMatch }) => sectorMatch)).toEqual(VENDORS.map(() => false));
    expect(fitOf('Payables', fits).recommendationReason).toMatch(/; cross-industry\.$/);
    expect(fitOf('Insurer suite', fits).recommendationReason).toMatch(/; made for one industry \(Insurance\)\.$/);
  });

  it('counts AI capabilities only towards the AI coverage', () => {
    const claims = [opportunity('o', 'ai', 'Score claims for what rules cannot see', 10)];
    const [fit] = compareVendors(claims, [vendor('V', { capabilities: ['Claims triage'] })], { industry: null });
    expect(fit?.shares).toMatchObject({ coverage: 1, aiCoverage: 0, depth: 1 });
  });

  it('says that nobody fits where nobody does any of it wholly, or enough of it', () => {
    const fits = (capability: string, others = 0) => {
      const titles = ['Supplier invoices', ...Array.from({ length: others }, () => 'Payroll')];
      const needs = titles.map((title) => opportunity('o', 'automation', title, 1));
      return compareVendors(needs, [vendor('V', { capabilities: [capability] })], { industry: null });
    };
    const none = 'No vendor of the directory';
    expect(noVendorFits(fits('Invoice capture', 2))).toBeNull();
    expect(noVendorFits(fits('Invoice capture', 3))).toBe(
      `${none} does enough of it: V comes nearest and covers 25% of the need.`,
    );
    expect(noVendorFits(fits('Financial close'))).toBe(
      `${none} does any of it wholly: V comes nearest and covers 50% of the need in part.`,
    );
    expect(noVendorFits(fits('Payroll'))).toBe(`${none} fits: nothing here is covered.`);
    expect(noVendorFits([])).toBeNull();
  });

  it('calls nearest who does most of it wholly, whoever scores more', () => {
    const needs = ['Supplier invoices', 'Bank reconciliation', 'Payroll', 'Close the books'].map((title) =>
      opportunity('o', 'automation', title, 1),
    );
    const broad = vendor('Broad', { industry: 'Banking', capabilities: ['Treasury'] });
    const deep = vendor('Deep', { industry: 'Software', capabilities: ['Payroll'] });
    const fits = compareVendors(needs, [broad, deep], { industry: 'Banking' });
    expect(fits.map(({ vendorName }) => vendorName)).toEqual(['Broad', 'Deep']);
    expect(noVendorFits(fits)).toContain('does enough of it: Deep comes nearest and covers 25% of the need.');
  });

  it('puts last who covers nothing, whatever the points of the sector', () => {
    const needs = ['Payroll', ...Array.from({ length: 19 }, () => 'Quality inspection')].map((title) =>
      opportunity('o', 'automation', title, 1),
    );
    const idle = vendor('Idle', { industry: 'Banking', capabilities: ['Lending'] });
    const some = vendor('Some', { industry: 'Software', capabilities: ['Payroll'] });
    const [first, last] = compareVendors(needs, [idle, some], { industry: 'Banking' });
    expect([first?.vendorName, last?.vendorName]).toEqual(['Some', 'Idle']);
    expect(last?.overallScore).toBeGreaterThan(first?.overallScore ?? 0);
  });

  it('is absolute: another vendor changes no score', () => {
    const alone = compareVendors(OPPORTUNITIES, VENDORS.slice(0, 1), { industry: 'Insurance' });
    expect(fitOf('Payables')).toEqual(fitOf('Payables', alone));
  });

  it('breaks ties by coverage, then by name', () => {
    const same = (name: string) => ({ ...vendor(name), id: `id of ${name}` });
    const names = compareVendors(OPPORTUNITIES, [same('beta'), same('Alpha'), same('gamma')], { industry: null });
    expect(names.map(({ vendorName }) => vendorName)).toEqual(['Alpha', 'beta', 'gamma']);
    const fit = fitOf('Payables');
    const deep = { ...fit, vendorName: 'A', shares: { coverage: 0.2, aiCoverage: 0, depth: 0.8, sector: 0 } };
    const broad = { ...fit, vendorName: 'B', shares: { coverage: 0.8, aiCoverage: 0, depth: 0.2, sector: 0 } };
    const even = { coverage: 0.5, aiCoverage: 0, depth: 0.5, sector: 0 };
    expect(rank([deep, broad], even).map(({ vendorName }) => vendorName)).toEqual(['B', 'A']);
  });

  it('moves with the weights without matching anew', () => {
    const weights = { coverage: 0.1, aiCoverage: 0.6, depth: 0.1, sector: 0.2 };
    const fits = compareVendors(OPPORTUNITIES, VENDORS, { industry: 'Insurance' });
    expect(rank(fits, weights)).toEqual(compareVendors(OPPORTUNITIES, VENDORS, { industry: 'Insurance', weights }));
    const [first] = fits;
    if (first) expect(rescore(first, DEFAULT_FIT_WEIGHTS)).toEqual(first);
  });

  it('survives hostile text', () => {
    const hostile = ['__proto__', '=HYPERLINK("x")', '\ud800', '${x}', 'a'.repeat(20_000)];
    const fits = compareVendors(
      hostile.map((title, index) => opportunity(String(index), 'ai', title, 1)),
      [vendor('__proto__', { capabilities: hostile, industry: '((((' }), vendor('V')],
      { industry: '[' },
    );
    expect(fits).toHaveLength(2);
    for (const { overallScore } of fits) expect(overallScore).toBeGreaterThanOrEqual(0);
  });
});
