import type { ProcessContext } from '@process-ai/ai/analyst';
import type { Process } from '@process-ai/contract/processes';
import type { App } from '../../../app.ts';
import { inSector, overview } from '../../sectors/service.ts';
import { type NewOpportunity, replaceOpportunities } from '../repository.ts';
import { costsOf, pick, rowsOf } from '../service.ts';

/** Finds the opportunities of these processes; they replace what was found before. */
export async function analyze(
  app: App,
  sectorId: string,
  processIds: string[],
): Promise<{ analyzed: number; processes: Process[] }> {
  const sector = await overview(app, sectorId);
  const chosen = await pick(app, sector.id, processIds);
  const [rows, costs] = await Promise.all([rowsOf(app, sector.id), costsOf(app, sector.id)]);
  const contextOf = contexts(rows, costs);

  const found: NewOpportunity[] = [];
  for (const process of chosen) {
    const drafts = await app.analyst.analyzeProcess(contextOf(process));
    drafts.forEach((draft, position) => found.push({ ...draft, id: app.newId(), processId: process.id, position }));
  }
  const ids = chosen.map(({ id }) => id);
  await inSector(app, sector.id, (db) => replaceOpportunities(db, sector.id, ids, found));
  return { analyzed: chosen.length, processes: await pick(app, sector.id, ids) };
}

type Placed = Pick<Process, 'id' | 'parentId' | 'name' | 'level' | 'description'>;

/** What an analyst gets to know of a process: itself, its place in the tree, and what it costs. */
function contexts(rows: Placed[], costs: ReadonlyMap<string, number>): (process: Placed) => ProcessContext {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(rows, (row) => row.parentId);

  return ({ id, parentId, name, level, description }) => {
    const ancestors: string[] = [];
    for (let above = byId.get(parentId ?? ''); above; above = byId.get(above.parentId ?? '')) {
      ancestors.unshift(above.name);
    }
    return {
      name,
      description,
      level,
      ancestors,
      children: (children.get(id) ?? []).map((child) => child.name),
      annualCost: costs.get(id) ?? null,
    };
  };
}
