import type { Initiative, Plan, PlanChange, PlanSettings } from '@process-ai/contract/initiatives';
import { useRef } from 'react';
import { useSectorChanged } from '../../lib/sector-cache.ts';
import { toast } from '../../lib/toast-store.ts';
import { trpc } from '../../lib/trpc.ts';
import { copy } from './copy.ts';
import { monthsOf, type Span } from './model.ts';

export const usePlan = (sectorId: string) => trpc.initiatives.plan.useQuery({ sectorId });

/** Reads an initiative anew, past the cache; undefined when it is no longer there. */
export function useFetchInitiative(sectorId: string) {
  const utils = trpc.useUtils();
  return async (id: string): Promise<Initiative | undefined> => {
    const plan = await utils.initiatives.plan.fetch({ sectorId }, { staleTime: 0 });
    return plan.initiatives.find((initiative) => initiative.id === id);
  };
}

export function useFetchSettings(sectorId: string) {
  const utils = trpc.useUtils();
  return async (): Promise<PlanSettings> =>
    (await utils.initiatives.plan.fetch({ sectorId }, { staleTime: 0 })).settings;
}

/** What this tab has changed of a plan and not taken back, by sector, oldest first. */
const history = new Map<string, string[]>();
const remember = (sectorId: string, changeId: string) =>
  history.set(sectorId, [...(history.get(sectorId) ?? []), changeId]);
const forget = (sectorId: string, changeId: string) =>
  history.set(
    sectorId,
    (history.get(sectorId) ?? []).filter((id) => id !== changeId),
  );

/** Puts the changed plan on screen; says what was changed, with the way back. */
export function useChangeTaken(sectorId: string) {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  const takeBack = useTakeBack(sectorId);
  return ({ changeId, plan }: PlanChange, title: string) => {
    utils.initiatives.plan.setData({ sectorId }, plan);
    remember(sectorId, changeId);
    toast({ tone: 'success', title, action: { label: copy.undo.label, onSelect: () => takeBack(changeId) } });
    void sectorChanged(sectorId, 'plan');
  };
}

/** Takes a change back; that is a change itself, and can be taken back in turn. */
function useTakeBack(sectorId: string) {
  const utils = trpc.useUtils();
  const sectorChanged = useSectorChanged();
  const undo = trpc.initiatives.undo.useMutation({ meta: { failure: copy.undo.failed } });
  const run = async (changeId: string, isRedo: boolean) => {
    forget(sectorId, changeId);
    try {
      const change = await undo.mutateAsync({ sectorId, changeId });
      utils.initiatives.plan.setData({ sectorId }, change.plan);
      if (isRedo) remember(sectorId, change.changeId);
      toast({
        title: isRedo ? copy.undo.redone : copy.undo.done,
        action: {
          label: isRedo ? copy.undo.label : copy.undo.redo,
          onSelect: () => void run(change.changeId, !isRedo),
        },
      });
      void sectorChanged(sectorId, 'plan');
    } catch {
      void utils.initiatives.plan.invalidate({ sectorId }); // The mutation has told the person why.
    }
  };
  return (changeId: string) => void run(changeId, false);
}

/** Takes back what this tab has changed last. */
export function useUndoLast(sectorId: string) {
  const takeBack = useTakeBack(sectorId);
  return () => {
    const changeId = history.get(sectorId)?.at(-1);
    if (changeId) takeBack(changeId);
    else toast({ title: copy.undo.nothing });
  };
}

/** Changes from the chart and the table. Each resolves once it is done, or to false once the plan
 * was read anew after a refusal. */
