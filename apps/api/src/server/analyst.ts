import type { Analyst } from '@process-ai/ai/analyst';
import type { Usage } from '@process-ai/ai/openai/reply';
import type { HeavyWork } from '../app.ts';
import type { LanguageModel } from './config.ts';

/** The analyst that the settings ask for; only what is used is loaded. */
export async function createAnalyst(
  model: LanguageModel | null,
  heavyWork: HeavyWork,
  onUsage: (usage: Usage) => void,
): Promise<Analyst> {
  if (!model) {
    const { createBuiltInAnalyst } = await import('@process-ai/ai/built-in/built-in-analyst');
    // Of all that it does, only reading a long document would hold up other requests.
    return { ...createBuiltInAnalyst(), summarizeDocument: heavyWork.summarizeDocument };
  }
  const { createOpenAiAnalyst } = await import('@process-ai/ai/openai/openai-analyst');
  return createOpenAiAnalyst({ ...model, onUsage });
}
