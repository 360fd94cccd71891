import { type Journey, type JourneyDraft, JourneyInput } from '@process-ai/contract/journeys';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** One form creates and edits; which version it edits is not the form's business. */
export const JourneyForm = JourneyInput;
export type JourneyValues = z.input<typeof JourneyForm>;
type TouchPointValues = JourneyValues['touchPoints'][number];
export type JourneyFormReturn = UseFormReturn<JourneyValues, unknown, JourneyInput>;

export const emptyJourney = (): JourneyValues => ({ name: '', description: '', touchPoints: [], source: null });

export const journeyValues = ({ name, description, touchPoints, source }: Journey): JourneyValues => ({
  name,
  description: description ?? '',
  touchPoints: touchPoints.map((touchPoint) => ({ ...touchPoint, phase: touchPoint.phase ?? '' })),
  source,
});

/** Initial values of the create form for a suggestion. */
export const suggestedValues = (draft: JourneyDraft, source: string): JourneyValues => ({
  name: draft.name,
  description: draft.description ?? '',
  touchPoints: draft.touchPoints.map(({ phase, ...rest }) => ({ ...rest, id: null, phase: phase ?? '' })),
  source,
});

/** A new touchpoint takes type and phase from the last one. */
export const nextTouchPoint = (last: TouchPointValues | undefined): TouchPointValues => ({
  id: null,
  name: '',
  type: last?.type ?? 'human',
  description: '',
  processStep: '',
  momentThatMatters: false,
  phase: last?.phase ?? '',
});

/** Name of the stored draft of a new journey. */
export const draftName = (sectorId: string) => `journey-new-${sectorId}`;
