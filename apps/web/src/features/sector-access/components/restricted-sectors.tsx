import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { copy } from '../copy.ts';
import { useRestrictedSectors } from '../queries.ts';
import { AccessDialog } from './access-dialog.tsx';

const words = copy.restricted;

/** For administrators: every sector that not all members may open, by name, and who owns it. */
export function RestrictedSectors() {
  const sectors = useRestrictedSectors();
  const [managed, setManaged] = useState<string | null>(null);
  return (
    <section aria-label={words.title} className="grid gap-3">
      <header className="grid gap-1">
        <h2 className="font-semibold text-base">{words.title}</h2>
        <p className="max-w-prose text-pretty text-muted">{words.text}</p>
      </header>
      {sectors.isPending ? (
        <Loading label={words.loading}>
          <Skeleton className="h-24" />
        </Loading>
      ) : null}
      {sectors.isError ? (
        <FailedState title={words.failed} error={sectors.error} onRetry={() => void sectors.refetch()} />
      ) : null}
      {sectors.data?.length === 0 ? <p>{words.empty}</p> : null}
      {sectors.data && sectors.data.length > 0 ? (
        <Table label={words.table}>
          <TableHead>
            <tr>
              <TableHeaderCell>{words.name}</TableHeaderCell>
              <TableHeaderCell>{words.owners}</TableHeaderCell>
              <TableHeaderCell>
                <span className="sr-only">{words.manageShort}</span>
              </TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            {sectors.data.map(({ id, name, owners }) => (
              <TableRow key={id}>
                <TableCell className="min-w-32 font-medium wrap-anywhere">{name}</TableCell>
                <TableCell className="text-muted wrap-anywhere">{owners.join(', ') || words.ownerless}</TableCell>
                <TableCell className="text-right">
                  <Button size="sm" aria-label={words.manage(name)} onClick={() => setManaged(id)}>
                    {words.manageShort}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
      {managed === null ? null : <AccessDialog sectorId={managed} onClose={() => setManaged(null)} />}
    </section>
  );
}
