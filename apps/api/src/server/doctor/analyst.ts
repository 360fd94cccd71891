import { createOpenAiAnalyst } from '@process-ai/ai/openai/openai-analyst';
import type { Config } from '../config.ts';
import { clockFinding } from './clock.ts';
import { type Finding, ok, reasonOf, wrong } from './finding.ts';

const DATE_WITHIN_MS = 5000;
/** The address that the library uses where none is set. */
const OPENAI = 'https://api.openai.com/v1';

/** Asks the language model one small question, where one is set. */
export async function* examineAnalyst({ languageModel }: Pick<Config, 'languageModel'>): AsyncGenerator<Finding> {
  if (!languageModel) {
    yield ok('Analyst', 'The built-in one: nothing leaves this machine.');
    return;
  }
  const begin = performance.now();
  try {
    await createOpenAiAnalyst(languageModel).testConnection?.();
    yield ok('Analyst', `${languageModel.model} answered in ${Math.round(performance.now() - begin)} ms.`);
  } catch (error) {
    const advice = 'Check OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL, and that this machine may reach them.';
    yield wrong('Analyst', reasonOf(error), advice);
  }
  const date = await dateOf(languageModel.baseUrl ?? OPENAI);
  if (date !== null) yield clockFinding('the analyst', date - Date.now());
}

/** What a server believes the time to be, in ms; null where it does not say. */
async function dateOf(address: string): Promise<number | null> {
  const signal = AbortSignal.timeout(DATE_WITHIN_MS);
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
  const time = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}
