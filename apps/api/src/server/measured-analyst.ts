import type { Analyst } from '@process-ai/ai/analyst';
import type { Metrics } from '../app.ts';

/** The same analyst; how long each call took, and how it ended, is counted. */
export function measuredAnalyst(analyst: Analyst, metrics: Metrics): Analyst {
  const measured =
    <Args extends unknown[], Result>(call: keyof Analyst, ask: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const begin = performance.now();
      const ended = (outcome: string) =>
        metrics.analystAnswered(analyst.source, call, outcome, (performance.now() - begin) / 1000);
      try {
        const answer = await ask(...args);
        ended('answered');
        return answer;
      } catch (error) {
        ended(args.some((one) => one instanceof AbortSignal && one.aborted) ? 'cancelled' : 'failed');
        throw error;
      }
    };
  return {
    source: analyst.source,
    concurrency: analyst.concurrency,
    analyzeProcess: measured('analyzeProcess', analyst.analyzeProcess),
    researchProcesses: measured('researchProcesses', analyst.researchProcesses),
    suggestJourneys: measured('suggestJourneys', analyst.suggestJourneys),
    draftPlaybook: measured('draftPlaybook', analyst.draftPlaybook),
    summarizeDocument: measured('summarizeDocument', analyst.summarizeDocument),
    refreshVendor: measured('refreshVendor', analyst.refreshVendor),
    ...(analyst.testConnection && { testConnection: measured('testConnection', analyst.testConnection) }),
  };
}
