import type { FindingState } from '@process-ai/contract/findings';
import type { BenefitMoves, OpportunityStatus, OpportunityType } from '@process-ai/contract/opportunities';
import type { Roi, RoiInputName, SavedRoiInput } from '@process-ai/contract/roi';
import { type SectorProfile, SectorProfileInput } from '@process-ai/contract/sectors';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { ROI_INPUT_FIELDS } from '@process-ai/db/tables/roi';
import { sql } from 'kysely';

/** What amounts go by, of a sector itself. */
export interface ValuedSector {
  id: string;
  name: string;
  description: string | null;
  referenceModel: string;
  profile: SectorProfile;
}

export const findSector = async (db: Database, id: string): Promise<ValuedSector | undefined> => {
  const row = await db
    .selectFrom('sector')
    .select(['id', 'name', 'description', 'reference_model as referenceModel', 'profile'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, profile: SectorProfileInput.parse(row.profile) };
};

export interface ProcessRow {
  id: string;
  parentId: string | null;
  name: string;
}

/** In code order. */
export const listProcesses = (
  db: Database,
  sectorId: string,
): Promise<(ProcessRow & { finding: FindingState | null })[]> =>
  db
    .selectFrom('process')
    .select(['id', 'parent_id as parentId', 'name', 'finding'])
    .where('sector_id', '=', sectorId)
    .where('deleted_at', 'is', null)
    .orderBy('sort_key')
    .execute();

/** What amounts go by, of an opportunity, as its row has it. */
export interface OpportunityFacts {
  id: string;
  processId: string;
  status: OpportunityStatus;
  enteredSavings: number | null;
  benefitMoves: BenefitMoves;
  benefitLow: number;
  benefitLikely: number;
  benefitHigh: number;
}

/** Rejected ones too: they show what they took away. */
export const listOpportunities = (
  db: Database,
  sectorId: string,
): Promise<(OpportunityFacts & { type: OpportunityType })[]> =>
  db
    .selectFrom('opportunity')
    .select([
      'id',
      'process_id as processId',
      'type',
      'status',
      'entered_savings as enteredSavings',
      'benefit_moves as benefitMoves',
      'benefit_low as benefitLow',
      'benefit_likely as benefitLikely',
      'benefit_high as benefitHigh',
    ])
    .where('sector_id', '=', sectorId)
    .execute();

/** The ROI inputs of the processes that are still there, in code order. */
export const listInputs = (db: Database, sectorId: string): Promise<SavedRoiInput[]> =>
  db
    .selectFrom('roi_input as i')
    .innerJoin('process as p', 'p.id', 'i.process_id')
    .select(ROI_INPUT_FIELDS)
    .where('i.sector_id', '=', sectorId)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.sort_key')
    .execute();

/** The figures whose last change was to accept a benchmark; most rows have none, and are not taken apart. */
const ACCEPTED = sql<RoiInputName[] | null>`case when i.cells::text like '%"benchmark"%' then (
  select array_agg(figure) from jsonb_each(i.cells) as cell(figure, change) where change -> 'benchmark' = 'true'
) end`.as('benchmarks');

/** Where figures come from, by their names; most rows say nothing of it. */
const SOURCES = sql<Record<string, string> | null>`case when i.cells::text like '%"source"%' then (
  select jsonb_object_agg(figure, change ->> 'source') from jsonb_each(i.cells) as cell(figure, change)
  where change ? 'source'
) end`.as('sources');

/** Who last changed the inputs of which process that is still there, by its id, where that is known; of all, or of one. */
export async function listInputChanges(
  db: Database,
  sectorId: string,
  processId?: string,
): Promise<Roi['inputChanges']> {
  const rows = await db
    .selectFrom('roi_input as i')
    .innerJoin('process as p', 'p.id', 'i.process_id')
    .select(['i.process_id as processId', 'i.updated_by as by', 'i.updated_at as at'])
    .select([ACCEPTED, SOURCES])
    .where('i.sector_id', '=', sectorId)
    .where('i.updated_by', 'is not', null)
    .where('p.deleted_at', 'is', null)
    .$if(processId !== undefined, (query) => query.where('i.process_id', '=', processId ?? ''))
    .execute();
  return Object.fromEntries(
    rows.map(({ processId, by, at, benchmarks, sources }) => [
      processId,
      { by: by ?? '', at: at.toISOString(), benchmarks: benchmarks ?? [], ...(sources && { sources }) },
    ]),
  );
}

/** With the profile, whose currency is a default. */
type AssumptionRow = Omit<Row<'roi_assumption'>, 'sector_id'> & Pick<ValuedSector, 'profile'>;

/** The assumptions that differ from their defaults; version 1 while nobody has changed any. */
export async function findAssumptions(db: Database, sectorId: string): Promise<AssumptionRow> {
  const row = await db
    .selectFrom('sector as s')
    .leftJoin('roi_assumption as a', 'a.sector_id', 's.id')
    .select(['a.changed', 'a.version', 's.profile'])
    .where('s.id', '=', sectorId)
    .executeTakeFirst();
  return {
    changed: row?.changed ?? {},
    version: row?.version ?? 1,
    profile: SectorProfileInput.parse(row?.profile ?? {}),
  };
}
