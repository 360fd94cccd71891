import type { CapacityMonth } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { isOverCapacity } from '@process-ai/domain/plan-warnings';
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';

const words = copy.capacity;

/** So many months are named in the sentence; all of them stand in the table. */
const NAMED = 6;

/** In words which months hold more work than can be done, and every month as a table. */
export function CapacitySummary({ capacity, className }: { capacity: readonly CapacityMonth[]; className?: string }) {
  const printing = usePrinting();
  const over = capacity.filter(isOverCapacity);
  if (capacity.length === 0) return null;
  return (
    <div className={cx('grid gap-2 print:block print:space-y-2', className)}>
      {over.length > 0 ? (
        <p className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {words.exceeds(over.length)}{' '}
            {over
              .slice(0, NAMED)
              .map(({ month, plannedDays, capacityDays }) => words.overBy(month, plannedDays - capacityDays))
              .join(', ')}
            {over.length > NAMED ? `, ${words.more(over.length - NAMED)}` : ''}.
          </span>
        </p>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          {words.fits}
        </p>
      )}
      <details className="group" open={printing}>
        <summary className="flex w-fit list-none items-center gap-1 rounded text-muted text-xs hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {words.table}
        </summary>
        <div className="mt-2 max-w-xl">
          <Table label={words.table}>
            <TableHead>
              <tr>
                <TableHeaderCell>{words.columns.month}</TableHeaderCell>
                <TableHeaderCell className="text-right">{words.columns.planned}</TableHeaderCell>
                <TableHeaderCell className="text-right">{words.columns.capacity}</TableHeaderCell>
                <TableHeaderCell className="text-right">{words.columns.over}</TableHeaderCell>
              </tr>
            </TableHead>
            <TableBody>
              {capacity.map((entry) => (
                <TableRow key={entry.month} className="break-inside-avoid">
                  <th scope="row" className="h-8 px-4 font-normal whitespace-nowrap">
                    {monthInWords(entry.month)}
                  </th>
                  <TableCell className="h-8! py-0! text-right">{formatNumber(Math.round(entry.plannedDays))}</TableCell>
                  <TableCell className="h-8! py-0! text-right">
                    {formatNumber(Math.round(entry.capacityDays))}
                  </TableCell>
                  <TableCell
                    className={cx('h-8! py-0! text-right', isOverCapacity(entry) && 'font-medium text-danger')}
                  >
                    {isOverCapacity(entry) ? words.over(Math.round(entry.plannedDays - entry.capacityDays)) : '–'}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </details>
    </div>
  );
}
