import type { PlacedProcess, ProcessContext } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import { LEVEL_MAX, type Process } from '@process-ai/contract/processes';
import type { Answers } from '@process-ai/domain/suitability';
import type { App } from '../../../app.ts';
import { costsOf, rowsOf } from '../service.ts';

type Row = Pick<Process, 'id' | 'parentId' | 'code' | 'name' | 'level' | 'description'>;

/** What an analyst gets to know of a process by itself: its place in the tree, its cost, and what a person said. */
export type ProcessInTree = PlacedProcess & Pick<ProcessContext, 'annualCost' | 'overruled'>;

/** One process in its tree. */
export async function contextOf(
  app: App,
  sectorId: string,
  processId: string,
  overruled: Answers,
): Promise<ProcessInTree> {
  const [rows, costs] = await Promise.all([rowsOf(app, sectorId), costsOf(app, sectorId)]);
  const process = rows.find(({ id }) => id === processId);
  if (!process) throw new AppError('processMissing');
  return contexts(rows, costs, () => overruled)(process);
}

/** Processes in their tree. */
export function contexts(
  rows: Row[],
  costs: ReadonlyMap<string, number>,
  overruledOf: (processId: string) => Answers,
): (process: Row) => ProcessInTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(rows, (row) => row.parentId);

  return ({ id, parentId, code, name, level, description }) => {
    const ancestors: { code: string; name: string }[] = [];
    for (let above = byId.get(parentId ?? ''); above; above = byId.get(above.parentId ?? '')) {
      if (ancestors.length === LEVEL_MAX) break;
      ancestors.unshift({ code: above.code, name: above.name });
    }
    return {
      code,
      name,
      description,
      level,
      ancestors,
      children: (children.get(id) ?? []).map((child) => child.name),
      annualCost: costs.get(id) ?? null,
      overruled: overruledOf(id),
    };
  };
}
