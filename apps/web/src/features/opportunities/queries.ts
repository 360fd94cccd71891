import type { Opportunity, OpportunityStatus } from '@process-ai/contract/opportunities';
import type { SavedView } from '@process-ai/contract/saved-views';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useRef } from 'react';
import { formatBenchmark, formatMeasured } from '../../lib/format.ts';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { useCurrency } from '../../lib/shared-queries.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';
import { type Effect, effectOf } from './model/money.ts';
import { idsByStatus, withStatus } from './model.ts';

type Decided = Pick<Opportunity, 'id' | 'status' | 'countedSavings' | 'savingsBasis'>;

/** An entry of the catalogue: it never changes while the page is open. */
export const useUseCase = (useCaseId: string) =>
  trpc.useCases.get.useQuery({ useCaseId }, { staleTime: Number.POSITIVE_INFINITY });

export const useRejected = (sectorId: string, enabled: boolean) =>
  trpc.opportunities.rejected.useQuery({ sectorId }, { enabled, staleTime: 0 });

/** Reads an opportunity anew, past the cache; undefined when it is no longer there. */
export function useFetchOpportunity(sectorId: string, processId: string) {
  const utils = trpc.useUtils();
  return async (id: string): Promise<Opportunity | undefined> => {
    const { opportunities } = await utils.processes.get.fetch({ sectorId, processId }, { staleTime: 0 });
    return opportunities.find((opportunity) => opportunity.id === id);
  };
}

export function useCreateOpportunity(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.opportunities.create.useMutation({
    meta: { failure: copy.create.failed },
    onSuccess: ({ title }) => {
      toast({ tone: 'success', title: copy.create.done, description: title });
      void sectorChanged(sectorId, 'opportunities');
    },
  });
}

export function useUpdateOpportunity(sectorId: string) {
  const sectorChanged = useSectorChanged();
  return trpc.opportunities.update.useMutation({
    meta: { failure: copy.edit.failed },
    onSuccess: ({ title }) => {
      toast({ tone: 'success', title: copy.edit.done, description: title });
      void sectorChanged(sectorId, 'opportunities');
    },
  });
}

/** Gives owners and due dates; the toast takes it back. */
export function useAssign(sectorId: string) {
  const sectorChanged = useSectorChanged();
  const assign = trpc.opportunities.assign.useMutation({
    meta: { failure: copy.assign.failed },
    onSettled: () => sectorChanged(sectorId, 'assignments'),
  });
  const put = (opportunityIds: string[], assignment: Assignment) =>
    assign.mutateAsync({ sectorId, opportunityIds, ...assignment });
  const run = async (chosen: readonly Assigned[], assignment: Assignment) => {
    const undo = async () => {
      const groups = Map.groupBy(chosen, ({ owner, dueDate }) => JSON.stringify({ owner, dueDate }));
      for (const [before, group] of groups) await put(idsOf(group), JSON.parse(before));
    };
    try {
      await put(idsOf(chosen), assignment);
    } catch {
      return; // The mutation has told the person why.
    }
    toast({
      title: copy.assign.done(chosen.length),
      action: { label: copy.decide.undo, onSelect: () => void undo().catch(() => {}) },
    });
  };
  return { run: (...assigned: Parameters<typeof run>) => void run(...assigned) };
}

type Assigned = Pick<Opportunity, 'id' | 'owner' | 'dueDate'>;
export type Assignment = Partial<Pick<Opportunity, 'owner' | 'dueDate'>>;
export type Assign = ReturnType<typeof useAssign>['run'];

const idsOf = (opportunities: readonly { id: string }[]) => opportunities.map(({ id }) => id);

