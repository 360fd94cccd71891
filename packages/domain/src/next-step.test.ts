import { expect, test } from 'vitest';
import { nextStep, type SectorState } from './next-step.ts';

const DONE: SectorState = {
  processes: 40,
  analyzed: 40,
  proposed: 0,
  accepted: 12,
  rejected: 3,
  measured: 9,
  isCalculated: true,
  initiatives: 4,
  plannable: 0,
  lastExport: 'current',
};
const UNDECIDED = { ...DONE, accepted: 0, proposed: 55, measured: 0, isCalculated: false, initiatives: 0 };

test.each<[string, Partial<SectorState>, string, number]>([
  ['an empty sector', { processes: 0, analyzed: 0, accepted: 0, rejected: 0 }, 'addProcesses', 0],
  ['processes that nobody has analyzed', { ...UNDECIDED, analyzed: 0, proposed: 0, rejected: 0 }, 'analyze', 40],
  ['a part analyzed, with nothing found', { ...UNDECIDED, analyzed: 30, proposed: 0, rejected: 0 }, 'analyze', 10],
  ['all analyzed, with nothing found', { ...UNDECIDED, proposed: 0, rejected: 0 }, 'findByHand', 0],
  ['proposals that nobody has decided', UNDECIDED, 'decide', 20],
  ['fewer proposals than fit a sitting', { ...UNDECIDED, proposed: 7 }, 'decide', 7],
  ['a part analyzed, with proposals', { ...UNDECIDED, analyzed: 10 }, 'decide', 20],
  ['everything rejected', { ...UNDECIDED, proposed: 0, rejected: 55 }, 'reconsider', 55],
  ['everything rejected, a part not analyzed', { ...UNDECIDED, proposed: 0, rejected: 5, analyzed: 30 }, 'analyze', 10],
  ['accepted, without figures', { measured: 0, isCalculated: false, initiatives: 0 }, 'enterInputs', 12],
  ['accepted, without figures, though planned', { measured: 0, isCalculated: false }, 'enterInputs', 12],
  ['figures that nobody has calculated', { isCalculated: false, initiatives: 0 }, 'calculate', 9],
  ['no plan', { initiatives: 0, plannable: 12 }, 'makePlan', 12],
  ['a plan that leaves some out', { plannable: 5, lastExport: null }, 'planRest', 5],
  ['a plan, and no export', { lastExport: null }, 'export', 0],
  ['a sector that was changed since its export', { lastExport: 'outdated', proposed: 4 }, 'exportAgain', 0],
  ['exported, with proposals left', { proposed: 4 }, 'decideRest', 4],
  ['exported, with nothing left', {}, 'nothingOpen', 0],
])('%s', (_state, changes, step, count) => {
  expect(nextStep({ ...DONE, ...changes })).toEqual({ step, count });
});
