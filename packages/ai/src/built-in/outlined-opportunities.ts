import type { OutlinedProcess, PlacedProcess, SectorOutline } from '../analyst.ts';
import { outlineCost } from '../outline-cost.ts';
import { assignUseCases } from '../use-cases/assign-use-cases.ts';
import { loadKnowledge } from '../use-cases/knowledge.ts';
import { proposeOpportunities } from './propose.ts';

/** So many processes are read for one draft; a larger sector is to be analysed first. */
const READ_MAX = 2000;

/**
 * The processes of a sector with opportunities: those that were analysed when there are at least so many, else all that
 * the catalogue of use cases knows something about.
 */
export async function withOpportunities(
  sector: SectorOutline,
  fewest: number,
): Promise<{ processes: OutlinedProcess[]; wasAnalysed: boolean }> {
  const analysed = sector.processes.filter(({ opportunities }) => opportunities.length > 0);
  if (analysed.length >= fewest) return { processes: analysed, wasAnalysed: true };

  const { find, useCase } = await loadKnowledge();
  const read = sector.processes.slice(0, READ_MAX);
  const placed = new Map(placedIn(read).map((process) => [process.code, process]));
  const found = [...placed.values()].map((process) => ({
    processId: process.code,
    label: `${process.code} ${process.name}`,
    found: find(process, sector),
  }));
  const findings = assignUseCases(found, new Map());
  const processes = read.map((process) => {
    const place = placed.get(process.code);
    const finding = findings.get(process.code);
    if (process.opportunities.length > 0 || !place || !finding) return process;
    const context = { ...place, sector, finding, annualCost: outlineCost(process), overruled: {} };
    const opportunities = proposeOpportunities(context, useCase).map(({ type, title, description, ...draft }) => ({
      type,
      title,
      description,
      estimatedSavings: draft.estimatedSavings,
    }));
    return { ...process, opportunities };
  });
  return { processes, wasAnalysed: false };
}

function placedIn(processes: readonly OutlinedProcess[]): PlacedProcess[] {
  const byCode = new Map(processes.map((process) => [process.code, process]));
  const children = Map.groupBy(processes, ({ parentCode }) => parentCode);
  const above = ({ parentCode }: OutlinedProcess, depth = 0): PlacedProcess['ancestors'] => {
    const parent = byCode.get(parentCode ?? '');
    return parent && depth < 5 ? [...above(parent, depth + 1), { code: parent.code, name: parent.name }] : [];
  };
  return processes.map((process) => ({
    code: process.code,
    name: process.name,
    description: process.description,
    level: process.level,
    ancestors: above(process),
    children: (children.get(process.code) ?? []).map(({ name }) => name),
  }));
}
