import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { SectorContext } from '../analyst.ts';
import { areaMaterial, outlineMaterial, researchArea, researchOutline, toProcesses } from '../prompts/research.ts';
import { allOrNone } from './all-or-none.ts';
import type { Ask } from './ask.ts';

type OnArea = (processes: DiscoveredProcess[], done: number, total: number) => void | Promise<void>;

/**
 * Asks for the areas of a sector, then for what lies below each, several at once: one answer for all would outlast the
 * time limit. `onArea` is told after each area what has been found by then.
 */
export async function research(
  ask: Ask,
  sector: SectorContext,
  onArea: OnArea,
  signal?: AbortSignal,
): Promise<DiscoveredProcess[]> {
  const { areas } = await ask(researchOutline, outlineMaterial(sector), signal);
  const detailed: Parameters<typeof toProcesses>[0][number][] = areas.map((area) => ({ ...area, groups: [] }));
  let done = 0;

  await allOrNone(
    areas,
    async (area, either, index) => {
      detailed[index] = { ...area, ...(await ask(researchArea, areaMaterial(sector, area, areas), either)) };
      done += 1;
      await onArea(withoutEmptyAreas(toProcesses(detailed)), done, areas.length);
    },
    signal,
  );
  return toProcesses(detailed);
}

/** An area that nobody has answered for yet has nothing below it. */
function withoutEmptyAreas(processes: readonly DiscoveredProcess[]): DiscoveredProcess[] {
  const parents = new Set(processes.map(({ parentCode }) => parentCode));
  return processes.filter(({ code, parentCode }) => parentCode !== null || parents.has(code));
}
