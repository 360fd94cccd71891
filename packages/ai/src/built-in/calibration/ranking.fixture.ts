import { readProcess } from '../reading.ts';
import { automationScore } from './calibration.ts';
import { readStatements, type Statement } from './fit.ts';
import { verdictsOf } from './verdicts.ts';

export interface RankQuality {
  rho: number;
  auc: number;
}

/** What the ranking must reach on statements that were not fitted on. */
export const MIN_QUALITY: RankQuality = { rho: 0.7, auc: 0.88 };
/** Within office and administration most labels are alike, so that rho cannot be as high. */
export const MIN_OFFICE_RHO = 0.55;

/**
 * How well a score ranks tasks as their labels do: Spearman's rho with the label, and the chance that a task labelled
 * T3 or T4 scores above one labelled T0 or T1 (area under the ROC curve).
 */
function rankQuality(statements: readonly Statement[], score: (task: string) => number): RankQuality {
  const scored = statements.map(({ task, automation }) => ({ automation, score: score(task) }));
  const labels = scored.map(({ automation }) => automation);
  const scores = scored.map(({ score }) => score);
  return {
    rho: spearman(scores, labels),
    auc: areaUnderCurve(
      scores.filter((_, index) => (labels[index] ?? 0) >= 0.75),
      scores.filter((_, index) => (labels[index] ?? 0) <= 0.25),
    ),
  };
}

/** −1 to 1; equal values share their mean rank. */
export function spearman(left: readonly number[], right: readonly number[]): number {
  return pearson(ranks(left), ranks(right));
}

/** 0–1; a tie counts half. */
export function areaUnderCurve(positives: readonly number[], negatives: readonly number[]): number {
  const sum = ranks([...positives, ...negatives])
    .slice(0, positives.length)
    .reduce((total, rank) => total + rank, 0);
  return (sum - (positives.length * (positives.length + 1)) / 2) / (positives.length * negatives.length);
}

/** From 1 for the lowest value. */
function ranks(values: readonly number[]): number[] {
  const sorted = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranked = values.map(() => 0);
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const value = values[sorted[from] ?? 0];
    while (to < sorted.length && values[sorted[to] ?? 0] === value) to += 1;
    for (const place of sorted.slice(from, to)) ranked[place] = (from + 1 + to) / 2;
  }
  return ranked;
}

function pearson(left: readonly number[], right: readonly number[]): number {
  const [meanLeft, meanRight] = [mean(left), mean(right)];
  let [both, squaresLeft, squaresRight] = [0, 0, 0];
  for (const [index, value] of left.entries()) {
    const [x, y] = [value - meanLeft, (right[index] ?? 0) - meanRight];
    both += x * y;
    squaresLeft += x * x;
    squaresRight += y * y;
  }
  return both / Math.sqrt(squaresLeft * squaresRight);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Office and administrative support, in the Standard Occupational Classification. */
const OFFICE = /^43-/;

/** Spearman's rho of the analyst within the shared statements: all of them, and those of office and administration. */
export function evaluateWithinShared(): { all: number; office: number; officeTasks: number } {
  const { fitted, keptAside } = readStatements();
  const shared = [...fitted, ...keptAside];
  const office = shared.filter(({ occupation }) => OFFICE.test(occupation));
  const rho = (statements: typeof shared) => rankQuality(statements, bestScore).rho;
  return { all: rho(shared), office: rho(office), officeTasks: office.length };
}

/** How well the analyst, by its best score, and the calibration alone rank the tasks that were not fitted on. */
export function evaluateOnHoldout(): { tasks: number; analyst: RankQuality; calibration: RankQuality } {
  const { keptAside } = readStatements();
  return {
    tasks: keptAside.length,
    analyst: rankQuality(keptAside, bestScore),
    calibration: rankQuality(keptAside, automationScore),
  };
}

function bestScore(task: string): number {
  const context = {
    name: task,
    description: null,
    level: 4,
    ancestors: [],
    children: [],
    overruled: {},
  };
  return Math.max(...verdictsOf(readProcess(context), context).map(({ score }) => score));
}
