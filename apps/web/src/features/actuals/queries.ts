import type { Actuals } from '@process-ai/contract/actuals';
import type { ActualMonthInput } from '@process-ai/contract/initiatives';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

/** What came of an initiative; what it is compared with changes with its plan, hence its version. */
export const useActuals = (sectorId: string, initiativeId: string) =>
  trpc.actuals.get.useQuery({ sectorId, initiativeId });

function useActualsTaken(sectorId: string, initiativeId: string) {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  return (actuals: Actuals) => {
    utils.actuals.get.setData({ sectorId, initiativeId }, actuals);
    void sectorChanged(sectorId, 'actuals');
  };
}

/** Saves figures; from the toast those that were there before come back. */
export function useSaveActuals(sectorId: string, initiativeId: string) {
  const taken = useActualsTaken(sectorId, initiativeId);
  const save = trpc.actuals.save.useMutation({ meta: { failure: copy.grid.failed }, onSuccess: taken });
  /** Says that these months are saved, with the way back to what they were. */
  const announce = (months: ActualMonthInput[], before: ActualMonthInput[]) =>
    toast({
      tone: 'success',
      title: copy.grid.saved(months.length),
      // The mutation has told the person why where that fails.
      action: { label: copy.grid.undo, onSelect: () => void run(before, months).catch(() => {}) },
    });
  const run = async (months: ActualMonthInput[], before: ActualMonthInput[]) => {
    await save.mutateAsync({ sectorId, initiativeId, months });
    announce(months, before);
  };
  return { run, announce, isPending: save.isPending };
}

/** Reads a file of figures: first what it says, then, once somebody has seen that, to save it. */
export function useImportActuals(sectorId: string, initiativeId: string) {
  const taken = useActualsTaken(sectorId, initiativeId);
  return trpc.actuals.import.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: ({ actuals }) => (actuals ? taken(actuals) : undefined),
  });
}
