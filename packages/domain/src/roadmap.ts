import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import type { MoneyBasis, SavingsByBasis, SizeClass } from '@process-ai/contract/process-values';
import type { RoiResult } from '@process-ai/contract/roi';
import type { ProcessSuitability } from '@process-ai/contract/suitability';
import { countedOnly } from './counted-opportunities.ts';
import { inCodeOrder, type TreeNode } from './hierarchy.ts';
import { savingsByBasis } from './savings-by-basis.ts';

export interface RoadmapProcess extends TreeNode {
  code: string;
  name: string;
  opportunities: readonly Pick<
    Opportunity,
    'id' | 'title' | 'type' | 'estimatedSavings' | 'countedSavings' | 'savingsBasis' | 'sizeClass' | 'effort' | 'status'
  >[];
  /** Null or absent until it has been analysed. */
  suitability?: Pick<ProcessSuitability, 'tracks' | 'notNow'> | null;
}

export interface RoadmapItem {
  opportunityId: string;
  processCode: string;
  processName: string;
  opportunityTitle: string;
  type: OpportunityType;
  /** Thousands a year; null = its benefit is no money of the process. */
  estimatedSavings: number | null;
  /** What totals count of it. */
  countedSavings: number;
  savingsBasis: MoneyBasis | null;
  sizeClass: SizeClass | null;
  /** 1–5 */
  effort: number;
}

export interface RoadmapWave {
  name: string;
  /** First and last month, from 1. */
  months: { from: number; to: number };
  /** Points of effort that fit. */
  capacity: number;
  items: RoadmapItem[];
  totalSavings: SavingsByBasis;
  totalEffort: number;
}

export interface Roadmap {
  waves: RoadmapWave[];
  /** What the waves have no room for, highest savings first. */
  later: RoadmapItem[];
}

export const ROADMAP_WAVES = [
  { name: 'Quick wins', months: { from: 1, to: 3 }, effort: 2 },
  { name: 'Build out', months: { from: 4, to: 9 }, effort: 3 },
  { name: 'Transform', months: { from: 10, to: 18 }, effort: 5 },
] as const;

/** What a client's teams get done in a month, in points of effort: an assumption. */
export const EFFORT_PER_MONTH = 10;

/** For the reader of a roadmap. */
export const ROADMAP_RULE =
  'Effort up to 2 can start with the quick wins, 3 with the build-out, more with the transformation. Among the quick wins what saves most for its effort comes first, later what saves most; then the simpler, then what suits best. When the capacity of a wave is used up, the rest moves on. Processes that are still changing, or would cost more to run than they save, wait for the last wave. Within a process, automation comes before AI and AI before agents, and ranks with what waits for it. What spans several processes waits until one of them has begun, at most until the last wave.';

const LAST = ROADMAP_WAVES.length - 1;
export const SIMPLEST_FIRST = ['automation', 'ai', 'agentic'] as const satisfies OpportunityType[];

interface Candidate {
  item: RoadmapItem;
  process: RoadmapProcess;
  /** Savings for the effort, and savings: the best of its own and of what waits for it in its process. */
  reward: number;
  value: number;
  /** 0 = the simplest type. */
  simplicity: number;
  suitability: number;
  earliest: number;
}

/**
 * Three waves by ROADMAP_RULE of what is accepted, or of all that is proposed while nothing is. The same input gives the
 * same plan. The savings are those of the opportunities, each its share of what its process saves.
 */
export function planRoadmap(
  processes: readonly RoadmapProcess[],
  results: readonly RoiResult[],
  effortPerMonth: number = EFFORT_PER_MONTH,
): Roadmap {
  let waiting = candidatesOf(processes, results);
  const { isReady, begin } = dependencies(processes, waiting);

  const waves = ROADMAP_WAVES.map(({ name, months }, wave): RoadmapWave => {
    const capacity = effortPerMonth * (months.to - months.from + 1);
    const items: RoadmapItem[] = [];
    waiting.sort(wave === 0 ? byReward : byValue);
    let room = capacity;
    // What is placed makes room in the queue for what depends on it, so the queue is gone through until nothing moves.
    for (let before = -1; before !== items.length; ) {
      before = items.length;
      waiting = waiting.filter((candidate) => {
        const { item, earliest } = candidate;
        if (earliest > wave || item.effort > room || !isReady(candidate, wave === LAST)) return true;
        items.push(item);
        room -= item.effort;
        begin(candidate);
        return false;
      });
    }
    const totalEffort = items.reduce((sum, { effort }) => sum + effort, 0);
    return { name, months, capacity, items, totalSavings: savingsByBasis(items), totalEffort };
  });
  return { waves: movedUp(waves), later: waiting.map(({ item }) => item) };
}

