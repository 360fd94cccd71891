import type { ColumnType, Generated } from 'kysely';
import type { Json } from './column-types.ts';

/**
 * By the figure's name in the contract. `benchmark`: what it was set to is one, which that person accepted; `source`:
 * where it comes from.
 */
type FigureChanges = Partial<Record<string, { version: number; by: string; benchmark?: boolean; source?: string }>>;

export interface RoiInputTable {
  process_id: string;
  sector_id: string;
  fte_count: number;
  process_frequency: number;
  average_salary: number;
  average_runtime: number;
  implementation_cost: number | null;
  annual_run_cost: number | null;
  automation_rate: number | null;
  realisation: number | null;
  updated_at: Generated<Date>;
  /** Name of who changed it last. */
  updated_by: string | null;
  /** The sector's revision at the last change: it rises, also when a row is taken away and entered again. */
  version: Generated<number>;
  /** The last change of each figure; those that nobody has changed since this was recorded are absent. */
  cells: ColumnType<FigureChanges, FigureChanges | undefined, FigureChanges>;
}

export interface RoiAssumptionTable {
  sector_id: string;
  /** The assumptions that differ from their defaults, each with who changed it. */
  changed: Json<Record<string, { value: number | string | number[]; by: string; at: string }>>;
  version: Generated<number>;
}

/** The columns of inputs under the names of the contract, where the table is called i. */
export const ROI_INPUT_FIELDS = [
  'i.process_id as processId',
  'i.fte_count as fteCount',
  'i.process_frequency as processFrequency',
  'i.average_salary as averageSalary',
  'i.average_runtime as averageRuntime',
  'i.implementation_cost as implementationCost',
  'i.annual_run_cost as annualRunCost',
  'i.automation_rate as automationRate',
  'i.realisation',
  'i.version',
] as const;
