import { type Industry, withWiderIndustry } from '@process-ai/contract/industries';
import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { ReferenceModel } from '@process-ai/contract/sectors';
import { INDUSTRY_OF_MODEL } from '@process-ai/domain/industry-in-words';
import type { IndustryPack } from '@process-ai/library/industry-pack';
import { loadIndustryPack } from '@process-ai/library/industry-packs';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { SectorBrief } from '../../analyst.ts';
import { readDescription } from '../read-description.ts';
import { inOrderOfTopics } from './branch-order.ts';
import { type Branch, branchesOf, flattened, pruned, withoutLoneHeading } from './branches.ts';
import { inLinesOf } from './lines-of-business.ts';
import { partOfPack } from './parts-of-packs.ts';
import { type CoreSource, noteOfComposition, noteOfModel } from './research-note.ts';
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
  if (INDUSTRY_OF_MODEL[model] !== null && !(pack && isForeign(sector, model))) {
    return ofModel(told, model, pack);
  }
  return ofIndustry(told, industry, pack);
}

/** As the profile says, or name and description; for a name that says none of them, the trades know further words. */
function industryOf(sector: SectorBrief, model: ReferenceModel): Industry | null {
  const { industry, profile } = sector;
  return (
    industry ??
    (profile.otherIndustry ? null : (tradeOf({ ...sector, description: null }, model)?.industries[0] ?? null))
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
  return { note: noteOfModel(model, countOf(branches), pack), attribution, branches };
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
  const kept = pruned(branchesOf(processes).filter(isCore), inLinesOf(sector, model));
  return {
    branches: inOrderOfTopics(kept, topicsFor(sector, model), () => false),
    prefix: `${model}-`,
    attribution,
    source: {
      model,
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
