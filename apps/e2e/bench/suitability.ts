import { hasStatements } from '../../../packages/ai/src/built-in/calibration/fit.ts';
import {
  evaluateOnHoldout,
  evaluateWithinShared,
  MIN_OFFICE_RHO,
  MIN_QUALITY,
  type RankQuality,
} from '../../../packages/ai/src/built-in/calibration/ranking.fixture.ts';
import { type Finding, figure } from './finding.ts';

/** How well the built-in analyst ranks labelled tasks that its calibration was not fitted on. */
export async function benchSuitability(): Promise<Finding[]> {
  if (!hasStatements) {
    console.log('  left out: ../shared/data/automation is not there');
    return [];
  }
  const { tasks, analyst, calibration } = evaluateOnHoldout();
  const { office, officeTasks } = evaluateWithinShared();
  return [
    ...findings('built-in analyst', tasks, analyst),
    ...findings('calibration alone', tasks, calibration),
    {
      what: 'suitability: Spearman’s rho, built-in analyst, office and administration',
      measured: `${figure(officeTasks)} labelled tasks, those of the fit among them`,
      values: [office],
      unit: 'of 1',
      limit: { bound: 'at least', value: MIN_OFFICE_RHO },
    },
  ];
}

function findings(name: string, tasks: number, { rho, auc }: RankQuality): Finding[] {
  const finding = (what: string, value: number, limit: number): Finding => ({
    what: `suitability: ${what}, ${name}`,
    measured: `${figure(tasks)} labelled tasks kept aside`,
    values: [value],
    unit: 'of 1',
    limit: { bound: 'at least', value: limit },
  });
  return [finding('Spearman’s rho', rho, MIN_QUALITY.rho), finding('AUC of T3–T4 over T0–T1', auc, MIN_QUALITY.auc)];
}
