import type { ImportFormat, ImportProblem } from '@process-ai/contract/imports';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { countOf, sortProblems } from '../model.ts';

const PAGE = 10;

interface ProblemListProps {
  problems: readonly ImportProblem[];
  format: ImportFormat;
}

/** What is wrong with the file, by row and column; errors first. */
export function ProblemList({ problems, format }: ProblemListProps) {
  const [shown, setShown] = useState<ImportProblem['severity'] | 'all'>('all');
  const [page, setPage] = useState(0);
  const matching = sortProblems(problems).filter(({ severity }) => shown === 'all' || severity === shown);
  const counts = { all: problems.length, error: countOf(problems, 'error'), warning: countOf(problems, 'warning') };
  const { columns } = copy.problems;
  const hasRows = format === 'csv' || format === 'xlsx';
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">{copy.problems.title}</h3>
        {counts.error > 0 && counts.warning > 0 ? (
          <div role="group" aria-label={copy.problems.filter} className="flex gap-1">
            {(['all', 'error', 'warning'] as const).map((name) => (
              <Button
                key={name}
                size="sm"
                variant={shown === name ? 'secondary' : 'ghost'}
                aria-pressed={shown === name}
                onClick={() => {
                  setShown(name);
                  setPage(0);
                }}
              >
                {copy.problems[name](counts[name])}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      <Table label={copy.problems.title}>
        <TableHead>
          <TableRow>
            <TableHeaderCell className={CELL}>{columns.severity}</TableHeaderCell>
            <TableHeaderCell className={cx(CELL, 'text-right')}>
              {hasRows ? columns.row : columns.place}
            </TableHeaderCell>
            <TableHeaderCell className="@max-lg:hidden">{columns.column}</TableHeaderCell>
            <TableHeaderCell className={CELL}>{columns.message}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {matching.slice(page * PAGE, (page + 1) * PAGE).map((problem, index) => (
            <ProblemRow key={page * PAGE + index} {...problem} />
          ))}
        </TableBody>
      </Table>
      {matching.length > PAGE ? <Pages page={page} count={matching.length} onPage={setPage} /> : null}
    </section>
  );
}

/** On a phone the message needs no scrolling: the column stands above it. */
const CELL = '@max-lg:px-2!';

const ProblemRow = ({ severity, row, column, message }: ImportProblem) => (
  <TableRow>
    <TableCell className={CELL}>
      <Badge tone={severity === 'error' ? 'danger' : 'warning'}>
        {severity === 'error' ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
        {copy.problems.severity[severity]}
      </Badge>
    </TableCell>
    <TableCell className={cx(CELL, 'text-right @lg:whitespace-nowrap')}>
      {row === 0 ? <span className="text-muted">{copy.problems.wholeFile}</span> : formatNumber(row)}
    </TableCell>
    <TableCell className="whitespace-nowrap @max-lg:hidden">{column}</TableCell>
    <TableCell className={cx(CELL, 'w-full wrap-anywhere @lg:min-w-56')}>
      {column ? <span className="block text-muted text-xs @lg:hidden">{column}</span> : null}
      {message}
    </TableCell>
  </TableRow>
);

interface PagesProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

const Pages = ({ page, count, onPage }: PagesProps) => (
  <div className="flex items-center justify-end gap-2 text-muted text-xs">
    <span role="status">{copy.problems.page(page * PAGE + 1, Math.min((page + 1) * PAGE, count), count)}</span>
    <Button size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
      {copy.problems.previous}
    </Button>
    <Button size="sm" disabled={(page + 1) * PAGE >= count} onClick={() => onPage(page + 1)}>
      {copy.problems.next}
    </Button>
  </div>
);
