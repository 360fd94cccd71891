import type { Industry } from '@process-ai/contract/industries';
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

interface Kind {
  /** As the note says it: "narrowed to …"; null where nothing needs to be said. */
  name: string | null;
  /** In the sector's name, or also in its description; null = whatever else it is. */
  said: RegExp | null;
  isSaidInDescription?: true;
  /** Then it is more than this kind. */
  unless?: RegExp;
  /** What the pack keeps for it; everything where it is left out. */
  keeps?: readonly string[];
  leavesOut?: readonly string[];
}

/** Kinds of organization inside an industry that do a part of its work; the first that the sector's name says counts. */
const KINDS: Partial<Record<Industry, readonly Kind[]>> = {
  utilities: [
    { name: 'waste collection', said: /\bwaste\b|recycling/i, unless: /water|energy|power|electric/i, keeps: [] },
    {
      name: 'water and wastewater',
      said: /water|sewage|sewer|wasser/i,
      unless: /energy|energie|power|electric|\bgas\b|heat|multi-?utility/i,
      leavesOut: [
        ...['UTL-1.1.1', 'UTL-1.2.3', 'UTL-2.1.3', 'UTL-2.1.4', 'UTL-2.1.5', 'UTL-3.1', 'UTL-3.2.3', 'UTL-5', 'UTL-6'],
        ...['UTL-7.1.4', 'UTL-7.1.5', 'UTL-7.2', 'UTL-8.1.2', 'UTL-8.1.4', 'UTL-8.1.5', 'UTL-8.2.4'],
      ],
    },
    {
      name: 'network operation',
      said: /(network|grid|system) operator|power grid|netzbetreiber|netbeheerder|\b(dso|tso)\b/i,
      leavesOut: ['UTL-4', 'UTL-5', 'UTL-6.1', 'UTL-8.1.2', 'UTL-8.1.3', 'UTL-8.1.4', 'UTL-8.1.5'],
    },
    {
      name: 'energy retail',
      said: /(energy|electricity|power|gas) (retail|supplier|supply)/i,
      leavesOut: ['UTL-1', 'UTL-2', 'UTL-3', 'UTL-4', 'UTL-5', 'UTL-7.1.3', 'UTL-7.1.4', 'UTL-7.1.5', 'UTL-9'],
    },
    {
      name: 'generation',
      said: /power (plant|station|generat|producer)|(wind|solar) (farm|park|power)|hydropower|nuclear/i,
      leavesOut: ['UTL-1', 'UTL-2', 'UTL-3.1', 'UTL-4', 'UTL-5.2', 'UTL-7', 'UTL-8', 'UTL-9.1'],
    },
    {
      name: 'heat',
      said: /district (heat|cool)|fernw[aä]rme/i,
      leavesOut: [
        ...[
          'UTL-1.1.1',
          'UTL-1.2.3',
          'UTL-2.1.3',
          'UTL-2.1.4',
          'UTL-2.1.5',
          'UTL-3.1',
          'UTL-3.2.3',
          'UTL-4',
          'UTL-7.1.5',
        ],
        ...['UTL-7.2', 'UTL-8.1.5', 'UTL-8.2.4'],
      ],
    },
    {
      name: 'energy',
      said: /electric|power|energy|\bgas\b/i,
      unless: /water|sewage|multi-?utility/i,
      leavesOut: ['UTL-4'],
    },
  ],
  airlines: [
    {
      name: 'aircraft maintenance',
      said: /\bmro\b|aircraft maintenance|maintenance organi[sz]ation/i,
      keeps: ['AIR-8', 'AIR-4.4'],
    },
    { name: 'cargo', said: /cargo|freighter/i, leavesOut: ['AIR-2.2', 'AIR-5.1', 'AIR-5.3', 'AIR-6', 'AIR-7'] },
  ],
  hospitals: [
    {
      name: 'diagnostics',
      said: /laborator|radiolog|imaging|patholog/i,
      keeps: ['HOS-1.1', 'HOS-5', 'HOS-7', 'HOS-8'],
    },
    { name: 'blood services', said: /blood bank|blood service/i, keeps: ['HOS-5.1', 'HOS-7.1', 'HOS-9.2'] },
    {
      name: 'outpatient care',
      said: /outpatient|ambulatory|medical practice|physician group/i,
      leavesOut: ['HOS-2', 'HOS-3', 'HOS-4', 'HOS-9.2.3'],
    },
    {
      name: 'rehabilitation and psychiatry',
      said: /rehab|psychiatr|mental health/i,
      leavesOut: ['HOS-2.1', 'HOS-3.3', 'HOS-4', 'HOS-5.3'],
    },
  ],
  pharma: [
    {
      name: 'contract development and manufacturing',
      said: /\b(cmo|cdmo)\b|contract (development|manufactur)|lohnherstell/i,
      isSaidInDescription: true,
      leavesOut: ['PHA-1.1', 'PHA-2', 'PHA-3.2.1', 'PHA-7', 'PHA-8'],
    },
    { name: 'clinical research', said: /\bcro\b|clinical (research|trial)/i, keeps: ['PHA-2', 'PHA-7.1'] },
    { name: null, said: null, leavesOut: ['PHA-10'] },
  ],
  'public-administration': [
    {
      name: 'taxes',
      said: /\btax|finanzamt|revenue (office|service|authority)|hacienda|fisc/i,
      keeps: ['PUB-8.1', 'PUB-8.2.1', 'PUB-8.2.6', 'PUB-2.3', 'PUB-1.1', 'PUB-9'],
    },
    {
      name: 'social benefits',
      said: /social (service|security|welfare)|welfare|job ?cent(er|re)|benefit|sozialamt/i,
      keeps: ['PUB-3', 'PUB-1.1', 'PUB-2.3', 'PUB-9'],
    },
    {
      name: 'migration',
      said: /immigration|migration|citizenship|asylum/i,
      keeps: ['PUB-4', 'PUB-1.1', 'PUB-2.3', 'PUB-9'],
    },
    {
      name: 'emergency services',
      said: /fire (brigade|department|service)|emergency|civil protection/i,
      keeps: ['PUB-7.3', 'PUB-7.2.2', 'PUB-9'],
    },
    {
      name: 'ministries and agencies',
      said: /ministr|federal|agency|department of/i,
      leavesOut: [
        'PUB-1.2',
        'PUB-1.3',
        'PUB-2.1.3',
        'PUB-2.2.1',
        'PUB-3',
        'PUB-4',
        'PUB-5',
        'PUB-6',
        'PUB-7',
        'PUB-8.1',
      ],
    },
  ],
};

/** The part of its industry's pack that a sector does; null where it may do all of it. */
export function kindOf({ name, description }: SectorContext, industry: Industry) {
  const kind = (KINDS[industry] ?? []).find(
    ({ said, isSaidInDescription, unless }) =>
      said === null ||
      (said.test(isSaidInDescription ? `${name} ${description}` : name) && !unless?.test(`${name} ${description}`)),
  );
  if (!kind) return null;
  const { keeps, leavesOut = [] } = kind;
  const isIn = (codes: readonly string[], code: string) =>
    codes.some((given) => code === given || code.startsWith(`${given}.`));
  return {
    name: kind.name,
    fits: ({ code }: DiscoveredProcess): boolean =>
      !isIn(leavesOut, code) && (!keeps || isIn(keeps, code) || keeps.some((given) => given.startsWith(`${code}.`))),
  };
}
