import type { InsightFigure } from '@process-ai/contract/insights';
import type { Roi, RoiInputConflict, RoiInputsChange, SavedRoiInput } from '@process-ai/contract/roi';
import type { RoiBenchmarks } from '@process-ai/contract/roi-benchmarks';
import { useState } from 'react';
import { errorCurrent, errorReason, errorText } from '../../lib/error-copy.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';
import type { InputToSave } from './model/edits.ts';
import { withoutConflict } from './model/edits.ts';

/** Every process, with what its opportunities are estimated to save. */
export const useProcesses = (sectorId: string) => trpc.suitability.landscape.useQuery({ sectorId });

interface SavingHandlers {
  onSaved: (sent: InputToSave[], roiInputs: SavedRoiInput[]) => void;
  onConflict: (conflict: RoiInputConflict) => void;
}

/**
 * Saves the inputs given, if any, and calculates afterwards. Figures that others have changed meanwhile are left out
 * and told of, while the rest is saved.
 */
export function useCalculateRoi(sectorId: string, { onSaved, onConflict }: SavingHandlers) {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  const save = trpc.roi.saveInputs.useMutation({ meta: { failure: 'in-place' } });
  const calculate = trpc.roi.calculate.useMutation({
    meta: { failure: copy.calculation.failed },
    onSuccess: (calculation) => {
      utils.roi.get.setData({ sectorId }, (roi) => roi && { ...roi, ...calculation });
      // Who changed what, and what is an accepted benchmark, stands in the whole answer only.
      void utils.roi.get.invalidate({ sectorId });
      void sectorChanged(sectorId, 'roiResults');
      toast({ tone: 'success', title: copy.calculation.done });
    },
    // The inputs may have been saved all the same, which makes earlier results out of date.
    onError: () => utils.roi.get.invalidate({ sectorId }),
  });

  /** False when the save failed for another reason than a conflict. */
  const saveWhatCanBe = async (inputs: InputToSave[]): Promise<boolean> => {
    // Each round leaves out what it met, so that it ends.
    for (let left = inputs; left.length > 0; ) {
      try {
        const { roiInputs } = await save.mutateAsync({ sectorId, inputs: left });
        utils.roi.get.setData({ sectorId }, (roi) => roi && { ...roi, roiInputs });
        onSaved(left, roiInputs);
        return true;
      } catch (error) {
        const conflict = errorReason(error) === 'roiInputsClash' ? (errorCurrent(error) as RoiInputConflict) : null;
        if (!conflict) {
          toast({ tone: 'danger', ...copy.save.failed, description: errorText(error) });
          return false;
        }
        utils.roi.get.setData({ sectorId }, (roi) => roi && withRows(roi, conflict.roiInputs));
        onConflict(conflict);
        left = withoutConflict(left, conflict);
      }
    }
    return true;
  };

  const run = async (inputs: InputToSave[]) => {
    if (await saveWhatCanBe(inputs)) calculate.mutate({ sectorId });
  };
  return { run, isPending: save.isPending || calculate.isPending };
}

function withRows(roi: Roi, rows: readonly SavedRoiInput[]): Roi {
  const ids = new Set(rows.map(({ processId }) => processId));
  return { ...roi, roiInputs: [...roi.roiInputs.filter(({ processId }) => !ids.has(processId)), ...rows] };
}

/** Reads what is saved at this very moment: a button may outlive the page that it was made for. */
export function useReadSaved(sectorId: string) {
  const utils = trpc.useUtils();
  return (): ReadonlyMap<string, SavedRoiInput> =>
    new Map(utils.roi.get.getData({ sectorId })?.roiInputs.map((input) => [input.processId, input]));
}

/** Reads the ROI anew, past the cache. */
export function useFetchRoi(sectorId: string) {
  const utils = trpc.useUtils();
  return (): Promise<Roi> => utils.roi.get.fetch({ sectorId }, { staleTime: 0 });
}

/** Changes sector-wide assumptions. Says whether results are out of date by that, and offers to compute them anew. */
export function useUpdateAssumptions(sectorId: string) {
  const onSuccess = useAssumptionsChanged(sectorId);
  return trpc.roi.updateAssumptions.useMutation({
    meta: { failure: 'in-place' },
    // The form says what clashes, where anything does.
    onError: (error) => {
      if (errorReason(error) !== 'editedMeanwhile') {
        toast({ tone: 'danger', ...copy.outcomes.assumptions.failed, description: errorText(error) });
      }
    },
    onSuccess,
  });
}

