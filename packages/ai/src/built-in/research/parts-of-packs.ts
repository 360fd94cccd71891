import type { Industry } from '@process-ai/contract/industries';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { ReferenceModel } from '@process-ai/contract/sectors';
import { tradeInWords } from '@process-ai/domain/industry-in-words';
import type { SectorContext } from '../../analyst.ts';
import { KINDS, type Kind } from './kinds-of-organization.ts';

/** A part of a pack, as the note says it: "narrowed to …"; null where nothing needs to be said. */
export interface PartOfPack {
  name: string | null;
  fits(process: DiscoveredProcess): boolean;
}

/** The part of its industry's pack that a sector does; null where it may do all of it. */
export function partOfPack(sector: SectorContext, industry: Industry): PartOfPack | null {
  const part = partInWords(sector, industry);
  const several = OF_SEVERAL_HOUSES[industry];
  if (!part || !several || several.said.test(`${sector.name} ${sector.description ?? ''}`)) return part;
  return { ...part, fits: (process) => part.fits(process) && !isIn(several.does, process.code) };
}

/** One house has no franchisees, and nobody audits it against the standards of a brand. */
const OF_SEVERAL_HOUSES: Partial<Record<Industry, { said: RegExp; does: readonly string[] }>> = {
  hospitality: {
    said: /chain|franchis|franquici|group|brand|kette|gruppe|konzern|filial|häuser|cadena|grupo|catena|gruppo|cha[iî]ne|enseigne|\bredes?\b|cadeia|keten|groep|\b(?:hotels|restaurants|resorts|hostels|pubs|bars|houses|hoteles|hôtels|alberghi|ristoranti|hotéis|restaurantes)\b/i,
    does: ['HTL-7'],
  },
};

function partInWords(sector: SectorContext, industry: Industry): PartOfPack | null {
  const said = partSaid(sector, industry);
  if (said?.name) return said;
  // A trade has an English name in whatever language it is said.
  const trade = tradeInWords(sector.name, sector.description);
  const ofTrade = trade?.industry === industry ? partSaid({ ...sector, name: trade.name }, industry) : null;
  return ofTrade ?? said;
}

/** The part of a library that a sector does, where its trade is a part of the library's industry. */
export function partOfLibrary({ name, description }: SectorContext, model: ReferenceModel): PartOfPack | null {
  const said = `${name} ${tradeInWords(name, description)?.name ?? ''}`;
  const part = PARTS_OF_LIBRARIES.find((known) => known.model === model && known.said.test(said));
  if (!part) return null;
  return { name: part.name, fits: ({ code }) => isIn(part.does, code) || isAbove(part.does, code) };
}

const PARTS_OF_LIBRARIES: readonly (Line & { model: ReferenceModel })[] = [
  {
    model: 'ACORD',
    name: 'loss adjusting',
    said: /loss adjust|schadenregul|expert(?:ise)? d.assurance|perit[oi]|schade-?expert/i,
    does: ['5.1', '5.2', '5.4', '5.6'],
  },
  {
    model: 'ACORD',
    name: 'broking',
    said: /broker|makler|courtier|corredor|correduría|corretor|mediador|tussenpersoon|insurance agen/i,
    does: ['2.3', '2.5', '3', '4.2', '4.3', '4.4', '4.5', '4.6', '5.1', '5.4'],
  },
];

