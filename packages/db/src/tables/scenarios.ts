import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

/** Factors and shares on what is planned, by name. */
interface StoredAssumptions {
  volume: number;
  rate: number;
  adoption: number;
  cost: number;
  delayMonths: number;
  cashShare: number;
  includeBenchmark: boolean;
}

/** A person's own scenario; the two that every sector has are stored nowhere. */
export interface ScenarioTable {
  id: string;
  sector_id: string;
  name: string;
  description: string | null;
  assumptions: Json<StoredAssumptions>;
  version: Generated<number>;
  updated_by: string;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}
