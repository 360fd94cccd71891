import type { CapacityMonth, Initiative, Month, PlanWarning } from '@process-ai/contract/initiatives';
import { addMonths, monthInWords, monthsFromTo, monthsLong } from './calendar-months.ts';

type Planned = Pick<
  Initiative,
  'id' | 'name' | 'owner' | 'startMonth' | 'endMonth' | 'status' | 'effortDays' | 'dependsOn' | 'opportunityIds'
>;

/** Employees of whom one works on changes alone: an assumption, until somebody sets the capacity. */
export const EMPLOYEES_PER_CHANGE_WORKER = 100;
/** 216 working days a year. */
export const DAYS_PER_MONTH = 18;
/** Three people: less could not carry a programme. */
export const LEAST_CAPACITY_DAYS = 54;

/** Person-days a month that an organisation can be assumed to have for changes: one in a hundred of its people. */
export const assumedCapacityDays = (employees: number): number =>
  Math.max(LEAST_CAPACITY_DAYS, Math.round((employees / EMPLOYEES_PER_CHANGE_WORKER) * DAYS_PER_MONTH));

/** Person-days of each month from the first to the last month of work, spread evenly over each initiative's months. */
export function capacityByMonth(initiatives: readonly Planned[], capacityDays: number): CapacityMonth[] {
  const worked = initiatives.filter(({ status }) => status !== 'stopped');
  const [first] = worked.map(({ startMonth }) => startMonth).toSorted();
  const last = worked
    .map(({ endMonth }) => endMonth)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const days = new Map<Month, number>(monthsFromTo(first, last).map((month) => [month, 0]));
  for (const { startMonth, endMonth, effortDays } of worked) {
    const perMonth = effortDays / monthsLong(startMonth, endMonth);
    for (const month of monthsFromTo(startMonth, endMonth)) days.set(month, (days.get(month) ?? 0) + perMonth);
  }
  return [...days].map(([month, plannedDays]) => ({ month, plannedDays, capacityDays }));
}

/** So much more than fits is a matter of rounding. */
const TOLERANCE = 1e-6;

export const isOverCapacity = ({ plannedDays, capacityDays }: CapacityMonth): boolean =>
  plannedDays > capacityDays + TOLERANCE;

/** What somebody should look at: what starts too early first, then months with too much work, then what is missing. */
export function planWarnings(initiatives: readonly Planned[], capacity: readonly CapacityMonth[]): PlanWarning[] {
  const byId = new Map(initiatives.map((initiative) => [initiative.id, initiative]));
  const open = initiatives.filter(({ status }) => status !== 'stopped' && status !== 'delivered');
  const pairs = open.flatMap((initiative) =>
    initiative.dependsOn.flatMap((id) => {
      const first = byId.get(id);
      return first ? [{ initiative, first }] : [];
    }),
  );
  return [
    ...pairs
      .filter(({ initiative, first }) => isOpen(first) && initiative.startMonth <= first.endMonth)
      .map(({ initiative, first }) => ({
        kind: 'startsTooEarly' as const,
        message: `“${initiative.name}” starts in ${monthInWords(initiative.startMonth)}, before “${first.name}” is delivered at the end of ${monthInWords(first.endMonth)}.`,
        initiativeIds: inPlanOrder(initiatives, [initiative.id, first.id]),
        months: [],
      })),
    ...pairs
      .filter(({ first }) => first.status === 'stopped')
      .map(({ initiative, first }) => ({
        kind: 'dependsOnStopped' as const,
        message: `“${initiative.name}” waits for “${first.name}”, which is stopped.`,
        initiativeIds: inPlanOrder(initiatives, [initiative.id, first.id]),
        months: [],
      })),
    ...overloads(capacity).map((months) => overload(initiatives, months)),
    ...initiatives
      .filter(({ status, opportunityIds }) => status !== 'stopped' && opportunityIds.length === 0)
      .map(({ id, name }) => ({
        kind: 'noOpportunities' as const,
        message: `“${name}” has no accepted opportunity, so it saves nothing.`,
        initiativeIds: [id],
        months: [],
      })),
    ...initiatives
      .filter(({ status, owner }) => (status === 'committed' || status === 'running') && owner === null)
      .map(({ id, name, status }) => ({
        kind: 'noOwner' as const,
        message: `“${name}” is ${status}, and nobody owns it.`,
        initiativeIds: [id],
        months: [],
      })),
  ];
}

const isOpen = ({ status }: Planned) => status !== 'stopped' && status !== 'delivered';

/** Months that follow one another and are over the capacity. */
function overloads(capacity: readonly CapacityMonth[]): CapacityMonth[][] {
  const runs: CapacityMonth[][] = [];
  for (const month of capacity.filter(isOverCapacity)) {
    const before = runs.at(-1)?.at(-1);
    if (before && addMonths(before.month, 1) === month.month) runs.at(-1)?.push(month);
    else runs.push([month]);
  }
  return runs;
}

function overload(initiatives: readonly Planned[], run: readonly CapacityMonth[]): PlanWarning {
  const months = run.map(({ month }) => month);
  const most = Math.round(Math.max(...run.map(({ plannedDays }) => plannedDays)));
  const capacity = Math.round(run[0]?.capacityDays ?? 0);
  const [first = '', last = first] = [months[0], months.at(-1)];
  const when =
    first === last ? `In ${monthInWords(first)}` : `From ${monthInWords(first)} to ${monthInWords(last)} up to`;
  return {
    kind: 'overCapacity',
    message: `${when} ${most} person-days a month are planned where ${capacity} can be worked.`,
    initiativeIds: initiatives
      .filter(({ status, effortDays, startMonth, endMonth }) => {
        return status !== 'stopped' && effortDays > 0 && startMonth <= last && endMonth >= first;
      })
      .map(({ id }) => id),
    months,
  };
}

const inPlanOrder = (initiatives: readonly Planned[], ids: readonly string[]) =>
  initiatives.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
