import type { Industry } from '@process-ai/contract/industries';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { SectorContext } from '../../analyst.ts';

/** A part of a pack, as the note says it: "narrowed to …"; null where nothing needs to be said. */
export interface PartOfPack {
  name: string | null;
  fits(process: DiscoveredProcess): boolean;
}

/** The part of its industry's pack that a sector does; null where it may do all of it. */
export const partOfPack = (sector: SectorContext, industry: Industry): PartOfPack | null =>
  linesIn(sector, LINES[industry] ?? []) ?? kindIn(sector, KINDS[industry] ?? []);

interface Line {
  name: string;
  said: RegExp;
  /** What of the pack it does; what no line names, all do. */
  does: readonly string[];
}

/** Lines of business side by side in one industry: a sector does those that its name says, or else its description. */
export const LINES: Partial<Record<Industry, readonly Line[]>> = {
  'professional-services': [
    {
      name: 'legal work',
      said: /\b(law|legal|attorney|lawyer|solicitor|barrister|notar|patent)|kanzlei|anw[aä]lt|abogad|avocat|avvocat|advocat|advogad/i,
      does: ['PSF-2'],
    },
    { name: 'consulting', said: /consult|(?<!tax )\badvisory|(?<!steuer)beratung/i, does: ['PSF-3'] },
    { name: 'audit', said: /\baudit|wirtschaftspr[uü]f/i, does: ['PSF-4'] },
    { name: 'tax and accounting', said: /\btax|accounting|accountan|bookkeep|payroll|steuer/i, does: ['PSF-5'] },
    { name: 'engineering and design', said: /engineer|architect|\bdesign|survey|ingenieur/i, does: ['PSF-6'] },
  ],
  logistics: [
    { name: 'forwarding', said: /forward|freight|spedit|ocean|shipping/i, does: ['LOG-2', 'LOG-3', 'LOG-6'] },
    { name: 'road transport', said: /truck|haul|\broad\b|transport/i, does: ['LOG-3'] },
    { name: 'parcels', said: /parcel|courier|express|last mile|postal|\bmail\b/i, does: ['LOG-4'] },
    { name: 'contract logistics', said: /\b[34]pl\b|warehous|contract logistics|fulfil/i, does: ['LOG-3', 'LOG-5'] },
  ],
  hospitality: [
    {
      name: 'hotels',
      said: /hotel|resort|hostel|lodg|\binn\b/i,
      does: ['HTL-1', 'HTL-2', 'HTL-3', 'HTL-4', 'HTL-5', 'HTL-6'],
    },
    {
      name: 'restaurants',
      said: /restaurant|bistro|caf[eé]\b|\bbars?\b|\bpubs?\b|gastronom/i,
      does: ['HTL-1.4', 'HTL-4', 'HTL-5'],
    },
    { name: 'catering', said: /cater|canteen/i, does: ['HTL-1.3', 'HTL-4', 'HTL-6'] },
  ],
  construction: [
    {
      name: 'building work',
      said: /contract|construction|builder|civil|\bbau/i,
      does: ['CON-1', 'CON-2', 'CON-3', 'CON-4', 'CON-5', 'CON-6'],
    },
    { name: 'architecture', said: /architect/i, does: ['CON-1.1', 'CON-2', 'CON-6.1'] },
    { name: 'development', said: /develop|bautr[aä]ger|homebuild/i, does: ['CON-2', 'CON-6', 'CON-7'] },
    { name: 'real estate', said: /real estate|immobil/i, does: ['CON-7', 'CON-8'] },
    { name: 'property management', said: /property|housing|facilit|landlord|wohnung/i, does: ['CON-8'] },
  ],
  media: [
    {
      name: 'newspapers and magazines',
      said: /newspaper|magazine|\bnews|\bpress\b|zeitung/i,
      does: ['MED-3', 'MED-4.1.3', 'MED-6', 'MED-7', 'MED-8.1.3'],
    },
    {
      name: 'books',
      said: /\bbook|(?<!newspaper |magazine |news )publish|verlag/i,
      does: ['MED-1.1.1', 'MED-1.1.3', 'MED-1.2.3', 'MED-4', 'MED-8'],
    },
    {
      name: 'broadcasting',
      said: /broadcast|television|\btv\b|radio|rundfunk/i,
      does: ['MED-1', 'MED-2', 'MED-3', 'MED-4', 'MED-5', 'MED-6', 'MED-7', 'MED-8.2'],
    },
    {
      name: 'streaming',
      said: /stream|on demand/i,
      does: ['MED-1', 'MED-2.3', 'MED-4', 'MED-5.2', 'MED-6', 'MED-7', 'MED-8.2'],
    },
    { name: 'film and production', said: /\bfilm|studio|production/i, does: ['MED-1', 'MED-2', 'MED-4', 'MED-8.2'] },
  ],
  'asset-management': [
    {
      name: 'wealth management',
      said: /private bank|wealth|family office|verm[oö]gensverwalt/i,
      does: ['ASM-1', 'ASM-2', 'ASM-4', 'ASM-5', 'ASM-7'],
    },
    {
      name: 'asset management',
      said: /(asset|fund|investment|capital) manag|kapitalverwaltung|fund house/i,
      does: ['ASM-1', 'ASM-3', 'ASM-4', 'ASM-6', 'ASM-7'],
    },
    { name: 'fund services', said: /fund admin|custod|depositary|transfer agen/i, does: ['ASM-5', 'ASM-6', 'ASM-7'] },
  ],
};

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

