import { expect, test } from 'vitest';
import {
  chosenProcesses,
  comparisonAddress,
  explainScore,
  fitLabel,
  groupByType,
  normalised,
  roiAddress,
  shortened,
} from './model.ts';

test.each([
  [100, 'strong'],
  [60, 'strong'],
  [59.99, 'good'],
  [40, 'good'],
  [39.99, 'moderate'],
  [20, 'moderate'],
  [19.99, 'limited'],
  [0, 'limited'],
])('a score of %d is a %s fit', (score, label) => expect(fitLabel(score)).toBe(label));

test('the address names each process once, in its query or behind "#" when they are many', () => {
  expect(chosenProcesses({ search: '?processes=a,b,%20a,,c', hash: '' })).toEqual(['a', 'b', 'c']);
  const ids = Array.from({ length: 500 }, (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);
  const url = new URL(comparisonAddress('s', ids), 'http://here.invalid');
  expect([url.search, chosenProcesses(url)]).toEqual(['', ids]);
  expect(comparisonAddress('s', ['a', 'b'])).toBe('/sectors/s/vendors-compare?processes=a,b');

  const long = shortened({ search: `?weights=1-2-3-4&processes=${ids.join(',')}`, hash: '' });
  expect(long?.search).toBe('weights=1-2-3-4');
  expect(chosenProcesses({ search: '', hash: long?.hash ?? '' })).toEqual(ids);
  expect(shortened({ search: '?processes=a', hash: '' })).toBeNull();
});

test('the way back to the ROI view selects the same processes, as long as the address is not too long', () => {
  const process = (code: string) => ({ id: code, code, name: '', opportunities: [] });
  expect(roiAddress('s', [process('1.1'), process('2')])).toBe('/sectors/s/roi?selected=1.1%7E2');
  expect(roiAddress('s', Array(1000).fill(process('1.1')))).toBe('/sectors/s/roi');
});

test('weights count in proportion, without AI coverage where nothing needs AI', () => {
  const weights = { coverage: 0.5, aiCoverage: 0.25, depth: 0.25, sector: 0 };
  expect(normalised({ ...weights, sector: 1 }, true)).toEqual({
    coverage: 0.25,
    aiCoverage: 0.125,
    depth: 0.125,
    sector: 0.5,
  });
  expect(normalised(weights, false).coverage).toBeCloseTo(2 / 3, 12);
  const none = { coverage: 0, aiCoverage: 1, depth: 0, sector: 0 };
  expect(Object.values(normalised(none, false))).toEqual([0, 0, 0, 0]);
});

// FORMULAS.md section 3, the worked example: V2 has 63.93 points.
test('a score is explained by its parts, which add up', () => {
  const shares = { coverage: 190 / 280, aiCoverage: 1, depth: 0.5, sector: 0 };
  const fit = {
    vendorId: 'v2',
    vendorName: 'V2',
    recommendationReason: '',
    overallScore: 63.93,
    sectorMatch: false,
    fits: true,
    capabilityMatchCount: 0,
    aiCapabilityMatchCount: 0,
    matchedCapabilities: [],
    score: { coverage: 33.93, aiCoverage: 25, depth: 5, sector: 0 },
    shares,
    dataCoverage: 1,
  };
  const { steps } = explainScore(fit, { coverage: 0.5, aiCoverage: 0.25, depth: 0.1, sector: 0.15 });
  expect(steps.map(({ worked, value }) => [worked, value])).toEqual([
    ['50.0 × 0.6786', '33.93'],
    ['25.0 × 1.0000', '25.00'],
    ['10.0 × 0.5000', '5.00'],
    ['15.0 × 0.0000', '0.00'],
    ['33.93 + 25.00 + 5.00 + 0.00', '63.93'],
  ]);
});

test('opportunities are grouped by type, in the order of the types', () => {
  const groups = groupByType([{ type: 'agentic' }, { type: 'automation' }, { type: 'agentic' }]);
  expect(groups.map(({ type, opportunities }) => [type, opportunities.length])).toEqual([
    ['automation', 1],
    ['agentic', 2],
  ]);
});