/** Changes what is assumed of one process. */
export function useUpdateProcessInputs(sectorId: string) {
  const onSuccess = useAssumptionsChanged(sectorId);
  return trpc.roi.saveInputs.useMutation({ meta: { failure: copy.save.failed }, onSuccess });
}

function useAssumptionsChanged(sectorId: string) {
  const fetchRoi = useFetchRoi(sectorId);
  const sectorChanged = useSectorChanged();
  return async () => {
    await fetchRoi();
    void sectorChanged(sectorId, 'roiResults');
    toast({ tone: 'success', title: copy.outcomes.assumptions.done });
  };
}

/** Reads what the work of the processes without inputs would look like by benchmark; null when that failed. */
export function useFetchBenchmarks(sectorId: string) {
  const utils = trpc.useUtils();
  const [isPending, setPending] = useState(false);
  const fetch = async (): Promise<RoiBenchmarks | null> => {
    setPending(true);
    try {
      return await utils.benchmarks.get.fetch({ sectorId }, { staleTime: 0 });
    } catch (error) {
      toast({ tone: 'danger', ...copy.outcomes.benchmarks.failed, description: errorText(error) });
      return null;
    } finally {
      setPending(false);
    }
  };
  return { fetch, isPending };
}

/** What documents say of processes, as far as it is a figure that could be an input. */
export const useDocumentFigures = (sectorId: string) =>
  trpc.evidence.list.useQuery(
    { sectorId },
    { select: (evidence) => evidence.filter(({ figures }) => figures.length > 0) },
  );

interface TakeFigure {
  processId: string;
  figure: InsightFigure;
  /** Where it comes from, as it is kept with the input. */
  source: string;
  /** The inputs that the process has; undefined = none. */
  now: SavedRoiInput | undefined;
  /** Which of those are accepted benchmarks, and where they come from. */
  marks: RoiInputsChange | undefined;
}

/** Makes the figure of a document an input, with the place it comes from, and offers to take it back; `title` says so. */
export function useTakeFigure(sectorId: string, title: string) {
  const fetchRoi = useFetchRoi(sectorId);
  const sectorChanged = useSectorChanged();
  const save = trpc.roi.saveInputs.useMutation({ meta: { failure: copy.save.failed } });
  const changed = async () => {
    await fetchRoi();
    void sectorChanged(sectorId, 'roiResults');
  };
  const take = async ({ processId, figure: { field, value }, source, now, marks }: TakeFigure) => {
    const version = now?.version ?? 0;
    const { roiInputs } = await save.mutateAsync({
      sectorId,
      inputs: [{ processId, [field]: value, sources: { [field]: source }, version }],
    });
    const saved = roiInputs.find((input) => input.processId === processId);
    const before = {
      ...(marks?.benchmarks.includes(field) && { benchmarks: [field] }),
      ...(marks?.sources?.[field] && { sources: { [field]: marks.sources[field] } }),
    };
    await changed();
    const undo = async () => {
      await save.mutateAsync({
        sectorId,
        inputs: [{ processId, [field]: now?.[field] ?? 0, ...before, ...(saved && { version: saved.version }) }],
      });
      await changed();
    };
    const action = { label: copy.outcomes.rates.undo, onSelect: () => void undo().catch(() => undefined) };
    toast({ tone: 'success', title, action });
  };
  // The mutation itself has said what failed.
  return { take: (figure: TakeFigure) => void take(figure).catch(() => undefined), isPending: save.isPending };
}

/** What the rates of the use cases would change, as of now. */
export const useUseCaseRates = (sectorId: string) => trpc.benchmarks.rates.useQuery({ sectorId }, { staleTime: 0 });

/** Sets the rates of the use cases, and offers to put the default back. */
export function useAdoptRates(sectorId: string, onDone: () => void) {
  const fetchRoi = useFetchRoi(sectorId);
  const sectorChanged = useSectorChanged();
  const changed = async (title: string, undo?: () => void) => {
    await fetchRoi();
    void sectorChanged(sectorId, 'roiResults');
    toast({ tone: 'success', title, action: undo && { label: copy.outcomes.rates.undo, onSelect: undo } });
  };
  const putBack = trpc.roi.saveInputs.useMutation({
    meta: { failure: copy.save.failed },
    onSuccess: () => changed(copy.outcomes.rates.undone),
  });
  return trpc.benchmarks.adoptRates.useMutation({
    meta: { failure: copy.outcomes.rates.failed },
    onSuccess: async ({ rates }) => {
      onDone();
      const inputs = rates.map(({ processId }) => ({ processId, automationRate: null }));
      await changed(copy.outcomes.rates.done(rates.length), () => putBack.mutate({ sectorId, inputs }));
    },
  });
}
