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

/** Of all groups, so many at most are of what saves nothing in money. */
const MOST_WITHOUT_MONEY = 1 / 4;

/**
 * Groups by area of the process tree and by family of capabilities. What is alone joins its area, and while there are
 * more groups than wanted, the smallest joins the nearest: of the same area first, then of the same kind and root, of
 * the same kind, of the same root, any. What saves nothing in money is grouped apart, in a share of the groups by its
 * person-days: in one group with what pays it would hide that nothing pays its cost back.
 */
export function groupOpportunities(
  opportunities: readonly ProposalOpportunity[],
  processes: readonly Place[],
  most: number,
): OpportunityGroup[] {
  const placed = place(opportunities, processes);
  const [saving, others] = [true, false].map((saves) =>
    placed.filter(({ opportunity }) => opportunity.annualSavings > 0 === saves),
  ) as [Placed[], Placed[]];
  const share = toGroup(others).days / Math.max(1, toGroup(placed).days);
  const few = saving.length === 0 ? most : Math.max(1, Math.round(most * Math.min(share, MOST_WITHOUT_MONEY)));
  const apart = grouped(others, few);
  return [...grouped(saving, Math.max(1, most - apart.length)), ...apart];
}

function grouped(placed: readonly Placed[], most: number): OpportunityGroup[] {
  const groups = [...Map.groupBy(placed, ({ area, family }) => `${area.id} ${family}`).values()].map(toGroup);
  return joined(groups, most).map((group) => ({
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

/** What groups are found by: keys that both have. */
const KEYS: readonly ((group: Group) => Iterable<string>)[] = [
  ({ areas }) => areas,
  ({ families }) => families,
  ({ roots }) => roots,
  () => [''],
];
const [AREA, FAMILY, ROOT, ANY] = [0, 1, 2, 3];

/** Puts what is alone to the smallest other group of its area, then the smallest to the nearest while there are too many. */
function joined(groups: readonly Group[], most: number): Group[] {
  const left = new Set(groups);
  const place = new Map(groups.map((group, at) => [group, at]));
  const isBefore = (a: Entry, b: Entry) => a.days - b.days || (place.get(a.group) ?? 0) - (place.get(b.group) ?? 0);
  const isCurrent = ({ group, placed }: Entry) => left.has(group) && group.placed === placed;
  const queues = KEYS.map(() => new Map<string, Entry[]>());
  const enter = (group: Group) => {
    const entry: Entry = { group, placed: group.placed, days: group.days };
    for (const [step, keysOf] of KEYS.entries()) {
      for (const key of keysOf(group)) {
        const queue = queues[step]?.get(key);
        if (queue) push(queue, entry, isBefore);
        else queues[step]?.set(key, [entry]);
      }
    }
  };
  /** The smallest with one of these keys, other than the given one. */
  const smallest = (step: number, keys: Iterable<string>, except?: Group): Group | undefined => {
    let best: Entry | undefined;
    for (const key of keys) {
      const queue = queues[step]?.get(key) ?? [];
      let own: Entry | undefined;
      while (queue[0] && (queue[0].group === except || !isCurrent(queue[0]))) {
        const gone = pop(queue, isBefore);
        if (gone && isCurrent(gone)) own = gone;
      }
      const [first] = queue;
      if (first && (!best || isBefore(first, best) < 0)) best = first;
      if (own) push(queue, own, isBefore);
    }
    return best?.group;
  };
  const ofFamilyAndRoot = (group: Group): Group | undefined => {
    let best: Entry | undefined;
    for (const root of group.roots) {
      for (const other of queues[ROOT]?.get(root) ?? []) {
        if (other.group === group || !isCurrent(other) || (best && isBefore(other, best) >= 0)) continue;
        if ([...group.families].some((family) => other.group.families.has(family))) best = other;
      }
    }
    return best?.group;
  };
  const join = (stays: Group, goes: Group) => {
    left.delete(goes);
    Object.assign(stays, toGroup([...stays.placed, ...goes.placed]));
    enter(stays);
  };

  for (const group of groups) enter(group);
  for (const lonely of groups.filter(({ placed }) => placed.length === 1).toSorted((a, b) => a.days - b.days)) {
    const near = lonely.placed.length === 1 ? smallest(AREA, lonely.areas, lonely) : undefined;
    if (near) join(near, lonely);
  }
  while (left.size > most) {
    const least = smallest(ANY, ['']);
    if (!least) break;
    const nearest =
      smallest(AREA, least.areas, least) ??
      ofFamilyAndRoot(least) ??
      smallest(FAMILY, least.families, least) ??
      smallest(ROOT, least.roots, least) ??
      smallest(ANY, [''], least);
    if (!nearest) break;
    join(nearest, least);
  }
  return groups.filter((group) => left.has(group));
}

/** A group as it was when it was entered: one that has grown since is entered anew. */
interface Entry {
  group: Group;
  placed: Placed[];
  days: number;
}

type Order = (a: Entry, b: Entry) => number;

/** Into a binary heap, the first in front. */
function push(heap: Entry[], entry: Entry, order: Order): void {
  let at = heap.length;
  heap.push(entry);
  while (at > 0) {
    const above = (at - 1) >> 1;
    const other = heap[above] as Entry;
    if (order(other, entry) <= 0) break;
    heap[at] = other;
    at = above;
  }
  heap[at] = entry;
}

function pop(heap: Entry[], order: Order): Entry | undefined {
  const [first] = heap;
  const last = heap.pop();
  if (heap.length === 0 || !last) return first;
  let at = 0;
  for (;;) {
    let next = 2 * at + 1;
    if (next >= heap.length) break;
    if (next + 1 < heap.length && order(heap[next + 1] as Entry, heap[next] as Entry) < 0) next += 1;
    if (order(heap[next] as Entry, last) >= 0) break;
    heap[at] = heap[next] as Entry;
    at = next;
  }
  heap[at] = last;
  return first;
}

function byWeight<Key>({ placed }: Group, key: (one: Placed) => Key): Key[] {
  const weights = new Map<Key, number>();
  for (const one of placed) weights.set(key(one), (weights.get(key(one)) ?? 0) + daysOf(one.opportunity));
  return [...weights].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}
