import type { Blueprint, BlueprintProcess } from '@process-ai/domain/blueprint';

/** A part of the process landscape with everything below it. */
export interface DeckArea {
  name: string;
  processes: BlueprintProcess[];
  opportunityCount: number;
  /** Currency units a year. */
  value: number;
  /** Of the next level, largest first; empty for the parts themselves. */
  parts: DeckArea[];
}

type ValueOf = (process: BlueprintProcess) => number;

/** More of them tell nothing apart. */
const AREAS_MOST = 40;
const ACROSS = 'Across the area';
const ALL = 'All processes';

/** The exported processes by the first, and within it by the second process above them, largest value first. */
export function deckAreas(processes: Blueprint['processes'], valueOf: ValueOf): DeckArea[] {
  const areas = areasBy(processes, 1, valueOf);
  const areTold = areas.length <= AREAS_MOST && areas.some((area) => area.processes.length > 1);
  if (areTold) return areas.map((area) => ({ ...area, parts: areasBy(area.processes, 2, valueOf) }));
  const whole = areaOf(ALL, processes, valueOf);
  return processes.length === 0 ? [] : [{ ...whole, parts: areas }];
}

/** What can be told apart by name: the areas, or the parts of the whole where it has no areas. */
export const namedAreas = ([first, ...others]: readonly DeckArea[]): DeckArea[] => {
  if (!first) return [];
  return first.name === ALL ? first.parts : [first, ...others];
};

/** The largest of them, and the others in one. */
export function largestAreas(areas: readonly DeckArea[], most: number): DeckArea[] {
  if (areas.length <= most) return [...areas];
  const rest = areas.slice(most - 1);
  const sum = (amount: (area: DeckArea) => number) => rest.reduce((total, area) => total + amount(area), 0);
  const others: DeckArea = {
    name: `${rest.length} others`,
    processes: rest.flatMap(({ processes }) => processes),
    opportunityCount: sum(({ opportunityCount }) => opportunityCount),
    value: sum(({ value }) => value),
    parts: rest,
  };
  return [...areas.slice(0, most - 1), others];
}

function areasBy(processes: readonly BlueprintProcess[], depth: number, valueOf: ValueOf): DeckArea[] {
  const groups = Map.groupBy(processes, ({ path }) => path[depth - 1]?.code);
  return [...groups]
    .map(([code, members]) => areaOf(nameOf(code, members, depth), members, valueOf))
    .filter(({ name, value, opportunityCount }) => name !== ACROSS || value > 0 || opportunityCount > 0)
    .sort((a, b) => b.value - a.value || b.opportunityCount - a.opportunityCount);
}

/** What an area has itself, and nothing below it, is a part of its own. */
const nameOf = (code: string | undefined, members: readonly BlueprintProcess[], depth: number): string =>
  code === undefined ? ACROSS : (members[0]?.path[depth - 1]?.name ?? code);

const areaOf = (name: string, processes: BlueprintProcess[], valueOf: ValueOf): DeckArea => ({
  name,
  processes,
  opportunityCount: processes.reduce((sum, { opportunities }) => sum + opportunities.length, 0),
  value: processes.reduce((sum, process) => sum + valueOf(process), 0),
  parts: [],
});
