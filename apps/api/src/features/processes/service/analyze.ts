import type { AnalysisSubject } from '@process-ai/ai/analyst';
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
  const subjectOf = subjects(rows, costs);

  const found: NewOpportunity[] = [];
  for (const process of chosen) {
    const drafts = await app.analyst.analyze(subjectOf(process));
    drafts.forEach((draft, position) => found.push({ ...draft, id: app.newId(), processId: process.id, position }));
  }
  const ids = chosen.map(({ id }) => id);
  await inSector(app, sector.id, (db) => replaceOpportunities(db, sector.id, ids, found));
  return { analyzed: chosen.length, processes: await pick(app, sector.id, ids) };
}

type Placed = Pick<Process, 'id' | 'parentId' | 'code' | 'name' | 'level' | 'description'>;

/** What an analyst gets to know of a process: itself and its place in the tree. */
function subjects(rows: Placed[], costs: ReadonlyMap<string, number>): (process: Placed) => AnalysisSubject {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = new Map<string, number>();
  for (const { parentId } of rows) if (parentId) children.set(parentId, (children.get(parentId) ?? 0) + 1);

  return ({ id, parentId, code, name, level, description }) => {
    const ancestors: string[] = [];
    for (let above = byId.get(parentId ?? ''); above; above = byId.get(above.parentId ?? '')) {
      ancestors.unshift(above.name);
    }
    return {
      code,
      name,
      level,
      description,
      ancestors,
      childCount: children.get(id) ?? 0,
      currentAnnualCost: costs.get(id) ?? null,
    };
  };
}
