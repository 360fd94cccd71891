import type { Analyst } from '../analyst.ts';
import { analysis, analysisMaterial, toDrafts } from '../prompts/analysis.ts';
import { type AskSettings, createAsk } from './ask.ts';
import { research } from './research.ts';

export type OpenAiSettings = Omit<AskSettings, 'concurrency'> & { concurrency?: number };

/**
 * The analyst behind any server that speaks OpenAI's chat completions with JSON Schema. Start as many analyses as there
 * are processes: at most `concurrency` requests are under way at once, the others wait their turn.
 * Its methods throw AppError analystFailed with a sentence a person can act on, or the signal's reason.
 */
export function createOpenAiAnalyst({ concurrency = 8, ...settings }: OpenAiSettings): Analyst {
  const ask = createAsk({ concurrency, ...settings });
  return {
    source: settings.model,
    concurrency,
    async analyzeProcess(process, signal) {
      const answer = await ask(analysis, analysisMaterial(process), signal);
      return toDrafts(answer, process.annualCost, settings.model);
    },
    async researchProcesses(sector, signal) {
      return {
        attribution: `Written by ${settings.model} after ${sector.referenceModel}. It is not the published model: check it before you use it.`,
        processes: await research(ask, sector, signal),
      };
    },
  };
}
