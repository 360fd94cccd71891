import { AppError } from '@process-ai/contract/errors';
import type { Analyst } from '../analyst.ts';
import { readSuitability } from '../built-in/read-suitability.ts';
import { analysis, analysisMaterial, toDrafts } from '../prompts/analysis.ts';
import { journeys, toJourneys } from '../prompts/journeys.ts';
import { byCode, sectorMaterial } from '../prompts/outline-material.ts';
import { playbook, toPlaybook } from '../prompts/playbook.ts';
import { toVendor, vendorMaterial, vendorProfile } from '../prompts/vendor.ts';
import { loadKnowledge } from '../use-cases/knowledge.ts';
import { type AskSettings, createAsk } from './ask.ts';
import { noProcessNamed } from './failure.ts';
import { research } from './research.ts';
import { summarize } from './summarize.ts';

export type OpenAiSettings = Omit<AskSettings, 'concurrency'> & { concurrency?: number };

/**
 * The analyst behind any server that speaks OpenAI's chat completions with JSON Schema. Start as many analyses as there
 * are processes: at most `concurrency` requests are under way at once, the others wait their turn.
 * Its methods throw AppError analystFailed with a sentence a person can act on, or the signal's reason.
 */
export function createOpenAiAnalyst({ concurrency = 8, ...settings }: OpenAiSettings): Analyst {
  const ask = createAsk({ concurrency, ...settings });
  const source = settings.model;
  return {
    source,
    concurrency,
    async analyzeProcess(process, signal) {
      const { useCase } = await loadKnowledge();
      const useCases = process.finding.useCases.flatMap(({ id }) => useCase(id) ?? []);
      const answer = await ask(analysis, analysisMaterial(process, useCases), signal);
      return { opportunities: toDrafts(answer, process, source), suitability: readSuitability(process) };
    },
    async researchProcesses(sector, signal, onFound) {
      const attribution = `Written by ${source} after ${sector.referenceModel}. It is not the published model: check it before you use it.`;
      const processes = await research(
        ask,
        sector,
        (found, done, total) => onFound?.({ findings: { attribution, processes: found }, done, total }),
        signal,
      );
      return { attribution, processes };
    },
    async suggestJourneys(sector, signal) {
      if (sector.processes.length === 0) return [];
      const answer = await ask(journeys, sectorMaterial(sector), signal);
      return toJourneys(answer.journeys, new Set(byCode(sector).keys()));
    },
    async draftPlaybook(sector, signal) {
      if (sector.processes.length === 0) throw new AppError('noProcesses');
      const draft = toPlaybook(await ask(playbook, sectorMaterial(sector), signal), sector, source);
      if (!draft) throw noProcessNamed();
      return draft;
    },
    summarizeDocument: (document, signal) => summarize(ask, document, signal),
    async refreshVendor(vendor, signal) {
      const proposed = toVendor(await ask(vendorProfile, vendorMaterial(vendor), signal), vendor);
      return proposed && { proposed, factsAsOf: null };
    },
  };
}
