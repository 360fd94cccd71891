import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';
import type { StoredFact, StoredFigure } from './insights.ts';

interface StoredEffect {
  criterion: string;
  direction: 'raises' | 'lowers';
  words: string;
}

/** A sentence of an insight that speaks of a process: derived, and found anew when texts of the sector have changed. */
export interface EvidenceTable {
  sector_id: string;
  process_id: string;
  insight_id: string;
  /** From 0, in the order of the document. */
  position: number;
  page: number;
  quote: string;
  facts: Json<StoredFact[]>;
  figures: Json<StoredFigure[]>;
  effects: Json<StoredEffect[]>;
}

/** What a person said a sentence speaks of, whatever its words say. */
export interface EvidenceDecisionTable {
  sector_id: string;
  insight_id: string;
  /** The whole sentence, as evidence quotes it. */
  quote: string;
  /** null = no process. */
  process_id: string | null;
  decided_by: string;
  decided_at: Generated<Date>;
}
