import { OPPORTUNITY_TYPES, type Opportunity } from '@process-ai/contract/opportunities';
import type {
  ComparisonBasis,
  FitPart,
  FitWeights,
  VendorFit,
  VendorMatch,
} from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import type { Explanation } from '../../components/explanation/explanation.ts';
import { ADDRESS_MAX } from '../../lib/codes-in-address.ts';
import { copy } from './copy.ts';

export type ComparedProcess = ComparisonBasis['processes'][number];
export type Need = ComparedProcess['opportunities'][number] & { processId: string };

export const CARDS_AT_ONCE = 10;
export const KEY_CAPABILITIES = 8;
export const PER_GROUP = 3;
export const MATRIX_VENDORS = 10;
export const MATRIX_VENDORS_MAX = 30;

/** Labels of a fit, by overall score. */
export function fitLabel(score: number): keyof typeof copy.fitLabels {
  if (score >= 60) return 'strong';
  if (score >= 40) return 'good';
  return score >= 20 ? 'moderate' : 'limited';
}

/** The opportunities by type, in the types' order; types without any are left out. */
export const groupByType = <Grouped extends Pick<Opportunity, 'type'>>(opportunities: readonly Grouped[]) =>
  OPPORTUNITY_TYPES.flatMap((type) => {
    const group = opportunities.filter((opportunity) => opportunity.type === type);
    return group.length > 0 ? [{ type, opportunities: group }] : [];
  });

/**
 * The ids that an address names, each once: in its query, or behind "#", which never reaches a server, when they are too
 * many for a query.
 */
export function chosenProcesses({ search, hash }: { search: string; hash: string }): string[] {
  const named = new URLSearchParams(hash.slice(1)).get('processes') ?? new URLSearchParams(search).get('processes');
  return [...new Set((named ?? '').split(',').map((id) => id.trim()))].filter(Boolean);
}

/** The same address with the processes behind "#"; null where they may stay in the query. */
export function shortened({ search, hash }: { search: string; hash: string }) {
  const query = new URLSearchParams(search);
  const processes = query.get('processes');
  if (processes === null || search.length <= ADDRESS_MAX) return null;
  query.delete('processes');
  return { search: String(query), hash: hash === '' ? `#processes=${processes}` : hash };
}

export const comparisonAddress = (sectorId: string, processIds: readonly string[]) => {
  const named = `processes=${processIds.join(',')}`;
  return `/sectors/${sectorId}/vendors-compare${named.length <= ADDRESS_MAX ? '?' : '#'}${named}`;
};

/** The ROI view with the same processes selected, as far as it takes them by address: it names them by code. */
export function roiAddress(sectorId: string, processes: readonly ComparedProcess[]) {
  const selected = String(new URLSearchParams({ selected: processes.map(({ code }) => code).join('~') }));
  return `/sectors/${sectorId}/roi${processes.length > 0 && selected.length <= ADDRESS_MAX ? `?${selected}` : ''}`;
}

/** Each weight as its share of all that apply; all 0 when their sum is 0. */
export function normalised(weights: FitWeights, usesAi: boolean): FitWeights {
  const applies = (part: FitPart) => (part === 'aiCoverage' && !usesAi ? 0 : weights[part]);
  const total = FIT_PARTS.reduce((sum, part) => sum + applies(part), 0);
  const share = (part: FitPart) => (total > 0 ? applies(part) / total : 0);
  return {
    coverage: share('coverage'),
    aiCoverage: share('aiCoverage'),
    depth: share('depth'),
    sector: share('sector'),
  };
}

/** How a score came about, part by part. */
export function explainScore({ shares, score, overallScore }: VendorFit, weights: FitWeights): Explanation {
  const parts = FIT_PARTS.filter((part) => shares[part] !== null);
  const counted = normalised(weights, shares.aiCoverage !== null);
  return {
    steps: [
      ...parts.map((part) => ({
        label: copy.parts[part],
        formula: copy.formulas[part],
        worked: copy.card.worked(counted[part], shares[part] ?? 0),
        value: copy.card.points(score[part]),
      })),
      {
        label: copy.card.overall,
        formula: copy.formulas.score,
        worked: parts.map((part) => copy.card.points(score[part])).join(' + '),
        value: copy.card.points(overallScore),
      },
    ],
    sources: [],
    remarks: [copy.card.normalised, copy.card.rounding],
  };
}

/** What a vendor's matches are worth showing by: whole ones first, then by savings. */
export function rankedPairs(matches: readonly VendorMatch[], needs: ReadonlyMap<string, Need>) {
  return matches
    .flatMap((match) => {
      const need = needs.get(match.opportunityId);
      return need ? [{ ...match, need }] : [];
    })
    .sort((a, b) => b.strength - a.strength || (b.need.estimatedSavings ?? 0) - (a.need.estimatedSavings ?? 0));
}

export interface Column {
  rank: number;
  fit: VendorFit;
}

/** The named vendors, else the first ones, in the order of the ranking; one that is no longer there is left out. */
export function columnsOf(ranked: readonly VendorFit[], named: readonly string[] | null): Column[] {
  const all = ranked.map((fit, index) => ({ rank: index + 1, fit }));
  const chosen = all.filter(({ fit }) => named?.includes(fit.vendorId)).slice(0, MATRIX_VENDORS_MAX);
  return chosen.length > 0 ? chosen : all.slice(0, MATRIX_VENDORS);
}

export const cellKey = (opportunityId: string, vendorId: string) => `${opportunityId} ${vendorId}`;

export const byCell = (matches: readonly VendorMatch[]): ReadonlyMap<string, VendorMatch> =>
  new Map(matches.map((match) => [cellKey(match.opportunityId, match.vendorId), match]));

export interface Place {
  row: number;
  column: number;
}

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const PAGE = 10;

/** Where a key leads from a cell, by the grid pattern of WAI-ARIA; null for a key that leads nowhere. */
export function placeAfter(
  { key, ctrlKey, metaKey }: Press,
  { row, column }: Place,
  size: { rows: number; columns: number },
): Place | null {
  const far = ctrlKey || metaKey;
  const to: Record<string, Place> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? size.rows - 1 : row, column: size.columns - 1 },
  };
  const next = Object.hasOwn(to, key) ? to[key] : undefined;
  return next ? { row: within(next.row, size.rows), column: within(next.column, size.columns) } : null;
}

const within = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
