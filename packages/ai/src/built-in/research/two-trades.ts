import { INDUSTRY_NAMES, type Industry, isSmallTrade, withWiderIndustry } from '@process-ai/contract/industries';
import type { ReferenceModel } from '@process-ai/contract/sectors';
import { industryInWords, tradeInWords } from '@process-ai/domain/industry-in-words';
import { INDUSTRY_OF_MODEL } from '@process-ai/domain/reference-models';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { SectorBrief } from '../../analyst.ts';
import { type Composition, composeResearch, inEnglishOnly } from './compose-research.ts';
import { modelNamed } from './trades.ts';

/** One of the trades that a name joins: "Apotheke" of "Klinik mit Apotheke". */
interface Half {
  /** As the sector says it. */
  name: string;
  industry: Industry;
}

/** What joins two trades in seven languages, and what stands between them in a list. */
const JOINTS =
  /\s*[,;&+/–—]\s*|\s+(?:and|with|und|mit|sowie|et|avec|y|con|e|ed|com|en|met)\s+(?:an?\s|its own\s|eigene[rm]?\s)?/iu;
/** What only says its trade beside cars. */
const WORKSHOP = /^(?:(?:service )?workshop|werkstatt|servicewerkstatt|taller|atelier|officina|werkplaats|oficina)$/iu;
const SALES =
  /^(?:(?:car )?sales|(?:auto|fahrzeug)?verkauf|venta(?: de coches)?|vente(?: de voitures)?|vendita(?: auto)?|autoverkoop|verkoop|venda(?: de carros)?)$/iu;
const VEHICLES = 'vehicle dealers';
/** What a short description may add: more would be whom it serves. */
const SHORT = 6;
const SERVES =
  /(?<!\p{L})(?:sells?|suppl(?:y|ies)|for|to|für|an|liefer\p{L}*|vend\p{L}*|pour|para|per|voor|aan)(?!\p{L})/iu;

/**
 * The two trades of a sector whose name, or whose short description, joins them: a bakery with a café, a hotel and spa.
 * Null where it says one, or two of one industry.
 */
function tradesJoined({ name, description, industry, profile }: SectorBrief): readonly [Half, Half] | null {
  if (profile.otherIndustry) return null;
  const inName = halvesOf(name);
  const first =
    industry === null
      ? inName[0]
      : { name: inName.find((half) => isRelated(half.industry, industry))?.name ?? name, industry };
  if (!first) return null;
  const short = (description ?? '').replace(/\.\s*$/u, '');
  const said = short.split(/\s+/u).length <= SHORT && !SERVES.test(short) ? halvesOf(`${name}, ${short}`) : [];
  const second =
    inName.find((half) => !isRelated(half.industry, first.industry)) ??
    said.find((half) => !isRelated(half.industry, first.industry) && isServed(half.industry));
  return second ? [first, second] : null;
}

function halvesOf(text: string): Half[] {
  const parts = text
    .split(JOINTS)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return [];
  const known = parts.map((part) => ({ part, industry: industryInWords(part, null, '') }));
  const hasCars = known.some(
    ({ part, industry }) => industry === 'car-repair' || tradeInWords(part, null)?.name === VEHICLES,
  );
  return known.flatMap(({ part, industry }): Half[] => {
    if (hasCars && WORKSHOP.test(part)) return [{ name: part, industry: 'car-repair' }];
    if (hasCars && SALES.test(part)) return [{ name: 'Car dealership', industry: 'retail' }];
    return industry ? [{ name: part, industry }] : [];
  });
}

/** Kinds of one wider industry are one trade; a small trade is one of its own. */
const isRelated = (one: Industry, other: Industry) =>
  isSmallTrade(one) || isSmallTrade(other)
    ? one === other
    : withWiderIndustry(one).some((kind) => withWiderIndustry(other).includes(kind));

/** What somebody runs beside its business, and not whom it works for. */
const isServed = (industry: Industry) => isSmallTrade(industry) || industry === 'retail' || industry === 'hospitality';

const GENERIC: ReferenceModel = 'APQC PCF';

/** What fits a sector of one trade, or of two that it joins: the core work of both, and the support functions of the first. */
export async function composeTrades(sector: SectorBrief): Promise<Composition> {
  const followsIndustry = INDUSTRY_OF_MODEL[modelNamed(sector.referenceModel)] !== null;
  const halves = followsIndustry ? null : tradesJoined(sector);
  if (!halves) return composeResearch(sector);
  const [first, second] = halves;
  const one = await composeResearch({ ...sector, name: first.name, industry: first.industry });
  const other = await composeResearch({ ...sector, name: second.name, description: null, industry: second.industry });
  const [core, support] = [one.branches.filter(isCore), one.branches.filter((branch) => !isCore(branch))];
  const otherCore = other.branches.filter(isCore);
  const { attribution } = await loadReferenceLibrary(GENERIC);
  const own = [one, other].map((composed) => composed.attribution.replace(attribution, '').trim());
  return {
    note: `${noteOf(
      [
        { ...first, branches: core },
        { ...second, branches: otherCore },
      ],
      support,
    )}${inEnglishOnly(sector)}`,
    attribution: [...new Set([...own, attribution])].filter(Boolean).join(' '),
    branches: [...core, ...otherCore, ...support],
  };
}

type Branch = Composition['branches'][number];

/** The cross-industry model numbers its processes; packs and libraries put letters before. */
const isCore = (branch: Branch) => !/^\d/.test(branch[0]?.code ?? '');

/** What was composed of two trades; what nothing is known of comes first. */
function noteOf(halves: readonly (Half & { branches: readonly Branch[] })[], support: readonly Branch[]): string {
  const nameOf = ({ industry }: Half) => INDUSTRY_NAMES[industry].replace(/^./, (letter) => letter.toLowerCase());
  const missing = halves.filter(({ branches }) => branches.length === 0);
  const known = halves.filter(({ branches }) => branches.length > 0);
  const core = known.map((half) => `${countOf(half.branches)} processes for ${nameOf(half)}`).join(' and ');
  const then = `${countOf(support)} processes of support functions that such an organization has, from APQC PCF`;
  if (missing.length > 0) {
    return `No pack for ${missing.map(nameOf).join(' and ')} yet: only ${[core, then].filter(Boolean).join(', and ')}. What is missing of the trade has to be imported, or added by hand.`;
  }
  return `Core business of two trades: ${core}. Then ${then}. It knows the trades, not this organization: leave out what is not done here.`;
}

const countOf = (branches: readonly Branch[]) => branches.reduce((sum, { length }) => sum + length, 0);
