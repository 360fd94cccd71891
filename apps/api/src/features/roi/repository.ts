import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { SavedRoiInput } from '@process-ai/contract/roi';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { ROI_INPUT_FIELDS } from '@process-ai/db/tables/roi';
import { sql } from 'kysely';

/** Inputs with the version and the person of each figure's last change; figures unchanged since before are absent. */
export interface StoredRoiInput extends SavedRoiInput {
  cells: Partial<Record<string, { version: number; by: string; benchmark?: boolean; source?: string }>>;
}

/** The inputs of these processes with the last change of each figure. */
export const findStoredInputs = (db: Database, sectorId: string, processIds: string[]): Promise<StoredRoiInput[]> =>
  db
    .selectFrom('roi_input as i')
    .select([...ROI_INPUT_FIELDS, 'i.cells'])
    .where('i.sector_id', '=', sectorId)
    .where('i.process_id', '=', sql<string>`any(${processIds}::uuid[])`)
    .execute();

type AssumptionRow = Omit<Row<'roi_assumption'>, 'sector_id'>;

export const saveAssumptions = async (db: Database, sectorId: string, row: AssumptionRow): Promise<void> => {
  await db
    .insertInto('roi_assumption')
    .values({ ...row, sector_id: sectorId })
    .onConflict((conflict) => conflict.column('sector_id').doUpdateSet(row))
    .execute();
};

export const upsertInputs = async (
  db: Database,
  sectorId: string,
  rows: StoredRoiInput[],
  by: string,
): Promise<void> => {
  await sql`
    insert into roi_input as i
      (process_id, fte_count, process_frequency, average_salary, average_runtime,
       implementation_cost, annual_run_cost, automation_rate, realisation, version, cells, sector_id, updated_by)
    select t.*, ${sectorId}::uuid, ${by}::text
    from unnest(
      ${rows.map((row) => row.processId)}::uuid[],
      ${rows.map((row) => row.fteCount)}::float8[],
      ${rows.map((row) => row.processFrequency)}::float8[],
      ${rows.map((row) => row.averageSalary)}::float8[],
      ${rows.map((row) => row.averageRuntime)}::float8[],
      ${rows.map((row) => row.implementationCost)}::float8[],
      ${rows.map((row) => row.annualRunCost)}::float8[],
      ${rows.map((row) => row.automationRate)}::float8[],
      ${rows.map((row) => row.realisation)}::float8[],
      ${rows.map((row) => row.version)}::integer[],
      ${rows.map((row) => JSON.stringify(row.cells))}::text[]::jsonb[]
    ) as t
    on conflict (sector_id, process_id) do update set
      fte_count = excluded.fte_count, process_frequency = excluded.process_frequency,
      average_salary = excluded.average_salary, average_runtime = excluded.average_runtime,
      implementation_cost = excluded.implementation_cost, annual_run_cost = excluded.annual_run_cost,
      automation_rate = excluded.automation_rate, realisation = excluded.realisation,
      version = excluded.version, cells = excluded.cells, updated_at = now(), updated_by = excluded.updated_by
  `.execute(db);
};

/** What results go by beside the inputs: every process that is still there, with the types of its opportunities. */
export const listTypedProcesses = async (db: Database, sectorId: string): Promise<TypedProcess[]> => {
  const [processes, types] = await Promise.all([
    db
      .selectFrom('process')
      .select(['id', 'parent_id as parentId'])
      .where('sector_id', '=', sectorId)
      .where('deleted_at', 'is', null)
      .execute(),
    db
      .selectFrom('opportunity')
      .select(['process_id as processId', 'type'])
      .distinct()
      .where('sector_id', '=', sectorId)
      .where('status', '<>', 'rejected')
      .where('process_id', 'in', (eb) =>
        eb.selectFrom('roi_input').select('process_id').where('sector_id', '=', sectorId),
      )
      .execute(),
  ]);
  const byProcess = Map.groupBy(types, ({ processId }) => processId);
  return processes.map((process) => ({ ...process, opportunities: byProcess.get(process.id) ?? [] }));
};

interface TypedProcess {
  id: string;
  parentId: string | null;
  opportunities: { type: OpportunityType }[];
}

/** From now on the results are derived at each read. */
export const markCalculated = async (db: Database, sectorId: string): Promise<void> => {
  await db.updateTable('sector').set({ roi_calculated_at: new Date() }).where('id', '=', sectorId).execute();
};
