import { readProcess } from '../reading.ts';
import { automationScore } from './automation-score.ts';
import { type RankQuality, rankQuality } from './rank-quality.ts';
import { readStatements } from './statements.ts';
import { verdictsOf } from './verdicts.ts';

/** How well the analyst, by its best score, and the calibration alone rank the tasks that were not fitted on. */
export function rankingKeptAside(): { tasks: number; analyst: RankQuality; calibration: RankQuality } {
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
    annualCost: null,
    overruled: {},
  };
  return Math.max(...verdictsOf(readProcess(context), context).map(({ score }) => score));
}
