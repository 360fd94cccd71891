import type { SizeClass } from '@process-ai/contract/process-values';
import type { ValueSource } from './value-source.ts';

/** The organisation where its profile does not say: an assumption. */
export const ASSUMED_EMPLOYEES = 1000;
/** Currency units a year. */
export const ASSUMED_EMPLOYEE_COST = 65_000;

/** What savings are of: one process or opportunity; several (a heading, an initiative, a journey); all of a plan. */
export type SizedAs = 'one' | 'several' | 'all';

/** Shares of the payroll from which on savings are of class M and L: an assumption. By the bounds of one, every sum is L. */
export const SIZE_FROM = {
  one: { M: 0.0005, L: 0.0025 },
  several: { M: 0.0025, L: 0.0125 },
  all: { M: 0.02, L: 0.1 },
} as const satisfies Record<SizedAs, Record<'M' | 'L', number>>;

/** What of the organisation's size is assumed, since nobody has entered it. */
export type SizeAssumed = 'both' | 'people' | 'pay';

/** Null where the profile names both. */
export function sizeAssumed(profile: ValueSource['profile'] | null | undefined): SizeAssumed | null {
  if (profile?.employees) return profile.employeeCost ? null : 'pay';
  return profile?.employeeCost ? 'people' : 'both';
}

/** People, what one of them costs a year, and both together; 0 counts as not known. */
export function organisationOf({ employees, employeeCost }: ValueSource['profile']) {
  const people = employees || ASSUMED_EMPLOYEES;
  const each = employeeCost || ASSUMED_EMPLOYEE_COST;
  return {
    employees: people,
    employeeCost: each,
    payroll: people * each,
    organisationAssumed: sizeAssumed({ employees, employeeCost }) !== null,
  };
}

/** The class of savings, in currency units a year, of an organisation with such a payroll; null for nothing. */
export function sizeOf(savings: number, payroll: number, of: SizedAs): SizeClass | null {
  if (!(savings > 0)) return null;
  const share = savings / payroll;
  const { M, L } = SIZE_FROM[of];
  if (share < M) return 'S';
  return share < L ? 'M' : 'L';
}