export function usePlanWrites(sectorId: string) {
  const utils = trpc.useUtils();
  const taken = useChangeTaken(sectorId);
  const update = trpc.initiatives.update.useMutation({ meta: { failure: copy.edit.failed } });
  const reorder = trpc.initiatives.reorder.useMutation({ meta: { failure: copy.reorder.failed } });
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  // One after the other: the next one is based on what the one before has made of the plan.
  const write = (run: (plan: Plan | undefined) => Promise<PlanChange>, title: (change: PlanChange) => string) => {
    const next = queue.current.then(async () => {
      try {
        const change = await run(utils.initiatives.plan.getData({ sectorId }));
        taken(change, title(change));
        return true;
      } catch {
        await utils.initiatives.plan.invalidate({ sectorId }); // The mutation has told the person why.
        return false;
      }
    });
    queue.current = next;
    return next;
  };
  const change =
    ({ id, version }: Initiative, fields: Partial<Pick<Initiative, 'startMonth' | 'endMonth' | 'status'>>) =>
    (plan: Plan | undefined) =>
      update.mutateAsync({
        sectorId,
        initiativeId: id,
        version: plan?.initiatives.find((initiative) => initiative.id === id)?.version ?? version,
        ...fields,
      });

  return {
    move: (initiative: Initiative, span: Span) => {
      const months = monthsOf(span);
      return write(change(initiative, months), () =>
        copy.move.done(initiative.name, months.startMonth, months.endMonth),
      );
    },
    setStatus: (initiative: Initiative, status: Initiative['status']) =>
      write(change(initiative, { status }), () => copy.status.done(initiative.name, copy.statuses[status])),
    reorder: (initiativeIds: string[], { id, name }: Initiative) =>
      write(
        () => reorder.mutateAsync({ sectorId, initiativeIds }),
        () => copy.reorder.done(name, initiativeIds.indexOf(id) + 1),
      ),
  };
}

export function usePropose(sectorId: string) {
  const taken = useChangeTaken(sectorId);
  return trpc.initiatives.propose.useMutation({
    meta: { failure: copy.propose.failed },
    onSuccess: (change) => taken(change, copy.propose.done(change.initiativeIds.length)),
  });
}

export function useCreateInitiative(sectorId: string) {
  const taken = useChangeTaken(sectorId);
  return trpc.initiatives.create.useMutation({
    meta: { failure: copy.add.failed },
    onSuccess: (change, { name }) => taken(change, copy.add.done(name)),
  });
}

/** The form says itself what was refused. */
export function useUpdateInitiative(sectorId: string) {
  const taken = useChangeTaken(sectorId);
  return trpc.initiatives.update.useMutation({
    meta: { failure: copy.edit.failed },
    onSuccess: (change, { name = '' }) => taken(change, copy.edit.done(name)),
  });
}

export function useRemoveInitiative(sectorId: string) {
  const taken = useChangeTaken(sectorId);
  return trpc.initiatives.remove.useMutation({
    meta: { failure: copy.remove.failed },
    onSuccess: (change) => taken(change, copy.remove.done),
  });
}

export function useSetBaseline(sectorId: string, name: string) {
  const taken = useChangeTaken(sectorId);
  return trpc.initiatives.setBaseline.useMutation({
    meta: { failure: copy.baseline.failed },
    onSuccess: (change) => taken(change, copy.baseline.done(name)),
  });
}

export function useMerge(sectorId: string) {
  const taken = useChangeTaken(sectorId);
  return trpc.initiatives.merge.useMutation({
    meta: { failure: copy.merge.failed },
    onSuccess: (change, { initiativeIds, name = '' }) => taken(change, copy.merge.done(initiativeIds.length, name)),
  });
}

export function useSplit(sectorId: string) {
  const taken = useChangeTaken(sectorId);
  return trpc.initiatives.split.useMutation({
    meta: { failure: copy.split.failed },
    onSuccess: (change, { name }) => taken(change, copy.split.done(name)),
  });
}

export function useUpdateSettings(sectorId: string) {
  const taken = useChangeTaken(sectorId);
  return trpc.initiatives.updateSettings.useMutation({
    meta: { failure: copy.settings.failed },
    onSuccess: (change) => taken(change, copy.settings.done),
  });
}
