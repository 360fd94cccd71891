import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** What came of an initiative in a month; null = not known. */
export interface InitiativeActualTable {
  initiative_id: string;
  /** A month of the calendar, as "2027-03". */
  month: string;
  sector_id: string;
  /** Currency units in this month. */
  savings: number | null;
  cost: number | null;
  /** Runs in this month. */
  volume: number | null;
  /** By the id of the measure; those that are not known are absent. */
  measures: Json<Record<string, number>>;
  entered_by: string;
  entered_at: Generated<Date>;
}
