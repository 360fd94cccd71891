import type { Opportunity } from '@process-ai/contract/opportunities';
import { expect, it } from 'vitest';
import { savingsByType, savingsWaterfall } from './savings-waterfall.ts';

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
