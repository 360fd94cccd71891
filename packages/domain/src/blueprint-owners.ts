import type { Blueprint } from './blueprint.ts';
import type { PlanRow, PlanView } from './blueprint-plan.ts';
import { monthIn } from './plan-months.ts';

/** Who answers for how much of the plan. */
export interface Responsibility {
  /** Null = nobody is named. */
  owner: string | null;
  initiatives: readonly string[];
  oneOffCost: number;
  /** Measured, a year. */
  savings: number;
  /** "Aug 2026": the end of the last initiative with a gate; null = no gate. */
  lastGate: string | null;
}

/** By owner, the one who answers for most savings first; those whom nobody owns last. */
export function responsibilities(
  planned: PlanView | null,
  language: NonNullable<Blueprint['language']> = 'en',
): Responsibility[] {
  if (planned?.follows !== 'plan') return [];
  return [...Map.groupBy(planned.rows, ({ owner }) => owner)]
    .map(([owner, rows]): Responsibility => {
      const gated = rows.filter(({ gate }) => gate !== null);
      return {
        owner,
        initiatives: rows.map(({ name }) => name),
        oneOffCost: rows.reduce((sum, { oneOffCost }) => sum + (oneOffCost ?? 0), 0),
        savings: rows.reduce((sum, { measured }) => sum + measured, 0),
        lastGate: gated.length > 0 ? monthIn(language)(planned, Math.max(...gated.map(({ to }) => to))) : null,
      };
    })
    .sort((a, b) => Number(a.owner === null) - Number(b.owner === null) || b.savings - a.savings);
}

/** Who answers for all of them; null where several do, or nobody. */
export function ownerOf(rows: readonly PlanRow[]): string | null {
  const [first = null, ...others] = new Set(rows.map(({ owner }) => owner));
  return others.length === 0 ? first : null;
}
