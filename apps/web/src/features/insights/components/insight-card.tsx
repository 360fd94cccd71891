import type { Insight, InsightFigure } from '@process-ai/contract/insights';
import { BookOpen, CircleAlert, Download, Info, Quote, RotateCcw, Table2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { Skeleton } from '../../../components/loading.tsx';
import { foreignLanguage, formatFileSize } from '../../../lib/format.ts';
import { useCurrency } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { useRemoveInsight } from '../queries.ts';
import { useReaderAddress } from '../use-reader-address.ts';
import type { Upload } from '../use-upload.ts';

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
          {insight.facts.length > 0 ? (
            <Button variant="ghost" size="sm" onClick={() => void go({ document: insight.id, page: 1, view: 'facts' })}>
              <Table2 aria-hidden />
              {copy.facts.open(insight.facts.length)}
            </Button>
          ) : null}
          <Button variant="ghost" size="sm" asChild>
            <a href={`/api/sectors/${sectorId}/insights/${insight.id}/file`} download={insight.fileName}>
              <Download aria-hidden />
              {copy.card.download}
            </a>
          </Button>
          <ForEditors>
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
          </ForEditors>
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

const ApplyFigureDialog = lazy(async () => ({
  default: (await import('./apply-figure-dialog.tsx')).ApplyFigureDialog,
}));

/** How many figures show at first. */
const FIRST = 4;

/** Figures of the text that could be ROI inputs, each with its quote, so that a person can judge and apply it. */
function FigureList({ sectorId, insight }: { sectorId: string; insight: Insight }) {
  const currency = useCurrency(sectorId);
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<InsightFigure | null>(null);
  const { figures } = insight;
  const hidden = figures.length - FIRST;
  return (
    <section aria-label={`${copy.figures.title}: ${insight.title}`} className="grid gap-2 border-t pt-3">
      <h4 className="font-medium text-xs">
        {copy.figures.title}
        <span className="ml-2 font-normal text-muted">{copy.figures.text}</span>
      </h4>
      <ul className="divide-y">
        {figures.slice(0, all ? figures.length : FIRST).map((figure, index) => {
          const field = copy.figures.fields[figure.field];
          const value = copy.figures.value(figure.field, figure.value, currency);
          return (
            <li
              key={`${figure.field} ${figure.value}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-2 sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
            >
              <p>
                <span className="block text-muted text-xs">{field}</span>
                <span className="font-semibold">{value}</span>{' '}
                <span className="text-muted">{copy.figures.units[figure.field]}</span>
              </p>
              <div className="col-span-2 row-start-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1">
                <p className="text-pretty" dir="auto">
                  <q>{figure.quote}</q> <CiteChip insight={insight} citation={figure} cite={`f${index}`} />
                </p>
                {figure.conversion ? (
                  <p className="mt-0.5 text-muted text-xs">{copy.figures.converted(figure.conversion)}</p>
                ) : null}
              </div>
              <ForEditors>
                <Button
                  size="sm"
                  className="print:hidden"
                  aria-label={copy.figures.takeOverLabel(field, value)}
                  onClick={() => setChosen(figure)}
                >
                  {copy.figures.takeOver}
                </Button>
              </ForEditors>
            </li>
          );
        })}
      </ul>
      {hidden > 0 ? (
        <Button variant="ghost" size="sm" className="justify-self-start print:hidden" onClick={() => setAll(!all)}>
          {all ? copy.figures.fewer : copy.figures.more(hidden)}
        </Button>
      ) : null}
      <Suspense>
        {chosen ? (
          <ApplyFigureDialog
            sectorId={sectorId}
            figure={chosen}
            fileName={insight.fileName}
            onClose={() => setChosen(null)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

/** The summary, each sentence with its source passage; or why there is none. */
function SummaryText({ insight }: { insight: Insight }) {
  const { sentences, summaryStatus } = insight;
  const language = foreignLanguage(insight.language);
  return (
    <section aria-label={`${copy.card.summary}: ${insight.title}`} className="grid gap-2">
      <h4 className="flex flex-wrap items-center gap-2 font-medium text-xs">
        {copy.card.summary}
        {insight.source ? <Badge>{copy.card.source(insight.source)}</Badge> : null}
      </h4>
      {summaryStatus === 'running' ? <Running /> : null}
      {summaryStatus === 'failed' ? (
        <p className="flex gap-2 text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {sentences.length > 0 ? copy.job.failed : insight.summary}
        </p>
      ) : null}
      {sentences.length > 0 ? (
        <ul className="grid max-w-3xl gap-1.5">
          {sentences.map((sentence, index) => (
            <li key={sentence.text} className="text-pretty leading-6" dir="auto">
              {sentence.text} <CiteChip insight={insight} citation={sentence} cite={`s${index}`} />
            </li>
          ))}
        </ul>
      ) : null}
      {sentences.length > 0 && language ? <p className="text-muted text-xs">{copy.card.quoted(language)}</p> : null}
      {sentences.length === 0 && (summaryStatus === 'ready' || summaryStatus === 'no-text') ? (
        <p className="max-w-3xl text-muted">{insight.summary}</p>
      ) : null}
    </section>
  );
}

const Running = () => (
  <div className="grid max-w-3xl gap-2">
    <p role="status" className="text-muted">
      {copy.card.running}
    </p>
    <Skeleton className="h-4" />
    <Skeleton className="h-4 w-5/6" />
    <Skeleton className="h-4 w-2/3" />
  </div>
);

interface CiteChipProps {
  insight: Insight;
  citation: { page: number; quote: string };
  /** How the address names it. */
  cite: string;
}

const QUOTE_MAX = 120;

/** "p. 3": opens the passage. */
function CiteChip({ insight, citation: { page, quote }, cite }: CiteChipProps) {
  const [, go] = useReaderAddress();
  const words = quote.length > QUOTE_MAX ? `${quote.slice(0, QUOTE_MAX).toWellFormed()}…` : quote;
  return (
    <button
      type="button"
      dir="ltr"
      title={quote}
      aria-label={`${copy.card.page(page)} – ${copy.card.cite(page, words)}`}
      onClick={() => void go({ document: insight.id, page, cite })}
      className="inline-flex h-6 items-center gap-1 rounded bg-accent-soft px-1.5 align-middle font-medium text-accent-ink text-xs whitespace-nowrap hover:underline"
    >
      <Quote aria-hidden className="size-3" />
      {copy.card.page(page)}
    </button>
  );
}
