import type { SuitabilityReading } from '@process-ai/ai/analyst';
import type { Answers } from '@process-ai/domain/suitability';
import type { App } from '../../../app.ts';
import { type Analysed, listOverrules, type Overrules, saveAnalysed } from '../repository.ts';

/** What persons have answered, by process: an analysis goes by it. */
export async function overrulesOf(app: App, sectorId: string): Promise<Map<string, Answers>> {
  const stored = await listOverrules(app.db, sectorId);
  return new Map([...stored].map(([processId, overrules]) => [processId, answersOf(overrules)]));
}

/** Keeps what an analysis left behind. */
export const keepAnalysed = (app: App, sectorId: string, analysed: Analysed[]): Promise<void> =>
  saveAnalysed(app.db, sectorId, analysed);

/** Best score of the three tracks, 0–100. */
export const bestScoreOf = ({ tracks }: SuitabilityReading): number => Math.max(0, ...tracks.map(({ score }) => score));

export const answersOf = (overrules: Overrules): Answers =>
  Object.fromEntries(Object.entries(overrules).map(([criterion, { answer }]) => [criterion, answer]));
