import { setTimeout as sleep } from 'node:timers/promises';
import type { Analyst, ProcessAnalysis, ProcessContext } from '@process-ai/ai/analyst';
import type { Usage } from '@process-ai/ai/openai/reply';
import type { HeavyWork } from '../app.ts';
import type { LanguageModel } from './config.ts';

/** Processes of the built-in analyst that travel to its thread together. */
const TOGETHER = 16;
/** Between two such travels the machine is left to others for as long as the last one took, but no longer. */
const REST_MOST_MS = 15;

/** The analyst that the settings ask for; only what is used is loaded. */
export async function createAnalyst(
  model: LanguageModel | null,
  heavyWork: HeavyWork,
  onUsage: (usage: Usage) => void,
): Promise<Analyst> {
  if (!model) {
    const { createBuiltInAnalyst } = await import('@process-ai/ai/built-in/built-in-analyst');
    // What would hold up other requests happens in a thread: reading a thousand processes, or a long document.
    return {
      ...createBuiltInAnalyst(),
      concurrency: TOGETHER,
      analyzeProcess: inBatches(heavyWork.analyzeProcesses),
      summarizeDocument: heavyWork.summarizeDocument,
    };
  }
  const { createOpenAiAnalyst } = await import('@process-ai/ai/openai/openai-analyst');
  return createOpenAiAnalyst({ ...model, onUsage });
}

/** What is asked in one turn of the event loop is answered together. */
function inBatches(analyze: (processes: ProcessContext[]) => Promise<ProcessAnalysis[]>): Analyst['analyzeProcess'] {
  let waiting: { process: ProcessContext; answer: PromiseWithResolvers<ProcessAnalysis> }[] = [];
  const send = async () => {
    const batch = waiting;
    waiting = [];
    try {
      const begin = performance.now();
      const analyses = await analyze(batch.map(({ process }) => process));
      await sleep(Math.min(REST_MOST_MS, performance.now() - begin));
      for (const [index, analysis] of analyses.entries()) batch[index]?.answer.resolve(analysis);
    } catch (error) {
      for (const { answer } of batch) answer.reject(error);
    }
  };
  return (process) => {
    if (waiting.length === 0) setImmediate(() => void send());
    const answer = Promise.withResolvers<ProcessAnalysis>();
    waiting.push({ process, answer });
    return answer.promise;
  };
}
