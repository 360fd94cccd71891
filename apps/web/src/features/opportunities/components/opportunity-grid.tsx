import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { useRovingFocus } from '../../../components/roving-focus.ts';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { useVirtualWindow } from '../../../components/virtual-window.ts';
import { cx } from '../../../lib/cx.ts';
import { useElementWidth } from '../../../lib/element-width.ts';
import { formatDate, formatWorth } from '../../../lib/format.ts';
import { usePrinting } from '../../../lib/printing.ts';
import { singleKeysAllowed } from '../../../lib/shortcuts.ts';
import { copy } from '../copy.ts';
import { processLabel, type Sort } from '../model.ts';
import { COLUMNS, OpportunityRow, ROW_HEIGHTS, type RowActions, type RowLayout } from './opportunity-row.tsx';

interface OpportunityGridProps {
  sectorId: string;
  rows: readonly SectorOpportunity[];
  currency: string;
  selected: ReadonlySet<string>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The one that stands open beside the list. */
  openId: string | null;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** The keyboard came to this one. */
  onMove: (id: string) => void;
  /** The pointer is on this one; null once it has left the list. */
  onPoint: (id: string | null) => void;
  actions: RowActions;
}

/** How much of the window's upper edge is under the app's header and the bar above the rows, in px. */
const COVERED_ABOVE = 100;
const PAGE = 10;

