import type { ColumnType, Generated } from 'kysely';
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
}

export interface JourneyTable {
  id: string;
  sector_id: string;
  name: string;
  description: string | null;
  touch_points: Json<StoredTouchPoint[]>;
  source: string | null;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface StoredSentence {
  text: string;
  page: number;
  quote: string;
}

interface StoredFigure {
  field: 'fteCount' | 'processFrequency' | 'averageSalary' | 'averageRuntime';
  value: number;
  page: number;
  quote: string;
  conversion: string | null;
}

export interface InsightTable {
  id: string;
  sector_id: string;
  title: string;
  file_name: string;
  file_type: string;
  file_size: number;
  file: Buffer;
  pages: Json<{ page: number; text: string; ocr: boolean }[]>;
  notice: string | null;
  summary_status: 'running' | 'ready' | 'failed' | 'no-text';
  sentences: ColumnType<StoredSentence[], StoredSentence[] | undefined, StoredSentence[]>;
  figures: ColumnType<StoredFigure[], StoredFigure[] | undefined, StoredFigure[]>;
  source: string | null;
  uploaded_at: CreatedAt;
  deleted_at: Date | null;
}

export interface PlaybookTable {
  id: string;
  /** A `PlaybookInput` of the contract. */
  content: Json<Record<string, unknown>>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

/** The ids of what applying a playbook added, so that it can be taken back. */
export interface AppliedEntries {
  processIds: string[];
  opportunityIds: string[];
  journeyIds: string[];
  roiProcessIds: string[];
}

export interface PlaybookApplicationTable {
  id: string;
  sector_id: string;
  playbook_name: string;
  added: Json<AppliedEntries>;
  applied_at: CreatedAt;
  undone_at: Date | null;
}
