import { isFinished, type Job } from '@process-ai/contract/jobs';
import type { JourneyDraft, JourneySuggestions } from '@process-ai/contract/journeys';
import { ChevronRight, Star } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { JobProgress } from '../../../components/job-progress.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { errorText } from '../../../lib/error-copy.ts';
import { hasDraft } from '../../../lib/form-draft.ts';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { draftName, type JourneyValues, suggestedValues } from '../form.ts';
import { useCancelSuggestions, useStartSuggestions, useSuggestions } from '../queries.ts';
import { useJourneyAddress } from '../use-journey-address.ts';
import { JourneySketch } from './journey-sketch.tsx';
import { TypeMark } from './type-mark.tsx';

interface SuggestionsDialogProps {
  sectorId: string;
  jobId: string;
  onChoose: (values: JourneyValues) => void;
}

/** Shows the suggestions while they are being made, then lets a person choose. The job continues when this is closed. */
export function SuggestionsDialog({ sectorId, jobId, onChoose }: SuggestionsDialogProps) {
  const [, go] = useJourneyAddress();
  const { job, found, error } = useSuggestions(jobId);
  const start = useStartSuggestions();
  const again = () =>
    start.mutate({ sectorId }, { onSuccess: ({ id }) => void go({ suggestions: id }, { history: 'replace' }) });
  const isEmpty = found?.journeys.length === 0;
  useSayEnd(job, isEmpty);
  const failure = error
    ? errorText(error)
    : job?.status === 'failed'
      ? job.error
      : isEmpty
        ? copy.suggestions.empty.title
        : null;

  return (
    <Dialog
      open
      onOpenChange={() => void go({ suggestions: null })}
      title={copy.suggestions.title}
      description={copy.suggestions.text}
      width="lg"
    >
      <DialogBody className="grid gap-4">
        {failure ? <FormError>{failure}</FormError> : null}
        {job?.status === 'cancelled' ? <p className="text-muted">{copy.suggestions.cancelled}</p> : null}
        {job && !isFinished(job.status) ? <Running job={job} /> : null}
        {found && !isEmpty ? <Found sectorId={sectorId} found={found} onChoose={onChoose} /> : null}
        {!error && (!job || (job.status === 'succeeded' && !found)) ? (
          <Loading label={copy.suggestions.loading}>
            <Skeleton className="h-32" />
          </Loading>
        ) : null}
      </DialogBody>
      {error || (job && isFinished(job.status)) ? (
        <DialogFooter>
          <Button pending={start.isPending} onClick={again}>
            {copy.suggestions.again}
          </Button>
        </DialogFooter>
      ) : null}
    </Dialog>
  );
}

/** A toast about the end of a job that this page saw running; shown once. */
function useSayEnd(job: Job | null, isEmpty: boolean) {
  const [sawRunning, setSawRunning] = useState(false);
  if (job && !isFinished(job.status) && !sawRunning) setSawRunning(true);
  const failed = sawRunning && job?.status === 'failed';
  useEffect(() => {
    if (failed) toast({ tone: 'danger', ...copy.suggestions.failed });
  }, [failed]);
  useEffect(() => {
    if (isEmpty) toast({ tone: 'danger', ...copy.suggestions.empty });
  }, [isEmpty]);
}

function Running({ job }: { job: Job }) {
  const cancel = useCancelSuggestions();
  return (
    <JobProgress
      label={copy.suggestions.progress}
      text={job.current ?? copy.suggestions.running}
      ahead={job.ahead}
      done={job.done}
      total={job.total}
      valueText={copy.suggestions.steps(job.done, job.total)}
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate({ jobId: job.id })}
    />
  );
}

interface FoundProps {
  sectorId: string;
  found: JourneySuggestions;
  onChoose: (values: JourneyValues) => void;
}

function Found({ sectorId, found, onChoose }: FoundProps): ReactNode {
  const [waiting, setWaiting] = useState<JourneyValues | null>(null);
  const choose = (values: JourneyValues) => (hasDraft(draftName(sectorId)) ? setWaiting(values) : onChoose(values));
  return (
    <>
      <p>
        <Badge>{copy.suggestions.by(found.source)}</Badge>
      </p>
      <ul className="grid gap-3">
        {found.journeys.map((journey) => (
          <SuggestionItem
            key={journey.name}
            journey={journey}
            onChoose={() => choose(suggestedValues(journey, found.source))}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={waiting !== null}
        onOpenChange={() => setWaiting(null)}
        title={copy.suggestions.replaceTitle}
        description={copy.suggestions.replaceText}
        confirmLabel={copy.suggestions.replace}
        tone="primary"
        onConfirm={() => waiting && onChoose(waiting)}
      />
    </>
  );
}

/** A suggested journey: what it is, its shape, its touchpoints, and the way into the form. */
const SuggestionItem = ({ journey, onChoose }: { journey: JourneyDraft; onChoose: () => void }) => (
  <li className="grid gap-3 rounded-lg border p-4">
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <h3 className="font-semibold text-sm">{journey.name}</h3>
        {journey.description ? <p className="mt-0.5 text-pretty text-muted">{journey.description}</p> : null}
        {journey.persona ? <p className="mt-0.5 text-pretty text-xs">{journey.persona}</p> : null}
      </div>
      <Button size="sm" variant="primary" aria-label={copy.suggestions.useNamed(journey.name)} onClick={onChoose}>
        {copy.suggestions.use}
      </Button>
    </div>
    <JourneySketch touchPoints={journey.touchPoints} />
    <details className="group">
      <summary className="flex min-h-6 w-fit list-none items-center gap-1 rounded text-muted text-xs hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-3 transition-transform group-open:rotate-90" />
        {copy.suggestions.touchPoints(journey.touchPoints.length)}
      </summary>
      <ol className="mt-2 grid gap-1.5">
        {journey.touchPoints.map((point, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a suggestion does not change
          <li key={index} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
            <span className="min-w-0 font-medium">
              {index + 1}. {point.name}
            </span>
            <TypeMark type={point.type} className="text-muted text-xs" />
            <span className="text-muted text-xs">{point.processStep}</span>
            {point.channel ? <span className="text-muted text-xs">{point.channel}</span> : null}
            {point.momentThatMatters ? (
              <span className="inline-flex items-center gap-1 text-accent-ink text-xs">
                <Star aria-hidden className="size-3 fill-current" />
                {copy.table.moment}
              </span>
            ) : null}
            <p className="basis-full text-pretty text-muted text-xs">{point.description}</p>
            {point.painPoint ? (
              <p className="basis-full text-pretty text-warning text-xs">
                {copy.table.pain} {point.painPoint}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </details>
  </li>
);
