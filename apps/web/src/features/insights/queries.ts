import type { InsightFigure } from '@process-ai/contract/insights';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fileForm } from '../../lib/file-form.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { uploadClient } from '../../lib/upload-client.ts';
import { useErasing } from '../../lib/use-erasing.ts';
import { copy } from './copy.ts';
import { isIn } from './model.ts';

/** While summaries are being written they are asked for: of several jobs only the newest is followed. */
export const useInsights = (sectorId: string) =>
  trpc.insights.list.useQuery(
    { sectorId },
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ summaryStatus }) => summaryStatus === 'running') ? ASK_EVERY_MS : false,
    },
  );

const ASK_EVERY_MS = 2500;

export const useInsightText = (sectorId: string, insightId: string) =>
  trpc.insights.text.useQuery({ sectorId, insightId }, { staleTime: 'static' });

/** What documents say of a process. */
export const useEvidence = (sectorId: string, processId: string) =>
  useFoundAnew(sectorId, trpc.evidence.list.useQuery({ sectorId, processId }, { staleTime: 0 }));

/** What a document says of processes, and what persons have decided of its sentences. */
export const useInsightEvidence = (sectorId: string, insightId: string) =>
  useFoundAnew(sectorId, trpc.evidence.ofInsight.useQuery({ sectorId, insightId }, { staleTime: 0 }));

/**
 * After a write a job may find evidence anew: each time that it is read it is asked whether one is at it, until that has
 * ended; then it is read again.
 */
function useFoundAnew<Found extends { dataUpdatedAt: number; refetch: () => unknown }>(
  sectorId: string,
  evidence: Found,
): Found {
  const { client } = trpc.useUtils();
  const job = useQuery({
    queryKey: ['evidence-job', sectorId],
    queryFn: async () => (await client.jobs.running.query({ sectorId })).some(({ kind }) => kind === 'evidence'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? ASK_EVERY_MS : false),
  });
  const ask = useEffectEvent(() => void job.refetch());
  useEffect(() => {
    if (evidence.dataUpdatedAt > 0) ask();
  }, [evidence.dataUpdatedAt]);

  const isFound = job.data === false;
  const wasAtIt = useRef(false);
  const readAgain = useEffectEvent(() => void evidence.refetch());
  useEffect(() => {
    if (isFound && wasAtIt.current) readAgain();
    wasAtIt.current = job.data === true;
  }, [isFound, job.data]);
  return evidence;
}

interface Assign {
  insightId: string;
  /** The sentence, or what a figure quotes of it. */
  quote: string;
  /** The process that it is about; or the one that it is not about, and then it stays with the other that it is tied to. */
  choice: { to: string } | { notTo: string };
  /** What a person had decided before; undefined = nothing. */
  before: { processId: string | null } | undefined;
}

/** Says which process a sentence speaks of; the toast takes it back. `onDone` is called before what follows is read. */
export function useAssign(sectorId: string, onDone: () => void) {
  const { client } = trpc.useUtils();
  const changed = useSectorChanged();
  const unassign = useUnassign(sectorId);
  const again = trpc.evidence.decide.useMutation({
    meta: { failure: copy.assign.failed },
    onSuccess: () => changed(sectorId, 'evidence'),
  });
  const otherThan = async (processId: string, { insightId, quote }: Assign) => {
    const { evidence } = await client.evidence.ofInsight.query({ sectorId, insightId });
    return evidence.find((one) => one.processId !== processId && isIn(quote, one.quote))?.processId ?? null;
  };
  return useMutation({
    meta: { failure: copy.assign.failed },
    mutationFn: async (assigned: Assign) => {
      const { insightId, quote, choice } = assigned;
      const processId = 'to' in choice ? choice.to : await otherThan(choice.notTo, assigned);
      const { decisions } = await client.evidence.decide.mutate({ sectorId, insightId, quote, processId });
      // A figure may quote a part of it only.
      const sentence = decisions.findLast((one) => one.processId === processId && isIn(quote, one.quote));
      return { processId, said: { sectorId, insightId, quote: sentence?.quote ?? quote } };
    },
    onSuccess: async ({ processId, said }, { before }) => {
      onDone();
      toast({
        tone: 'success',
        title: processId === null ? copy.assign.doneNone : copy.assign.done,
        action: {
          label: copy.assign.undo,
          onSelect: () => (before ? again.mutate({ ...said, processId: before.processId }) : unassign.mutate(said)),
        },
      });
      await changed(sectorId, 'evidence');
    },
  });
}

