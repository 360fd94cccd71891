import type { WorkFunction } from '@process-ai/contract/process-values';
import type { FunctionShares } from './shares.ts';
import type { VolumeClass } from './volume.ts';

/** What the figures of this file rest on, as it is shown beside them. */
export const WORK_PATTERN_BASIS = {
  minutes: 'Judgment: handling time of one run, without waiting',
  salaries:
    'Judgment. For comparison: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2023, ' +
    'mean wages of the major occupational groups',
} as const;

/** Minutes that one run of daily level-3 work takes, and what one hour of it costs against the mean of the house. */
const PATTERNS: Record<WorkFunction, { minutes: number; salary: number }> = {
  strategy: { minutes: 240, salary: 2 },
  'product-development': { minutes: 120, salary: 1.35 },
  'marketing-and-sales': { minutes: 40, salary: 1.1 },
  'supply-chain': { minutes: 20, salary: 0.8 },
  operations: { minutes: 30, salary: 0.95 },
  'customer-service': { minutes: 12, salary: 0.7 },
  'human-resources': { minutes: 35, salary: 1.1 },
  'information-technology': { minutes: 60, salary: 1.45 },
  finance: { minutes: 15, salary: 1.1 },
  facilities: { minutes: 60, salary: 0.8 },
  'risk-and-legal': { minutes: 60, salary: 1.5 },
  'external-relations': { minutes: 90, salary: 1.35 },
  'business-improvement': { minutes: 90, salary: 1.25 },
};

/** What comes rarely takes longer each time: an invoice, a month's close, a yearly plan. */
const LONGER_WHEN_RARE: Record<VolumeClass, number> = { 4: 1, 2: 6, 1: 40 };

/** A run of a heading is a run of several things below it, one of an activity a part of it. */
const LONGER_BY_LEVEL: Record<number, number> = { 1: 8, 2: 3, 3: 1, 4: 0.5, 5: 0.25 };

/** Minutes of handling time that one run takes; levels from 1, those below the fifth count as the fifth. */
export function minutesPerRun(workFunction: WorkFunction, level: number, volumeClass: VolumeClass): number {
  const byLevel = LONGER_BY_LEVEL[Math.min(5, Math.max(1, level))] ?? 1;
  const minutes = PATTERNS[workFunction].minutes * byLevel * LONGER_WHEN_RARE[volumeClass];
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}

/**
 * What a person of the function costs against the mean of the organisation, so that all together cost what the
 * organisation says: Σ share × factor = 1.
 */
export function salaryFactors(shares: FunctionShares): Record<WorkFunction, number> {
  const functions = Object.keys(PATTERNS) as WorkFunction[];
  const mean = functions.reduce((sum, one) => sum + shares[one] * PATTERNS[one].salary, 0);
  return Object.fromEntries(functions.map((one) => [one, PATTERNS[one].salary / mean])) as Record<WorkFunction, number>;
}
