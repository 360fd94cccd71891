import type { Roi, RoiInput, RoiInputEntry } from '@process-ai/contract/roi';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import type { z } from 'zod';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';

export const useRoi = (sectorId: string) => trpc.roi.get.useQuery({ sectorId });

export const useProcessTree = (sectorId: string) => trpc.processes.tree.useQuery({ sectorId });

export const useProcess = (sectorId: string, processId: string) => trpc.processes.get.useQuery({ sectorId, processId });

/** What the opportunities of each process promise together, in thousands a year; empty until it is known. */
export const usePromisedSavings = (sectorId: string): ReadonlyMap<string, number> =>
  trpc.suitability.landscape.useQuery({ sectorId }, { select: toPromised }).data ?? NOTHING_PROMISED;

const NOTHING_PROMISED: ReadonlyMap<string, number> = new Map();
const toPromised = (processes: LandscapeProcess[]) =>
  new Map(processes.map(({ id, estimatedSavings }) => [id, estimatedSavings]));

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

/** Reads what is saved at this very moment: a button may outlive the page that it was made for. */
export function useReadSaved(sectorId: string) {
  const utils = trpc.useUtils();
  return (): ReadonlyMap<string, RoiInput> =>
    new Map(utils.roi.get.getData({ sectorId })?.roiInputs.map((input) => [input.processId, input]));
}

/** Reads the ROI anew, past the cache. */
export function useFetchRoi(sectorId: string) {
  const utils = trpc.useUtils();
  return (): Promise<Roi> => utils.roi.get.fetch({ sectorId }, { staleTime: 0 });
}

/** Changes sector-wide assumptions. Says whether results are out of date by that, and offers to compute them anew. */
export function useUpdateAssumptions(sectorId: string, onRecalculate: () => void) {
  const fetchRoi = useFetchRoi(sectorId);
  const done = useSayChanged(onRecalculate);
  return trpc.roi.updateAssumptions.useMutation({
    meta: { failure: copy.assumptions.failed },
    onSuccess: async () => done(await fetchRoi()),
  });
}

/** Changes what is assumed of one process; the rest of its inputs is sent as it is saved. */
export function useUpdateProcessInputs(sectorId: string, onRecalculate: () => void) {
  const fetchRoi = useFetchRoi(sectorId);
  const done = useSayChanged(onRecalculate);
  return trpc.roi.saveInputs.useMutation({
    meta: { failure: copy.save.failed },
    onSuccess: async () => done(await fetchRoi()),
  });
}

function useSayChanged(onRecalculate: () => void) {
  return ({ roiResults }: Roi) => {
    const stale = roiResults.filter(({ outOfDate }) => outOfDate).length;
    toast({
      tone: 'success',
      title: copy.assumptions.done,
      ...(stale > 0
        ? { description: copy.outOfDate(stale), action: { label: copy.calculate.again, onSelect: onRecalculate } }
        : {}),
    });
  };
}
