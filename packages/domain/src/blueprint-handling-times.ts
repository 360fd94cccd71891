import type { Blueprint } from './blueprint.ts';
import { freedWork, type MeasuredWork } from './blueprint-people.ts';
import type { PlanView } from './blueprint-plan.ts';
import { storyWords } from './story-words/story-words.ts';

/** Minutes that a case takes, today and once an initiative is delivered. */
export interface HandlingTime {
  name: string;
  unit: string;
  baseline: number;
  target: number;
  initiative: string;
  source: { kind: 'inputs'; process: string };
}

/**
 * Of each initiative that still has work, those that save most first, its processes, those that it frees most of first:
 * minutes by the ROI inputs × (1 − the work freed / the work of today).
 */
export function handlingTimes(
  { brought, processes, language = 'en' }: Blueprint,
  planned: PlanView,
  work: ReadonlyMap<string, MeasuredWork>,
): HandlingTime[] {
  const words = storyWords(language).measures;
  const freedBy = freedWork(work);
  const byId = new Map(processes.map((process) => [process.id, process]));
  return planned.rows
    .filter(({ status, leftOut }) => status !== 'delivered' && leftOut === null)
    .toSorted((a, b) => b.measured - a.measured)
    .flatMap(({ name: initiative, opportunityIds }) => {
      const freed = new Map<string, number>();
      for (const one of opportunityIds.flatMap((id) => brought.get(id) ?? [])) {
        const processId = work.get(one.processId)?.processId;
        if (processId) freed.set(processId, (freed.get(processId) ?? 0) + freedBy(one));
      }
      return [...freed]
        .toSorted(([, a], [, b]) => b - a)
        .flatMap(([processId, of]): HandlingTime[] => {
          const process = byId.get(processId);
          const today = work.get(processId)?.today ?? 0;
          const baseline = process?.roi?.input.averageRuntime ?? 0;
          // Only the hours of a workload are told by its minutes.
          if (!process || process.roi?.result.basis !== 'workload' || baseline <= 0 || today <= 0) return [];
          const target = rounded(baseline * Math.max(0, 1 - of / today));
          const { name } = process;
          const told = { name: words.handlingTime(name), unit: words.minutes, baseline, target, initiative };
          return target < baseline ? [{ ...told, source: { kind: 'inputs', process: name } }] : [];
        });
    });
}

/** Whole minutes, of few of them tenths. */
const rounded = (minutes: number) => (minutes < 10 ? Math.round(10 * minutes) / 10 : Math.round(minutes));
