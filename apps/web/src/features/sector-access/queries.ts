import type { SectorAccessUpdate } from '@process-ai/contract/sector-access';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

/** Others change it too: read anew each time that it is shown. */
export const useSectorAccess = (sectorId: string) => trpc.sectorAccess.get.useQuery({ sectorId }, { staleTime: 0 });

export const usePeople = () => trpc.comments.people.useQuery({});

export const useTeams = () => trpc.teams.list.useQuery();

export const useRestrictedSectors = () => trpc.sectorAccess.restricted.useQuery();

/** Changes who may open a sector; with what takes the change back, the toast offers it. */
export function useChangeAccess(sectorId: string) {
  const utils = trpc.useUtils();
  const update = trpc.sectorAccess.update.useMutation({
    meta: { failure: copy.notChanged },
    onSuccess: async (access) => {
      utils.sectorAccess.get.setData({ sectorId }, access);
      void utils.sectorAccess.restricted.invalidate();
      void utils.comments.people.invalidate();
      void utils.sectors.list.invalidate();
      await utils.sectors.getSummary.invalidate({ sectorId });
    },
  });
  const change = (changes: SectorAccessUpdate, undo?: { title: string; changes: SectorAccessUpdate }) =>
    update.mutate(
      { sectorId, ...changes },
      {
        onSuccess: () =>
          toast({
            tone: 'success',
            title: undo?.title ?? copy.changed,
            ...(undo && { action: { label: copy.undo, onSelect: () => change(undo.changes) } }),
          }),
      },
    );
  return { change, isPending: update.isPending };
}
