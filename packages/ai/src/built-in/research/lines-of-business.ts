import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { ReferenceModel } from '@process-ai/contract/sectors';
import { singular } from '@process-ai/domain/capability-tags/stems';
import type { SectorContext } from '../../analyst.ts';
import { wordsOf } from '../words.ts';

/**
 * Lines of business inside an industry. A sector that names one gets nothing whose name speaks of the others only:
 * a life insurer appraises no vehicles.
 */
const LINES: Partial<Record<ReferenceModel, readonly string[]>> = {
  ACORD: [
    'life annuity pension disability health medical death mortality',
    'motor vehicle property casualty home household commercial liability marine fleet travel cyber engineering damage',
  ],
  BIAN: [
    'retail consumer mortgage savings household personal',
    'corporate commercial trade syndicated sme',
    'trading securities investment brokerage custody wealth fund market markets dealing',
  ],
};

/** Whether a process belongs to the lines that the sector names; all do where it names none. */
export function inLinesOf(sector: SectorContext, model: ReferenceModel) {
  const lines = (LINES[model] ?? []).map((line) => new Set(line.split(/\s+/).map(singular)));
  const said = linesSaid(sector, lines);
  return ({ name, level }: DiscoveredProcess): boolean => {
    const own = said.length > 0 && level > 1 ? spokenOf(name, lines) : [];
    return own.length === 0 || own.some((line) => said.includes(line));
  };
}

/** The lines that the name speaks of; where it speaks of none, those of the description. */
function linesSaid({ name, description }: SectorContext, lines: readonly ReadonlySet<string>[]) {
  const inName = spokenOf(name, lines);
  return inName.length > 0 ? inName : spokenOf(description ?? '', lines);
}

function spokenOf(text: string, lines: readonly ReadonlySet<string>[]) {
  const words = wordsOf(text).map(singular);
  return lines.filter((line) => words.some((word) => line.has(word)));
}
