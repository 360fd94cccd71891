import type { RoiResult } from '@process-ai/contract/roi';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import type { VisibleNode } from '@process-ai/domain/hierarchy';
import { matchesWords } from '@process-ai/domain/matches-words';
import { ancestorIds, type Tree } from '../../../components/tree/tree.ts';
import type { Edits } from './edits.ts';
import type { GridRow } from './rows.ts';

/** A row where it stands in the tree. */
export interface ShownRow extends Omit<VisibleNode<LandscapeProcess>, 'node'> {
  process: LandscapeProcess;
  own: GridRow;
  expanded: boolean;
}

/** Which rows are wanted besides the search: every one, with all branches open, or those with figures. */
export const SCOPES = ['all', 'figures'] as const;
export type Scope = (typeof SCOPES)[number];

/** Somebody has entered figures, saved or not. */
export const hasFigures = ({ process, saved }: GridRow, edits: Edits) => Boolean(saved ?? edits[process.id]);

/** The processes of a scope that the search finds, by id. */
export function wantedIds(rows: readonly GridRow[], query: string, scope: Scope | null, edits: Edits): string[] {
  const matches = matchesWords(query);
  return rows.flatMap((row) => {
    const { id, code, name } = row.process;
    const isWanted = (scope !== 'figures' || hasFigures(row, edits)) && matches(`${code} ${name}`);
    return isWanted ? [id] : [];
  });
}

/** The level down to which the tree stands open while nobody has entered figures. */
const LEVEL_SHOWN = 2;

/** The branches that stand open at first: those with figures in them, so that all figures are in sight. */
export function openAtFirst(tree: Tree<LandscapeProcess>, rows: readonly GridRow[], edits: Edits): Set<string> {
  const figured = rows.filter((row) => hasFigures(row, edits));
  if (figured.length > 0) return new Set(figured.flatMap(({ process }) => ancestorIds(tree, process.id)));
  return new Set(tree.rows.flatMap(({ node }) => (node.level < LEVEL_SHOWN ? [node.id] : [])));
}

/** What the results below a heading add up to, currency units a year. */
export interface BelowSum {
  currentAnnualCost: number;
  projectedSavings: number;
}

/** The sums of the headings that have results below and none of their own, by id. */
export function sumsBelow(tree: Tree<LandscapeProcess>, results: readonly RoiResult[]): ReadonlyMap<string, BelowSum> {
  const own = new Set(results.map(({ processId }) => processId));
  const sums = new Map<string, BelowSum>();
  for (const { processId, currentAnnualCost, projectedSavings, countedInAncestor } of results) {
    if (countedInAncestor) continue;
    for (const above of ancestorIds(tree, processId)) {
      if (own.has(above)) continue;
      const sum = sums.get(above) ?? { currentAnnualCost: 0, projectedSavings: 0 };
      sum.currentAnnualCost += currentAnnualCost;
      sum.projectedSavings += projectedSavings;
      sums.set(above, sum);
    }
  }
  return sums;
}
