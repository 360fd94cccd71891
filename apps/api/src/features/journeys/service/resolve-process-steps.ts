import { AppError } from '@process-ai/contract/errors';
import type { TouchPointInput } from '@process-ai/contract/journeys';
import type { App } from '../../../app.ts';
import { findByCodes, type StoredTouchPoint } from '../repository.ts';

/**
 * Touchpoints as they are stored: with an id of their own, and tied to their process by its id, so that a renamed code
 * follows. One that keeps the step it was stored with keeps its process too, even when that has been deleted since, so
 * that the rest of the journey can be saved. Any other step must be a code of the sector.
 */
export async function resolveProcessSteps(
  app: App,
  sectorId: string,
  touchPoints: TouchPointInput[],
  before: StoredTouchPoint[],
): Promise<StoredTouchPoint[]> {
  const steps = [...new Set(touchPoints.map(({ processStep }) => processStep))];
  const idByCode = new Map((await findByCodes(app.db, sectorId, steps)).map(({ id, code }) => [code, id]));
  const earlier = new Map(before.map((touchPoint) => [touchPoint.id, touchPoint]));
  const unknown: { index: number; step: string }[] = [];
  const taken = new Set<string>();

  const tied = touchPoints.map(({ id: wanted, processStep: step, ...rest }, index) => {
    const id = wanted === null || taken.has(wanted) ? app.newId() : wanted;
    taken.add(id);
    const kept = earlier.get(id);
    const processId = idByCode.get(step) ?? (kept?.processStep === step ? kept.processId : undefined);
    if (processId === undefined) unknown.push({ index, step });
    return { ...rest, id, processId: processId ?? null, processStep: step };
  });
  if (unknown.length > 0) throw unknownSteps(unknown);
  return tied;
}

function unknownSteps(unknown: { index: number; step: string }[]): AppError {
  const named = [...new Set(unknown.map(({ step }) => step))].join(', ');
  const issues = unknown.map(({ index, step }) => ({
    path: `touchPoints.${index}.processStep`,
    message: `${step} is not a code of this sector`,
  }));
  return new AppError('touchPointProcessUnknown', named, { issues });
}
