import { INDUSTRY_NAMES, type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { ReferenceModel } from '@process-ai/contract/sectors';
import { singular } from '@process-ai/domain/capability-tags/stems';
import { tradeInWords } from '@process-ai/domain/industry-in-words';
import { INDUSTRY_OF_MODEL } from '@process-ai/domain/reference-models';
import { isUnknownTrade, languagesOfTrade } from '@process-ai/domain/trade-index/trade-named';
import type { IndustryPack } from '@process-ai/library/industry-pack';
import { loadIndustryPack } from '@process-ai/library/industry-packs';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { SectorBrief, SectorContext } from '../../analyst.ts';
import { languageOf, wordsIn } from '../../use-cases/language.ts';
import { readDescription } from '../read-description.ts';
import { wordsOf } from '../words.ts';
import { inOrderOfTopics } from './branch-order.ts';
import { type Branch, branchesOf, flattened, pruned, withoutLoneHeading } from './branches.ts';
import { partOfLibrary, partOfPack } from './parts-of-packs.ts';
import { GENERAL, supportGroups } from './support-functions.ts';
import { type Topic, topicsOf } from './topics.ts';
import { modelNamed, saysTrade, tradeOf } from './trades.ts';

/** What research proposes, branch by branch: a level-1 process with all that is below it, parents first. */
export interface Composition {
  /** What was put together, and what is not known; begins with what is missing. */
  note: string;
  attribution: string;
  branches: DiscoveredProcess[][];
}

/** The core business of a sector, and what the note says of it. */
interface Core {
  branches: Branch[];
  /** Begins each code. */
  prefix: string;
  attribution: string | null;
  source: CoreSource;
}

const GENERIC: ReferenceModel = 'APQC PCF';
const DESCRIPTION_READ = 4000;
/** Industries whose core work a library of another one knows in part. */
const NEAREST_MODEL: Partial<Record<Industry, ReferenceModel>> = { 'oil-and-gas': 'ISA-95', mining: 'ISA-95' };
/** A model of one industry says much to the other, too. */
const SIBLINGS: Partial<Record<Industry, Industry>> = {
  'health-insurance': 'insurance',
  'asset-management': 'banking',
};

/**
 * Puts together what fits the sector: the whole library of the industry model that it follows; else the pack of its
 * industry, or the library that ships for it, and the support functions that such an organization has.
 */
export async function composeResearch(sector: SectorBrief): Promise<Composition> {
  const told = { ...sector, description: readDescription(sector.description, DESCRIPTION_READ) };
  const model = modelNamed(sector.referenceModel);
  const industry = industryOf(told, model);
  const pack = industry === null ? undefined : await loadIndustryPack(industry);
  const isOfModel = INDUSTRY_OF_MODEL[model] !== null && !(pack && isForeign(sector, model));
  return isOfModel ? ofModel(told, model, pack) : ofIndustry(told, industry, pack);
}

/** Said where the sector is described in another language; a trade is, where no small word stands in its name. */
export function inEnglishOnly({ name, description }: SectorBrief): string {
  // "E-commerce" is no Italian "and".
  const said = `${name} ${description ?? ''}`.replaceAll(/\be-/gi, '');
  const isEnglish =
    languageOf(wordsIn(said)) === 'en' && !FOREIGN_LETTERS.test(said) && languagesOfTrade(name).includes('en');
  return isEnglish ? '' : ' It is known in English only.';
}

const FOREIGN_LETTERS = /[äöüßñçãõèêàìòùœ]/i;

/** As the profile says, or name and description; for a name that says none of them, the trades know further words. */
function industryOf(sector: SectorBrief, model: ReferenceModel): Industry | null {
  const { industry, profile } = sector;
  return (
    industry ??
    (profile.otherIndustry || isUnknownTrade(sector.name) || tradeInWords(sector.name, sector.description)
      ? null
      : (tradeOf({ ...sector, description: null }, model)?.industries[0] ?? null))
  );
}

/** The profile names an industry that the model was not made for: an airline under BIAN. */
function isForeign({ profile: { industry } }: SectorBrief, model: ReferenceModel): boolean {
  const made = INDUSTRY_OF_MODEL[model];
  return (
    industry !== null && made !== null && !withWiderIndustry(industry).includes(made) && SIBLINGS[industry] !== made
  );
}

async function ofModel(sector: SectorBrief, model: ReferenceModel, pack: IndustryPack | undefined) {
  const { processes, attribution } = await loadReferenceLibrary(model);
  const all = branchesOf(processes);
  const kept = pruned(all, inLinesOf(sector, model));
  const isGeneral = ({ process }: Branch) => GENERAL[model].includes(process.code);
  const ordered = inOrderOfTopics(kept.length > 0 ? kept : all, topicsFor(sector, model), isGeneral);
  const branches = ordered.map((branch) => flattened(branch));
  return { note: `${noteOfModel(model, countOf(branches), pack)}${inEnglishOnly(sector)}`, attribution, branches };
}

async function ofIndustry(
  sector: SectorBrief,
  industry: Industry | null,
  pack: IndustryPack | undefined,
): Promise<Composition> {
  const generic = await loadReferenceLibrary(GENERIC);
  const core = pack ? coreOfPack(sector, pack) : await coreOfLibrary(sector, industry);
  const support = supportOf(generic.processes, industry, core);
  const orderedSupport =
    industry !== null ? support : inOrderOfTopics(support, topicsFor(sector, GENERIC), isGenericSupport);
  const coreBranches = core?.branches.map((branch) => flattened(branch, core.prefix)) ?? [];
  const supportBranches = orderedSupport.map((branch) => flattened(branch));
  return {
    note: noteOfComposition(sector, industry, core?.source ?? null, {
      core: countOf(coreBranches),
      support: countOf(supportBranches),
    }),
    attribution: [core?.attribution, generic.attribution].filter(Boolean).join(' '),
    branches: [...coreBranches, ...supportBranches],
  };
}

function coreOfPack(sector: SectorBrief, pack: IndustryPack): Core {
  const part = partOfPack(sector, pack.industry);
  const isNarrowed = part !== null && !pack.processes.every(part.fits);
  const all = branchesOf(pack.processes);
  const kept = isNarrowed ? pruned(all, part.fits) : all;
  return {
    branches: inOrderOfName(sector, kept),
    prefix: '',
    attribution: pack.attribution,
    source: { pack, part: isNarrowed ? part.name : null },
  };
}

/** In the pack's own order, but for the areas and groups that the sector's name speaks of. */
function inOrderOfName(sector: SectorBrief, areas: readonly Branch[]): Branch[] {
  const headings = new Map<Branch, Branch>(
    areas.map((area) => [{ ...area, below: area.below.map((group) => ({ ...group, below: [] })) }, area]),
  );
  const topics = topicsFor(sector, GENERIC).filter(({ inName }) => inName);
  return inOrderOfTopics([...headings.keys()], topics, () => false).flatMap((heading) => headings.get(heading) ?? []);
}

async function coreOfLibrary(sector: SectorBrief, industry: Industry | null): Promise<Core | null> {
  if (industry === null) return null;
  const own = withWiderIndustry(industry)
    .map((wider) => modelOf(wider))
    .find((model) => model !== undefined);
  const model = own ?? NEAREST_MODEL[industry];
  if (!model) return null;
  const { processes, attribution } = await loadReferenceLibrary(model);
  const isCore = ({ process }: Branch) => !GENERAL[model].includes(process.code);
  const isInLines = inLinesOf(sector, model);
  const part = partOfLibrary(sector, model);
  return {
    branches: pruned(
      branchesOf(processes).filter(isCore),
      (process) => isInLines(process) && part?.fits(process) !== false,
    ),
    prefix: `${model}-`,
    attribution,
    source: {
      model,
      part: part?.name ?? null,
      knows: own === undefined ? 'plants' : industry === INDUSTRY_OF_MODEL[model] ? 'industry' : 'wider',
    },
  };
}

const modelOf = (industry: Industry): ReferenceModel | undefined =>
  (Object.keys(INDUSTRY_OF_MODEL) as ReferenceModel[]).find((model) => INDUSTRY_OF_MODEL[model] === industry);

/** Of the cross-industry model what such an organization has beside its core work. */
function supportOf(processes: readonly DiscoveredProcess[], industry: Industry | null, core: Core | null): Branch[] {
  const groups = supportGroups(industry);
  // A plant maintains its assets in its own library.
  const isTold = (code: string) =>
    core !== null && 'model' in core.source && core.source.model === 'ISA-95' && code === '10.3';
  return pruned(branchesOf(processes), ({ code, level }) => level !== 2 || (groups.has(code) && !isTold(code))).map(
    withoutLoneHeading,
  );
}

const isGenericSupport = ({ process }: Branch) => GENERAL[GENERIC].includes(process.code);

function topicsFor(sector: SectorBrief, model: ReferenceModel): Topic[] {
  const trade = tradeOf(sector, model);
  return topicsOf(sector, (stem) => saysTrade(stem, trade));
}

const countOf = (branches: readonly (readonly DiscoveredProcess[])[]): number =>
  branches.reduce((sum, { length }) => sum + length, 0);

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
  ARTS: [
    'food fresh grocery grocer supermarket convenience',
    'optician pharmacy drugstore bookshop bookstore bookseller furniture electronics fashion clothing clothes shoe jewelry jeweler diy toy dealer dealership motor vehicle',
  ],
};

