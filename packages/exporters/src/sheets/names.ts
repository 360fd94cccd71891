import { CALCULATION, INITIATIVE, OPPORTUNITY, range, SHARE, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';

/** Columns that formulas of other sheets read, by the name they use: a formula then says what it adds up. */
export const COLUMN_NAMES = {
  [SHEET.calculation]: {
    CalcNumber: CALCULATION.number,
    CalcCost: CALCULATION.cost,
    CalcRate: CALCULATION.rate,
    CalcSavings: CALCULATION.savings,
    CalcNet: CALCULATION.net,
    CalcImplementation: CALCULATION.implementation,
    CalcCounts: CALCULATION.counts,
    CalcCountedSavings: CALCULATION.countedSavings,
    CalcSharedBy: CALCULATION.sharedBy,
  },
  [SHEET.opportunities]: {
    OppNumber: OPPORTUNITY.number,
    OppProcess: OPPORTUNITY.process,
    OppType: OPPORTUNITY.type,
    OppAmount: OPPORTUNITY.amount,
    OppBasis: OPPORTUNITY.basis,
    OppDecision: OPPORTUNITY.decision,
    OppInitiative: OPPORTUNITY.initiative,
    OppEntered: OPPORTUNITY.entered,
    OppLikely: OPPORTUNITY.likely,
    OppWeight: OPPORTUNITY.weight,
    OppLog: OPPORTUNITY.log,
    OppRow: OPPORTUNITY.row,
    OppCounted: OPPORTUNITY.counted,
    OppPays: OPPORTUNITY.pays,
    OppWork: OPPORTUNITY.work,
    OppOneOff: OPPORTUNITY.oneOff,
    OppRun: OPPORTUNITY.run,
  },
  [SHEET.shares]: {
    ShareNumber: SHARE.number,
    ShareBasis: SHARE.basis,
    ShareCarrier: SHARE.carrier,
    ShareElsewhere: SHARE.elsewhere,
    ShareMeasured: SHARE.measured,
    ShareCost: SHARE.cost,
    ShareWeights: SHARE.weights,
    ShareEntered: SHARE.entered,
    ShareLog: SHARE.log,
    ShareToShare: SHARE.toShare,
    ShareCarries: SHARE.carries,
    SharePays: SHARE.pays,
    ShareRate: SHARE.automationRate,
    ShareOneOff: SHARE.oneOff,
    ShareRun: SHARE.run,
    ShareCounted: SHARE.counted,
    ShareMembers: SHARE.members,
    ShareOwnCounted: SHARE.ownCounted,
    ShareOwnOpen: SHARE.ownOpen,
  },
  [SHEET.initiatives]: {
    IniName: INITIATIVE.name,
    IniStatus: INITIATIVE.status,
    IniMeasured: INITIATIVE.measured,
    IniBenchmark: INITIATIVE.benchmark,
    IniSavings: INITIATIVE.savings,
    IniOneOff: INITIATIVE.oneOff,
    IniRun: INITIATIVE.run,
    IniInCase: INITIATIVE.inCase,
    IniBegins: INITIATIVE.begins,
    IniEnds: INITIATIVE.ends,
    IniMonths: INITIATIVE.months,
    IniFirst: INITIATIVE.first,
    IniLast: INITIATIVE.last,
  },
} as const;

/** The range of each column by its name. exceljs would hold an object for every cell of it: half a gigabyte at 20,000 processes. */
export function columnRanges(plan: SheetPlan): [name: string, range: string][] {
  const counts: Record<keyof typeof COLUMN_NAMES, number> = {
    [SHEET.calculation]: plan.costed.length,
    [SHEET.opportunities]: plan.listed.length,
    [SHEET.shares]: plan.shares.length,
    [SHEET.initiatives]: plan.work.length,
  };
  return Object.entries(COLUMN_NAMES).flatMap(([sheet, names]) => {
    const count = counts[sheet as keyof typeof COLUMN_NAMES];
    return Object.entries(names).map(([name, letter]): [string, string] => [name, range(sheet, letter, count)]);
  });
}
