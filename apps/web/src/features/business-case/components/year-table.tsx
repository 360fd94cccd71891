import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainYear, type YearColumn } from '../model/explain.ts';
import type { CaseView } from '../model.ts';
import { ExplainedCell } from './explained-cell.tsx';

const words = copy.years;
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
  <section aria-label={words.title} className="grid content-start gap-3 break-inside-avoid">
    <h3 className="font-semibold">{words.title}</h3>
    <Table label={words.label}>
      <TableHead>
        <tr>
          <TableHeaderCell className={YEAR}>{words.year}</TableHeaderCell>
          {COLUMNS.map((column) => (
            <TableHeaderCell
              key={column}
              className="px-3! text-right max-sm:px-2! print:px-1.5! print:whitespace-normal!"
            >
              {words[column]}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {view.outcome.years.map((row) => (
          <TableRow key={row.year}>
            <th scope="row" className={cx(YEAR, 'h-9 py-1 font-normal whitespace-nowrap')}>
              {row.year === 0 ? words.start : row.year}
            </th>
            {COLUMNS.map((column) => (
              <TableCell
                key={column}
                className="h-9! px-3! py-1! text-right whitespace-nowrap max-sm:px-2! print:px-1.5! print:text-xs!"
              >
                <ExplainedCell
                  label={`${words[column]}, ${words.year} ${row.year}`}
                  value={formatMoney(row[column], view.outcome.currency)}
                  explain={() => explainYear(column, row, view)}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </section>
);
