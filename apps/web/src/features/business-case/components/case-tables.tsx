import { savingsFactor } from '@process-ai/domain/plan-case';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { YearColumn } from '../model/explain.ts';
import { type CaseView, deliveryMonth, monthLabel, shortPercent } from '../model.ts';
import { ExplainedCell } from './explained-cell.tsx';

const initiativeWords = copy.initiatives;
const AMOUNT = 'h-9! px-3! py-1! text-right whitespace-nowrap max-sm:px-2! print:px-1.5! print:text-xs!';
const HEADER = 'px-3! text-right max-sm:px-2! print:px-1.5! print:whitespace-normal!';

/** What the case is made of, and what each part adds to it. */
export function InitiativeTable({ view }: { view: CaseView }) {
  const { initiatives, contributions, scenario, currency, startMonth } = view.outcome;
  const money = (amount: number) => formatMoney(amount, currency);
  const delivered = (month: number) =>
    month > 12 * view.assumptions.years
      ? initiativeWords.late
      : month < 1
        ? initiativeWords.before
        : monthLabel(startMonth, month);
  const savings = initiativeWords.savings[scenario.assumptions.includeBenchmark ? 'mixed' : 'measured'];
  return (
    <section aria-label={initiativeWords.title} className="grid content-start gap-3 print:block print:space-y-3">
      <header className="break-after-avoid">
        <h3 className="font-semibold">{initiativeWords.title}</h3>
        <p className="mt-0.5 text-muted text-xs">{initiativeWords.text}</p>
      </header>
      <Table label={initiativeWords.label}>
        <TableHead>
          <tr>
            <TableHeaderCell className="px-3! text-right">{initiativeWords.number}</TableHeaderCell>
            <TableHeaderCell className="px-3!">{initiativeWords.name}</TableHeaderCell>
            <TableHeaderCell className="px-3!">{initiativeWords.delivered}</TableHeaderCell>
            {([savings, initiativeWords.oneOffCost, initiativeWords.runCost, initiativeWords.npv] as const).map(
              (label) => (
                <TableHeaderCell key={label} className={HEADER}>
                  {label}
                </TableHeaderCell>
              ),
            )}
          </tr>
        </TableHead>
        <TableBody>
          {initiatives.map((one, index) => {
            const added = contributions[index];
            const npv = added ? added.presentBenefits - added.presentCosts : 0;
            return (
              <TableRow key={one.id} className="break-inside-avoid">
                <TableCell className="h-9! px-3! py-1! text-right text-muted">{index + 1}</TableCell>
                <th scope="row" className="h-9 min-w-44 px-3 py-1 font-normal wrap-anywhere">
                  {one.name}
                  {one.countedShare < 1 && view.outcome.follows === 'plan' ? (
                    <span className="block text-muted text-xs">
                      {initiativeWords.part(shortPercent(one.countedShare))}
                    </span>
                  ) : null}
                </th>
                <TableCell className="h-9! px-3! py-1! whitespace-nowrap">
                  {delivered(deliveryMonth(one, scenario))}
                </TableCell>
                <TableCell className={AMOUNT}>
                  {money(one.annualSavings * savingsFactor(one, scenario.assumptions))}
                </TableCell>
                <TableCell className={AMOUNT}>{money(one.oneOffCost * scenario.assumptions.cost)}</TableCell>
                <TableCell className={AMOUNT}>{money(one.annualRunCost * scenario.assumptions.cost)}</TableCell>
                <TableCell className={cx(AMOUNT, npv < 0 && 'text-danger')}>
                  <ExplainedCell
                    label={`${initiativeWords.npv}, ${one.name}`}
                    value={money(npv)}
                    explain={({ explainContribution }) => explainContribution(index, view)}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </section>
  );
}

const yearWords = copy.years;
const COLUMNS = [
  'benefits',
  'oneOffCost',
  'runCost',
  'net',
  'cumulative',
  'discounted',
  'discountedCumulative',
] as const satisfies YearColumn[];

/** Stays in sight while the amounts scroll. */
const YEAR = 'sticky left-0 border-r bg-surface px-4 max-sm:px-3! print:border-r-0 print:px-2!';

/** The money of the plan, year by year. */
export const YearTable = ({ view }: { view: CaseView }) => (
  <section aria-label={yearWords.title} className="grid content-start gap-3 break-inside-avoid">
    <h3 className="font-semibold">{yearWords.title}</h3>
    <Table label={yearWords.label}>
      <TableHead>
        <tr>
          <TableHeaderCell className={YEAR}>{yearWords.year}</TableHeaderCell>
          {COLUMNS.map((column) => (
            <TableHeaderCell
              key={column}
              className="px-3! text-right max-sm:px-2! print:px-1.5! print:whitespace-normal!"
            >
              {yearWords[column]}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {view.outcome.years.map((row) => (
          <TableRow key={row.year}>
            <th scope="row" className={cx(YEAR, 'h-9 py-1 font-normal whitespace-nowrap')}>
              {row.year === 0 ? yearWords.start : row.year}
            </th>
            {COLUMNS.map((column) => (
              <TableCell
                key={column}
                className="h-9! px-3! py-1! text-right whitespace-nowrap max-sm:px-2! print:px-1.5! print:text-xs!"
              >
                <ExplainedCell
                  label={`${yearWords[column]}, ${yearWords.year} ${row.year}`}
                  value={formatMoney(row[column], view.outcome.currency)}
                  explain={({ explainYear }) => explainYear(column, row, view)}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </section>
);
