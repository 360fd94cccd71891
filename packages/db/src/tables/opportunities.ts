import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

type BenefitMoves =
  | 'handling time'
  | 'cycle time'
  | 'error rate'
  | 'losses'
  | 'stock'
  | 'revenue'
  | 'waste'
  | 'downtime'
  | 'energy'
  | 'capacity'
  | 'working capital'
  | 'spend'
  | 'breaches'
  | 'churn';

export interface OpportunityTable {
  id: string;
  sector_id: string;
  process_id: string;
  type: 'automation' | 'ai' | 'agentic';
  title: string;
  description: string;
  /** What a person entered, in thousands a year; null = derived at each read. */
  entered_savings: number | null;
  /** A `BenefitMoves` of the contract. */
  benefit_moves: BenefitMoves;
  /** Shares, 0–1. */
  benefit_low: number;
  benefit_likely: number;
  benefit_high: number;
  rationale: string;
  basis: 'tied' | 'known' | 'near' | 'retrieved' | 'model' | 'playbook' | 'person' | null;
  /** 0–1. */
  confidence: number | null;
  use_case_id: string | null;
  source: string;
  position: number;
  effort: Generated<number>;
  /** "rejected" ones are left out everywhere; they are kept so that they are not proposed again. */
  status: Generated<'proposed' | 'accepted' | 'rejected'>;
  /** Who accepted or rejected it, as they were called then; null where nobody did, or where it was not kept. */
  decided_by: string | null;
  decided_at: Date | null;
  /** Who takes it on: a role or a name. */
  owner: string | null;
  /** YYYY-MM-DD. */
  due_date: string | null;
  edited: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
}
