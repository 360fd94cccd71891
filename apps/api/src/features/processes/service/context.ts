import type { ProcessContext } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import { LEVEL_MAX, type Process } from '@process-ai/contract/processes';
import type { Answers } from '@process-ai/domain/suitability';
import type { App } from '../../../app.ts';
import { costsOf, rowsOf } from '../service.ts';

type Placed = Pick<Process, 'id' | 'parentId' | 'name' | 'level' | 'description'>;

/** What an analyst gets to know of one process. */
export async function contextOf(
  app: App,
  sectorId: string,
  processId: string,
  overruled: Answers,
): Promise<ProcessContext> {
  const [rows, costs] = await Promise.all([rowsOf(app, sectorId), costsOf(app, sectorId)]);
  const process = rows.find(({ id }) => id === processId);
  if (!process) throw new AppError('processMissing');
  return contexts(rows, costs, () => overruled)(process);
}

/** What an analyst gets to know of processes: each itself, its place in the tree, its cost, and what a person said. */
export function contexts(
  rows: Placed[],
  costs: ReadonlyMap<string, number>,
  overruledOf: (processId: string) => Answers,
): (process: Placed) => ProcessContext {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(rows, (row) => row.parentId);

  return ({ id, parentId, name, level, description }) => {
    const ancestors: string[] = [];
    for (let above = byId.get(parentId ?? ''); above; above = byId.get(above.parentId ?? '')) {
      if (ancestors.length === LEVEL_MAX) break;
      ancestors.unshift(above.name);
    }
    return {
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
