import type { Job } from '@process-ai/contract/jobs';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/error-copy.ts';
import { useSectorJob } from '../../lib/job.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { copy } from './copy.ts';
import { isAccepted } from './model.ts';
import { useSendDocument, useSummariseAgain } from './queries.ts';

/** The chosen document, its upload, and the running summary, also one from before a reload. */
export function useUpload(sectorId: string) {
  const sectorChanged = useSectorChanged();
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const abort = useRef(new AbortController());
  const repeated = useRef<string | null>(null);
  const send = useSendDocument(sectorId, setShare);
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

  const choose = (files: FileList | null) => {
    const [chosen, ...others] = files ?? [];
    if (!chosen) return;
    if (others.length > 0) toast({ tone: 'danger', ...copy.upload.tooMany });
    else if (isAccepted(chosen.name)) setFile(chosen);
    else toast({ tone: 'danger', ...copy.upload.invalidType });
  };

  const submit = async () => {
    if (!file) return;
    const unchanged = await inMemory(file);
    if (!unchanged) {
      toast({ tone: 'danger', ...copy.upload.unreadable });
      return;
    }
    abort.current = new AbortController();
    const { signal } = abort.current;
    setShare(0);
    send.mutate(
      { file: unchanged, signal },
      {
        onSuccess: (begun) => {
          setFile(null);
          follow(begun);
        },
        onError: (error) => {
          if (!signal.aborted) toast({ tone: 'danger', title: copy.upload.failed, description: errorText(error) });
        },
      },
    );
  };

  return {
    file,
    choose,
    forget: () => setFile(null),
    submit,
    /** How much of the file has arrived, 0 to 1; null while none is on its way. */
    share: send.isPending ? share : null,
    cancelUpload: () => abort.current.abort(),
    job,
    cancelJob: cancel,
    isCancelling,
    isBusy: send.isPending || job !== null,
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
