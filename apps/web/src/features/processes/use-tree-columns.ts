import type { ProcessRollUp } from '@process-ai/contract/process-values';
import { rangesOfWords } from '@process-ai/domain/matches-words';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { createContext, useMemo, useState } from 'react';
import { useOwnUser } from '../../lib/shared-queries.ts';
import { SORTS } from './model.ts';
import { useRollUps } from './queries.ts';

/** What stands behind the name of a process; all are shown until a person hides some. */
export const COLUMNS = ['opportunities', 'value', 'analyzed', 'level'] as const;
export type Column = (typeof COLUMNS)[number];

/** The room of each column, the same in the heading and in every row; the less telling ones go first where it is narrow. */
export const COLUMN_ROOM: Record<Column, string> = {
  opportunities: 'w-38 @max-3xl:hidden',
  value: 'w-36 justify-end @max-2xl:hidden',
  analyzed: 'w-20 justify-end @max-4xl:hidden',
  level: 'w-9 justify-end',
};

/** In which order siblings stand: by code, unless the address says another one. */
export const useSort = () => useQueryState('sort', parseAsStringLiteral(SORTS).withDefault('code'));

/** The columns that a person sees, kept in this browser for that person. */
export function useShownColumns() {
  const key = `tree-columns:${useOwnUser()?.id ?? ''}`;
  const [chosen, setChosen] = useState<{ key: string; hidden: readonly Column[] } | null>(null);
  const hidden = useMemo(() => (chosen?.key === key ? chosen.hidden : readHidden(key)), [chosen, key]);
  const shown = useMemo(() => COLUMNS.filter((column) => !hidden.includes(column)), [hidden]);
  const toggle = (column: Column) => {
    const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
    localStorage.setItem(key, next.join(' '));
    setChosen({ key, hidden: next });
  };
  return [shown, toggle] as const;
}

const readHidden = (key: string): Column[] => {
  const stored = (localStorage.getItem(key) ?? '').split(' ');
  return COLUMNS.filter((column) => stored.includes(column));
};

/** What the rows of the tree show beside their process. */
export interface RowFacts {
  columns: readonly Column[];
  currency: string;
  /** Undefined where nothing was found yet, at the process or below it, and while that is not known. */
  rollUpOf: (id: string) => ProcessRollUp | undefined;
  /** Where a text holds what is searched for; null while nothing is. */
  hitsIn: ((text: string) => [number, number][]) | null;
}

export const RowFactsContext = createContext<RowFacts>({
  columns: COLUMNS,
  currency: 'USD',
  rollUpOf: () => undefined,
  hitsIn: null,
});

/** What was found at and below each process: an index made once for each answer. */
export function useRowFacts(sectorId: string, columns: readonly Column[], text: string): RowFacts {
  const { data } = useRollUps(sectorId);
  const byId = useMemo(() => new Map(data?.processes.map((rollUp) => [rollUp.processId, rollUp])), [data]);
  return useMemo(
    () => ({
      columns,
      currency: data?.currency ?? 'USD',
      rollUpOf: (id) => byId.get(id),
      hitsIn: text.trim() === '' ? null : rangesOfWords(text),
    }),
    [columns, data?.currency, byId, text],
  );
}