/** The rows of a sector's list, by keyboard and pointer; only those in the window are on the page. */
export function OpportunityGrid({ sectorId, rows, currency, selected, sort, ...props }: OpportunityGridProps) {
  const { onSort, openId, onOpen, onClose, onMove, onPoint, actions } = props;
  const list = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const width = useElementWidth(list);
  const layout: RowLayout = width >= 960 ? 'wide' : width >= 780 ? 'middle' : width >= 540 ? 'compact' : 'narrow';
  const focus = useRovingFocus(list, rows, idOf);
  const { items, height, show } = useVirtualWindow({
    element: body,
    count: rows.length,
    rowHeight: ROW_HEIGHTS[layout],
    always: focus.index,
    coveredAbove: COVERED_ABOVE,
  });

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(index, rows.length - 1));
    show(next);
    focus.moveTo(next);
    const opportunity = rows[next];
    if (opportunity) onMove(opportunity.id);
  };
  const showOpen = useEffectEvent(() => {
    const index = rows.findIndex(({ id }) => id === openId);
    if (index >= 0) show(index);
  });
  useEffect(() => {
    if (openId !== null) showOpen();
  }, [openId]);
  const pressKey = (event: KeyboardEvent) => {
    const opportunity = rows[focus.index];
    if (!opportunity || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof Element) || event.target.role !== 'row') {
      if (event.key === 'Escape') moveTo(focus.index);
      return;
    }
    const letter = singleKeysAllowed() ? event.key.toLowerCase() : '';
    const step = STEPS[event.key] ?? LETTER_STEPS[letter];
    const act = KEYS[event.key];
    const single = SINGLE_KEYS[letter];
    if (step !== undefined) moveTo(focus.index + step);
    else if (event.key === 'Escape' && openId !== null) onClose();
    else if (act) act(opportunity, actions, onOpen);
    else if (single) single(opportunity, actions);
    else return;
    event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button, a, [role="menu"]')) return;
    const index = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
    const opportunity = rows[Number(index ?? -1)];
    if (opportunity) onOpen(opportunity.id);
  };

  const point = (event: PointerEvent) => {
    const index = event.target instanceof Element && event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
    onPoint(rows[Number(index || -1)]?.id ?? null);
  };

  return (
    <div ref={list} className="print:hidden">
      <p id={helpId} className="sr-only">
        {copy.list.help}
      </p>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={copy.list.label}
        aria-describedby={helpId}
        aria-rowcount={rows.length + 1}
        aria-multiselectable
        className="focus:outline-none"
        onKeyDown={pressKey}
        onClick={click}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onPointerOver={point}
        onPointerLeave={() => onPoint(null)}
      >
        <GridHeader layout={layout} sort={sort} onSort={onSort} />
        <div ref={body} role="rowgroup" className="relative" style={{ height }}>
          {items.map(({ index, start }) => {
            const opportunity = rows[index] as SectorOpportunity;
            return (
              <OpportunityRow
                key={opportunity.id}
                sectorId={sectorId}
                opportunity={opportunity}
                index={index}
                start={start}
                layout={layout}
                currency={currency}
                isSelected={selected.has(opportunity.id)}
                isActive={index === focus.index}
                isOpen={opportunity.id === openId}
                actions={actions}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

const idOf = ({ id }: SectorOpportunity) => id;

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const LETTER_STEPS: Record<string, number> = { j: 1, k: -1 };

const KEYS: Record<string, (opportunity: SectorOpportunity, actions: RowActions, open: (id: string) => void) => void> =
  {
    Enter: ({ id }, _actions, open) => open(id),
    ' ': ({ id }, actions) => actions.select(id),
    Delete: (opportunity, actions) => actions.reject(opportunity),
    F2: ({ id }, actions) => actions.edit(id),
  };

const SINGLE_KEYS: Record<string, (opportunity: SectorOpportunity, actions: RowActions) => void> = {
  a: (opportunity, actions) => actions.accept(opportunity),
  r: (opportunity, actions) => actions.reject(opportunity),
  e: ({ id }, actions) => actions.edit(id),
};

interface GridHeaderProps {
  layout: RowLayout;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const GridHeader = ({ layout, sort, onSort }: GridHeaderProps) => (
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
        {layout === 'compact' ? null : <div role="columnheader">{copy.columns.type}</div>}
        <SortHeader label={copy.columns.savings} down="value" up="-value" sort={sort} onSort={onSort} atRight />
        <SortHeader label={copy.columns.effort} down="-effort" up="effort" sort={sort} onSort={onSort} />
        {layout === 'wide' ? <div role="columnheader">{copy.columns.source}</div> : null}
        {layout === 'compact' ? null : <div role="columnheader">{copy.columns.status}</div>}
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

interface PrintedOpportunitiesProps {
  rows: readonly SectorOpportunity[];
  currency: string;
}

/** The list on paper: every row, as a plain table that breaks between its rows. */
export function PrintedOpportunities({ rows, currency }: PrintedOpportunitiesProps) {
  if (!usePrinting()) return null;
  const { columns } = copy;
  return (
    <div className="hidden print:block">
      <Table label={copy.list.label} className="text-xs!">
        <TableHead>
          <tr>
            <TableHeaderCell className="px-2!">{columns.opportunity}</TableHeaderCell>
            <TableHeaderCell className="px-2!">{columns.type}</TableHeaderCell>
            <TableHeaderCell className="px-2! text-right">{columns.savings}</TableHeaderCell>
            <TableHeaderCell className="px-2! text-right">{columns.effort}</TableHeaderCell>
            <TableHeaderCell className="px-2!">{columns.source}</TableHeaderCell>
            <TableHeaderCell className="px-2!">{columns.basis}</TableHeaderCell>
            <TableHeaderCell className="px-2!">{columns.status}</TableHeaderCell>
            <TableHeaderCell className="px-2!">{columns.owner}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((opportunity) => (
            <TableRow key={opportunity.id} className="break-inside-avoid align-top">
              <th scope="row" className="px-2 py-1 font-normal wrap-anywhere">
                <span className="font-medium">{opportunity.title}</span>
                <span className="block text-muted">{processLabel(opportunity)}</span>
              </th>
              <TableCell className={SHORT}>{copy.types[opportunity.type]}</TableCell>
              <TableCell className={NUMBER}>{formatWorth(opportunity, currency)}</TableCell>
              <TableCell className={NUMBER}>{opportunity.effort}</TableCell>
              <TableCell className={SHORT}>{opportunity.source}</TableCell>
              <TableCell className={SHORT}>
                {opportunity.basis && copy.basis.of(opportunity.basis, opportunity.confidence)}
              </TableCell>
              <TableCell className={SHORT}>{copy.statuses[opportunity.status]}</TableCell>
              <TableCell className={SHORT}>
                {[opportunity.owner, opportunity.dueDate && formatDate(`${opportunity.dueDate}T00:00`)]
                  .filter(Boolean)
                  .join(', ')}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const SHORT = 'h-8! px-2! py-1!';
const NUMBER = `${SHORT} text-right whitespace-nowrap`;
