import { ArrowDown, ArrowUp } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { copy } from '../copy.ts';
import type { Sort } from '../model.ts';
import { COLUMNS, type RowLayout } from './opportunity-row.tsx';

interface GridHeaderProps {
  layout: RowLayout;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

export const GridHeader = ({ layout, sort, onSort }: GridHeaderProps) => (
  <div
    role="row"
    aria-rowindex={1}
    className={cx(
      'grid items-center gap-x-3 border-b px-1 font-medium text-muted text-xs',
      COLUMNS[layout],
      layout === 'narrow' ? 'sr-only' : 'h-9',
    )}
  >
    <div role="columnheader">
      <span className="sr-only">{copy.columns.select}</span>
    </div>
    <div role="columnheader">{copy.columns.opportunity}</div>
    {layout === 'narrow' ? null : (
      <>
        <div role="columnheader">{copy.columns.type}</div>
        <SortHeader label={copy.columns.savings} down="value" up="-value" sort={sort} onSort={onSort} atRight />
        <SortHeader label={copy.columns.effort} down="-effort" up="effort" sort={sort} onSort={onSort} />
        {layout === 'wide' ? <div role="columnheader">{copy.columns.source}</div> : null}
        <div role="columnheader">{copy.columns.status}</div>
      </>
    )}
    <div role="columnheader">
      <span className="sr-only">{copy.columns.actions}</span>
    </div>
  </div>
);

interface SortHeaderProps {
  label: string;
  down: Sort;
  up: Sort;
  sort: Sort;
  onSort: (sort: Sort) => void;
  atRight?: boolean;
}

function SortHeader({ label, down, up, sort, onSort, atRight = false }: SortHeaderProps) {
  const order = sort === down ? 'descending' : sort === up ? 'ascending' : 'none';
  const first = label === copy.columns.effort ? up : down;
  return (
    <div role="columnheader" aria-sort={order} className={cx(atRight && 'text-right')}>
      <button
        type="button"
        className="inline-flex h-6 items-center gap-1 rounded hover:text-ink"
        onClick={() => onSort(order === 'none' ? first : order === 'descending' ? up : down)}
      >
        {label}
        {order === 'descending' ? <ArrowDown aria-hidden className="size-3" /> : null}
        {order === 'ascending' ? <ArrowUp aria-hidden className="size-3" /> : null}
      </button>
    </div>
  );
}
