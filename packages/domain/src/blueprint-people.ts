import type { RoiResult } from '@process-ai/contract/roi';
import type { Blueprint } from './blueprint.ts';
import type { PlanView, WorkedOpportunity } from './blueprint-plan.ts';

/** The work of an area in full-time equivalents: today, what the plan frees of it, and what stays. */
export interface AreaWork {
  name: string;
  today: number;
  freed: number;
}

/** The measured work in full-time equivalents. What is known by benchmark only is not part of it. */
export interface WorkView {
  /** In code order; areas where nothing is measured are left out. */
  areas: readonly AreaWork[];
  today: number;
  freed: number;
  hoursPerYear: number;
}

/**
 * FTE of a process = its hours a year / hours of a full-time person, or its team where the hours are not known; freed =
 * the same × the measured savings of the opportunities that the business case counts / its cost. Null where the case
 * frees nothing.
 */
export function workView(
  { assumptions, brought, plan, roadmap, case: found, processes }: Blueprint,
  areas: readonly { name: string; processes: readonly { id: string }[] }[],
  planned: PlanView | null,
): WorkView | null {
  if (!found || !planned) return null;
  const counted = new Set(planned.rows.flatMap(({ id, leftOut }) => (leftOut === null ? [id] : [])));
  const ids =
    planned.follows === 'plan'
      ? (plan?.initiatives ?? []).flatMap((one) => (counted.has(one.id) ? one.opportunityIds : []))
      : roadmap.waves.flatMap(({ name, items }) =>
          counted.has(name) ? items.map(({ opportunityId }) => opportunityId) : [],
        );
  const saved = new Map<string, number>();
  for (const id of ids) {
    const one = brought.get(id);
    if (one?.pays) saved.set(one.processId, (saved.get(one.processId) ?? 0) + one.measured);
  }

  const results = new Map(
    processes.flatMap(({ id, roi }) => (roi && roi.countedIn === null ? [[id, roi] as const] : [])),
  );
  const codes = new Map(processes.map(({ id, code }) => [code, id]));
  const work = new Map<string, { today: number; freed: number }>();
  for (const [id, { input, result }] of results)
    work.set(id, { today: fteOf(result, input.fteCount, assumptions.hoursPerYear), freed: 0 });
  for (const process of processes) {
    const savings = saved.get(process.id);
    if (!savings) continue;
    // What is saved below a measured heading is work of that heading.
    const at = process.path.toReversed().find(({ code }) => results.has(codes.get(code) ?? ''));
    const id = codes.get(at?.code ?? '') ?? '';
    const [own, cost] = [work.get(id), results.get(id)?.result.currentAnnualCost ?? 0];
    if (own && cost > 0) own.freed += (own.today * savings) / cost;
  }

  const rows = areas.flatMap(({ name, processes: inside }) => {
    const own = inside.flatMap(({ id }) => work.get(id) ?? []);
    const today = own.reduce((sum, one) => sum + one.today, 0);
    return today > 0 ? [{ name, today, freed: own.reduce((sum, one) => sum + one.freed, 0) }] : [];
  });
  const [today, freed] = [rows.reduce((sum, row) => sum + row.today, 0), rows.reduce((sum, row) => sum + row.freed, 0)];
  return freed > 0 ? { areas: rows, today, freed, hoursPerYear: assumptions.hoursPerYear } : null;
}

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
