import type { Scenario } from '@process-ai/contract/scenarios';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

/** The case in a scenario. While another one is computed, the one before stays in sight. */
export const useOutlook = (sectorId: string, scenarioId: string) =>
  trpc.roi.outlook.useQuery({ sectorId, scenarioId }, { placeholderData: (before) => before });

export const useScenarios = (sectorId: string) => trpc.scenarios.list.useQuery({ sectorId });

export const useComparison = (sectorId: string) => trpc.scenarios.compare.useQuery({ sectorId });

/** Reads a scenario from the server, not from the cache. */
export function useFetchScenario(sectorId: string) {
  const utils = trpc.useUtils();
  return async (scenarioId: string) => {
    const scenarios = await utils.scenarios.list.fetch({ sectorId }, { staleTime: 0 });
    return scenarios.find(({ id }) => id === scenarioId);
  };
}

export function useCreateScenario(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.scenarios.create.useMutation({
    meta: { failure: copy.create.failed },
    onSuccess: async ({ name }) => {
      await sectorChanged(sectorId, 'scenarios');
      toast({ tone: 'success', title: copy.create.done, description: name });
    },
  });
}

export function useUpdateScenario(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.scenarios.update.useMutation({
    meta: { failure: copy.edit.failed },
    onSuccess: async ({ name }) => {
      await sectorChanged(sectorId, 'scenarios');
      toast({ tone: 'success', title: copy.edit.done, description: name });
    },
  });
}

/** Deletes a scenario; undo makes it again, as it was. */
export function useRemoveScenario(sectorId: string) {
  const sectorChanged = useSectorChanged();
  const again = trpc.scenarios.create.useMutation({
    meta: { failure: copy.remove.undoFailed },
    onSuccess: ({ name }) => {
      toast({ tone: 'success', title: copy.remove.undone, description: name });
      void sectorChanged(sectorId, 'scenarios');
    },
  });
  const remove = trpc.scenarios.remove.useMutation({ meta: { failure: copy.remove.failed } });
  return ({ id, name, description, assumptions }: Scenario) =>
    remove.mutate(
      { sectorId, scenarioId: id },
      {
        onSuccess: () => {
          const undo = () => again.mutate({ sectorId, name, description, assumptions });
          toast({ title: copy.remove.done(name), action: { label: copy.remove.undo, onSelect: undo } });
          void sectorChanged(sectorId, 'scenarios');
        },
      },
    );
}
