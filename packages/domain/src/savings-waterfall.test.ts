import type { Opportunity } from '@process-ai/contract/opportunities';
import type { RoiResult } from '@process-ai/contract/roi';
import { expect, it } from 'vitest';
import { savingsByArea, savingsByType, savingsWaterfall } from './savings-waterfall.ts';

const result = (processId: string, projectedSavings: number, countedInAncestor = false): RoiResult => ({
  processId,
  currentAnnualCost: 2 * projectedSavings,
  projectedSavings,
  paybackMonths: 1,
  savingsPercentage: 50,
  basis: 'capacity',
  workHours: 0,
  utilisation: null,
  netAnnual: projectedSavings,
  implementationCost: 0,
  automationRate: 0.5,
  countedInAncestor,
});

it('leads from the current cost to the future one without a gap', () => {
  const parts = [
    { label: 'Automation', savings: 60 },
    { label: 'AI', savings: 30 },
  ];
  const steps = savingsWaterfall({ totalCurrentCost: 200, annualRunCost: 15 }, parts);
  expect(steps.map(({ kind, label, from, to }) => [kind, label, from, to])).toEqual([
    ['total', 'Current cost', 0, 200],
    ['decrease', 'Automation', 200, 140],
    ['decrease', 'AI', 140, 110],
    ['increase', 'Run cost', 110, 125],
    ['total', 'Future cost', 0, 125],
  ]);
});

it('gives each type what its opportunities share, the rest to none, and nothing to a rejected one or a benchmark', () => {
  const opportunity = (
    type: 'automation' | 'ai',
    countedSavings: number,
    more: Partial<Pick<Opportunity, 'status' | 'savingsBasis'>> = {},
  ) => ({ type, countedSavings, status: 'proposed' as const, savingsBasis: 'measured' as const, ...more });
  const opportunities = [
    opportunity('automation', 30),
    opportunity('ai', 10),
    opportunity('ai', 99, { status: 'rejected' }),
    opportunity('ai', 99, { savingsBasis: 'benchmark' }),
  ];
  expect(savingsByType(47_000, opportunities)).toEqual([
    { label: 'Automation', savings: 30_000 },
    { label: 'AI', savings: 10_000 },
    { label: 'Without an opportunity', savings: 7000 },
  ]);
  expect(savingsByType(20_000, opportunities)).toEqual([
    { label: 'Automation', savings: 15_000 },
    { label: 'AI', savings: 5000 },
  ]);
});

it('adds savings up by root, and the small ones in one', () => {
  const processes = [
    { id: '1', parentId: null, name: 'Sales' },
    { id: '1.1', parentId: '1', name: 'Offers' },
    { id: '1.1.1', parentId: '1.1', name: 'Prices' },
    { id: '2', parentId: null, name: 'Service' },
    { id: '3', parentId: null, name: 'Finance' },
  ];
  const results = [result('2', 50), result('1.1.1', 40), result('1.1', 30), result('3', 20), result('3', 9, true)];
  expect(savingsByArea(results, processes)).toEqual([
    { label: 'Sales', savings: 70 },
    { label: 'Service', savings: 50 },
    { label: 'Finance', savings: 20 },
  ]);
  expect(savingsByArea(results, processes, 2)).toEqual([
    { label: 'Sales', savings: 70 },
    { label: '2 other areas', savings: 70 },
  ]);
});
