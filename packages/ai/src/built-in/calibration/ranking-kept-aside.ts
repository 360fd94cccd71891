import { readProcess } from '../reading.ts';
import { automationScore } from './automation-score.ts';
import { type RankQuality, rankQuality } from './rank-quality.ts';
import { readStatements } from './statements.ts';
import { verdictsOf } from './verdicts.ts';

/** Office and administrative support, in the Standard Occupational Classification. */
const OFFICE = /^43-/;

/** Spearman's rho of the analyst within the shared statements: all of them, and those of office and administration. */
export function rankingOfShared(): { all: number; office: number; officeTasks: number } {
  const { fitted, keptAside } = readStatements();
  const shared = [...fitted, ...keptAside];
  const office = shared.filter(({ occupation }) => OFFICE.test(occupation));
  const rho = (statements: typeof shared) => rankQuality(statements, bestScore).rho;
  return { all: rho(shared), office: rho(office), officeTasks: office.length };
}

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
