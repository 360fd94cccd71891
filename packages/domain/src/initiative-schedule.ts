import type { OpportunityType } from '@process-ai/contract/opportunities';
import { addMonths, monthNumber, monthsFromTo } from './calendar-months.ts';
import type { OpportunityGroup } from './initiative-groups.ts';
import type { PlannedInitiative } from './initiative-plan.ts';
import { earliestWave, SIMPLEST_FIRST } from './roadmap.ts';

interface Candidate {
  group: OpportunityGroup;
  initiative: PlannedInitiative;
}

interface ScheduleOptions {
  startMonth: string;
  capacityDays: number;
  planned: readonly PlannedInitiative[];
}

/** An initiative takes at least a quarter, and a third of the capacity where it has more to do: three run side by side. */
const LEAST_MONTHS = 3;
const SIDE_BY_SIDE = 3;
/** Longer than this it takes only where it would need more than all that can be worked. */
const MOST_MONTHS = 12;
const LONGEST = 120;
/** Within so many months room is looked for: what finds none begins at once, and the plan warns of its months. */
const HORIZON = 120;

/**
 * Gives initiatives their months and their order. What saves money comes first. As in the roadmap, what is simple begins first, among the quick wins
 * what saves most for its days, later what saves most; within an area the simpler before the more complex. Each begins
 * in the first month from which on the days of all its months still fit beside what is planned, and after what it
 * depends on. Same input, same plan.
 */
export function scheduleInitiatives(candidates: readonly Candidate[], options: ScheduleOptions): PlannedInitiative[] {
  const { startMonth, planned } = options;
  const capacity = Math.max(1, options.capacityDays);
  const used = new Map<string, number>();
  const use = ({ status, startMonth: from, endMonth, effortDays }: PlannedInitiative) => {
    if (status === 'stopped') return;
    const months = monthsFromTo(from, endMonth);
    for (const month of months) used.set(month, (used.get(month) ?? 0) + effortDays / months.length);
  };
  planned.forEach(use);

  const ends = new Map<string, string>();
  const placed = tied(candidates.toSorted(firstToLast)).map((initiative) => {
    const after = initiative.dependsOn.flatMap((id) => ends.get(id) ?? []).map((end) => addMonths(end, 1));
    const months = monthsNeeded(initiative.effortDays, capacity);
    const perMonth = initiative.effortDays / months;
    const earliest = [startMonth, ...after].reduce((latest, month) => (month > latest ? month : latest));
    const fits = (first: string) =>
      monthsFromTo(first, addMonths(first, months - 1)).every(
        (month) => (used.get(month) ?? 0) + perMonth <= capacity + 1e-9,
      );
    const from = monthsFromTo(earliest, addMonths(startMonth, HORIZON)).find(fits) ?? earliest;
    const dated = { ...initiative, startMonth: from, endMonth: addMonths(from, months - 1) };
    use(dated);
    ends.set(dated.id, dated.endMonth);
    return dated;
  });
  return placed.toSorted((a, b) => monthNumber(a.startMonth) - monthNumber(b.startMonth));
}

function monthsNeeded(days: number, capacity: number): number {
  const wanted = Math.ceil((days * SIDE_BY_SIDE) / capacity);
  const possible = Math.ceil(days / capacity);
  return Math.min(LONGEST, Math.max(LEAST_MONTHS, possible, Math.min(wanted, MOST_MONTHS)));
}

function firstToLast(a: Candidate, b: Candidate): number {
  const [x, y] = [measuresOf(a), measuresOf(b)];
  return (
    Number(y.savings > 0) - Number(x.savings > 0) ||
    x.wave - y.wave ||
    (x.wave === 0 ? y.reward - x.reward : y.savings - x.savings) ||
    x.complexity - y.complexity ||
    (a.initiative.name < b.initiative.name ? -1 : 1)
  );
}

function measuresOf({ group: { opportunities }, initiative: { effortDays } }: Candidate) {
  const savings = opportunities.reduce((sum, { annualSavings }) => sum + annualSavings, 0);
  const effort = opportunities.reduce((sum, one) => sum + one.effort, 0) / Math.max(1, opportunities.length);
  return {
    wave: earliestWave(Math.round(effort)),
    savings,
    reward: savings / Math.max(1, effortDays),
    complexity: complexityOf(opportunities),
  };
}

/** 0 = fixed rules, 1 = models, 2 = agents: the mean of what is in it, to the nearest. */
function complexityOf(opportunities: readonly { type: OpportunityType }[]): number {
  const sum = opportunities.reduce((total, { type }) => total + SIMPLEST_FIRST.indexOf(type), 0);
  return Math.round(sum / Math.max(1, opportunities.length));
}

/**
 * Ties each initiative to the last simpler one of its area, of several to one that works on the same processes, and
 * puts it behind that one. What saves money waits for nothing that does not.
 */
function tied(candidates: readonly Candidate[]): PlannedInitiative[] {
  const areaOf = ({ group }: Candidate) => group.areas[0];
  const complexity = new Map(candidates.map((one) => [one, complexityOf(one.group.opportunities)]));
  const level = (one: Candidate) => complexity.get(one) ?? 0;
  const sharing = (a: Candidate, b: Candidate) => {
    const own = new Set(a.group.opportunities.map(({ processId }) => processId));
    return b.group.opportunities.filter(({ processId }) => own.has(processId)).length;
  };
  const saves = (one: Candidate) => measuresOf(one).savings > 0;
  const waits = new Map<Candidate, Candidate>();
  for (const one of candidates) {
    const [before] = candidates
      .filter((other) => areaOf(other) === areaOf(one) && level(other) < level(one) && (saves(other) || !saves(one)))
      .toSorted((a, b) => level(b) - level(a) || sharing(one, b) - sharing(one, a));
    if (before) waits.set(one, before);
  }
  const ordered: PlannedInitiative[] = [];
  const done = new Set<Candidate>();
  const take = (one: Candidate) => {
    if (done.has(one)) return;
    done.add(one);
    const before = waits.get(one);
    if (before) take(before);
    ordered.push({ ...one.initiative, dependsOn: before ? [before.initiative.id] : [] });
  };
  candidates.forEach(take);
  return ordered;
}
