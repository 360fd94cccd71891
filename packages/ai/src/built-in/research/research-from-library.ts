import type { DiscoveredProcess } from '@process-ai/contract/processes';
import type { ReferenceModel } from '@process-ai/contract/sectors';
import { singular } from '@process-ai/domain/capability-tags/stems';
import { referenceModelIn } from '@process-ai/domain/industry-in-words';
import type { ReferenceLibrary } from '@process-ai/library/reference-library';
import { loadReferenceLibrary } from '@process-ai/library/reference-models';
import type { OnFound, ResearchFindings, SectorContext } from '../../analyst.ts';
import { readDescription } from '../read-description.ts';
import { wordsOf } from '../words.ts';
import { saysTrade, type Topic, type Trade, topicOf, topicsOf, tradeOf } from './trades.ts';

/** The cross-industry model: what fits where no other one is named. */
const FALLBACK: ReferenceModel = 'APQC PCF';
const DESCRIPTION_READ = 4000;

/**
 * What fits the sector in the shipped library of its reference model; where that is the cross-industry one and the
 * industry has a library of its own, its core work comes first. `onFound` is told after each level-1 branch.
 */
export async function researchFromLibrary(
  sector: SectorContext,
  signal?: AbortSignal,
  onFound?: OnFound,
): Promise<ResearchFindings> {
  const model = modelNamed(sector.referenceModel);
  const told = { ...sector, description: readDescription(sector.description, DESCRIPTION_READ) };
  const added = addedModel(told, model);
  const libraries = await Promise.all([model, ...(added ? [added] : [])].map(loadReferenceLibrary));
  const branches = chooseBranches(libraries, told);

  const findings: ResearchFindings = {
    attribution: libraries.map(({ attribution }) => attribution).join(' '),
    processes: [],
  };
  for (const [index, processes] of branches.entries()) {
    signal?.throwIfAborted();
    findings.processes = [...findings.processes, ...processes];
    await onFound?.({ findings: { ...findings }, done: index + 1, total: branches.length });
  }
  return findings;
}

/** The model that the sector follows. */
export const modelNamed = (text: string): ReferenceModel => referenceModelIn(text) ?? FALLBACK;

/** A process with everything below it, before codes are made unique. */
interface Branch {
  process: DiscoveredProcess;
  model: ReferenceModel;
  below: Branch[];
}

/** A word in the name of a branch says more about it than one in a name below it. */
const OWN_NAME = 3;
const TOLD_BY_NAME = 2;
/** Of the highest score: what stays below it is a chance mention. */
const TELLING = 0.2;

/**
 * The level-1 branches of the libraries that fit the sector, each with all that is below it. What belongs to another industry or another line of business is
 * left out. Where name and description speak of some branches, these come first, those they speak of most at the top,
 * then the other core work of the trade, then what any company has; else everything stays in the model's order.
 * The first library is that of the sector's model: codes of the others begin with their model's name.
 */
function chooseBranches(libraries: readonly ReferenceLibrary[], sector: SectorContext): DiscoveredProcess[][] {
  const [main, ...added] = libraries;
  if (!main) return [];
  const trade = tradeOf(sector, main.model);
  const ofIndustry = added.flatMap((library) => branchesOf(library).filter((branch) => !isGeneral(branch)));
  const all = [...ofIndustry, ...branchesOf(main)];
  const kept = all.flatMap((branch) => fitting(branch, trade, sector) ?? []);
  const branches = kept.length > 0 ? kept : all;

  const scores = scoresOf(branches, topicsFor(sector, trade));
  const scoreOf = (branch: Branch) => scores.get(branch) ?? 0;
  const isNarrowed = added.length > 0 || branches.some((branch) => scoreOf(branch) > 0);
  // The sort is stable: what scores the same stays in the model's order.
  const inOrderOfFit = (a: Branch, b: Branch) => scoreOf(b) - scoreOf(a) || Number(isGeneral(a)) - Number(isGeneral(b));
  return (isNarrowed ? branches.toSorted(inOrderOfFit) : branches).map((branch) =>
    flattened(branch, branch.model === main.model ? '' : `${branch.model}-`),
  );
}

/** What the industry's library adds to the cross-industry model; null where none ships. */
function addedModel(sector: SectorContext, model: ReferenceModel): ReferenceModel | null {
  return model === 'APQC PCF' ? (tradeOf(sector, model)?.model ?? null) : null;
}

function branchesOf({ model, processes }: ReferenceLibrary): Branch[] {
  const byCode = new Map<string, Branch>();
  const roots: Branch[] = [];
  for (const process of processes) {
    const branch: Branch = { process, model, below: [] };
    byCode.set(process.code, branch);
    (byCode.get(process.parentCode ?? '')?.below ?? roots).push(branch);
  }
  return roots;
}

