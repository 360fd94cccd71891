import {
  DEFAULT_FIT_WEIGHTS,
  type FitShares,
  type FitWeights,
  type VendorFit,
} from '@process-ai/contract/vendor-comparison';
import { expect, it } from 'vitest';
import { randomNumbers } from './random-numbers.ts';
import { FIT_PARTS, pointsOf, rank } from './vendor-comparison.ts';
import { winnerSensitivity } from './vendor-comparison-sensitivity.ts';

function fit(name: string, shares: FitShares, weights: FitWeights = DEFAULT_FIT_WEIGHTS): VendorFit {
  return {
    vendorId: name,
    vendorName: name,
    recommendationReason: '',
    ...pointsOf(shares, weights),
    sectorMatch: false,
    fits: true,
    capabilityMatchCount: 0,
    aiCapabilityMatchCount: 0,
    matchedCapabilities: [],
    shares,
    dataCoverage: 1,
  };
}

/** Far enough past a threshold to show in scores of two decimals. */
const STEP = 0.02;

/** The shares of the worked example of FORMULAS.md section 3. */
const WORKED = [
  fit('V1', { coverage: 190 / 280, aiCoverage: 40 / 130, depth: 0.5, sector: 1 }),
  fit('V2', { coverage: 190 / 280, aiCoverage: 1, depth: 0.5, sector: 0 }),
  fit('V3', { coverage: 15 / 280, aiCoverage: 0, depth: 0, sector: 1 }),
];

it('golden value of FORMULAS.md section 3: V1 overtakes V2 when the AI weight falls below .2167', () => {
  const change = winnerSensitivity(WORKED, DEFAULT_FIT_WEIGHTS);
  expect(change).toMatchObject({ part: 'aiCoverage', direction: 'below', vendorId: 'V1', vendorName: 'V1' });
  expect(change?.threshold).toBeCloseTo(0.2167, 4);
});

it('finds where the winner changes, and nothing nearer', () => {
  const random = randomNumbers(11);
  const size = (weights: FitWeights, part: keyof FitWeights, value: number) =>
    Math.abs(value - weights[part]) / weights[part];
  for (let round = 0; round < 300; round += 1) {
    const weights = { coverage: random(), aiCoverage: random(), depth: random(), sector: random() };
    const fits = Array.from({ length: 5 }, (_, index) =>
      fit(`V${index}`, { coverage: random(), aiCoverage: random(), depth: random(), sector: random() }),
    );
    const winner = (at: FitWeights) => rank(fits, at)[0]?.vendorName;
    const change = winnerSensitivity(fits, weights);
    if (change) {
      const { part, threshold, direction, vendorName } = change;
      const beyond = threshold + (direction === 'below' ? -STEP : STEP);
      if (beyond >= 0 && beyond <= 1) expect(winner({ ...weights, [part]: beyond })).not.toBe(winner(weights));
      expect(vendorName).not.toBe(winner(weights));
    }
    for (const part of FIT_PARTS) {
      for (let value = 0; value <= 1; value += 0.05) {
        const isNearer = !change || size(weights, part, value) < size(weights, change.part, change.threshold);
        const lead = leadOf(fits, { ...weights, [part]: value });
        if (isNearer && lead > STEP) expect(winner({ ...weights, [part]: value })).toBe(winner(weights));
      }
    }
  }
});

it('leaves the AI weight alone where no AI opportunity is selected', () => {
  const fits = [
    fit('A', { coverage: 0.8, aiCoverage: null, depth: 0, sector: 0 }),
    fit('B', { coverage: 0.4, aiCoverage: null, depth: 1, sector: 0 }),
  ];
  // 0.5 · 0.4 = depth · 1 at 0.2; the coverage would have to fall by half too, and the earlier part is named first.
  expect(winnerSensitivity(fits, DEFAULT_FIT_WEIGHTS)).toMatchObject({ part: 'coverage', direction: 'below' });
  expect(winnerSensitivity(fits, DEFAULT_FIT_WEIGHTS)?.threshold).toBeCloseTo(0.25, 10);
});

it('is null where nothing changes the winner', () => {
  const best = fit('A', { coverage: 1, aiCoverage: 1, depth: 1, sector: 1 });
  const worse = fit('B', { coverage: 0.5, aiCoverage: 0.5, depth: 0.5, sector: 0.5 });
  expect(winnerSensitivity([worse, best], DEFAULT_FIT_WEIGHTS)).toBeNull();
  expect(winnerSensitivity([best], DEFAULT_FIT_WEIGHTS)).toBeNull();
  expect(winnerSensitivity([], DEFAULT_FIT_WEIGHTS)).toBeNull();
  expect(winnerSensitivity([best, { ...best, vendorName: 'C' }], DEFAULT_FIT_WEIGHTS)).toBeNull();
});

/** How far the first is ahead of the second, in points of 100: below a hundredth they are shown as level. */
function leadOf(fits: readonly VendorFit[], weights: FitWeights): number {
  const [first, second] = rank(fits, weights);
  return (first?.overallScore ?? 0) - (second?.overallScore ?? 0);
}
