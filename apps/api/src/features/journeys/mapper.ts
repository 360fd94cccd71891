import type { Journey } from '@process-ai/contract/journeys';
import type { JourneyRow } from './repository.ts';

/** A touchpoint stays with its process when that is given another code, and says so when the process has gone. */
export const toJourney = (row: JourneyRow, codeOf: (processId: string) => string | undefined): Journey => ({
  id: row.id,
  name: row.name,
  description: row.description,
  touchPoints: row.touch_points.map(({ processId, processStep, ...touchPoint }) => {
    const code = codeOf(processId ?? '');
    return { ...touchPoint, processStep: code ?? processStep, processMissing: code === undefined };
  }),
  source: row.source,
  version: row.version,
});
