import type { OutlinedProcess, SectorOutline } from '../analyst.ts';
import { outlineMaterial } from './research.ts';

const PROCESSES_SENT = 400;
const DESCRIPTION_SENT = 160;
const OPPORTUNITIES_SENT = 4;

/**
 * A sector as a model gets to see it. Where it has more processes than a model can read, those that were analysed come
 * first, then the highest levels.
 */
export function sectorMaterial(sector: SectorOutline) {
  const isAnalysed = ({ opportunities }: OutlinedProcess) => Number(opportunities.length > 0);
  const first = sector.processes.toSorted((a, b) => isAnalysed(b) - isAnalysed(a) || a.level - b.level);
  const kept = new Set(first.slice(0, PROCESSES_SENT));
  return {
    ...outlineMaterial(sector),
    processes: sector.processes.filter((process) => kept.has(process)).map(processMaterial),
    processesNotShown: Math.max(0, sector.processes.length - PROCESSES_SENT),
  };
}

function processMaterial({ code, name, level, description, opportunities, roi }: OutlinedProcess) {
  return {
    code,
    name,
    level,
    description: description?.slice(0, DESCRIPTION_SENT).toWellFormed() ?? null,
    opportunities: opportunities
      .slice(0, OPPORTUNITIES_SENT)
      .map(({ type, title, estimatedSavings }) => ({ type, title, estimatedSavings })),
    roi,
  };
}

/** The processes by what a model writes as their code. */
export const byCode = ({ processes }: SectorOutline) => new Map(processes.map((process) => [process.code, process]));
