import type { SuitabilityReading } from '@process-ai/ai/analyst';
import type { Answers } from '@process-ai/domain/suitability';
import type { App } from '../../../app.ts';
import { type BestScore, listOverrules, type Overrules, saveBestScores } from '../repository.ts';

/** What persons have answered, by process: an analysis goes by it. */
export async function overrulesOf(app: App, sectorId: string): Promise<Map<string, Answers>> {
  const stored = await listOverrules(app.db, sectorId);
  return new Map([...stored].map(([processId, overrules]) => [processId, answersOf(overrules)]));
}

/** Keeps what the landscape shows of processes that were analysed. */
export const keepBestScores = (app: App, sectorId: string, scores: BestScore[]): Promise<void> =>
  saveBestScores(app.db, sectorId, scores);

/** Best score of the three tracks, 0–100. */
export const bestScoreOf = ({ tracks }: SuitabilityReading): number => Math.max(0, ...tracks.map(({ score }) => score));

export const answersOf = (overrules: Overrules): Answers =>
  Object.fromEntries(Object.entries(overrules).map(([criterion, { answer }]) => [criterion, answer]));
