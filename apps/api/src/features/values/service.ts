import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { ProcessMoney, ProcessRollUps, ProcessValues, SavingsByBasis } from '@process-ai/contract/process-values';
import type { RoiAssumptions, SavedRoiInput, SectorAssumptions } from '@process-ai/contract/roi';
import { rollUp } from '@process-ai/domain/process-roll-ups';
import { type Values, valueProcesses } from '@process-ai/domain/process-values';
import { defaultAssumptions } from '@process-ai/domain/roi';
import type { ValuedOpportunity, ValueSource } from '@process-ai/domain/value-source';
import { placed } from '@process-ai/library/workforce/functions';
import type { App } from '../../app.ts';
import { shareBasisOf, type WithAmount, type WithBenefit, withAmounts, withBenefits, workforceOf } from './mapper.ts';
import {
  findAssumptions,
  findSector,
  listInputChanges,
  listInputs,
  listOpportunities,
  listProcesses,
  type OpportunityFacts,
  type ProcessRow,
  type ValuedSector,
} from './repository.ts';

export type { OpportunityFacts, ProcessRow, ValuedSector, Values, WithAmount, WithBenefit };
export { findAssumptions, listInputChanges, withAmounts, withBenefits };

type Database = App['db'];

/** What amounts go by beside the processes and their opportunities. */
export interface ValueBasis {
  sector: ValuedSector;
  /** In code order. */
  inputs: SavedRoiInput[];
  assumptions: SectorAssumptions;
}

/** What every process of a sector costs and can save. */
export async function get(app: App, sectorId: string): Promise<ProcessValues> {
  const basis = await basisOf(app.db, requireId(sectorId, 'sectorMissing'));
  const values = await valuesOf(app.db, basis);
  const { currency } = basis.assumptions.assumptions;
  return { total: { currency, ...values.total }, processes: values.processes() };
}

/** What was found in each process and all below it; what has nothing yet is left out. */
export async function rollUps(app: App, sectorId: string): Promise<ProcessRollUps> {
  const id = requireId(sectorId, 'sectorMissing');
  const [basis, processes, opportunities] = await Promise.all([
    basisOf(app.db, id),
    listProcesses(app.db, id),
    listOpportunities(app.db, id),
  ]);
  const values = derive(basis, processes, withBenefits(opportunities));
  return {
    currency: basis.assumptions.assumptions.currency,
    processes: rollUp(processes, opportunities, values),
  };
}

/** What one process costs and can save, and how that came about. */
export async function getOne(app: App, sectorId: string, processId: string): Promise<ProcessMoney> {
  const id = requireId(sectorId, 'sectorMissing');
  const { basis, values } = await app.derivations(async (db) => {
    const known = await basisOf(db, id);
    return { basis: known, values: await valuesOf(db, known) };
  });
  const value = values.processOf(requireId(processId, 'processMissing'));
  if (!value) throw new AppError('processMissing');
  const parts = values.partsOf(value.processId);
  const input = basis.inputs.find((one) => one.processId === value.processId);
  const changes = input && (await listInputChanges(app.db, id, value.processId));
  const { currency } = basis.assumptions.assumptions;
  return {
    value,
    inputs: input ? { input, change: changes?.[value.processId] ?? null, assumptions: basis.assumptions } : null,
    parts: parts && { ...parts, shareBasis: shareBasisOf(basis.sector) },
    total: { currency, ...values.total },
  };
}

/** Throws when the sector is unknown or deleted; where it is at hand, it is not read again. */
export async function basisOf(db: Database, sectorId: string, known?: ValuedSector): Promise<ValueBasis> {
  const [sector, inputs, assumptions] = await Promise.all([
    known ?? findSector(db, sectorId),
    listInputs(db, sectorId),
    assumptionsOf(db, sectorId),
  ]);
  if (!sector) throw new AppError('sectorMissing');
  return { sector, inputs, assumptions };
}

/** The amounts of a sector whose processes and opportunities are not at hand. */
export async function valuesOf(db: Database, basis: ValueBasis): Promise<Values> {
  return valueProcesses(await sourceOf(db, basis));
}

/** All that the amounts of a sector are derived from, for whoever derives something else from it. */
export async function sourceOf(db: Database, basis: ValueBasis): Promise<ValueSource> {
  const { id } = basis.sector;
  const [processes, opportunities] = await Promise.all([listProcesses(db, id), listOpportunities(db, id)]);
  return sourceFrom(basis, processes, withBenefits(opportunities));
}

/**
 * The amounts by rows at hand: every process of the sector, and the opportunities, those that were rejected or without.
 * What was kept was derived from the same processes, and from a basis of the same key.
 */
export const derive = (
  basis: ValueBasis,
  processes: readonly ProcessRow[],
  opportunities: readonly ValuedOpportunity[],
  kept?: Values['kept'],
): Values => valueProcesses(sourceFrom(basis, processes, opportunities), kept);

/** All that amounts go by beside processes and opportunities: while it is the same, so is what they are worth. */
export const basisKey = ({ sector, inputs, assumptions }: ValueBasis): string =>
  JSON.stringify([sector.profile, workforceOf(sector), inputs, assumptions.assumptions]);

const sourceFrom = (
  { sector, inputs, assumptions }: ValueBasis,
  processes: readonly ProcessRow[],
  opportunities: readonly ValuedOpportunity[],
): ValueSource => ({
  processes: placed(processes),
  opportunities,
  inputs,
  assumptions: assumptions.assumptions,
  profile: sector.profile,
  workforce: workforceOf(sector),
});

/** Fills what each of these opportunities is worth into its row. */
export function priced<Row extends OpportunityFacts>(
  basis: ValueBasis,
  processes: readonly ProcessRow[],
  rows: readonly Row[],
): WithAmount<Row>[] {
  return withAmounts(rows, derive(basis, processes, withBenefits(rows)));
}

/** The sector's assumptions, and who changed which of them from its default. */
export async function assumptionsOf(db: Database, sectorId: string): Promise<SectorAssumptions> {
  const { changed, version, profile } = await findAssumptions(db, sectorId);
  const values = Object.fromEntries(Object.entries(changed).map(([name, { value }]) => [name, value]));
  const changes = Object.fromEntries(Object.entries(changed).map(([name, { by, at }]) => [name, { by, at }]));
  return { assumptions: { ...defaultAssumptions(profile), ...(values as Partial<RoiAssumptions>) }, changes, version };
}

/** The opportunities of a sector with what each counts, rejected ones too, and all that this was derived from. */
export async function amountsOf(db: Database, sectorId: string) {
  const basis = await basisOf(db, sectorId);
  const [processes, rows] = await Promise.all([listProcesses(db, sectorId), listOpportunities(db, sectorId)]);
  const valued = withBenefits(rows);
  const values = derive(basis, processes, valued);
  return {
    basis,
    processes,
    valued,
    values,
    /** In currency units a year, by what it rests on. */
    amountOf(id: string): SavingsByBasis {
      const { countedSavings, savingsBasis } = values.amountOf(id);
      const counted = { measured: 0, benchmark: 0 };
      if (savingsBasis) counted[savingsBasis] = 1000 * countedSavings;
      return counted;
    },
  };
}

/** What a process and all below it save, in thousands a year. */
export function savingsOf(values: Values, processId: string): SavingsByBasis {
  const value = values.processOf(processId);
  return { measured: (value?.measured.savings ?? 0) / 1000, benchmark: (value?.benchmark.savings ?? 0) / 1000 };
}