const partSaid = (sector: SectorContext, industry: Industry): PartOfPack | null =>
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
      said: /\b(law|legal|(?<!patent )attorney|lawyer|solicitor|barrister)|(?<!steuer|patentanwalts|notar|notariats)kanzlei|(?<!patent)anw[aä]lt|abogad|bufete|avocat|avvocat|\blegale|advocat|advogad/i,
      does: ['PSF-1.1.4', 'PSF-1.2', 'PSF-2'],
    },
    {
      name: 'notarial work',
      said: /notar(?!ch)|notai/i,
      does: ['PSF-2.1.2', 'PSF-2.1.4', 'PSF-2.3.1', 'PSF-2.3.3'],
    },
    {
      name: 'patents and marks',
      said: /\bpatent|octrooi|\bbrevet(s|t)/i,
      does: ['PSF-2.1.1', 'PSF-2.2.1', 'PSF-2.2.2', 'PSF-2.3.2'],
    },
    {
      name: 'consulting',
      said: /consult|(?<!tax )\badvisory|(?<!steuer)beratung|adviesbureau|conseil\b/i,
      does: ['PSF-1.1.4', 'PSF-1.2', 'PSF-3'],
    },
    {
      name: 'audit',
      said: /\baudit|wirtschaftspr[uü]f|commissaires? aux comptes|revisione contabile/i,
      does: ['PSF-1.1.4', 'PSF-1.2', 'PSF-4'],
    },
    {
      name: 'tax and accounting',
      said: /\btax|accounting|accountan|bookkeep|payroll|steuer|comptab|commercialist|contab|gestor[ií]a|belasting|boekhoud/i,
      does: ['PSF-1.1.4', 'PSF-1.2', 'PSF-5'],
    },
    {
      name: 'engineering and design',
      said: /engineer|architect|\bdesign|survey|ing[eé]nieur|ingenier|ingegner|engenhar/i,
      does: ['PSF-1.1.4', 'PSF-1.2', 'PSF-6'],
    },
  ],
  logistics: [
    {
      name: 'forwarding',
      said: /forward|freight|spedi[tz]|ocean|shipping|transit(?:air|ari)|expediteur/i,
      does: ['LOG-1.1', 'LOG-1.2.2', 'LOG-1.2.5', 'LOG-2', 'LOG-3.2', 'LOG-6'],
    },
    {
      name: 'road transport',
      said: /removals?\b|umzug|umzüge|déménag|mudanza|trasloch|mudança|verhui[sz]|truck|haul|\broad\b|transport|autotrasport|wegvervoer|por carretera|routier/i,
      does: ['LOG-1.1', 'LOG-1.2.2', 'LOG-1.2.5', 'LOG-3'],
    },
    {
      name: 'parcels',
      said: /parcel|courier|express|last mile|postal|\bmail\b|paket|kurier|mensajer|paqueter|messagerie|corriere|koerier|pakket/i,
      does: ['LOG-1.2.2', 'LOG-1.2.5', 'LOG-4'],
    },
    {
      name: 'contract logistics',
      said: /\b[34]pl\b|warehous|contract logistics|fulfil|kontraktlogistik|lagerlogistik|almacenaje|entreposage|magazzinaggio|armaz[ée]|almac[ée]n|\blager\b|magazijn|entrep[ôo]t|magazzin/i,
      does: ['LOG-1.2.3', 'LOG-3.1.5', 'LOG-3.2', 'LOG-5'],
    },
  ],
  hospitality: [
    {
      name: 'hotels',
      said: /h[oô]tel|resort|hostel|lodg|\binn\b|alberg|hostal|pousada/i,
      does: ['HTL-1', 'HTL-2', 'HTL-3', 'HTL-4', 'HTL-5', 'HTL-6'],
    },
    {
      name: 'restaurants',
      said: /restaurant|ristorant|trattoria|pizzeri|bistro|caf[eé]\b|\bbars?\b|\bpubs?\b|gastronom/i,
      does: ['HTL-1.4', 'HTL-4', 'HTL-5'],
    },
    { name: 'catering', said: /cater|canteen|kantine|traiteur/i, does: ['HTL-1.3', 'HTL-4', 'HTL-6'] },
  ],
  construction: [
    {
      name: 'building work',
      said: /contract|construc|builder|civil|\bbau|impresa edile|bouwbedrijf|aannemer|empreiteir/i,
      does: ['CON-1', 'CON-2', 'CON-3', 'CON-4', 'CON-5', 'CON-6'],
    },
    { name: 'architecture', said: /architect|architekt|arquite[ct]|architett/i, does: ['CON-1.1', 'CON-2', 'CON-6.1'] },
    {
      name: 'development',
      said: /develop|bautr[aä]ger|homebuild|promotora|promoteur|projectontwikkel/i,
      does: ['CON-2', 'CON-6', 'CON-7'],
    },
    { name: 'real estate', said: /real estate|immobil|i[mn]mobiliari|vastgoed/i, does: ['CON-7', 'CON-8'] },
    {
      name: 'property management',
      said: /property|facilit|landlord|owners.? association|(?:haus|immobilien|weg-)verwalt|vermieter|syndic de|copropri|condom[ií]ni|fincas|vve-?beheer|vastgoedbeheer/i,
      does: ['CON-8', 'CON-10'],
    },
    {
      name: 'social housing',
      said: /housing|wohn(?:ungs|bau)|baugenossenschaft|siedlungswerk|wo(?:ning|on)(?:corp|bouwv|bouwc|sticht|co[oö]p)|bailleur social|\bhlm\b|logement|habitat|case popolari|edilizia (?:popolare|residenziale)|viviendas? (?:social|protegida|pública)|habitação (?:social|pública)/i,
      does: ['CON-8.1.1', 'CON-8.1.2', 'CON-8.1.5', 'CON-8.2', 'CON-8.3', 'CON-8.4.1', 'CON-8.4.3', 'CON-9'],
    },
  ],
  media: [
    {
      name: 'newspapers and magazines',
      said: /newspaper|magazine|\bnews|\bpress\b|zeitung|periódico|\bpresse\b|giornale|dagblad|\bjornal\b/i,
      does: ['MED-3', 'MED-4.1.3', 'MED-6', 'MED-7', 'MED-8.1.3'],
    },
    {
      name: 'books',
      said: /\bbook|(?<!newspaper |magazine |news )publish|(?<!zeitungs)verlag|\beditorial|maison d.édition|casa editrice|uitgever|\beditora/i,
      does: ['MED-1.1.1', 'MED-1.1.3', 'MED-1.2.3', 'MED-4', 'MED-8'],
    },
    {
      name: 'broadcasting',
      said: /broadcast|(?:television|\btv\b)(?! (?:film|drama|series)?\s?produc)|radio|rundfunk|fernseh|televis|emittente|omroep/i,
      does: ['MED-1', 'MED-2', 'MED-3', 'MED-4', 'MED-5', 'MED-6', 'MED-7', 'MED-8.2'],
    },
    {
      name: 'streaming',
      said: /stream|on demand/i,
      does: ['MED-1', 'MED-2.3', 'MED-4', 'MED-5.2', 'MED-6', 'MED-7', 'MED-8.2'],
    },
    { name: 'film and production', said: /\bfilm|studio|production/i, does: ['MED-1', 'MED-2', 'MED-4', 'MED-8.2'] },
  ],
  'social-care': [
    {
      name: 'care homes',
      said: /(care|nursing|old people.s|retirement) home|residen|assisted living|senior|pflegeheim|altenheim|altenzentrum|ehpad|retraite|riposo|verpleeghui|lares? de idosos/i,
      does: ['SOC-1.1.2', 'SOC-1.2', 'SOC-3', 'SOC-5.1', 'SOC-6.1', 'SOC-7', 'SOC-8.1.3'],
    },
    {
      name: 'home care',
      said: /home care|homecare|domiciliary|ambulant|pflegedienst|sozialstation|domici[ln]i|thuiszorg/i,
      does: ['SOC-4'],
    },
    {
      name: 'supported living',
      said: /disab|supported living|lebenshilfe|behindert|eingliederung|gehandicapt|discapacidad|handicap/i,
      does: ['SOC-2.2.3', 'SOC-5.2', 'SOC-6.1', 'SOC-7.2'],
    },
  ],
  nonprofit: [
    {
      name: 'charities',
      said: /charit|\bngo\b|relief|humanitarian|\baid\b|food bank|hilfswerk|hilfsorganisation|foundation|stiftung|\bong\b|goede doel|tafel/i,
      does: ['NPO-1', 'NPO-2', 'NPO-3', 'NPO-7.1'],
    },
    {
      name: 'associations with members',
      said: /(trade|professional|industry|employers.?|sports?) (association|federation)|\bverband\b|berufsverband|union|gewerkschaft|sindicato|syndicat|vakbond|chamber of/i,
      does: ['NPO-5', 'NPO-6.1'],
    },
  ],
  'public-transport': [
    {
      name: 'buses',
      said: /\b(bus(es)?|coach(es)?)\b|stadtbus|busbetrieb|busunternehmen|autobus|autolinee/i,
      does: ['PTR-2.1.4', 'PTR-5.2.3'],
    },
    {
      name: 'rail',
      said: /\brail|\btrains?\b|\btram|metro(?!bus)|eisenbahn|bahn|ferro|spoor|chemins? de fer/i,
      does: ['PTR-1.2.2', 'PTR-3.1.3', 'PTR-3.1.4', 'PTR-6.1.4', 'PTR-7.1', 'PTR-7.2.1'],
    },
    {
      name: 'ferries',
      said: /\bferr(?:y|ies)\b|f[äa]hr(?:linie|betrieb|e\b)|traghett|veerdienst|\bbalsas?\b/i,
      does: [],
    },
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
