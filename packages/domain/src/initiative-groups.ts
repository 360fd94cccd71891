import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { TagId } from './capability-tags/taxonomy.ts';
import { TECHNIQUE_TAGS } from './capability-tags/technique-tags.ts';
import { familyOf, tagsOf } from './capability-tags.ts';
import type { TreeNode } from './hierarchy.ts';

/** What a proposal takes from an entry of the use-case catalogue; ranges are low, likely, high. */
export interface ProposalUseCase {
  capabilities: readonly TagId[];
  /** Person-days. */
  effort: readonly [low: number, likely: number, high: number];
  /** One-off, in thousands: taken one to one in the sector's currency. */
  cost: readonly [low: number, likely: number, high: number];
  /** Thousands a year. */
  runCost: number;
  firstStep: string;
  /** The risk, then the control behind a semicolon. */
  risk: { main: string };
  measures: readonly { name: string; unit: string; better: 'higher' | 'lower' }[];
}

/** An accepted opportunity that no initiative carries. */
export interface ProposalOpportunity {
  id: string;
  processId: string;
  title: string;
  type: OpportunityType;
  /** 1–5 */
  effort: number;
  /** Currency units a year, measured or benchmark; 0 where its benefit is no handling time. */
  annualSavings: number;
  useCase: ProposalUseCase | null;
}

/** A kind of work: how it is done, where what it is done to is said by its area. */
export type TechniqueFamily = keyof typeof TECHNIQUE_TAGS;

export interface OpportunityGroup {
  opportunities: ProposalOpportunity[];
  /** Names of the parts of the process tree that it lies in, the one with most of it first. */
  areas: string[];
  /** What kinds of work it is, the one with most of it first. */
  families: TechniqueFamily[];
}

interface Placed {
  opportunity: ProposalOpportunity;
  /** The root of its process, and the heading that it is grouped by: the root, or one below it. */
  root: Place;
  area: Place;
  family: TechniqueFamily;
}

interface Place extends TreeNode {
  name: string;
}

/** Person-days by effort, 1 to 5, where no use case says them: in the middle of what makes that effort. */
export const DAYS_BY_EFFORT = [10, 25, 55, 110, 200] as const;

export const daysOf = ({ useCase, effort }: Pick<ProposalOpportunity, 'useCase' | 'effort'>): number =>
  useCase?.effort[1] ?? DAYS_BY_EFFORT[effort - 1] ?? DAYS_BY_EFFORT[2];

/** With fewer roots than this, areas are what lies one level lower: a plan of two parts would say nothing. */
const FEWEST_ROOTS = 4;

/**
 * Groups by area of the process tree and by family of capabilities. What is alone joins its area, and while there are
 * more groups than wanted, the smallest joins the nearest: of the same area first, then of the same kind and root, of
 * the same kind, of the same root, any.
 */
export function groupOpportunities(
  opportunities: readonly ProposalOpportunity[],
  processes: readonly Place[],
  most: number,
): OpportunityGroup[] {
  const placed = place(opportunities, processes);
  const groups = [...Map.groupBy(placed, ({ area, family }) => `${area.id} ${family}`).values()].map(toGroup);
  joinLonely(groups);
  while (groups.length > most) joinSmallest(groups);
  return groups.map((group) => ({
    opportunities: group.placed.map(({ opportunity }) => opportunity),
    areas: byWeight(group, ({ area }) => area.name),
    families: byWeight(group, ({ family }) => family),
  }));
}

function place(opportunities: readonly ProposalOpportunity[], processes: readonly Place[]): Placed[] {
  const byId = new Map(processes.map((process) => [process.id, process]));
  const paths = opportunities.map(({ processId }) => {
    const path: Place[] = [];
    for (let at = byId.get(processId); at; at = at.parentId === null ? undefined : byId.get(at.parentId))
      path.unshift(at);
    return path;
  });
  const depth = new Set(paths.map(([root]) => root?.id)).size < FEWEST_ROOTS ? 1 : 0;
  return opportunities.flatMap((opportunity, at) => {
    const [root, ...below] = paths[at] ?? [];
    if (!root) return [];
    return [
      {
        opportunity,
        root,
        area: (depth === 1 && below.length > 1 && below[0]) || root,
        family: familyOfWork(opportunity),
      },
    ];
  });
}

const BY_TYPE = { automation: 'workflow', ai: 'insight', agentic: 'agents' } as const;

const isTechnique = (family: string): family is TechniqueFamily => family in TECHNIQUE_TAGS;

function familyOfWork({ useCase, title, type }: ProposalOpportunity): TechniqueFamily {
  const families = useCase ? useCase.capabilities.map(familyOf) : [...tagsOf(title).families];
  return families.find(isTechnique) ?? BY_TYPE[type];
}

interface Group {
  placed: Placed[];
  areas: Set<string>;
  families: Set<string>;
  roots: Set<string>;
  days: number;
}

const toGroup = (placed: Placed[]): Group => ({
  placed,
  areas: new Set(placed.map(({ area }) => area.id)),
  families: new Set(placed.map(({ family }) => family)),
  roots: new Set(placed.map(({ root }) => root.id)),
  days: placed.reduce((sum, { opportunity }) => sum + daysOf(opportunity), 0),
});

/** Puts each group of one opportunity to the smallest other one of its area, where there is one. */
function joinLonely(groups: Group[]): void {
  for (const lonely of groups.filter(({ placed }) => placed.length === 1).toSorted(bySize)) {
    const [near] = groups.filter((other) => other !== lonely && nearness(lonely, other) === SAME_AREA).toSorted(bySize);
    if (near && lonely.placed.length === 1) join(groups, near, lonely);
  }
}

/** Puts the smallest group to the nearest, of several to the smallest. */
function joinSmallest(groups: Group[]): void {
  const [smallest, ...others] = groups.toSorted(bySize);
  const [nearest] = others
    .map((other) => ({ other, distance: smallest ? nearness(smallest, other) : 0 }))
    .toSorted((a, b) => a.distance - b.distance);
  if (smallest && nearest) join(groups, nearest.other, smallest);
}

const bySize = (a: Group, b: Group) => a.days - b.days;

function join(groups: Group[], stays: Group, goes: Group): void {
  Object.assign(stays, toGroup([...stays.placed, ...goes.placed]));
  groups.splice(groups.indexOf(goes), 1);
}

const SAME_AREA = 0;

/** 0 is nearest. */
function nearness(a: Group, b: Group): number {
  if (meet(a.areas, b.areas)) return SAME_AREA;
  const [sameFamily, sameRoot] = [meet(a.families, b.families), meet(a.roots, b.roots)];
  if (sameFamily) return sameRoot ? 1 : 2;
  return sameRoot ? 3 : 4;
}

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((key) => b.has(key));

function byWeight<Key>({ placed }: Group, key: (one: Placed) => Key): Key[] {
  const weights = new Map<Key, number>();
  for (const one of placed) weights.set(key(one), (weights.get(key(one)) ?? 0) + daysOf(one.opportunity));
  return [...weights].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}
