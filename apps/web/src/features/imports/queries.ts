import type { DeepLevels, ImportMapping, ImportOutcome, ImportUndone } from '@process-ai/contract/imports';
import { useMutation } from '@tanstack/react-query';
import { errorKind } from '../../lib/error-copy.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { uploadClient } from '../../lib/upload-client.ts';
import { copy } from './copy.ts';

export const useImports = (sectorId: string) => trpc.imports.list.useQuery({ sectorId });

export interface FileToRead {
  file: File;
  /** The preview of the same file, which the server has kept and reads in another way. */
  importId?: string | undefined;
  mapping?: ImportMapping | undefined;
  deepLevels?: DeepLevels | undefined;
}

/** Has a file read: sent, or read anew where the server has it. `onProgress` gets the share that has arrived, 0 to 1. */
export function usePreviewImport(sectorId: string, onProgress: (share: number) => void) {
  const { client } = trpc.useUtils();
  return useMutation({
    meta: { failure: 'in-place' },
    mutationFn: async ({ file, importId, mapping, deepLevels, signal }: FileToRead & { signal: AbortSignal }) => {
      if (importId !== undefined) {
        onProgress(1);
        const reading = client.imports.reread.mutate({ sectorId, importId, mapping, deepLevels }, { signal });
        const found = await reading.catch((error: unknown) => (isGone(error) ? null : Promise.reject(error)));
        if (found) return found;
        onProgress(0);
      }
      const form = new FormData();
      form.set('sectorId', sectorId);
      form.set('file', file);
      if (mapping) form.set('mapping', JSON.stringify(mapping));
      if (deepLevels) form.set('deepLevels', deepLevels);
      return uploadClient(onProgress).imports.preview.mutate(form, { signal });
    },
  });
}

/** Whether the preview has been completed, or dropped, by now. */
const isGone = (error: unknown) => ['NOT_FOUND', 'CONFLICT'].includes(errorKind(error) ?? '');

/** A preview that nobody needs any more goes, quietly: the server would drop it by itself after a day. */
export const useDropPreview = () => trpc.imports.remove.useMutation({ meta: { failure: 'in-place' } });

export function useCompleteImport() {
  const sectorChanged = useSectorChanged();
  const undo = useUndoImport((undone) => toast({ title: copy.undo.done, description: copy.undo.summary(undone) }));
  return trpc.imports.complete.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: (outcome: ImportOutcome, { sectorId, importId }) => {
      void sectorChanged(sectorId, 'processes');
      toast({
        tone: 'success',
        title: copy.complete.done,
        description: copy.complete.outcome(outcome),
        action: { label: copy.complete.undo, onSelect: () => undo.mutate({ sectorId, importId }) },
      });
    },
  });
}

export function useUndoImport(onUndone: (undone: ImportUndone) => void) {
  const sectorChanged = useSectorChanged();
  return trpc.imports.remove.useMutation({
    meta: { failure: copy.undo.failed },
    onSuccess: (undone, { sectorId }) => {
      void sectorChanged(sectorId, 'processes');
      onUndone(undone);
    },
  });
}