/** Accepts, rejects or takes back; what is hard to find again afterwards can be undone from the toast. */
export function useDecide(sectorId: string, processId?: string) {
  const utils = trpc.useUtils();
  const currency = useCurrency(sectorId);
  /** What is on screen counts, of the process or the whole sector; a decision is done once that has been read again. */
  const shownNow = () =>
    (processId === undefined
      ? utils.opportunities.list.getData({ sectorId })
      : utils.processes.get.getData({ sectorId, processId })?.opportunities) ?? [];
  const sectorChanged = useSectorChanged();
  const client = useQueryClient();
  const lastUndo = useRef<(() => Promise<void>) | null>(null);
  const decide = trpc.opportunities.decide.useMutation({
    meta: { failure: copy.decide.failed },
    // Who decides on one after the other waits for none of them: read again once, after the last.
    onSettled: () => (underWay() <= 1 ? sectorChanged(sectorId, 'opportunities') : undefined),
  });
  const underWay = () => client.isMutating({ mutationKey: getMutationKey(trpc.opportunities.decide) });
  /** Shown at once; what it did to the money follows with the answer. */
  const put = async (ids: string[], status: OpportunityStatus, alongside?: () => void) => {
    const of = { sectorId };
    await utils.opportunities.list.cancel(of);
    // In one rendering of a list of thousands.
    notifyManager.batch(() => {
      utils.opportunities.list.setData(of, (list) => list && withStatus(list, new Set(ids), status));
      if (alongside) notifyManager.schedule(alongside);
    });
    await decide.mutateAsync({ sectorId, opportunityIds: ids, status });
  };

  /** `alongside` is called as the list shows the decision. */
  const run = async (chosen: readonly Decided[], status: OpportunityStatus, why?: string, alongside?: () => void) => {
    const changing = chosen.filter((opportunity) => opportunity.status !== status);
    if (changing.length === 0) return;
    const undo = async () => {
      lastUndo.current = null;
      for (const before of idsByStatus(changing)) await put(before.ids, before.status);
    };
    lastUndo.current = undo;
    // Counted once the answer is there: whoever decides on thousands waits for nothing that they do not see.
    const before = shownNow();
    try {
      await put(
        changing.map(({ id }) => id),
        status,
        alongside,
      );
    } catch {
      return; // The mutation has told the person why.
    }
    if (status === 'rejected' || changing.length > 1 || processId === undefined) {
      toast({
        title: TOLD[status](changing.length),
        ...(why !== undefined && { description: why }),
        ...(status === 'rejected' && {
          description: [
            ...(underWay() === 0
              ? tellEffect(effectOf(changing, savingsByBasis(before), savingsByBasis(shownNow())), currency)
              : []),
            copy.decide.rejectedText,
          ].join(' '),
        }),
        action: { label: copy.decide.undo, onSelect: () => void undo().catch(() => {}) },
      });
    }
  };
  return {
    run: (...decision: Parameters<typeof run>) => void run(...decision),
    /** Takes the last decision back; nothing where there is none, or it is taken back already. */
    undoLast: () => void lastUndo.current?.().catch(() => {}),
    isPending: decide.isPending,
  };
}

export type Decide = ReturnType<typeof useDecide>['run'];

const TOLD = {
  accepted: copy.decide.accepted,
  rejected: copy.decide.rejected,
  proposed: copy.decide.takenBack,
};

/** What rejecting them did to the money, one sentence for what moved and one for what went. */
function tellEffect({ moved, tookAway }: Effect, currency: string): string[] {
  const amounts = ({ measured, benchmark }: Effect['moved']) =>
    [
      ...(measured > 0 ? [formatMeasured(measured, currency)] : []),
      ...(benchmark > 0 ? [formatBenchmark(benchmark, currency)] : []),
    ].join(' and ');
  return [
    ...(amounts(moved) ? [copy.decide.moved(amounts(moved))] : []),
    ...(amounts(tookAway) ? [copy.decide.tookAway(amounts(tookAway))] : []),
  ];
}

export function useSaveView() {
  const utils = trpc.useUtils();
  return trpc.savedViews.create.useMutation({
    meta: { failure: copy.views.failed },
    onSuccess: ({ name }) => {
      toast({ tone: 'success', title: copy.views.saved, description: name });
      return utils.savedViews.list.invalidate();
    },
  });
}

/** Deletes a view; the toast saves it again. */
export function useRemoveView() {
  const utils = trpc.useUtils();
  const save = useSaveView();
  const remove = trpc.savedViews.remove.useMutation({
    meta: { failure: copy.views.failed },
    onSuccess: () => utils.savedViews.list.invalidate(),
  });
  return ({ id, sectorId, name, query }: SavedView) => {
    const undo = () => save.mutate({ sectorId, name, query });
    const onSuccess = () =>
      toast({ title: copy.views.removed, description: name, action: { label: copy.decide.undo, onSelect: undo } });
    remove.mutate({ viewId: id }, { onSuccess });
  };
}
