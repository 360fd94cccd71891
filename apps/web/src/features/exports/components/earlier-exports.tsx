import type { ExportRecord } from '@process-ai/contract/exports';
import { FileSpreadsheet } from 'lucide-react';
import { errorText } from '../../../lib/error-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { useExports } from '../queries.ts';

/** What was exported before, newest first; each can be fetched again. */
export function EarlierExports({ sectorId }: { sectorId: string }) {
  const exports = useExports(sectorId);
  if (exports.isError) {
    return (
      <p role="alert" className="text-muted text-xs">
        {copy.earlier.failed}. {errorText(exports.error)}
      </p>
    );
  }
  if (!exports.data?.length) return null;
  return (
    <div className="grid content-start gap-2">
      <h4 className="font-medium">{copy.earlier.title}</h4>
      <ul className="max-h-60 divide-y overflow-y-auto rounded-lg border bg-surface">
        {exports.data.map((record) => (
          <ExportLine key={record.id} {...record} />
        ))}
      </ul>
    </div>
  );
}

const ExportLine = ({ url, title, createdAt }: ExportRecord) => (
  <li>
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="flex min-h-9 items-center gap-2 px-3 py-1.5 hover:bg-subtle focus-visible:-outline-offset-2"
    >
      <FileSpreadsheet aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="sr-only">{copy.earlier.download}</span>
      <span className="min-w-0 grow truncate">{title}</span>
      <time dateTime={createdAt} className="shrink-0 text-muted text-xs">
        {formatDateTime(createdAt)}
      </time>
    </a>
  </li>
);
