import type { Insight } from '@process-ai/contract/insights';
import { BookOpen, Download, Info, RotateCcw, Trash2 } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { formatFileSize } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { useRemoveInsight } from '../queries.ts';
import { useReaderAddress } from '../use-reader-address.ts';
import type { Upload } from '../use-upload.ts';
import { FigureList } from './figure-list.tsx';
import { SummaryText } from './summary-text.tsx';

interface InsightCardProps {
  sectorId: string;
  insight: Insight;
  upload: Upload;
}

/** A document: what it is, what it says, and the figures in it. */
export function InsightCard({ sectorId, insight, upload }: InsightCardProps) {
  const [, go] = useReaderAddress();
  const remove = useRemoveInsight(sectorId);
  const isRunning = insight.summaryStatus === 'running';
  return (
    <li className="grid gap-4 rounded-lg border bg-surface p-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h3 className="font-semibold text-sm" dir="auto">
            {insight.title}
          </h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
            <Badge className="uppercase">{insight.fileType}</Badge>
            <span className="break-all" dir="auto">
              {insight.fileName}
            </span>
            <span>{formatFileSize(insight.fileSize)}</span>
            <span>{copy.card.pages(insight.pageCount)}</span>
            <span>{copy.card.uploaded(insight.uploadedAt)}</span>
          </p>
        </div>
        <div className="-mr-1.5 flex flex-wrap items-center gap-0.5 print:hidden">
          <Button variant="ghost" size="sm" onClick={() => void go({ document: insight.id, page: 1 })}>
            <BookOpen aria-hidden />
            {copy.card.read}
          </Button>
          <Button variant="ghost" size="sm" asChild>
            <a href={`/api/sectors/${sectorId}/insights/${insight.id}/file`} download={insight.fileName}>
              <Download aria-hidden />
              {copy.card.download}
            </a>
          </Button>
          {isRunning ? null : (
            <Button
              variant="ghost"
              size="sm"
              pending={upload.repeating === insight.id}
              disabled={upload.isBusy}
              onClick={() => upload.summariseAgain(insight.id)}
            >
              <RotateCcw aria-hidden />
              {copy.card.again}
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            pending={remove.isPending}
            onClick={() => {
              if (window.confirm(copy.remove.confirm)) remove.mutate({ sectorId, insightId: insight.id });
            }}
          >
            <Trash2 aria-hidden />
            {copy.card.remove}
          </Button>
        </div>
      </header>
      <SummaryText insight={insight} />
      {insight.notice ? (
        <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning text-xs">
          <Info aria-hidden className="mt-px size-3.5 shrink-0" />
          <span>
            <span className="sr-only">{copy.card.notice}: </span>
            {insight.notice}
          </span>
        </p>
      ) : null}
      {insight.figures.length > 0 ? <FigureList sectorId={sectorId} insight={insight} /> : null}
    </li>
  );
}