/** Whether a process belongs to the lines that the sector names; all do where it names none. */
function inLinesOf(sector: SectorContext, model: ReferenceModel) {
  const lines = (LINES[model] ?? []).map((line) => new Set(line.split(/\s+/).map(singular)));
  const said = linesSaid(sector, lines);
  return ({ name, level }: DiscoveredProcess): boolean => {
    const own = said.length > 0 && level > 1 ? spokenOf(name, lines) : [];
    return own.length === 0 || own.some((line) => said.includes(line));
  };
}

/** The lines that the name speaks of, or its trade in English; where it speaks of none, those of the description. */
function linesSaid({ name, description }: SectorContext, lines: readonly ReadonlySet<string>[]) {
  const own = spokenOf(name, lines);
  const inName = own.length > 0 ? own : spokenOf(tradeInWords(name, description)?.name ?? '', lines);
  return inName.length > 0 ? inName : spokenOf(description ?? '', lines);
}

function spokenOf(text: string, lines: readonly ReadonlySet<string>[]) {
  const words = wordsOf(text).map(singular);
  return lines.filter((line) => words.some((word) => line.has(word)));
}

/**
 * Where the core business of a proposal comes from. What a library knows of the sector: its industry, the wider one, or
 * its plants alone.
 */
type CoreSource =
  | { pack: IndustryPack; part: string | null }
  | { model: ReferenceModel; part: string | null; knows: 'industry' | 'wider' | 'plants' };

