import { type ExportRecord, isExportFormat } from '@process-ai/contract/exports';
import { FileText } from 'lucide-react';
import { Loading } from '../../../components/loading.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { useExports } from '../queries.ts';
import { FORMAT_ICONS } from './format-icons.ts';

/** What was exported before, newest first; each can be fetched again. */
export function EarlierExports({ sectorId }: { sectorId: string }) {
  const exports = useExports(sectorId);
  return (
    <section aria-label={copy.earlier.title} className="grid content-start gap-2">
      <h4 className="font-medium">{copy.earlier.title}</h4>
      {exports.isPending ? <Loading label={copy.earlier.loading} /> : null}
      {exports.isError ? (
        <p role="alert" className="text-muted text-xs">
          {copy.earlier.failed}. {errorText(exports.error)}
        </p>
      ) : null}
      {exports.data?.length === 0 ? <p className="text-muted">{copy.earlier.none}</p> : null}
      {exports.data?.length ? (
        <ul className="max-h-60 divide-y overflow-y-auto rounded-lg border bg-surface">
          {exports.data.map((record) => (
            <ExportLine key={record.id} {...record} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const ExportLine = ({ url, title, format, createdAt }: ExportRecord) => {
  const known = isExportFormat(format);
  const Icon = known ? FORMAT_ICONS[format] : FileText;
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="flex min-h-9 flex-wrap items-center gap-x-2 px-3 py-1.5 hover:bg-subtle focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="sr-only">{url.startsWith('/') ? copy.earlier.download : copy.earlier.open}</span>
        <span className="min-w-40 grow basis-0 truncate" title={title}>
          {title}
        </span>
        <span className="shrink-0 text-muted text-xs">{known ? copy.formats[format].name : format}</span>
        <time dateTime={createdAt} className="shrink-0 text-muted text-xs">
          {formatDateTime(createdAt)}
        </time>
      </a>
    </li>
  );
};