const isGeneral = ({ model, process }: Branch) => GENERAL[model].includes(process.code);

/** The branch without what belongs elsewhere; null when nothing is left of a branch that had something below it. */
function fitting(branch: Branch, trade: Trade | null, sector: SectorContext): Branch | null {
  if (isGeneral(branch) && branch.model !== 'APQC PCF') return branch;
  const lines = (LINES[branch.model] ?? []).map((line) => new Set(line.split(' ').map(singular)));
  const said = linesSaid(sector, lines);
  const belongs = ({ process, model }: Branch) => {
    const goods = model === 'APQC PCF' ? GOODS_ONLY[process.code] : undefined;
    if (goods && trade && !trade.goods.includes(goods)) return false;
    const own = said.length > 0 ? spokenOf(process.name, lines) : [];
    return own.length === 0 || own.some((line) => said.includes(line));
  };
  const prune = (at: Branch): Branch | null => {
    if (at.process.level > 1 && !belongs(at)) return null;
    const below = at.below.flatMap((child) => prune(child) ?? []);
    return at.below.length > 0 && below.length === 0 ? null : { ...at, below };
  };
  return prune(branch);
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

function topicsFor(sector: SectorContext, trade: Trade | null): Topic[] {
  const said = topicsOf(sector, (stem) => saysTrade(stem, trade));
  const core = trade?.core?.split(/,\s*|\s/).map(singular) ?? [];
  return [...said, ...core.map((stem) => ({ stems: topicOf(stem), inName: false }))];
}

/**
 * How much a sector speaks of each level-1 branch: of its name, of the best of its groups, and of the names below
 * those. A word that few branches have counts more. What any company has comes first only where the sector is named
 * after it.
 */
function scoresOf(roots: readonly Branch[], topics: readonly Topic[]): Map<Branch, number> {
  const units = roots.flatMap((root) => [root, ...root.below]);
  const texts = new Map(units.map((unit) => [unit, textOf(unit)]));
  const weighed = topics.map((topic) => {
    const known = [...texts.values()].filter(({ own, below }) => has(own, topic) || has(below, topic)).length;
    return { topic, weight: known === 0 ? 0 : Math.log(1 + units.length / known) * (topic.inName ? TOLD_BY_NAME : 1) };
  });
  const score = (unit: Branch, onlyOwn: boolean) => {
    const { own, below } = texts.get(unit) ?? textOf(unit);
    const parts = weighed.map(({ topic, weight }) => {
      if (onlyOwn && !topic.inName) return 0;
      return has(own, topic) ? OWN_NAME * weight : !onlyOwn && has(below, topic) ? weight : 0;
    });
    return parts.reduce((sum, part) => sum + part, 0);
  };
  const scores = roots.map((root) =>
    isGeneral(root)
      ? score(root, true)
      : score(root, false) + Math.max(0, ...root.below.map((unit) => score(unit, false))),
  );
  const least = TELLING * Math.max(...scores);
  return new Map(roots.map((root, index) => [root, (scores[index] ?? 0) >= least ? (scores[index] ?? 0) : 0]));
}

/** The words of a group's name, and of the names below it; those of a level-1 branch are in its groups. */
function textOf({ process, below }: Branch) {
  const words = (names: readonly string[]) => new Set(names.flatMap(wordsOf).map(singular));
  return {
    own: words([process.name]),
    below: words(process.level > 1 ? below.map((child) => child.process.name) : []),
  };
}

const has = (words: ReadonlySet<string>, { stems }: Topic) => [...stems].some((stem) => words.has(stem));

/** With codes that begin so, parents before children. */
function flattened({ process, below }: Branch, prefix: string): DiscoveredProcess[] {
  const parentCode = process.parentCode === null ? null : prefix + process.parentCode;
  return [
    { ...process, code: prefix + process.code, parentCode },
    ...below.flatMap((child) => flattened(child, prefix)),
  ];
}

/** The level-1 branches of each library that any company has; the others are the core work of its industry. */
export const GENERAL: Record<ReferenceModel, readonly string[]> = {
  ACORD: ['6', '7', '8'],
  BIAN: ['1', '2', '7', '8'],
  eTOM: ['1.7'],
  'ISA-95': ['6'],
  ARTS: ['8', '9', '10'],
  'APQC PCF': ['1.0', '7.0', '8.0', '9.0', '10.0', '11.0', '12.0', '13.0'],
};

/** Groups of the cross-industry model that only those have who make goods, or who move them. */
export const GOODS_ONLY: Record<string, 'makes' | 'moves'> = {
  '4.1': 'moves',
  '4.3': 'makes',
  '4.4': 'moves',
  '6.4': 'moves',
  '9.11': 'moves',
};

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
