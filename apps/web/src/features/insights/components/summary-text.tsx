import type { Insight } from '@process-ai/contract/insights';
import { CircleAlert } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Skeleton } from '../../../components/loading.tsx';
import { copy } from '../copy.ts';
import { CiteChip } from './cite-chip.tsx';

/** The summary, each sentence with the passage it rests on; or why there is none. */
export function SummaryText({ insight }: { insight: Insight }) {
  const { sentences, summaryStatus } = insight;
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
