import type { CapacityMonth, Initiative, Plan } from '@process-ai/contract/initiatives';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { sizeOf } from '@process-ai/domain/organisation-size';
import { isOverCapacity } from '@process-ai/domain/plan-warnings';
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { Figure, FigureStrip } from '../../../components/figure-strip.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { onDemand, prefetchAtFirstSign } from '../../../lib/on-demand.tsx';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';
import { planTotals } from '../model.ts';

const explanations = onDemand(() => import('./explanations.tsx'));
prefetchAtFirstSign(explanations);
const OverCapacityExplanation = explanations.part('OverCapacityExplanation');
const PlanExplanation = explanations.part('PlanExplanation');

interface PlanFiguresProps {
  plan: Plan;
  currency: string;
  payroll: number;
}

const words = copy.figures;

/** The plan in short; each figure opens to where it comes from. */
export function PlanFigures({ plan, currency, payroll }: PlanFiguresProps) {
  const { measured, benchmark, oneOffCost, annualRunCost } = planTotals(plan);
  const { settings, capacity } = plan;
  const over = capacity.filter(isOverCapacity);
  const explain = (label: string, of: (initiative: Initiative) => number) => () => (
    <PlanExplanation label={label} plan={plan} of={of} currency={currency} />
  );
  const size = sizeOf(benchmark, payroll, 'all');
  return (
    <FigureStrip label={words.label} columns={4}>
      <Figure
        {...words.measured}
        value={formatMoney(measured, currency)}
        renderExplanation={explain(words.measured.label, ({ annualSavings }) => annualSavings.measured)}
      />
      <Figure
        {...words.benchmark}
        value={size ?? words.benchmark.none}
        renderExplanation={explain(words.benchmark.label, ({ annualSavings }) => annualSavings.benchmark)}
      />
      <Figure
        label={words.oneOffCost.label}
        value={formatMoney(oneOffCost, currency)}
        note={words.oneOffCost.note(formatMoney(annualRunCost, currency))}
        renderExplanation={explain(words.oneOffCost.label, (initiative) => initiative.oneOffCost)}
      />
      <Figure
        label={words.over.label}
        value={over.length > 0 ? formatNumber(over.length) : words.over.none}
        note={words.over.note(copy.days(settings.capacityDays), settings.capacityAssumed)}
        renderExplanation={() => <OverCapacityExplanation plan={plan} over={over} />}
      />
    </FigureStrip>
  );
}

const capacityWords = copy.capacity;

/** So many months are named in the sentence; all of them stand in the table. */
const NAMED = 6;

/** In capacityWords which months hold more work than can be done, and every month as a table. */
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
            {capacityWords.exceeds(over.length)}{' '}
            {over
              .slice(0, NAMED)
              .map(({ month, plannedDays, capacityDays }) => capacityWords.overBy(month, plannedDays - capacityDays))
              .join(', ')}
            {over.length > NAMED ? `, ${capacityWords.more(over.length - NAMED)}` : ''}.
          </span>
        </p>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          {capacityWords.fits}
        </p>
      )}
      <details className="group" open={printing}>
        <summary className="flex w-fit list-none items-center gap-1 rounded text-muted text-xs hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {capacityWords.table}
        </summary>
        <div className="mt-2 max-w-xl">
          <Table label={capacityWords.table}>
            <TableHead>
              <tr>
                <TableHeaderCell>{capacityWords.columns.month}</TableHeaderCell>
                <TableHeaderCell className="text-right">{capacityWords.columns.planned}</TableHeaderCell>
                <TableHeaderCell className="text-right">{capacityWords.columns.capacity}</TableHeaderCell>
                <TableHeaderCell className="text-right">{capacityWords.columns.over}</TableHeaderCell>
              </tr>
            </TableHead>
            <TableBody>
              {capacity.map((entry) => (
                <TableRow key={entry.month} className="break-inside-avoid">
                  <th scope="row" className="h-8 px-4 font-normal whitespace-nowrap print:h-5 print:text-xs">
                    {monthInWords(entry.month)}
                  </th>
                  <TableCell className="h-8! py-0! text-right print:h-5! print:text-xs">
                    {formatNumber(Math.round(entry.plannedDays))}
                  </TableCell>
                  <TableCell className="h-8! py-0! text-right print:h-5! print:text-xs">
                    {formatNumber(Math.round(entry.capacityDays))}
                  </TableCell>
                  <TableCell
                    className={cx(
                      'h-8! py-0! text-right print:h-5! print:text-xs',
                      isOverCapacity(entry) && 'font-medium text-danger',
                    )}
                  >
                    {isOverCapacity(entry)
                      ? capacityWords.over(Math.round(entry.plannedDays - entry.capacityDays))
                      : '–'}
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
