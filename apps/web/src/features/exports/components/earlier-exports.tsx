import {
  type ExportChanges,
  type ExportFigures,
  type ExportRecord,
  isExportFormat,
} from '@process-ai/contract/exports';
import { COVER_STATUS_LABELS } from '@process-ai/domain/blueprint-cover';
import { ChevronRight, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FailedState } from '../../../components/failed-state.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { ERASED_ON_DISK } from '../../../lib/erasure-copy.ts';
import { errorText } from '../../../lib/error-copy.ts';
import { formatDateTime, formatFileSize } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { useEraseExport, useExportChanges, useExports } from '../queries.ts';
import { FormatIcon } from './format-icon.tsx';

const words = copy.earlier;

/** What was exported before, newest first: each can be fetched again, and says what has changed since. */
export function EarlierExports({ sectorId }: { sectorId: string }) {
  const exports = useExports(sectorId);
  return (
    <section aria-label={words.title} className="grid content-start gap-2">
      <h4 className="font-medium">{words.title}</h4>
      {exports.isPending ? <Loading label={words.loading} /> : null}
      {exports.isError ? (
        <p role="alert" className="text-muted text-xs">
          {words.failed}. {errorText(exports.error)}
        </p>
      ) : null}
      {exports.data?.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      {exports.data?.length ? (
        <>
          <p className="text-pretty text-muted text-xs">{words.stored}</p>
          <ul className="max-h-96 divide-y overflow-y-auto rounded-lg border bg-surface">
            {exports.data.map((record) => (
              <ExportLine key={record.id} {...record} sectorId={sectorId} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function ExportLine({
  sectorId,
  id,
  url,
  title,
  format,
  by,
  size,
  figures,
  cover,
  createdAt,
}: ExportRecord & { sectorId: string }) {
  const [open, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const erase = useEraseExport(sectorId);
  const panel = useId();
  const program = isExportFormat(format) ? copy.formats[format].program : format;
  const made = [
    program,
    cover && !figures?.draft && COVER_STATUS_LABELS[cover.status],
    cover?.version && copy.preview.version(cover.version),
    cover?.confidentiality,
    by,
    size === null ? words.google : formatFileSize(size),
  ];
  return (
    <li className="grid gap-1 px-3 py-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="flex min-h-7 min-w-32 grow basis-0 items-center gap-2 rounded hover:underline focus-visible:-outline-offset-2"
        >
          <FormatIcon format={format} className="size-4 shrink-0 text-muted" />
          <span className="sr-only">{url.startsWith('/') ? words.download : words.open}</span>
          <span className="min-w-0 truncate" title={title}>
            {title}
          </span>
          <span className="sr-only">{program}</span>
        </a>
        {figures?.draft ? <Badge tone="warning">{words.draft}</Badge> : null}
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          aria-label={words.changesOf(title, formatDateTime(createdAt))}
        >
          <ChevronRight aria-hidden className={open ? 'rotate-90 transition-transform' : 'transition-transform'} />
          {words.changes}
        </Button>
        <ForEditors>
          <IconButton
            label={words.erase.label(title, formatDateTime(createdAt))}
            icon={Trash2}
            onClick={() => setAsked(true)}
          />
        </ForEditors>
      </div>
      <p className="pl-6 text-muted text-xs">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> · {made.filter(Boolean).join(' · ')}
      </p>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.erase.title(title)}
        description={
          <div className="grid gap-3 text-pretty">
            <p>{url.startsWith('/') ? words.erase.goes : words.erase.goesNot}</p>
            <p>{ERASED_ON_DISK}</p>
          </div>
        }
        confirmLabel={words.erase.confirm}
        pending={erase.isPending}
        onConfirm={() => erase.mutate({ sectorId, exportId: id }, { onSettled: () => setAsked(false) })}
      />
      <div id={panel} hidden={!open} className="pb-2 pl-6">
        {open ? <Changes sectorId={sectorId} exportId={id} /> : null}
      </div>
    </li>
  );
}

function Changes({ sectorId, exportId }: { sectorId: string; exportId: string }) {
  const { data, isError, error, refetch } = useExportChanges(sectorId, exportId);
  if (isError) return <FailedState title={words.changesFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label={words.changesLoading}>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const { writes, before, now, added, removed } = data;
  if (!before) return <p className="text-pretty text-muted">{words.unknown}</p>;
  const rows = figureRows(before, now);
  return (
    <div className="grid gap-2">
      <p>{words.writes(writes)}</p>
      {writes === 0 ? null : (
        <>
          <table className="w-full max-w-lg text-sm">
            <caption className="sr-only">{words.figures}</caption>
            <thead className="text-muted text-xs">
              <tr className="border-b text-left">
                <th scope="col" className="py-1 pr-3 font-medium">
                  {words.figure}
                </th>
                <th scope="col" className="py-1 pr-3 text-right font-medium">
                  {words.before}
                </th>
                <th scope="col" className="py-1 text-right font-medium">
                  {words.now}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, before, after }) => (
                <tr key={label} className="border-b last:border-b-0">
                  <th scope="row" className="py-1 pr-3 text-left font-normal">
                    {label}
                  </th>
                  <td className="py-1 pr-3 text-right text-muted tabular-nums">{before}</td>
                  <td className={`py-1 text-right tabular-nums ${before === after ? 'text-muted' : 'font-medium'}`}>
                    {before === after ? words.same : after}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Initiatives added={added} removed={removed} />
        </>
      )}
    </div>
  );
}

const Initiatives = ({ added, removed }: Pick<ExportChanges, 'added' | 'removed'>) =>
  added.length + removed.length === 0 ? (
    <p className="text-muted">{words.sameInitiatives}</p>
  ) : (
    <ul className="list-disc pl-5">
      {added.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have one name
        <li key={`${name}-${index}`} className="break-words">
          <span className="font-medium">{words.added}</span> {name}
        </li>
      ))}
      {removed.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have one name
        <li key={`${name}-${index}`} className="break-words">
          <span className="font-medium">{words.removed}</span> {name}
        </li>
      ))}
    </ul>
  );

/** What a file led with, beside what it would lead with now. */
const figureRows = (before: ExportFigures, now: ExportFigures) =>
  words.rows.map(({ label, of }) => ({ label, before: of(before), after: of(now) }));
