import type { Job } from '@process-ai/contract/jobs';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/error-copy.ts';
import { useSectorJob } from '../../lib/job.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { dismissToast, toast } from '../../lib/toast-store.ts';
import { copy } from './copy.ts';
import { isAccepted } from './model.ts';
import { useSendDocument, useSummariseAgain } from './queries.ts';

/** A chosen document on its way. */
export interface Chosen {
  id: number;
  file: File;
  /** "refused": it stays in the list with its reason, and is not sent. */
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** How much of it has arrived, 0 to 1. */
  share: number;
  problem: string | null;
}

const MOST = 100;

/** The chosen documents, their uploads one after the other, and the running summary, also one from before a reload. */
export function useUpload(sectorId: string) {
  const sectorChanged = useSectorChanged();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [isSending, setIsSending] = useState(false);
  const lastId = useRef(0);
  const refusal = useRef<number | null>(null);
  const aborts = useRef(new Map<number, AbortController>());
  const repeated = useRef<string | null>(null);
  const send = useSendDocument(sectorId);
  const repeat = useSummariseAgain(sectorId);
  const { job, follow, cancel, isCancelling } = useSectorJob({
    sectorId,
    kind: 'insight-summary',
    onProgress: () => void sectorChanged(sectorId, 'insights'),
    onEnd: (ended) => {
      void sectorChanged(sectorId, 'insights');
      toast(outcomeOf(ended, ended.id === repeated.current));
    },
  });

  const update = (id: number, changes: Partial<Chosen>) =>
    setChosen((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const forget = (id: number) => {
    aborts.current.get(id)?.abort();
    setChosen((all) => all.filter((one) => one.id !== id));
  };

  /** Takes the place of what was chosen before. Of several, those that are not accepted are listed with the reason. */
  const choose = (files: readonly File[], unreadable: readonly string[] = []) => {
    if (files.length + unreadable.length === 0) return;
    if (unreadable.length === 0 && !files.some(({ name }) => isAccepted(name))) {
      refusal.current = toast({ tone: 'danger', ...copy.upload.invalidType });
      return;
    }
    // What was wrong with the files before is no longer of interest.
    if (refusal.current !== null) dismissToast(refusal.current);
    if (files.length > MOST) toast({ tone: 'danger', ...copy.upload.tooMany(MOST) });
    const listed = (file: File, problem: string | null): Chosen => {
      lastId.current += 1;
      return { id: lastId.current, file, state: problem === null ? 'waiting' : 'refused', share: 0, problem };
    };
    setChosen([
      ...files.slice(0, MOST).map((file) => listed(file, isAccepted(file.name) ? null : copy.upload.refused)),
      ...unreadable.map((name) => listed(new File([], name), copy.upload.unreadable)),
    ]);
  };

  /** Where it fails, it stays with its reason, to be tried again. */
  const sendOne = async ({ id, file }: Chosen): Promise<void> => {
    const abort = new AbortController();
    aborts.current.set(id, abort);
    update(id, { state: 'sending', share: 0, problem: null });
    const fail = (problem: string) => {
      update(id, { state: 'waiting', problem });
      toast({ tone: 'danger', title: copy.upload.failed, description: problem });
    };
    const unchanged = await inMemory(file);
    if (!unchanged) return fail(copy.upload.unreadable);
    try {
      const onProgress = (share: number) => update(id, { share });
      follow(await send.mutateAsync({ file: unchanged, signal: abort.signal, onProgress }));
      update(id, { state: 'sent' });
    } catch (error) {
      if (!abort.signal.aborted) return fail(errorText(error));
      update(id, { state: 'waiting' });
    } finally {
      aborts.current.delete(id);
    }
  };

  const submit = async () => {
    setIsSending(true);
    for (const one of chosen) if (one.state === 'waiting') await sendOne(one);
    setIsSending(false);
    setChosen((all) => all.filter(({ state }) => state !== 'sent'));
  };

  return {
    chosen,
    choose,
    forget,
    forgetAll: () => setChosen([]),
    submit,
    isSending,
    canSubmit: chosen.some(({ state }) => state === 'waiting'),
    /** Stops sending it; it stays chosen. */
    cancelUpload: (id: number) => aborts.current.get(id)?.abort(),
    job,
    cancelJob: cancel,
    isCancelling,
    isBusy: isSending || job !== null,
    summariseAgain: (insightId: string) =>
      repeat.mutate(
        { sectorId, insightId },
        {
          onSuccess: (begun) => {
            repeated.current = begun.id;
            follow(begun);
          },
        },
      ),
    repeating: repeat.isPending ? repeat.variables.insightId : null,
  };
}

export type Upload = ReturnType<typeof useUpload>;

/** The file as it is now; null when it has moved or changed since it was chosen. */
async function inMemory(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return null;
  }
}

function outcomeOf({ status, error }: Job, isRepeated: boolean) {
  if (status === 'failed') {
    return { tone: 'danger' as const, title: copy.job.failed, ...(error !== null && { description: error }) };
  }
  if (status === 'cancelled') return { title: copy.job.stopped, description: copy.job.stoppedText };
  return { tone: 'success' as const, title: isRepeated ? copy.job.again : copy.job.done };
}

interface Dropped {
  files: File[];
  /** Names of those that could not be read. */
  unreadable: string[];
}

/** What was dropped: files, and the files of folders with all that is below them, without hidden ones. */
export async function droppedFiles(items: DataTransferItemList): Promise<Dropped> {
  const dropped: Dropped = { files: [], unreadable: [] };
  // All at once: after the first pause the browser has forgotten the rest.
  const entries = Array.from(items, (item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  for (const { entry, file } of entries) {
    if (entry) await collect(entry, dropped);
    else if (file) dropped.files.push(file);
  }
  return dropped;
}

async function collect(entry: FileSystemEntry, dropped: Dropped): Promise<void> {
  if (entry.name.startsWith('.') || entry.name === 'Thumbs.db') return;
  try {
    if (isFile(entry)) {
      dropped.files.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
      return;
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    // A reader hands out a hundred entries at a time, and none once all are read.
    for (;;) {
      const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
      if (entries.length === 0) return;
      for (const below of entries.toSorted((a, b) => a.name.localeCompare(b.name))) await collect(below, dropped);
    }
  } catch {
    dropped.unreadable.push(entry.name);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
