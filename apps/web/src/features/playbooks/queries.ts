import type { PlaybookDraft } from '@process-ai/contract/playbooks';
import { useState } from 'react';
import { useFetchJobResult } from '../../lib/job.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const usePlaybooks = (sectorId: string) => trpc.playbooks.list.useQuery({ sectorId });

/** The deleted ones, with the function that restores one. */
export function useDeletedPlaybooks() {
  const [open, onOpenChange] = useState(false);
  const { data: items, error } = trpc.playbooks.deleted.useQuery(undefined, { enabled: open, staleTime: 0 });
  const restore = useRestorePlaybook();
  return {
    open,
    onOpenChange,
    items,
    error,
    restore: (playbookId: string) => restore.mutate({ playbookId }),
    restoring: restore.isPending ? restore.variables.playbookId : undefined,
  };
}

/** Read each time that its dialog opens, and kept as it was read while the playbook is applied. */
export const usePlan = (sectorId: string, playbookId: string) =>
  trpc.playbooks.plan.useQuery({ sectorId, playbookId }, { staleTime: 'static', gcTime: 0 });

export const useApplications = (sectorId: string) => trpc.playbooks.applications.useQuery({ sectorId });

/** Reads a playbook from the server, not from the cache. */
export function useFetchPlaybook() {
  const utils = trpc.useUtils();
  return (playbookId: string) => utils.playbooks.get.fetch({ playbookId }, { staleTime: 0 });
}

export const useStartDraft = () => trpc.playbooks.startDraft.useMutation({ meta: { failure: copy.generate.failed } });

export const useFetchDraft = () => useFetchJobResult<PlaybookDraft>();

function useSaved() {
  const utils = trpc.useUtils();
  return {
    meta: { failure: copy.save.failed },
    onSuccess: ({ name }: { name: string }) => {
      void utils.playbooks.list.invalidate();
      toast({ tone: 'success', title: copy.save.done, description: name });
    },
  };
}

export const useCreatePlaybook = () => trpc.playbooks.create.useMutation(useSaved());

export const useUpdatePlaybook = () => trpc.playbooks.update.useMutation(useSaved());

export function useRemovePlaybook() {
  const utils = trpc.useUtils();
  const restore = useRestorePlaybook();
  return trpc.playbooks.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: (_nothing, { playbookId }) => {
      void utils.playbooks.list.invalidate();
      toast({
        title: copy.remove.done,
        action: { label: copy.remove.undo, onSelect: () => restore.mutate({ playbookId }) },
      });
    },
  });
}

function useRestorePlaybook() {
  const utils = trpc.useUtils();
  return trpc.playbooks.restore.useMutation({
    meta: { failure: copy.restore.failed },
    onSuccess: ({ name }) => {
      void utils.playbooks.list.invalidate();
      void utils.playbooks.deleted.invalidate();
      toast({ tone: 'success', title: copy.restore.done, description: name });
    },
  });
}

export function useApplyPlaybook(sectorId: string) {
  const sectorChanged = useSectorChanged();
  const undo = useTakeBack();
  return trpc.playbooks.applyToSector.useMutation({
    meta: { failure: copy.apply.failed },
    onSuccess: ({ applicationId }) => {
      void sectorChanged(sectorId, 'processes');
      if (applicationId === null) {
        toast({ title: copy.apply.nothingAdded, description: copy.apply.nothingAddedText });
        return;
      }
      toast({
        tone: 'success',
        title: copy.apply.done,
        description: copy.apply.doneText,
        action: { label: copy.apply.undo, onSelect: () => undo.mutate({ sectorId, applicationId }) },
      });
    },
  });
}

export function useTakeBack() {
  const sectorChanged = useSectorChanged();
  return trpc.playbooks.undo.useMutation({
    meta: { failure: copy.applied.failed },
    onSuccess: (undone, { sectorId }) => {
      void sectorChanged(sectorId, 'processes');
      toast({ title: copy.applied.done, description: copy.applied.doneText(undone) });
    },
  });
}
