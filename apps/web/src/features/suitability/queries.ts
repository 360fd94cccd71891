import { useSectorChanged } from '../../lib/sector-cache.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useSuitability = (sectorId: string, processId: string) =>
  trpc.suitability.get.useQuery({ sectorId, processId });

export function useOverrule() {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  return trpc.suitability.overrule.useMutation({
    meta: { failure: copy.criterion.failed },
    onSuccess: (suitability, { sectorId, processId }) => {
      void sectorChanged(sectorId, 'suitability');
      void utils.suitability.landscape.invalidate({ sectorId });
      utils.suitability.get.setData({ sectorId, processId }, suitability);
    },
  });
}

export const useGeneralIdeas = (sectorId: string, processId: string) =>
  trpc.useCases.generalIdeas.useQuery({ sectorId, processId });

export const useLandscape = (sectorId: string) => trpc.suitability.landscape.useQuery({ sectorId });
