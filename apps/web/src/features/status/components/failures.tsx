import type { FailedJob } from '@process-ai/contract/status';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';

const words = copy.failures;
/** As many as are told. */
const MOST = 50;

export function Failures({ failures }: { failures: readonly FailedJob[] }) {
  return (
    <section aria-label={words.title} className="grid gap-2">
      <h2 className="font-semibold text-base">{words.title}</h2>
      {failures.length === 0 ? (
        <p className="text-muted text-sm">{words.none}</p>
      ) : (
        <Table label={words.table.label}>
          <TableHead>
            <tr>
              <TableHeaderCell>{words.table.at}</TableHeaderCell>
              <TableHeaderCell>{words.table.kind}</TableHeaderCell>
              <TableHeaderCell>{words.table.reason}</TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {failures.map(({ id, kind, error, finishedAt }) => (
              <TableRow key={id}>
                <TableCell className="align-top text-muted tabular-nums @2xl:whitespace-nowrap">
                  <time dateTime={finishedAt}>{formatDateTime(finishedAt)}</time>
                </TableCell>
                <TableCell className="align-top">{words.kind(kind)}</TableCell>
                <TableCell className="wrap-anywhere align-top">{error}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {failures.length === MOST ? <p className="text-muted text-sm">{words.most(MOST)}</p> : null}
    </section>
  );
}
