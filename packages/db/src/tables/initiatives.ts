import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

export interface InitiativeTable {
  id: string;
  sector_id: string;
  /** Its place in the order of the plan, from 0. */
  position: number;
  name: string;
  description: string | null;
  owner: string | null;
  /** A month of the calendar, as "2027-03". */
  start_month: string;
  end_month: string;
  status: 'proposed' | 'committed' | 'running' | 'delivered' | 'stopped';
  /** Currency units, once. */
  cost_lines: Json<{ kind: 'licence' | 'integration' | 'change'; name: string; amount: number }[]>;
  annual_run_cost: number;
  effort_days: number;
  depends_on: string[];
  gate: string | null;
  risks: Json<{ risk: string; control: string | null }[]>;
  measures: Json<
    {
      id: string;
      name: string;
      unit: string | null;
      better: 'higher' | 'lower';
      baseline: number | null;
      target: number | null;
    }[]
  >;
  /** An `InitiativeBaseline` of the contract; null where nothing is committed. */
  baseline: Json<{
    startMonth: string;
    endMonth: string;
    annualSavings: { measured: number; benchmark: number };
    oneOffCost: number;
    annualRunCost: number;
    monthlyVolume: number | null;
    targets: Record<string, number | null>;
    frozenAt: string;
    frozenBy: string;
  } | null>;
  source: string;
  version: number;
  /** The version in which it came to be as it is. */
  state: number;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
}

/** Which initiative carries an opportunity. It stays while the opportunity is not accepted, and counts again when it is. */
export interface InitiativeOpportunityTable {
  opportunity_id: string;
  initiative_id: string;
  sector_id: string;
}

/** A sector without a row stands on the assumptions. */
export interface PlanSettingTable {
  sector_id: string;
  start_month: string;
  /** null = the assumption. */
  capacity_days: number | null;
  version: number;
  state: number;
}

/** What a change of the plan touched, as it was before. */
export interface PlanChangeTable {
  id: string;
  sector_id: string;
  made_by: string;
  made_at: Generated<Date>;
  /** A `RecordedChange` of the domain. */
  record: Json<object>;
  /** The actual figures of what the change took away; null where it took none. */
  actuals: Generated<object[] | null>;
}
