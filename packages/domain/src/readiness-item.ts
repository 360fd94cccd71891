import type { ReadinessItem, ReadinessKind } from '@process-ai/contract/exports';

const NAMES_MOST = 5;
const IDS_MOST = 200;

export interface Concerned {
  blocks?: boolean;
  names?: readonly string[];
  processes?: readonly { id: string }[];
  initiatives?: readonly { id: string }[];
}

export const item = (
  kind: ReadinessKind,
  message: string,
  { blocks = false, names = [], processes = [], initiatives = [] }: Concerned = {},
): ReadinessItem => ({
  kind,
  blocks,
  message,
  names: names.slice(0, NAMES_MOST),
  processIds: processes.slice(0, IDS_MOST).map(({ id }) => id),
  initiativeIds: initiatives.map(({ id }) => id),
});

/** Nothing where nothing was found. */
export const where = (found: readonly unknown[], ...rest: Parameters<typeof item>): ReadinessItem[] =>
  found.length > 0 ? [item(...rest)] : [];

export const count = (number: number) => number.toLocaleString('en-US');
