import type { NextStep, SectorOverview } from '@process-ai/contract/sector-overview';

/** How far the work in a sector is. */
export interface SectorState {
  processes: number;
  analyzed: number;
  /** Opportunities by what was decided of them. */
  proposed: number;
  accepted: number;
  rejected: number;
  /** Processes with ROI inputs. */
  measured: number;
  /** Somebody has asked for ROI results. */
  isCalculated: boolean;
  /** Of the plan; those that are stopped are left out. */
  initiatives: number;
  /** Accepted opportunities that no initiative carries, without those that do not pay. */
  plannable: number;
  /** Null while nothing was exported; else whether the sector is still what the last export shows. */
  lastExport: 'current' | 'outdated' | null;
}

/** As many as a person decides in one sitting. */
const DECIDED_AT_ONCE = 20;

/**
 * The one step that brings a sector on. It follows the order of the work: processes, analysis, decisions, figures, plan,
 * export. What is left over of an earlier one (proposals nobody decided) comes after that.
 */
export function nextStep(state: SectorState): SectorOverview['next'] {
  const { processes, analyzed, proposed, accepted, rejected } = state;
  const step = (name: NextStep, count: number) => ({ step: name, count });
  const unread = processes - analyzed;
  if (processes === 0) return step('addProcesses', 0);
  if (accepted === 0) {
    if (proposed > 0) return step('decide', Math.min(DECIDED_AT_ONCE, proposed));
    if (unread > 0) return step('analyze', unread);
    return rejected > 0 ? step('reconsider', rejected) : step('findByHand', 0);
  }
  if (state.measured === 0) return step('enterInputs', accepted);
  if (!state.isCalculated) return step('calculate', state.measured);
  if (state.initiatives === 0) return step('makePlan', accepted);
  if (state.plannable > 0) return step('planRest', state.plannable);
  if (state.lastExport === null) return step('export', 0);
  if (state.lastExport === 'outdated') return step('exportAgain', 0);
  return proposed > 0 ? step('decideRest', proposed) : step('nothingOpen', 0);
}
