import type { ProcessNode } from '@process-ai/contract/processes';
import { useSyncExternalStore } from 'react';
import { toast } from '../../../lib/toast-store.ts';
import { copy } from '../copy.ts';
import { labelOf } from '../model.ts';
import { useAnalyze, useRefresh } from '../queries.ts';

/** How many processes go into one call: enough to be quick, few enough to show progress and to stop soon. */
const CHUNK = 200;

export interface AnalysisRun {
  done: number;
  total: number;
  /** What is being analysed right now. */
  what: string;
  stopping: boolean;
}

/** By sector, outside of the screen, so that a run goes on and is found again when the person comes back to it. */
const runs = new Map<string, AnalysisRun>();
const listeners = new Set<() => void>();

export function useAnalysis(sectorId: string) {
  const run = useSyncExternalStore(subscribe, () => runs.get(sectorId) ?? null);
  const { mutateAsync } = useAnalyze(sectorId);
  const refresh = useRefresh(sectorId);

  /** Analyses call by call; calls back with the ids that were done, be it all or until a failure or a stop. */
  const start = async (nodes: readonly ProcessNode[], onEnd: (doneIds: string[]) => void) => {
    if (runs.has(sectorId)) return;
    const doneIds: string[] = [];
    let found = 0;
    let failed = false;
    publish(sectorId, { done: 0, total: nodes.length, what: describe(nodes), stopping: false });
    while (doneIds.length < nodes.length && !failed && !runs.get(sectorId)?.stopping) {
      const chunk = nodes.slice(doneIds.length, doneIds.length + CHUNK);
      publish(sectorId, { done: doneIds.length, total: nodes.length, what: describe(chunk), stopping: false });
      try {
        const { processes } = await mutateAsync({ sectorId, processIds: chunk.map(({ id }) => id) });
        found += processes.reduce((sum, { opportunities }) => sum + opportunities.length, 0);
        doneIds.push(...chunk.map(({ id }) => id));
      } catch {
        failed = true; // The mutation has told the person why.
      }
    }
    publish(sectorId, null);
    onEnd(doneIds);
    if (!failed) {
      toast({
        tone: 'success',
        title: doneIds.length < nodes.length ? copy.analysis.stopped : copy.analysis.done,
        description: copy.analysis.result(doneIds.length, found),
      });
    }
    await refresh();
  };

  /** Stops after the call that is under way. */
  const cancel = () => {
    const current = runs.get(sectorId);
    if (current) publish(sectorId, { ...current, stopping: true });
  };

  return { run, start, cancel };
}

const describe = (chunk: readonly ProcessNode[]) =>
  chunk[0] ? copy.analysis.andMore(labelOf(chunk[0]), chunk.length - 1) : '';

function publish(sectorId: string, run: AnalysisRun | null) {
  if (run) runs.set(sectorId, run);
  else runs.delete(sectorId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
