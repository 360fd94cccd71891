import { OpportunityType } from '@process-ai/contract/opportunities';
import type { SavingsByBasis } from '@process-ai/contract/process-values';
import type { SectorOverview } from '@process-ai/contract/sector-overview';
import type { SectorSummary } from '@process-ai/contract/sectors';
import { nextStep } from '@process-ai/domain/next-step';
import { savingsByBasis, savingsRange } from '@process-ai/domain/savings-by-basis';
import type { App } from '../../app.ts';
import { planAndRest } from '../initiatives/service.ts';
import { getSummary } from '../sectors/service.ts';
import { amountsOf } from '../values/service.ts';
import {
  countAnalyzed,
  countByKind,
  countEvidence,
  findExported,
  listChanges,
  listNewestJourneys,
} from './repository.ts';

const LARGEST = 5;
const NEWEST_JOURNEYS = 5;
const LAST_CHANGES = 8;

/** How far a sector is, what it is worth and what to do next. Its amounts are those of `values` and of the plan. */
export async function overview(app: App, sectorId: string): Promise<SectorOverview> {
  const sector = await getSummary(app, sectorId);
  const { id, counts } = sector;
  const [amounts, analyzed, opportunities, exported, newest, evidence, changes] = await Promise.all([
    app.derivations(() => amountsAndPlan(app, sector)),
    countAnalyzed(app.db, id),
    opportunitiesOf(app, id),
    findExported(app.db, id),
    counts.journeys > 0 ? listNewestJourneys(app.db, id, NEWEST_JOURNEYS) : [],
    counts.insights > 0 ? countEvidence(app.db, id) : { sentences: 0, processes: 0 },
    listChanges(app.db, id, LAST_CHANGES),
  ]);
  const coverage = { processes: counts.processes, analyzed, measured: amounts.inputs };
  const sum = (status: 'proposed' | 'accepted' | 'rejected') =>
    opportunities.reduce((total, one) => total + one[status], 0);
  return {
    next: nextStep({
      ...coverage,
      proposed: sum('proposed'),
      accepted: sum('accepted'),
      rejected: sum('rejected'),
      isCalculated: sector.hasROI,
      initiatives: amounts.plan.initiatives,
      plannable: amounts.plannable,
      lastExport: !exported?.exported ? null : exported.exportedRevision === exported.revision ? 'current' : 'outdated',
    }),
    coverage,
    opportunities,
    value: amounts.value,
    plan: amounts.plan,
    journeys: { count: counts.journeys, newest },
    evidence: { documents: counts.insights, ...evidence },
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}

async function opportunitiesOf(app: App, sectorId: string): Promise<SectorOverview['opportunities']> {
  const rows = await countByKind(app.db, sectorId);
  const counted = (type: OpportunityType, status: (typeof rows)[number]['status']) =>
    rows.find((row) => row.type === type && row.status === status)?.count ?? 0;
  return OpportunityType.options.map((type) => ({
    type,
    proposed: counted(type, 'proposed'),
    accepted: counted(type, 'accepted'),
    rejected: counted(type, 'rejected'),
  }));
}

/** One derivation for both. */
async function amountsAndPlan(app: App, { id }: SectorSummary) {
  const known = amountsOf(app.db, id);
  const [{ basis, valued, values }, { plan, plannable }] = await Promise.all([known, planAndRest(app, id, known)]);
  const amounts = valued.map((opportunity, place) => ({ ...opportunity, ...values.amountAt(place) }));
  const { measured, benchmark, payroll } = values.total;
  const range = (on: 'measured' | 'benchmark', { savings, processes }: typeof measured) => ({
    savings,
    ...savingsRange(amounts, on, savings),
    processes,
  });
  const initiatives = plan.initiatives.filter(({ status }) => status !== 'stopped');
  return {
    inputs: basis.inputs.length,
    plannable,
    value: {
      currency: basis.assumptions.assumptions.currency,
      payroll,
      measured: range('measured', measured),
      benchmark: range('benchmark', benchmark),
      accepted: savingsByBasis(amounts.filter(({ status }) => status === 'accepted')) satisfies SavingsByBasis,
    },
    plan: {
      initiatives: initiatives.length,
      largest: initiatives
        .toSorted(({ annualSavings: a }, { annualSavings: b }) => b.measured - a.measured || b.benchmark - a.benchmark)
        .slice(0, LARGEST)
        .map(({ id: initiativeId, name, owner, status, startMonth, endMonth, annualSavings }) => ({
          id: initiativeId,
          name,
          owner,
          status,
          startMonth,
          endMonth,
          annualSavings,
        })),
      unplanned: plan.unplanned.opportunityIds.length,
    },
  };
}
