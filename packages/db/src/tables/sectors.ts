import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';
import type { CoverColumn } from './exports.ts';

export interface SectorTable {
  id: Generated<string>;
  name: string;
  description: string | null;
  reference_model: string;
  icon: string | null;
  /** A `SectorProfile` of the contract; what is absent is not known. */
  profile: ColumnType<Record<string, unknown>, Record<string, unknown> | undefined, Record<string, unknown>>;
  /** Made as the sample client: what is in it is not the work of anybody. */
  is_sample: Generated<boolean>;
  /** An `ExportCover` of the contract; null = the default. */
  export_cover: ColumnType<CoverColumn | null, CoverColumn | null | undefined, CoverColumn | null>;
  /** Who may open it: every member, or whom `sector_grant` names. */
  access: Generated<'all' | 'chosen'>;
  /** Rises with every edit of the sector's own fields. */
  version: Generated<number>;
  /** Rises with every write to the sector or anything below it, in the same transaction. */
  revision: Generated<number>;
  /** What its card shows; triggers keep these four, in the transaction of each write. */
  process_count: Generated<number>;
  /** Not rejected, and of processes that are not deleted. */
  opportunity_count: Generated<number>;
  journey_count: Generated<number>;
  insight_count: Generated<number>;
  /** When ROI results were last asked for; they are derived from the inputs at each read since. */
  roi_calculated_at: Date | null;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

/** A sector that a person wants at hand. */
export interface SectorFavoriteTable {
  user_id: string;
  sector_id: string;
}
