import type { VendorMatch } from '@process-ai/contract/vendor-comparison';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TypeMark } from '../../../../components/type-mark.tsx';
import { useVirtualWindow } from '../../../../components/virtual-window.ts';
import { cx } from '../../../../lib/cx.ts';
import { usePrinting } from '../../../../lib/printing.ts';
import { copy } from '../../copy.ts';
import type { Need } from '../../model.ts';
import { type Column, cellKey, type Place, placeAfter } from '../../model.ts';
import { FitBadge } from '../fit-badge.tsx';
import { KeepButton } from '../shortlist.tsx';

export type Row = Need & { code: string };

interface MatrixGridProps {
  sectorId: string;
  rows: readonly Row[];
  columns: readonly Column[];
  cells: ReadonlyMap<string, VendorMatch>;
}

const ROW_HEIGHT = 48;
/** Px. */
const HEADER_HEIGHT = 116;
/** Up to here all rows are rendered, so that the browser's own search finds them. */
const WHOLE_UP_TO = 60;
const PRINTED_UP_TO = 500;

/** Opportunities down, vendors across. Arrow keys lead from cell to cell; what matches stands below. */
export function MatrixGrid({ sectorId, rows, columns, cells }: MatrixGridProps) {
  const helpId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [pointed, setPointed] = useState<Place | null>(null);
  const { items, show } = useVirtualWindow({
    element: scroller,
    scroller,
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    always: active.row,
    wholeUpTo: printing ? PRINTED_UP_TO : WHOLE_UP_TO,
    coveredAbove: HEADER_HEIGHT,
  });
  const shown = items.length > 0 ? items.map(({ index }) => index) : [...rows.keys()].slice(0, WHOLE_UP_TO);

  const press = (event: KeyboardEvent) => {
    const next = placeAfter(event, active, { rows: rows.length, columns: columns.length });
    if (!next) return;
    event.preventDefault();
    setActive(next);
    setPointed(null);
    show(next.row);
    // The row may be rendered only now.
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(next)}"]`)?.focus());
  };

  const place = pointed ?? active;
  const row = rows[place.row];
  const column = columns[place.column];
  const match = row && column ? cells.get(cellKey(row.id, column.fit.vendorId)) : undefined;
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <p id={helpId} className="sr-only">
        {copy.matrix.help}
      </p>
      <div
        ref={scroller}
        className="relative max-h-[max(20rem,calc(100dvh-24rem))] overflow-auto scroll-pt-29 scroll-pl-44 print:max-h-none print:overflow-visible sm:scroll-pl-72"
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern: arrows move from cell to cell
          role="grid"
          aria-label={copy.matrix.label}
          aria-describedby={helpId}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          className="border-separate border-spacing-0 text-xs print:w-full print:table-fixed"
          onKeyDown={press}
          onPointerLeave={() => setPointed(null)}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th
                scope="col"
                className="sticky top-0 left-0 z-20 h-29 w-44 min-w-44 border-r border-b bg-surface px-3 text-left font-medium text-muted sm:w-72 sm:min-w-72 print:w-48 print:min-w-0"
              >
                {copy.matrix.opportunity}
              </th>
              {columns.map(({ rank, fit }) => (
                <th
                  key={fit.vendorId}
                  scope="col"
                  className="sticky top-0 z-10 w-28 min-w-28 border-b bg-surface px-1.5 py-1.5 text-center align-top font-medium print:w-auto print:min-w-0 print:px-0.5 print:text-[0.5625rem]"
                >
                  <span className="line-clamp-2 wrap-anywhere">{fit.vendorName}</span>
                  <span className="block font-normal text-muted">{copy.matrix.rank(rank, fit.overallScore)}</span>
                  <FitBadge
                    score={fit.overallScore}
                    className="mt-1 print:border-0 print:px-0 print:text-[0.5625rem]"
                  />
                  <span className="block">
                    <KeepButton sectorId={sectorId} fit={fit} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer rows={shown[0] ?? 0} columns={columns.length} />
            {shown.map((index, at) => {
              const need = rows[index];
              const gap = index - (shown[at - 1] ?? index - 1) - 1;
              return need ? (
                <MatrixRow
                  key={need.id}
                  need={need}
                  index={index}
                  gapBefore={at === 0 ? 0 : gap}
                  columns={columns}
                  cells={cells}
                  activeColumn={active.row === index ? active.column : null}
                  onFocus={(to) => setActive({ row: index, column: to })}
                  onPoint={(to) => setPointed({ row: index, column: to })}
                />
              ) : null;
            })}
            <Spacer rows={rows.length - 1 - (shown.at(-1) ?? rows.length - 1)} columns={columns.length} />
          </tbody>
        </table>
      </div>
      <p className="min-h-14 border-t break-words px-3 py-2 text-pretty text-xs sm:min-h-10 print:hidden">
        {row && column ? copy.matrix.cell(column.fit.vendorName, row.title, matchText(match)) : copy.matrix.hint}
      </p>
    </div>
  );
}

const nameOf = ({ row, column }: Place) => `${row} ${column}`;

/** In the place of rows that are out of sight. */
const Spacer = ({ rows, columns }: { rows: number; columns: number }) =>
  rows > 0 ? (
    <tr aria-hidden>
      <td colSpan={columns + 1} style={{ height: rows * ROW_HEIGHT }}>
        {/* Nothing to read. */}
      </td>
    </tr>
  ) : null;

interface MatrixRowProps {
  need: Row;
  index: number;
  /** So many rows out of sight stand before it. */
  gapBefore: number;
  columns: readonly Column[];
  cells: ReadonlyMap<string, VendorMatch>;
  activeColumn: number | null;
  onFocus: (column: number) => void;
  onPoint: (column: number) => void;
}

const MatrixRow = ({ need, index, gapBefore, columns, cells, activeColumn, onFocus, onPoint }: MatrixRowProps) => (
  <>
    <Spacer rows={gapBefore} columns={columns.length} />
    <tr aria-rowindex={index + 2} style={{ height: ROW_HEIGHT }} className="break-inside-avoid">
      <th
        scope="row"
        className="sticky left-0 z-10 w-44 max-w-44 border-r border-b bg-surface px-3 text-left font-normal sm:w-72 sm:max-w-72 print:max-w-48"
      >
        <span className="flex items-start gap-1.5">
          <TypeMark type={need.type} look="icon" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere print:line-clamp-none" title={need.title}>
            <span className="text-muted">{need.code}</span> {need.title}
          </span>
        </span>
      </th>
      {columns.map(({ fit }, column) => (
        <MatrixCell
          key={fit.vendorId}
          name={nameOf({ row: index, column })}
          match={cells.get(cellKey(need.id, fit.vendorId))}
          isActive={activeColumn === column}
          onFocus={() => onFocus(column)}
          onPoint={() => onPoint(column)}
        />
      ))}
    </tr>
  </>
);

interface MatrixCellProps {
  /** Finds it again in the page. */
  name: string;
  /** Absent where nothing matches. */
  match: VendorMatch | undefined;
  /** Whether Tab leads to it. */
  isActive: boolean;
  onFocus: () => void;
  onPoint: () => void;
}

const LOOKS = {
  1: { sign: '1', look: 'bg-accent text-on-accent font-semibold' },
  0.5: { sign: '½', look: 'bg-accent-soft text-accent-ink font-medium' },
  0: { sign: '–', look: 'text-muted' },
};

function MatrixCell({ name, match, isActive, onFocus, onPoint }: MatrixCellProps) {
  const { sign, look } = LOOKS[match?.strength ?? 0];
  return (
    <td
      data-cell={name}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onPointerEnter={onPoint}
      onClick={(event) => event.currentTarget.focus()}
      className="border-b p-1 text-center focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden
        className={cx(
          'grid h-9 place-items-center rounded-md text-sm print:h-7 print:[print-color-adjust:exact]',
          look,
        )}
      >
        {sign}
      </span>
      <span className="sr-only">{matchText(match)}</span>
    </td>
  );
}

/** What matches, in words. */
const matchText = (match: VendorMatch | undefined): string =>
  match
    ? copy.matrix.match(copy.strengths[match.strength], match.vendorCapability, copy.matchTypes[match.matchType])
    : copy.matrix.noMatch;
