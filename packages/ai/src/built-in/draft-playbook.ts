import { AppError } from '@process-ai/contract/errors';
import { INDUSTRY_NAMES } from '@process-ai/contract/industries';
import { BUILT_IN_ANALYST, type OpportunityType } from '@process-ai/contract/opportunities';
import type { Complexity, PlaybookInput } from '@process-ai/contract/playbooks';
import type { DatedOutline, OutlinedProcess, PlacedProcess } from '../analyst.ts';
import { asOfWords, assemblePlaybook } from '../assemble-playbook.ts';
import { FEWEST, type Leaf, leavesOf, savingsOf } from './playbook-leaves.ts';
import { modelNamed, tradeOf } from './research/trades.ts';
import { suggestJourneys } from './suggest-journeys.ts';

const MOST = 15;
/** Of one heading; more only until there are enough processes. */
const AREAS_MOST = 3;
const ENOUGH = 8;
const PER_AREA = 5;
const AREA_LEAST = 2;
/** Of the worth of an area's best process: what saves less waits for a later playbook. */
const WORTHWHILE = 0.1;
/** A playbook with so many agents is one for a company that has some already. */
const MANY_AGENTS = 0.3;
const TIME_TO_VALUE: Record<Complexity, string> = {
  beginner: '4-8 weeks',
  intermediate: '3-6 months',
  advanced: '6-12 months',
};
const TYPE_TAG: Record<OpportunityType, string> = { automation: 'Automation', ai: 'AI', agentic: 'Agents' };
const TAG_MAX = 60;
const NAME_SHOWN = 120;

interface Area {
  name: string;
  heading: string;
  /** Below the heading that is worth most. */
  isMain: boolean;
  leaves: Leaf[];
  worth: number;
}

/**
 * A piece of work that can be sold: up to three areas of the core business, each with the leaf processes whose use cases
 * save most, the processes above them, the journeys through them, and the ROI inputs that the sector has for them.
 * Processes that nobody has analysed are looked up in the catalogue of use cases where too few are. Support functions
 * stand in only where the sector has no more. `asOf` dates the figures.
 * @throws AppError noProcesses when the sector has none
 */
export async function draftPlaybook(sector: DatedOutline): Promise<PlaybookInput> {
  const leaves = await leavesOf(sector);
  if (leaves.length === 0) throw new AppError('noProcesses');
  const areas = chooseAreas(leaves);
  const chosen = areas.length > 0 ? areas.flatMap((area) => area.leaves) : leaves.slice(0, MOST);
  const processes = chosen.map(({ process }) => process);
  const parts = assemblePlaybook(sector, processes);
  const complexity = complexityOf(processes);
  const trade =
    tradeOf(sector, modelNamed(sector.referenceModel))?.name ?? (sector.industry && INDUSTRY_NAMES[sector.industry]);

  return {
    name: nameOf(areas, sector.name),
    description: describe(sector, areas, chosen),
    complexity,
    estimatedTimeToValue: TIME_TO_VALUE[complexity],
    industry: trade,
    tags: tagsOf(trade ?? sector.referenceModel, areas, processes),
    expectedOutcomes: outcomesOf(areas, processes, asOfWords(sector)),
    ...parts,
    journeys: await suggestJourneys({ ...sector, processes }),
    source: BUILT_IN_ANALYST,
  };
}

/**
 * The areas below the heading that is worth most, each with its best processes, in the order of the sector; areas of
 * another heading only where that one has too few. None where nothing is known.
 */
function chooseAreas(leaves: readonly Leaf[]): Area[] {
  const helped = leaves.filter(({ process }) => process.opportunities.length > 0);
  const core = helped.filter(({ isCore }) => isCore);
  const best = (core.length >= FEWEST ? core : helped).toSorted((a, b) => b.worth - a.worth);
  const ofHeading = new Map<string, number>();
  // As many as a playbook may hold: a heading is not worth more because it has more processes.
  for (const [heading, inside] of Map.groupBy(best, ({ place }) => headingOf(place)))
    ofHeading.set(
      heading,
      inside.slice(0, MOST).reduce((sum, { worth }) => sum + worth, 0),
    );
  const most = Math.max(...ofHeading.values());
  const all = [...Map.groupBy(best, ({ place }) => areaOf(place))].map(([code, inside]): Area => {
    const worth = inside.reduce((sum, leaf) => sum + leaf.worth, 0);
    const isMain = inside.some(({ place }) => ofHeading.get(headingOf(place)) === most);
    const least = WORTHWHILE * (inside[0]?.worth ?? 0);
    const taken = inside.filter((leaf) => leaf.worth >= least || savingsOf(leaf.process) === 0).slice(0, PER_AREA);
    return { ...namesOf(code, taken), isMain, leaves: taken, worth };
  });
  const ranked = all.toSorted(
    (a, b) =>
      Number(b.isMain) - Number(a.isMain) ||
      Number(b.leaves.length >= AREA_LEAST) - Number(a.leaves.length >= AREA_LEAST) ||
      b.worth - a.worth,
  );
  const areas: Area[] = [];
  for (const area of ranked) {
    const count = areas.reduce((sum, { leaves: { length } }) => sum + length, 0);
    const enough = !area.isMain ? FEWEST : areas.length < AREAS_MOST ? MOST : ENOUGH;
    if (count < enough && count + area.leaves.length <= MOST) areas.push(area);
  }
  const order = new Map(leaves.map((leaf, at) => [leaf, at]));
  const at = (leaf: Leaf | undefined) => (leaf ? (order.get(leaf) ?? 0) : 0);
  return areas
    .map((area) => ({ ...area, leaves: area.leaves.toSorted((a, b) => at(a) - at(b)) }))
    .toSorted((a, b) => at(a.leaves[0]) - at(b.leaves[0]));
}

