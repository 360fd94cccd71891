import type { OpportunityType } from '@process-ai/contract/opportunities';
import { type Answer, CRITERIA, type CriterionAnswer, type LandscapeProcess } from '@process-ai/contract/suitability';
import { type ColourStep, colourStep, type LandscapeBox, stepBetween } from '@process-ai/domain/landscape';
import { WEIGHTS } from '@process-ai/domain/suitability';

/** What counts of a criterion: the person's answer, else the analyst's; null = not known. */
export const answerOf = ({ answer, overruled }: CriterionAnswer): Answer | null => overruled ?? answer;

interface ScorePart {
  criterion: CriterionAnswer['criterion'];
  weight: number;
  answer: Answer | null;
}

interface ScoreSum {
  /** Heaviest first. */
  parts: ScorePart[];
  /** Σ weight × (answer − 1) / 4 */
  reached: number;
  /** Σ weight of what is answered. */
  answered: number;
  all: number;
}

/** The sum behind a track's score, as FORMULAS.md, section 2, has it. */
export function scoreSum(criteria: readonly CriterionAnswer[], track: OpportunityType): ScoreSum {
  const byCriterion = new Map(criteria.map((criterion) => [criterion.criterion, criterion]));
  const sum: ScoreSum = { parts: [], reached: 0, answered: 0, all: 0 };
  for (const criterion of CRITERIA) {
    const weight = WEIGHTS[track][criterion];
    if (weight === undefined) continue;
    const given = byCriterion.get(criterion);
    const answer = given ? answerOf(given) : null;
    sum.parts.push({ criterion, weight, answer });
    sum.all += weight;
    if (answer === null) continue;
    sum.answered += weight;
    sum.reached += (weight * (answer - 1)) / 4;
  }
  sum.parts.sort((a, b) => b.weight - a.weight);
  return sum;
}

export const COLOURS = ['savings', 'benchmark', 'suitability', 'analysis'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a box says in that colour; null = nothing known. */
export function valueOf({ savings, suitability, analysedShare }: LandscapeBox, colour: Colour): number | null {
  // Measured and not costed yet have a colouring each: one shade for both would add them up.
  if (colour === 'savings') return savings.measured;
  if (colour === 'benchmark') return savings.benchmark;
  return colour === 'suitability' ? suitability : analysedShare;
}

/** Not costed or not analyzed yet: neither nothing nor little, so that it has a ground of its own. */
export const isUnknown = ({ savings, suitability }: LandscapeBox, colour: Colour): boolean =>
  colour === 'savings'
    ? savings.measured === 0 && savings.benchmark > 0
    : colour === 'suitability' && suitability === null;

/** The least and the most suitability among these boxes; null where none is known. */
export function suitabilityRange(boxes: readonly LandscapeBox[]): [least: number, most: number] | null {
  const known = boxes.flatMap(({ suitability }) => suitability ?? []);
  return known.length > 0 ? [Math.min(...known), Math.max(...known)] : null;
}

/**
 * How each box is coloured. Savings add up on the way to the root, so that one scale would leave the lower boxes pale:
 * each depth has a scale of its own, up to its highest box. Suitability lies close together: its scale is the range found.
 */
export function colourSteps(boxes: readonly LandscapeBox[], colour: Colour): ColourStep[] {
  if (colour === 'suitability') {
    const [least, most] = suitabilityRange(boxes) ?? [0, 100];
    return boxes.map(({ suitability }) => stepBetween(suitability, least, most));
  }
  const top = new Map<number, number>();
  if (colour !== 'analysis') {
    for (const box of boxes) top.set(box.depth, Math.max(valueOf(box, colour) ?? 0, top.get(box.depth) ?? 0));
  }
  return boxes.map((box) => colourStep(valueOf(box, colour), top.get(box.depth) ?? 1));
}

/** The branch of a process alone, with itself as the root; all of them for null or an unknown one. */
export function branchOf(processes: readonly LandscapeProcess[], rootId: string | null): LandscapeProcess[] {
  const root = processes.find(({ id }) => id === rootId);
  if (!root) return [...processes];
  const inside = new Set([root.id]);
  const children = Map.groupBy(processes, ({ parentId }) => parentId);
  for (const id of inside) for (const child of children.get(id) ?? []) inside.add(child.id);
  return processes.filter(({ id }) => inside.has(id));
}

/** From the root down to the process itself. */
export function pathTo(processes: readonly LandscapeProcess[], id: string | null): LandscapeProcess[] {
  const byId = new Map(processes.map((process) => [process.id, process]));
  const path: LandscapeProcess[] = [];
  for (let step = byId.get(id ?? ''); step && !path.includes(step); step = byId.get(step.parentId ?? '')) {
    path.unshift(step);
  }
  return path;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export const isArrow = (key: string) => Object.hasOwn(DIRECTIONS, key);

/** The box that an arrow key leads to: the nearest one whose middle lies that way; the same one where there is none. */
export function boxTowards(boxes: readonly LandscapeBox[], index: number, key: string): number {
  const from = boxes[index];
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  if (!from) return index;
  let best = index;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((to, place) => {
    const [x, y] = [middleX(to) - middleX(from), middleY(to) - middleY(from)];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    // What lies straight ahead is nearer than what lies aside.
    const distance = along + 2 * across;
    if (place === index || along <= 0.5 || across > along * 3 || distance >= least) return;
    least = distance;
    best = place;
  });
  return best;
}

const middleX = ({ x, width }: LandscapeBox) => x + width / 2;
/** A box with others inside is grasped by its header. */
const middleY = ({ y, height, header }: LandscapeBox) => y + (header || height) / 2;
