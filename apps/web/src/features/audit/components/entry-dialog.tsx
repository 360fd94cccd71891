import type { AuditChange, AuditEntryDetail } from '@process-ai/contract/audit';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { fieldChanges } from '../model.ts';
import { useEntry } from '../queries.ts';

const words = copy.entry;

interface EntryDialogProps {
  entryId: string;
  onClose: () => void;
}

/** All that is kept of an entry. */
export function EntryDialog({ entryId, onClose }: EntryDialogProps) {
  const entry = useEntry(entryId);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="lg"
      title={entry.data ? copy.inWords(entry.data) : copy.title}
      description={entry.data?.what ?? undefined}
    >
      <DialogBody className="grid gap-5">
        {entry.isPending ? (
          <Loading label={words.loading}>
            <Skeleton className="h-40" />
          </Loading>
        ) : null}
        {entry.isError ? (
          <FailedState title={words.failed} error={entry.error} onRetry={() => void entry.refetch()} />
        ) : null}
        {entry.data ? <Detail entry={entry.data} /> : null}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogFooter>
    </Dialog>
  );
}

function Detail({ entry }: { entry: AuditEntryDetail }) {
  const { at, by, via, sector, address, userAgent, credentialId, subjectId, changes, count, isWithheld } = entry;
  const facts: [string, string | null][] = [
    [words.at, formatDateTime(at)],
    [words.who, `${copy.who(by, via)} ${via === 'nobody' ? '' : copy.via[via]}`.trim()],
    [words.sector, sector],
    [words.address, address],
    [words.browser, userAgent],
    [words.credential, credentialId],
    [words.subject, subjectId],
  ];
  const shown = (changes ?? []).filter((change) => fieldChanges(change).length > 0);
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {shown.map((change) => (
        <Change key={change.id ?? change.name} change={change} isOne={shown.length === 1} />
      ))}
      {shown.length === 0 ? (
        <p className="text-muted">{isWithheld ? words.withheld : count > 100 ? words.many(count) : words.noChanges}</p>
      ) : null}
    </>
  );
}

const Change = ({ change, isOne }: { change: AuditChange; isOne: boolean }) => (
  <section className="grid gap-2" aria-label={change.name ?? words.changes}>
    {isOne ? null : <h3 className="wrap-anywhere font-medium">{change.name}</h3>}
    <Table label={words.changes}>
      <TableHead>
        <tr>
          <TableHeaderCell>{words.field}</TableHeaderCell>
          <TableHeaderCell>{words.before}</TableHeaderCell>
          <TableHeaderCell>{words.after}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {fieldChanges(change).map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell className="align-top">{words.fieldName(field)}</TableCell>
            <Value text={before} />
            <Value text={after} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </section>
);

const Value = ({ text }: { text: string | null }) => (
  <TableCell className="wrap-anywhere whitespace-pre-wrap align-top">{text ?? words.empty}</TableCell>
);
