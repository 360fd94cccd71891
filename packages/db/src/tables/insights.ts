import type { ColumnType } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

interface StoredSentence {
  text: string;
  page: number;
  quote: string;
}

export interface StoredFigure {
  field: 'fteCount' | 'processFrequency' | 'averageSalary' | 'averageRuntime';
  value: number;
  page: number;
  quote: string;
  conversion: string | null;
}

export interface StoredFact {
  what: string;
  value: number;
  unit:
    | 'count'
    | 'seconds'
    | 'minutes'
    | 'hours'
    | 'days'
    | 'weeks'
    | 'months'
    | 'years'
    | 'percent'
    | 'currency'
    | 'fte';
  currency: string | null;
  period: 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | null;
  page: number;
  quote: string;
}

export interface InsightTable {
  id: string;
  sector_id: string;
  title: string;
  file_name: string;
  file_type: string;
  file_size: number;
  file_id: string;
  pages: Json<{ page: number; text: string; ocr: boolean }[]>;
  notice: string | null;
  summary_status: 'running' | 'ready' | 'failed' | 'no-text';
  sentences: ColumnType<StoredSentence[], StoredSentence[] | undefined, StoredSentence[]>;
  figures: ColumnType<StoredFigure[], StoredFigure[] | undefined, StoredFigure[]>;
  facts: ColumnType<StoredFact[], StoredFact[] | undefined, StoredFact[]>;
  language: ColumnType<string | null, string | null | undefined, string | null>;
  source: string | null;
  /** Which processes its evidence was found among; null = it has to be found anew. */
  evidence_basis: string | null;
  uploaded_at: CreatedAt;
  deleted_at: Date | null;
}
