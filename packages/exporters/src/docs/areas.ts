import type { BlueprintProcess } from '@process-ai/domain/blueprint';
import { shortName } from './document-text.ts';

/** The processes below one that stands on level 1 or 2 of the tree, itself included. */
export interface Area {
  /** Empty where there is nothing to tell apart. */
  code: string;
  name: string;
  processes: readonly BlueprintProcess[];
  /** Areas one step further down; none where there is nothing to tell apart. */
  parts: readonly Area[];
}

/** More of them is no overview. */
const AREAS_MAX = 40;

/** The topmost areas with their parts, in code order. */
export function areasOf(processes: readonly BlueprintProcess[]): Area[] {
  const areas = split(processes, 1).map((area) => ({ ...area, parts: split(area.processes, 2) }));
  // A flat list tells no areas apart.
  const areTold = areas.length <= AREAS_MAX && areas.some((area) => area.processes.length > 1);
  return areTold ? areas : [{ code: '', name: 'All processes', processes, parts: [] }];
}

/** "3 Claims" */
export const areaName = ({ code, name }: Area): string => (code === '' ? name : `${code} ${name}`);

/** "Claims (3)": in a sentence, a code before the name reads as a count. */
export const areaInWords = ({ code, name }: Area): string =>
  code === '' ? shortName(name, 60) : `${shortName(name, 60)} (${code})`;

/** By the process that stands so deep in the tree; what itself stands higher is left out. */
function split(processes: readonly BlueprintProcess[], depth: number): Area[] {
  const deep = processes.filter(({ path }) => path.length >= depth);
  return [...Map.groupBy(deep, ({ path }) => path[depth - 1]?.code ?? '')].map(([code, members]) => ({
    code,
    name: members[0]?.path[depth - 1]?.name ?? '',
    processes: members,
    parts: [],
  }));
}
