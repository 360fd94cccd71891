import { type PlaybookInput, type PlaybookProcess, RoiAssumption } from '@process-ai/contract/playbooks';
import { inCodeOrder } from '@process-ai/domain/hierarchy';
import type { DatedOutline, OutlinedProcess } from './analyst.ts';

const OPPORTUNITIES_MAX = 20;
const NAME_SHOWN = 200;

/**
 * What a playbook takes over from a sector as it stands: the chosen processes with their opportunities, the processes
 * above them without, both in code order, and the ROI inputs of the chosen ones with a sentence that says where from.
 */
export function assemblePlaybook(
  sector: DatedOutline,
  chosen: readonly OutlinedProcess[],
): Pick<PlaybookInput, 'processes' | 'roiAssumptions'> {
  const { name, processes } = sector;
  const codes = new Set(chosen.map(({ code }) => code));
  const source = `Taken from the ROI inputs of “${name.slice(0, NAME_SHOWN).toWellFormed()}”, ${asOfWords(sector)}.`;
  return {
    processes: withAncestors(chosen, processes).map((process) => playbookProcess(process, codes)),
    roiAssumptions: chosen.flatMap((process) => assumptionOf(process, source)),
  };
}

/** The date of a sector's figures in words: "as of 22 Nov 2026". */
export const asOfWords = ({ asOf }: Pick<DatedOutline, 'asOf'>): string => `as of ${DAY.format(new Date(asOf))}`;

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

function withAncestors(chosen: readonly OutlinedProcess[], all: readonly OutlinedProcess[]): OutlinedProcess[] {
  const byCode = new Map(all.map((process) => [process.code, process]));
  const found = new Map(chosen.map((process) => [process.code, process]));
  for (const { parentCode } of chosen) {
    let above = byCode.get(parentCode ?? '');
    while (above && !found.has(above.code)) {
      found.set(above.code, above);
      above = byCode.get(above.parentCode ?? '');
    }
  }
  return inCodeOrder([...found.values()]);
}

function playbookProcess(process: OutlinedProcess, chosen: ReadonlySet<string>): PlaybookProcess {
  const { code, name, description, level, parentCode } = process;
  const opportunities = chosen.has(code) ? process.opportunities.slice(0, OPPORTUNITIES_MAX) : [];
  return { code, name, description, level, parentCode, opportunities };
}

/** Figures beyond what a playbook may hold are left out. */
function assumptionOf({ code, roi }: OutlinedProcess, source: string): RoiAssumption[] {
  const { data } = RoiAssumption.safeParse({ processCode: code, ...roi, source });
  return data ? [data] : [];
}
