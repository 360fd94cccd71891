import type { Actuals } from '@process-ai/contract/actuals';
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

export function useSaveActuals(sectorId: string, initiativeId: string) {
  const taken = useActualsTaken(sectorId, initiativeId);
  return trpc.actuals.save.useMutation({
    meta: { failure: copy.grid.failed },
    onSuccess: (actuals, { months }) => {
      taken(actuals);
      toast({ tone: 'success', title: copy.grid.saved(months.length) });
    },
  });
}

/** Reads a file of figures: first what it says, then, once somebody has seen that, to save it. */
export function useImportActuals(sectorId: string, initiativeId: string) {
  const taken = useActualsTaken(sectorId, initiativeId);
  return trpc.actuals.import.useMutation({
    meta: { failure: 'in-place' },
    onSuccess: ({ actuals, saved, months }) => {
      if (!saved || !actuals) return;
      taken(actuals);
      toast({ tone: 'success', title: copy.grid.saved(months.length) });
    },
  });
}
