import { AppError } from '@process-ai/contract/errors';
import { OPPORTUNITY_TYPES, type OpportunityType } from '@process-ai/contract/opportunities';
import type { SavingsByBasis } from '@process-ai/contract/process-values';
import type { SectorHighlight, SectorHighlights, SectorOverview } from '@process-ai/contract/sector-overview';
import type { SectorSummary } from '@process-ai/contract/sectors';
import { nextStep } from '@process-ai/domain/next-step';
import { savingsByBasis, savingsRange } from '@process-ai/domain/savings-by-basis';
import type { Actor, App } from '../../app.ts';
import { lastChanges } from '../activity/service.ts';
import { planAndRest } from '../initiatives/service.ts';
import { getSummary } from '../sectors/service.ts';
import { amountsOf } from '../values/service.ts';
import {
  countAnalyzed,
  countByKind,
  countEvidence,
  findExported,
  listNewestJourneys,
  listStandings,
  type StandingRow,
} from './repository.ts';

const LARGEST = 5;
const NEWEST_JOURNEYS = 5;
const LAST_CHANGES = 8;

/** How far a sector is, what it is worth and what to do next. Its amounts are those of `values` and of the plan. */
export async function overview(app: App, sectorId: string): Promise<SectorOverview> {
  const sector = await getSummary(app, sectorId);
  const { id, counts } = sector;
  const [amounts, analyzed, opportunities, exported, newest, evidence, changes] = await Promise.all([
    app.derivations((db) => amountsAndPlan(app, db, sector)),
    countAnalyzed(app.db, id),
    opportunitiesOf(app, id),
    findExported(app.db, id),
    counts.journeys > 0 ? listNewestJourneys(app.db, id, NEWEST_JOURNEYS) : [],
    counts.insights > 0 ? countEvidence(app.db, id) : { sentences: 0, processes: 0 },
    lastChanges(app, id, LAST_CHANGES),
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
    changes,
  };
}

async function opportunitiesOf(app: App, sectorId: string): Promise<SectorOverview['opportunities']> {
  const rows = await countByKind(app.db, sectorId);
  const counted = (type: OpportunityType, status: (typeof rows)[number]['status']) =>
    rows.find((row) => row.type === type && row.status === status)?.count ?? 0;
  return OPPORTUNITY_TYPES.map((type) => ({
    type,
    proposed: counted(type, 'proposed'),
    accepted: counted(type, 'accepted'),
    rejected: counted(type, 'rejected'),
  }));
}

/** One derivation for both. */
async function amountsAndPlan(app: App, db: App['db'], { id }: SectorSummary) {
  const known = amountsOf(db, id);
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

/** Sectors worked out for one answer: whoever comes first after a start neither waits long nor holds up others. */
const AT_ONCE = 20;

interface KeptHighlight {
  standing: string;
  /** Null while it is worked out. */
  highlight: SectorHighlight | null;
  done: Promise<void>;
}

/** By database: what a transaction sees is its own. */
const keptOf = new WeakMap<App['db'], Map<string, KeptHighlight>>();

/**
 * What every sector that this person may open is worth, and what happened in it last. Each is worked out once and kept until it stands otherwise;
 * those that have yet to be are counted as pending.
 */
export async function highlights(app: App, { user }: Actor): Promise<SectorHighlights> {
  const kept = keptOf.get(app.db) ?? new Map<string, KeptHighlight>();
  keptOf.set(app.db, kept);
  const all = await listStandings(app.db, user.id);
  const standings = all.filter(({ readable }) => readable);
  const keptFor = ({ id, standing }: StandingRow) => {
    const last = kept.get(id);
    return last?.standing === standing ? last : undefined;
  };
  const missing = standings.filter((row) => !keptFor(row)?.highlight).slice(0, AT_ONCE);
  await Promise.all(missing.map((row) => (keptFor(row) ?? workOut(app, row, kept)).done));
  const present = new Set(all.map(({ id }) => id));
  for (const id of kept.keys()) if (!present.has(id)) kept.delete(id);
  const sectors = standings.flatMap((row) => keptFor(row)?.highlight ?? []);
  return { sectors, pending: standings.length - sectors.length };
}

/** Once, however many ask for it meanwhile: fifty people who come after a start would work out the same fifty times. */
function workOut(app: App, row: StandingRow, kept: Map<string, KeptHighlight>): KeptHighlight {
  const one: KeptHighlight = { standing: row.standing, highlight: null, done: Promise.resolve() };
  kept.set(row.id, one);
  one.done = fillIn().catch((error: unknown) => {
    if (kept.get(row.id) === one) kept.delete(row.id);
    throw error;
  });
  return one;

  async function fillIn() {
    one.highlight = await highlightOf(app, row);
  }
}

/** Null for a sector that was deleted meanwhile. */
function highlightOf(app: App, sector: StandingRow): Promise<SectorHighlight | null> {
  return app.derivations(async (db) => {
    const [amounts, [last]] = await Promise.all([
      amountsOf(db, sector.id).catch(unlessMissing),
      lastChanges(app, sector.id, 1),
    ]);
    if (!amounts) return null;
    const { basis, valued, values } = amounts;
    const { measured, benchmark, payroll } = values.total;
    return {
      sectorId: sector.id,
      currency: basis.assumptions.assumptions.currency,
      payroll,
      savings: { measured: measured.savings / 1000, benchmark: benchmark.savings / 1000 },
      decided: valued.some(({ status }) => status !== 'proposed'),
      exported: sector.exported,
      // Nothing has happened since it was created.
      lastChange: !last || (last.kind === 'sector' && last.action === 'added') ? null : last,
    };
  });
}

function unlessMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'sectorMissing') return null;
  throw error;
}