/** A sector follows the model of an industry: what it gets, and that there is a pack beside it. */
function noteOfModel(model: ReferenceModel, count: number, pack: IndustryPack | undefined): string {
  const beside = pack
    ? ` There is also a pack for ${pack.name}: it comes when the reference model is APQC PCF instead.`
    : '';
  return `${processes(count)} of the ${model} library, because the sector follows it. It knows the model, not this organization: leave out what is not done here.${beside}`;
}

/** What was composed for a sector, and what is not known of it: what is missing comes first. */
function noteOfComposition(
  sector: SectorBrief,
  industry: Industry | null,
  source: CoreSource | null,
  counts: { core: number; support: number },
): string {
  const support = `${processes(counts.support)} of support functions that such an organization has, from APQC PCF`;
  const trade = source && 'pack' in source && source.part ? source.part : tradeName(sector, industry);
  if (source === null || counts.core === 0) {
    const missing = 'The core business of the trade is missing: import it, or add it by hand.';
    if (trade === null) {
      return `The trade of “${sector.name}” is not recognized: choose its industry in the profile. Until then only ${support}. ${missing}`;
    }
    return `No pack for ${trade} yet: only ${support}. ${missing}${industry === null ? KNOWN : ''}`;
  }
  return `${noteOfCore(source, trade, support, counts.core)}${inEnglishOnly(sector)}`;
}

function noteOfCore(source: CoreSource, trade: string | null, support: string, count: number): string {
  const narrowed = source.part ? `, narrowed to ${source.part}` : '';
  if ('pack' in source) {
    return `Core business from the pack for ${source.pack.name}${narrowed}: ${processes(count)} in the words of the trade. Then ${support}. It knows the trade, not this organization: leave out what is not done here.`;
  }
  const core = `${processes(count)} from ${source.model}${narrowed}`;
  if (source.knows === 'plants') {
    return `No pack for ${trade} yet: only ${core} on the operation of plants, and ${support}. What is particular to the trade is missing.`;
  }
  if (source.knows === 'wider') {
    return `No pack for ${trade} yet: ${core} for the wider industry, then ${support}. What is particular to the trade is missing: add it, and leave out what is not done here.`;
  }
  return `Core business: ${core}. Then ${support}. It knows the industry, not this organization: leave out what is not done here.`;
}

/** Null where neither the profile nor any word says it. */
function tradeName({ name, description, profile }: SectorBrief, industry: Industry | null): string | null {
  if (industry !== null) return lowerFirst(INDUSTRY_NAMES[industry]);
  if (profile.otherIndustry) return `“${profile.otherIndustry}”`;
  return tradeInWords(name, description)?.name ?? null;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const processes = (count: number) => (count === 1 ? '1 process' : `${count} processes`);

const KNOWN = ' Where its trade is in the list of industries, choose it in the profile of the sector.';
