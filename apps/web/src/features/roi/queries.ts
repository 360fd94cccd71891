import type { RoiInputEntry } from '@process-ai/contract/roi';
import type { z } from 'zod';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useRoi = (sectorId: string) => trpc.roi.get.useQuery({ sectorId });

export const useProcessTree = (sectorId: string) => trpc.processes.tree.useQuery({ sectorId });

export const useProcess = (sectorId: string, processId: string) => trpc.processes.get.useQuery({ sectorId, processId });

export type InputToSave = z.input<typeof RoiInputEntry>;

/** Saves the inputs given, if any, and calculates afterwards. Says with `onSaved` when the first half is done. */
export function useCalculateRoi(sectorId: string, onSaved: (sent: InputToSave[]) => void) {
  const utils = trpc.useUtils();
  const save = trpc.roi.saveInputs.useMutation({ meta: { failure: copy.save.failed } });
  const calculate = trpc.roi.calculate.useMutation({
    meta: { failure: copy.calculation.failed },
    onSuccess: (calculation) => {
      utils.roi.get.setData({ sectorId }, (roi) => roi && { ...roi, ...calculation });
      void utils.sectors.invalidate();
      toast({ tone: 'success', title: copy.calculation.done });
    },
    // The inputs may have been saved all the same, which makes earlier results out of date.
    onError: () => utils.roi.get.invalidate({ sectorId }),
  });

  const run = (inputs: InputToSave[]) => {
    if (inputs.length === 0) return calculate.mutate({ sectorId });
    save.mutate(
      { sectorId, inputs },
      {
        onSuccess: ({ roiInputs }) => {
          utils.roi.get.setData({ sectorId }, (roi) => roi && { ...roi, roiInputs });
          onSaved(inputs);
          calculate.mutate({ sectorId });
        },
      },
    );
  };
  return { run, isPending: save.isPending || calculate.isPending };
}
