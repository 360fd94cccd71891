import { setTimeout as sleep } from 'node:timers/promises';
import type { Analyst, ProcessAnalysis, ProcessContext } from '@process-ai/ai/analyst';
import type { Usage } from '@process-ai/ai/openai/reply';
import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import { actingUser } from '../acting-user.ts';
import type { WorkerPool } from '../app.ts';
import type { LanguageModel } from './config.ts';

/** Processes that the built-in analyst is sent together. */
const BATCH_SIZE = 32;
/** Pause between batches: as long as the last one took, but no longer. */
const MAX_PAUSE_MS = 6;

/** The analyst that the settings ask for; only what is used is loaded. */
export async function createAnalyst(
  model: LanguageModel | null,
  workers: WorkerPool,
  onUsage: (usage: Usage) => void,
): Promise<Analyst> {
  if (!model) return builtInAnalyst(workers);
  const { createOpenAiAnalyst } = await import('@process-ai/ai/openai/openai-analyst');
  return createOpenAiAnalyst({ ...model, onUsage });
}

/**
 * What would hold up other requests happens in a child process: reading a thousand processes, a whole sector or a long
 * document. The rest is loaded when it is first asked for, not with the start.
 */
function builtInAnalyst(workers: WorkerPool): Analyst {
  const load = async () => (await import('@process-ai/ai/built-in/built-in-analyst')).createBuiltInAnalyst();
  return {
    source: BUILT_IN_ANALYST,
    concurrency: BATCH_SIZE,
    analyzeProcess: inBatches((processes) => workers.run('analyzeProcesses', processes)),
    researchProcesses: async (sector, signal, onFound) => {
      const { tellBranches } = await import('@process-ai/ai/built-in/research/tell-branches');
      return tellBranches(await workers.run('composeResearch', sector), signal, onFound);
    },
    suggestJourneys: (sector) => workers.run('suggestJourneys', sector),
    draftPlaybook: (sector) => workers.run('draftPlaybook', sector),
    summarizeDocument: (document) => workers.run('summarizeDocument', document),
    refreshVendor: async (...given) => (await load()).refreshVendor(...given),
  };
}

interface Asked {
  process: ProcessContext;
  answer: PromiseWithResolvers<ProcessAnalysis>;
}

/** What one user asks in one turn of the event loop is answered together. */
function inBatches(analyze: (processes: ProcessContext[]) => Promise<ProcessAnalysis[]>): Analyst['analyzeProcess'] {
  const waiting = new Map<string | undefined, Asked[]>();
  const send = async (user: string | undefined) => {
    const batch = waiting.get(user) ?? [];
    waiting.delete(user);
    try {
      const begin = performance.now();
      const analyses = await analyze(batch.map(({ process }) => process));
      await sleep(Math.min(MAX_PAUSE_MS, performance.now() - begin));
      for (const [index, analysis] of analyses.entries()) batch[index]?.answer.resolve(analysis);
    } catch (error) {
      for (const { answer } of batch) answer.reject(error);
    }
  };
  return (process) => {
    const user = actingUser.getStore();
    const batch = waiting.get(user) ?? [];
    if (batch.length === 0) {
      waiting.set(user, batch);
      setImmediate(() => void send(user));
    }
    const answer = Promise.withResolvers<ProcessAnalysis>();
    batch.push({ process, answer });
    return answer.promise;
  };
}
