import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { RoiResult } from '@process-ai/contract/roi';
import type { Blueprint } from './blueprint.ts';
import type { PlanRow, PlanView, WorkedOpportunity } from './blueprint-plan.ts';
import { addMonths } from './calendar-months.ts';
import type { CaseOpportunity } from './plan-case-initiatives.ts';

/** The work of an area in full-time equivalents: today, what the plan frees of it, and what stays. */
export interface AreaWork {
  name: string;
  today: number;
  freed: number;
  /** What is freed when, the first first: by the year in which its initiatives have ended, or by wave. */
  freedBy: readonly FreedBy[];
}

export interface FreedBy {
  /** "2027", or the name of a wave. */
  when: string;
  fte: number;
}

/** The measured work in full-time equivalents. What is known by benchmark only is not part of it. */
export interface WorkView {
  /** In code order, with what each type frees of it; names that several have are told apart by their codes. Areas where nothing is measured are left out. */
  areas: readonly (AreaWork & { byType: Readonly<Record<OpportunityType, number>> })[];
  today: number;
  freed: number;
  freedBy: readonly FreedBy[];
  hoursPerYear: number;
}

/**
 * FTE of a process = its hours a year / hours of a full-time person, or its team where the hours are not known; freed =
 * the same × the measured savings of the opportunities that the business case counts / its cost. Null where the case
 * frees nothing.
 */
export function workView(
  { assumptions, brought, case: found, processes }: Blueprint,
  areas: readonly { code?: string; name: string; processes: readonly { id: string }[] }[],
  planned: PlanView | null,
  work = measuredWork({ assumptions, processes }),
): WorkView | null {
  if (!found || !planned) return null;
  const counted = planned.rows.filter(({ leftOut }) => leftOut === null).toSorted((a, b) => a.to - b.to);
  const freedBy = freedWork(work);
  const typeOf = new Map(processes.flatMap(({ opportunities }) => opportunities.map(({ id, type }) => [id, type])));
  const freedOf = new Map<MeasuredWork, { type: OpportunityType; when: string; fte: number }[]>();
  for (const row of counted)
    for (const id of row.opportunityIds) {
      const one = brought.get(id);
      const own = work.get(one?.processId ?? '');
      const type = typeOf.get(id);
      if (!one || !own || !type) continue;
      freedOf.set(own, [...(freedOf.get(own) ?? []), { type, when: freedIn(planned, row), fte: freedBy(one) }]);
    }
  const inOrder = [...new Set(counted.map((row) => freedIn(planned, row)))];
  const byTime = (parts: readonly { when: string; fte: number }[]): FreedBy[] =>
    inOrder
      .map((when) => ({ when, fte: sumOf(parts.filter((part) => part.when === when)) }))
      .filter(({ fte }) => fte > 0);

  const named = ({ code, name }: { code?: string; name: string }) =>
    code && areas.filter((area) => area.name === name).length > 1 ? `${name} (${code})` : name;
  const rows = areas.flatMap(({ processes: inside, ...area }) => {
    const own = inside.flatMap(({ id }) => {
      const found = work.get(id);
      return found?.processId === id ? [found] : [];
    });
    const today = own.reduce((sum, one) => sum + one.today, 0);
    const parts = own.flatMap((one) => freedOf.get(one) ?? []);
    const of = (type: OpportunityType) => sumOf(parts.filter((part) => part.type === type));
    const byType = { automation: of('automation'), ai: of('ai'), agentic: of('agentic') };
    const freed = byType.automation + byType.ai + byType.agentic;
    return today > 0 ? [{ name: named(area), today, freed, freedBy: byTime(parts), byType }] : [];
  });
  const [today, freed] = [rows.reduce((sum, row) => sum + row.today, 0), rows.reduce((sum, row) => sum + row.freed, 0)];
  const all = byTime(rows.flatMap((row) => row.freedBy));
  return freed > 0 ? { areas: rows, today, freed, freedBy: all, hoursPerYear: assumptions.hoursPerYear } : null;
}

const sumOf = (parts: readonly { fte: number }[]) => parts.reduce((sum, { fte }) => sum + fte, 0);

/** Work is free from the month after its initiative has ended. */
const freedIn = ({ startMonth }: PlanView, { name, to }: PlanRow): string =>
  startMonth === null ? name : addMonths(startMonth, to).slice(0, 4);

export interface MeasuredWork {
  /** The process with the inputs. */
  processId: string;
  /** FTE. */
  today: number;
  /** Currency units a year. */
  cost: number;
}

/** By the id of each process, the measured work that it is part of: its own, or that of the nearest heading with inputs. */
export function measuredWork({
  assumptions,
  processes,
}: Pick<Blueprint, 'assumptions' | 'processes'>): ReadonlyMap<string, MeasuredWork> {
  const byCode = new Map(
    processes.flatMap(({ id, code, roi }) => {
      if (!roi || roi.countedIn !== null) return [];
      const today = fteOf(roi.result, roi.input.fteCount, assumptions.hoursPerYear);
      return [[code, { processId: id, today, cost: roi.result.currentAnnualCost }] as const];
    }),
  );
  const work = new Map<string, MeasuredWork>();
  for (const { id, path } of processes) {
    const own = byCode.get(path.findLast(({ code }) => byCode.has(code))?.code ?? '');
    if (own) work.set(id, own);
  }
  return work;
}

/** The FTE that an opportunity's measured savings free: work today × savings / cost; 0 where nothing repays it. */
export const freedWork =
  (work: ReadonlyMap<string, MeasuredWork>) =>
  ({ processId, measured, pays }: Pick<CaseOpportunity, 'processId' | 'measured' | 'pays'>): number => {
    const own = work.get(processId);
    return pays && own && own.cost > 0 ? (own.today * measured) / own.cost : 0;
  };

/** A decision that stays with people, whatever is automated around it. */
export interface KeptDecision {
  title: string;
  text: string;
}

/** By the use cases of the work that saves most, each once. */
export function keptDecisions(
  worked: readonly WorkedOpportunity[],
  duties: Blueprint['duties'],
  most: number,
): KeptDecision[] {
  const kept = worked.flatMap(({ opportunity: { title, useCaseId } }) => {
    const text = duties?.get(useCaseId ?? '')?.staysWithPeople;
    return text ? [[text, { title, text }] as const] : [];
  });
  return [...new Map(kept.toReversed()).values()].toReversed().slice(0, most);
}

/** Hours a year of a full-time person: `hoursPerYear`. */
export const fteOf = ({ basis, workHours }: RoiResult, fteCount: number, hoursPerYear: number) =>
  basis === 'workload' ? workHours / hoursPerYear : fteCount;
