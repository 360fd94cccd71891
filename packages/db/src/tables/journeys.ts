import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

/** A touchpoint as it is stored: it stays with its process when that is given another code. */
export interface StoredTouchPoint {
  id: string;
  name: string;
  type: 'human' | 'agent' | 'hybrid';
  description: string;
  processId: string | null;
  /** The code when it was saved: what is shown once the process has gone. */
  processStep: string;
  momentThatMatters: boolean;
  phase: string | null;
  /** Absent in those that were saved before they were asked for. */
  channel?: string | null;
  emotion?: number | null;
  painPoint?: string | null;
}

export interface JourneyTable {
  id: string;
  sector_id: string;
  name: string;
  description: string | null;
  persona: string | null;
  touch_points: Json<StoredTouchPoint[]>;
  source: string | null;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}
