import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { Segmented } from '../../../components/segmented.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainYear, type YearColumn } from '../model/explain.ts';
import { type BusinessCaseView, CASES } from '../model.ts';
import { ExplainedCell } from './explained-cell.tsx';

const words = copy.years;
const COLUMNS = [
  'benefits',
  'costs',
  'net',
  'cumulative',
  'discounted',
  'discountedCumulative',
] as const satisfies YearColumn[];

/** Stays in sight while the amounts scroll. */
const YEAR = 'sticky left-0 border-r bg-surface px-4 max-sm:px-3! print:border-r-0 print:px-2!';

/** The money of one case, year by year. */
export function YearTable({ view }: { view: BusinessCaseView }) {
  const [name, setName] = useQueryState('case', parseAsStringLiteral(CASES).withDefault('base'));
  return (
    <section aria-label={words.title} className="grid content-start gap-3 break-inside-avoid">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{words.title}</h3>
        <Segmented
          label={words.choose}
          size="sm"
          value={name}
          onValueChange={(next) => void setName(next)}
          options={CASES.map((value) => ({ value, label: copy.cases[value] }))}
        />
      </header>
      <Table label={words.label(name)}>
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
          {view.cases[name].years.map((row) => (
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
                    value={formatMoney(row[column], view.currency)}
                    explain={() => explainYear(column, row, view, name)}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