/** What a practice without beds, theater or emergency room does of the pack for hospitals. */
const PRACTICE = [
  ...['HOS-1.1', 'HOS-1.2.2', 'HOS-1.2.3', 'HOS-1.2.4', 'HOS-7.1.2', 'HOS-7.1.3', 'HOS-7.2.2', 'HOS-8.1.2', 'HOS-8.2'],
  ...['HOS-9.1.3', 'HOS-9.1.4', 'HOS-9.2.1'],
];

/** Kinds of organization inside an industry that do a part of its work; the first that the sector's name says counts. */
export const KINDS: Partial<Record<Industry, readonly Kind[]>> = {
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
      said: /(energy|electricity|power|gas) retail/i,
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
        ...['UTL-1.1.1', 'UTL-1.2.3', 'UTL-2.1.3', 'UTL-2.1.4', 'UTL-2.1.5', 'UTL-3.1', 'UTL-3.2.3', 'UTL-4'],
        ...['UTL-7.1.5', 'UTL-7.2', 'UTL-8.1.5', 'UTL-8.2.4'],
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
    {
      name: 'cargo',
      said: /cargo|freighter/i,
      unless: /passenger|airlines? and|and (air )?cargo/i,
      leavesOut: ['AIR-2.2', 'AIR-5.1', 'AIR-5.3', 'AIR-6', 'AIR-7'],
    },
  ],
  hospitals: [
    {
      name: 'diagnostics',
      said: /laborator|radiolog|imaging|patholog/i,
      keeps: ['HOS-1.1', 'HOS-5', 'HOS-7', 'HOS-8'],
    },
    { name: 'blood services', said: /blood bank|blood service/i, keeps: ['HOS-5.1', 'HOS-7.1', 'HOS-9.2'] },
    {
      name: 'dental practices',
      said: /\bdent(al|ist|aire|aria)|tandart|orthodont|zahn/i,
      unless: /hospital|medical cent/i,
      keeps: [...PRACTICE, 'HOS-4.3.1', 'HOS-5.2', 'HOS-7.1.1'],
    },
    {
      name: 'physiotherapy',
      said: /physio|fisioterap|fysio|kin[eé]sith[eé]rap/i,
      unless: /hospital|medical cent/i,
      keeps: PRACTICE,
    },
    {
      name: 'small practices',
      said: /dermatolog|family doctor|general practi|family medicine|hausarzt/i,
      unless: /hospital|medical cent/i,
      keeps: [...PRACTICE, 'HOS-5.2', 'HOS-7.1.1'],
    },
    {
      name: 'urgent care',
      said: /urgent care/i,
      unless: /hospital|medical cent/i,
      keeps: [...PRACTICE, 'HOS-2.1.1', 'HOS-2.1.2', 'HOS-2.1.4', 'HOS-5.1', 'HOS-5.2', 'HOS-7.1.1'],
    },
    {
      name: 'eye clinics',
      said: /eye clinic|ophthalmolog|augenklinik/i,
      unless: /hospital|medical cent/i,
      leavesOut: ['HOS-2', 'HOS-3', 'HOS-5.3', 'HOS-9.2.3'],
    },
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
      keeps: ['PUB-7.3', 'PUB-9'],
    },
    {
      name: 'ministries and agencies',
      said: /\bminist(ry|ries|ère|erio|ero|erium|erie)\b|federal|\bagency\b|department of/i,
      leavesOut: [
        ...['PUB-1.2', 'PUB-1.3', 'PUB-2.1.3', 'PUB-2.2.1', 'PUB-3', 'PUB-4', 'PUB-5', 'PUB-6', 'PUB-7', 'PUB-8.1'],
      ],
    },
  ],
};

function linesIn({ name, description }: SectorContext, lines: readonly Line[]): PartOfPack | null {
  const saidIn = (text: string) => lines.filter(({ said }) => said.test(text));
  const inName = saidIn(name);
  const said = inName.length > 0 ? inName : saidIn(description ?? '');
  if (said.length === 0 || said.length === lines.length) return null;
  const ofAny = lines.flatMap(({ does }) => does);
  const own = said.flatMap(({ does }) => does);
  return {
    name: said.map((line) => line.name).join(', '),
    fits: ({ code }) => isIn(own, code) || isAbove(own, code) || !isIn(ofAny, code),
  };
}

function kindIn({ name, description }: SectorContext, kinds: readonly Kind[]): PartOfPack | null {
  const kind = kinds.find(
    ({ said, isSaidInDescription, unless }) =>
      said === null ||
      (said.test(isSaidInDescription ? `${name} ${description}` : name) && !unless?.test(`${name} ${description}`)),
  );
  if (!kind) return null;
  const { keeps, leavesOut = [] } = kind;
  return {
    name: kind.name,
    fits: ({ code }) => !isIn(leavesOut, code) && (!keeps || isIn(keeps, code) || isAbove(keeps, code)),
  };
}

const isIn = (codes: readonly string[], code: string) =>
  codes.some((given) => code === given || code.startsWith(`${given}.`));
const isAbove = (codes: readonly string[], code: string) => codes.some((given) => given.startsWith(`${code}.`));