/** Takes back what a person decided: the words of the sentence tell again. */
export function useUnassign(sectorId: string, onDone?: () => void) {
  const changed = useSectorChanged();
  return trpc.evidence.undecide.useMutation({
    meta: { failure: copy.assign.failed },
    onSuccess: async () => {
      onDone?.();
      toast({ title: copy.assign.undone });
      await changed(sectorId, 'evidence');
    },
  });
}

/** The deleted ones, with the function that restores one. */
export function useDeletedInsights(sectorId: string) {
  const [open, onOpenChange] = useState(false);
  const { data: items, error } = trpc.insights.deleted.useQuery({ sectorId }, { enabled: open, staleTime: 0 });
  const restore = useRestoreInsight(sectorId);
  const erasing = useErasing();
  return {
    open,
    onOpenChange,
    items,
    error,
    ...erasing,
    restore: (insightId: string) => restore.mutate({ sectorId, insightId }),
    restoring: restore.isPending ? restore.variables.insightId : undefined,
  };
}

export function useEraseInsight(sectorId: string) {
  const utils = trpc.useUtils();
  return trpc.erasure.insight.useMutation({
    meta: { failure: copy.erase.failed },
    onSuccess: () => toast({ title: copy.erase.done }),
    onSettled: () => {
      void utils.insights.deleted.invalidate({ sectorId });
      void utils.exports.list.invalidate({ sectorId });
    },
  });
}

interface SendDocument {
  file: File;
  signal: AbortSignal;
  /** Gets the share that has arrived, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a document and gets the job that summarises it. */
export function useSendDocument(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return useMutation({
    meta: { failure: 'in-place' },
    mutationFn: ({ file, signal, onProgress }: SendDocument) => {
      const form = fileForm(file, { sectorId, title: file.name });
      return uploadClient(onProgress).insights.startUpload.mutate(form, { signal });
    },
    onSuccess: () => sectorChanged(sectorId, 'insights'),
  });
}

export function useSummariseAgain(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.insights.startSummary.useMutation({
    meta: { failure: copy.again.failed },
    onSuccess: () => sectorChanged(sectorId, 'insights'),
  });
}

export function useRemoveInsight(sectorId: string) {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  const restore = useRestoreInsight(sectorId);
  return trpc.insights.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: (_nothing, { insightId }) => {
      utils.insights.list.setData({ sectorId }, (insights) => insights?.filter(({ id }) => id !== insightId));
      toast({
        title: copy.remove.done,
        action: { label: copy.remove.undo, onSelect: () => restore.mutate({ sectorId, insightId }) },
      });
      void sectorChanged(sectorId, 'insights');
    },
  });
}

function useRestoreInsight(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.insights.restore.useMutation({
    meta: { failure: copy.restore.failed },
    onSuccess: ({ title }) => {
      toast({ tone: 'success', title: copy.restore.done, description: title });
      void sectorChanged(sectorId, 'insights');
    },
  });
}

const NO_INPUTS = { fteCount: 0, processFrequency: 0, averageSalary: 0, averageRuntime: 0 };

interface ApplyFigure {
  processId: string;
  figure: InsightFigure;
  fileName: string;
}

/** Adds a figure to the ROI inputs of a process and keeps the other stored inputs. */
export function useApplyFigure(sectorId: string, onOpenRoi: () => void) {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  const save = trpc.roi.saveInputs.useMutation({ meta: { failure: 'in-place' } });
  return useMutation({
    meta: { failure: copy.apply.saveFailed },
    mutationFn: async ({ processId, figure, fileName }: ApplyFigure) => {
      const { roiInputs } = await utils.roi.get.fetch({ sectorId }, { staleTime: 0 });
      const present = roiInputs.find((input) => input.processId === processId);
      const merged = { ...NO_INPUTS, ...present, processId, [figure.field]: figure.value };
      const sources = { [figure.field]: copy.evidence.origin(fileName, figure) };
      await save.mutateAsync({ sectorId, inputs: [{ ...merged, sources }] });
    },
    onSuccess: () => {
      void sectorChanged(sectorId, 'roiInputs');
      toast({
        tone: 'success',
        title: copy.apply.done,
        description: copy.apply.doneText,
        action: { label: copy.apply.open, onSelect: onOpenRoi },
      });
    },
  });
}