/** Nobody waits while nothing is done: where a wave is empty, the next one begins in its months. */
function movedUp(waves: readonly RoadmapWave[]): RoadmapWave[] {
  let from = 1;
  return waves.map((wave) => {
    const months = { from, to: from + wave.months.to - wave.months.from };
    if (wave.items.length > 0) from = months.to + 1;
    return { ...wave, months };
  });
}

/** All that may be planned, in code order: what the sorting leaves open stays in it. */
function candidatesOf(processes: readonly RoadmapProcess[], results: readonly RoiResult[]): Candidate[] {
  const resultOf = new Map(results.map((result) => [result.processId, result]));
  return inCodeOrder(countedOnly(processes)).flatMap((process) => {
    const result = resultOf.get(process.id);
    const { code, name, suitability } = process;
    const waits = suitability?.notNow || (result !== undefined && result.netAnnual <= 0);
    const planned = process.opportunities;
    return planned.map((opportunity): Candidate => {
      const { id, title, type, estimatedSavings, countedSavings, savingsBasis, sizeClass, effort } = opportunity;
      const ranked = [opportunity, ...planned.filter((other) => waitsFor(other.type, type))];
      const item: RoadmapItem = {
        opportunityId: id,
        processCode: code,
        processName: name,
        opportunityTitle: title,
        type,
        estimatedSavings,
        countedSavings,
        savingsBasis,
        sizeClass,
        effort,
      };
      return {
        item,
        process,
        // What can only start later does not make a quick win of what opens the way to it.
        reward: Math.max(
          ...ranked
            .filter((one) => one === opportunity || earliestWave(one.effort) === 0)
            .map((one) => (one.estimatedSavings ?? 0) / Math.max(1, one.effort)),
        ),
        value: Math.max(...ranked.map((one) => one.estimatedSavings ?? 0)),
        simplicity: SIMPLEST_FIRST.indexOf(type),
        suitability: suitability?.tracks.find((track) => track.type === type)?.score ?? 0,
        earliest: waits ? LAST : earliestWave(effort),
      };
    });
  });
}

/** The first wave that something of this effort can be in, from 0. */
export const earliestWave = (effort: number): number =>
  Math.min(LAST, ROADMAP_WAVES.filter((wave) => effort > wave.effort).length);

const mostFirst = (measure: 'reward' | 'value') => (a: Candidate, b: Candidate) =>
  b[measure] - a[measure] || a.simplicity - b.simplicity || b.suitability - a.suitability;
const byReward = mostFirst('reward');
const byValue = mostFirst('value');

const waitsFor = (type: OpportunityType, simpler: OpportunityType) =>
  SIMPLEST_FIRST.indexOf(simpler) < SIMPLEST_FIRST.indexOf(type);

/** Whether a candidate may begin, by what has begun before it. */
function dependencies(processes: readonly RoadmapProcess[], candidates: readonly Candidate[]) {
  const parents = new Map(processes.map(({ id, parentId }) => [id, parentId]));
  /** Open opportunities by process and type. */
  const open = new Map<string, number>();
  /** Processes with opportunities below them, and those where one of these has begun. */
  const spanning = new Set<string>();
  const begun = new Set<string>();

  const key = (id: string, type: OpportunityType) => `${id} ${type}`;
  const count = (id: string, type: OpportunityType) => open.get(key(id, type)) ?? 0;
  const markAbove = (marked: Set<string>, id: string) => {
    for (let above = parents.get(id); above && !marked.has(above); above = parents.get(above)) marked.add(above);
  };
  for (const { process, item } of candidates) {
    open.set(key(process.id, item.type), count(process.id, item.type) + 1);
    markAbove(spanning, process.id);
  }
  return {
    isReady: ({ process: { id }, item }: Candidate, isLastWave: boolean) =>
      SIMPLEST_FIRST.every((other) => !waitsFor(item.type, other) || count(id, other) === 0) &&
      (isLastWave || !spanning.has(id) || begun.has(id)),
    begin: ({ process: { id }, item }: Candidate) => {
      open.set(key(id, item.type), count(id, item.type) - 1);
      markAbove(begun, id);
    },
  };
}
