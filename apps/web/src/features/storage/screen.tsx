import { RETENTION, type Retention, type StorageReport } from '@process-ai/contract/storage';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RetentionForm } from '../../components/retention-form.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../components/table.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { formatFileSize, formatNumber } from '../../lib/format.ts';
import { copy } from './copy.ts';
import { useCleanUp, useSetRetention, useStorage } from './queries.ts';

/** What is stored and how large it is, how long it is kept, and when it was last cleaned up. */
export function StorageScreen() {
  const storage = useStorage();
  return (
    <div className="grid max-w-5xl gap-6">
      <PageHeader title={copy.title} description={copy.text} />
      {storage.isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-80" />
        </Loading>
      ) : null}
      {storage.isError ? (
        <FailedState title={copy.failed} error={storage.error} onRetry={() => void storage.refetch()} />
      ) : null}
      {storage.data ? (
        <>
          <StoredTable storage={storage.data} />
          <Times key={JSON.stringify(storage.data.retention)} kept={storage.data.retention} />
          <Cleanup cleanup={storage.data.cleanup} />
        </>
      ) : null}
    </div>
  );
}

const words = copy.stored;

function StoredTable({ storage: { stored, databaseBytes, walBytes, filesElsewhere } }: { storage: StorageReport }) {
  const totals: { label: string; bytes: number; count?: number }[] = [
    ...filesElsewhere.map(({ place, bytes, count }) => ({ label: words.elsewhere[place], bytes, count })),
    { label: words.database, bytes: databaseBytes },
    ...(walBytes === null ? [] : [{ label: words.wal, bytes: walBytes }]),
  ];
  return (
    <Table label={words.title}>
      <TableHead>
        <tr>
          <TableHeaderCell>{words.what}</TableHeaderCell>
          <TableHeaderCell className="text-right">{words.count}</TableHeaderCell>
          <TableHeaderCell className="text-right @max-md:hidden">{words.deleted}</TableHeaderCell>
          <TableHeaderCell className="text-right">{words.size}</TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {stored.map(({ kind, count, deleted, bytes }) => (
          <TableRow key={kind}>
            <TableCell className="w-full">{words.kinds[kind]}</TableCell>
            <TableCell className="text-right tabular-nums">{formatNumber(count)}</TableCell>
            <TableCell className="text-right text-muted tabular-nums @max-md:hidden">
              {deleted === null ? null : formatNumber(deleted)}
            </TableCell>
            <TableCell className="whitespace-nowrap text-right tabular-nums">{formatFileSize(bytes)}</TableCell>
          </TableRow>
        ))}
        {totals.map(({ label, bytes, count }) => (
          <TableRow key={label}>
            <TableCell className="font-medium">{label}</TableCell>
            <TableCell className="text-right tabular-nums">
              {count === undefined ? null : formatNumber(count)}
            </TableCell>
            <TableCell className="@max-md:hidden" />
            <TableCell className="whitespace-nowrap text-right font-medium tabular-nums">
              {formatFileSize(bytes)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const times = copy.retention;

const TIMES = [
  { name: 'deletedDays', label: times.deleted, hint: times.deletedHint },
  { name: 'exportMonths', label: times.exports, hint: times.exportsHint },
  { name: 'activityMonths', label: times.activity, hint: times.activityHint },
] as const;

/** How long things are kept. */
function Times({ kept }: { kept: Retention }) {
  const save = useSetRetention();
  return (
    <RetentionForm
      words={times}
      fields={TIMES.map((field) => {
        const { min, max } = RETENTION[field.name];
        return { ...field, min, max, invalid: times.invalid(min, max), optional: true };
      })}
      kept={kept}
      warning={() => times.shorter.text}
      pending={save.isPending}
      onSave={(retention, onSettled) => save.mutate(retention, { onSettled })}
    />
  );
}

function Cleanup({ cleanup: { begunAt, endedAt, report, isDue } }: { cleanup: StorageReport['cleanup'] }) {
  const cleanUp = useCleanUp();
  const [isAsked, setAsked] = useState(false);
  const said = copy.cleanup;
  const state = endedAt !== null ? said.ended(endedAt) : begunAt === null ? said.never : said.open(begunAt);
  return (
    <TitledSection title={said.title} text={said.text}>
      <p role="status" className="max-w-prose text-pretty">
        {[state, report && said.report(report), isDue ? said.due : said.clean].filter(Boolean).join(' ')}
      </p>
      <div className="print:hidden">
        <Button pending={cleanUp.isPending} onClick={() => setAsked(true)}>
          {said.now}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={said.ask.title}
        description={said.ask.text}
        confirmLabel={said.ask.confirm}
        tone="primary"
        pending={cleanUp.isPending}
        onConfirm={() => cleanUp.mutate(undefined, { onSettled: () => setAsked(false) })}
      />
    </TitledSection>
  );
}
