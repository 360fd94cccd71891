import type { OutlinedProcess, SectorOutline } from '../analyst.ts';
import { outlineCost } from '../outline-cost.ts';
import { proposeOpportunities } from './propose.ts';

/** So many processes are read for one draft; a larger sector is to be analysed first. */
const READ_MAX = 2000;
/** Single processes before headings: what is proposed for a heading lies between those below it. */
const HEADING_LEVEL = 2;

/**
 * The processes of a sector with opportunities: those that were analysed when there are at least so many, else all,
 * the others read by the built-in analyst now.
 */
export function withOpportunities(
  { processes }: SectorOutline,
  fewest: number,
): { processes: OutlinedProcess[]; wasAnalysed: boolean } {
  const analysed = processes.filter(({ opportunities }) => opportunities.length > 0);
  if (analysed.length >= fewest) return { processes: analysed, wasAnalysed: true };

  const byCode = new Map(processes.map((process) => [process.code, process]));
  const children = Map.groupBy(processes, ({ parentCode }) => parentCode);
  const singles = processes.filter(({ level }) => level > HEADING_LEVEL);
  const read = (singles.length >= fewest ? singles : processes).slice(0, READ_MAX).map((process) => {
    if (process.opportunities.length > 0) return process;
    const { name, description, level, code } = process;
    const below = (children.get(code) ?? []).map((child) => child.name);
    const drafts = proposeOpportunities({
      name,
      description,
      level,
      ancestors: ancestorsOf(process, byCode),
      children: below,
      annualCost: outlineCost(process),
      overruled: {},
    });
    const opportunities = drafts.map(({ type, title, description: text, estimatedSavings }) => ({
      type,
      title,
      description: text,
      estimatedSavings,
    }));
    return { ...process, opportunities };
  });
  return { processes: read, wasAnalysed: false };
}

function ancestorsOf({ parentCode }: OutlinedProcess, byCode: ReadonlyMap<string, OutlinedProcess>): string[] {
  const names: string[] = [];
  let above = byCode.get(parentCode ?? '');
  while (above && names.length < 5) {
    names.unshift(above.name);
    above = byCode.get(above.parentCode ?? '');
  }
  return names;
}