/** The second heading from the top is a piece of work; the first may be half an organisation. By code: names repeat. */
const areaOf = ({ code, ancestors }: PlacedProcess) => (ancestors[1] ?? ancestors[0] ?? { code }).code;
const headingOf = ({ code, ancestors }: PlacedProcess) => (ancestors[0] ?? { code }).code;

function namesOf(code: string, [first]: readonly Leaf[]): Pick<Area, 'name' | 'heading'> {
  const above = first?.place.ancestors ?? [];
  const name = above.find((one) => one.code === code)?.name ?? first?.process.name ?? '';
  return { name, heading: above[0]?.name ?? name };
}

/** What it is about, in the sector's own headings: "Claims at Northwind: Notification, Settlement and Recovery". */
function nameOf(areas: readonly Area[], sector: string): string {
  const own = shortened(sector, NAME_SHOWN);
  if (areas.length === 0) return `${own}: processes to begin with`;
  const most = areas.toSorted((a, b) => b.worth - a.worth).slice(0, AREAS_MOST);
  const names = listed(areas.filter((area) => most.includes(area)).map(({ name }) => name));
  const [heading, ...others] = new Set(areas.map((area) => area.heading));
  if (others.length > 0 || heading === names) return `${shortened(names, 2 * NAME_SHOWN)} at ${own}`;
  return `${heading} at ${own}: ${shortened(names, NAME_SHOWN)}`;
}

/** By how many of the opportunities are agents, and whether any goes beyond rules and interfaces. */
function complexityOf(chosen: readonly OutlinedProcess[]): Complexity {
  const types = chosen.flatMap(({ opportunities }) => opportunities.map(({ type }) => type));
  if (types.every((type) => type === 'automation')) return 'beginner';
  const agents = types.filter((type) => type === 'agentic').length;
  return agents >= MANY_AGENTS * types.length ? 'advanced' : 'intermediate';
}

function describe(sector: DatedOutline, areas: readonly Area[], chosen: readonly Leaf[]): string {
  const name = `“${shortened(sector.name, 200)}” (${sector.referenceModel})`;
  if (areas.length === 0) return `Processes of ${name}. No known use case fits them: add opportunities of your own.`;
  const useCases = chosen.reduce((sum, { process }) => sum + process.opportunities.length, 0);
  const first = chosen.reduce((best, leaf) => (leaf.worth > best.worth ? leaf : best));
  const proposed = chosen.filter(({ wasProposed }) => wasProposed).length;
  const kind = chosen.every(({ isCore }) => isCore) ? ' of the core business' : '';
  const sentences = [
    `${counted(chosen.length, 'process', 'processes')}${kind} of ${name}, in ${listed(areas.map((area) => area.name))}, with the ${counted(useCases, 'use case', 'use cases')} that fit them best.`,
    `Begin with “${first.process.name}”: ${first.process.opportunities[0]?.title}.`,
    proposed === 0
      ? ''
      : `${proposed === chosen.length ? 'These processes' : `${proposed} of these processes`} had not been analyzed: the opportunities were proposed for this draft.`,
    `Figures are ${asOfWords(sector)}.`,
    chosen.every(({ process }) => process.roi !== null)
      ? ''
      : 'Savings of processes without ROI inputs are benchmarks, by function and volume.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function outcomesOf(areas: readonly Area[], chosen: readonly OutlinedProcess[], asOf: string): string[] {
  const totals = (['measured', 'benchmark'] as const).flatMap((basis) => {
    const processes = chosen.filter((process) => process.value.basis === basis && savingsOf(process) > 0);
    const total = processes.reduce((sum, process) => sum + savingsOf(process), 0);
    const across = counted(processes.length, 'process', 'processes');
    return total > 0 ? [`About ${inWords(total)} a year saved across ${across} (${basis}, ${asOf})`] : [];
  });
  if (totals.length === 0) return ['No savings are estimated yet'];
  return [...totals, ...areas.flatMap((area) => outcomeOf(area) ?? [])];
}

/** What the best use cases of an area change, and what that saves. */
function outcomeOf({ name, leaves }: Area): string | null {
  const total = leaves.reduce((sum, { process }) => sum + savingsOf(process), 0);
  if (total === 0) return null;
  const titles = leaves
    .flatMap(({ process }) => process.opportunities)
    .toSorted((a, b) => (b.estimatedSavings ?? 0) - (a.estimatedSavings ?? 0))
    .slice(0, 2)
    .map(({ title }) => shortened(title, 150));
  const bases = new Set(leaves.map(({ process }) => process.value.basis));
  return `${shortened(name, 120)}: about ${inWords(total)} a year (${[...bases].join(' and ')}), most of it by: ${titles.join('; ')}`;
}

function tagsOf(trade: string, areas: readonly Area[], chosen: readonly OutlinedProcess[]): string[] {
  const types = new Set(chosen.flatMap(({ opportunities }) => opportunities.map(({ type }) => type)));
  const tags = [
    trade,
    ...areas.slice(0, AREAS_MOST).map(({ name }) => name),
    ...[...types].map((type) => TYPE_TAG[type]),
  ];
  return [...new Set(tags.map((tag) => shortened(tag, TAG_MAX)))];
}

/** Thousands as people say them: 850 → "850 thousand", 6821 → "6.82 million". */
const inWords = (thousands: number) =>
  thousands < 999.5 ? `${Math.round(thousands)} thousand` : `${Number((thousands / 1000).toFixed(2))} million`;

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const shortened = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;
