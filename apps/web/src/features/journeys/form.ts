import { type Journey, type JourneyDraft, JourneyInput } from '@process-ai/contract/journeys';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

/** One form creates and edits; which version it edits is not the form's business. */
export const JourneyForm = JourneyInput;
export type JourneyValues = z.input<typeof JourneyForm>;
type TouchPointValues = JourneyValues['touchPoints'][number];
export type JourneyFormReturn = UseFormReturn<JourneyValues, unknown, JourneyInput>;

export const emptyJourney = (): JourneyValues => ({
  name: '',
  description: '',
  persona: '',
  touchPoints: [],
  source: null,
});

type Drafted = JourneyDraft['touchPoints'][number];
const typed = <Point extends Drafted>({ phase, channel, painPoint, ...rest }: Point) => ({
  ...rest,
  phase: phase ?? '',
  channel: channel ?? '',
  painPoint: painPoint ?? '',
});

export const journeyValues = ({ name, description, persona, touchPoints, source }: Journey): JourneyValues => ({
  name,
  description: description ?? '',
  persona: persona ?? '',
  touchPoints: touchPoints.map(typed),
  source,
});

/** Initial values of the create form for a suggestion. */
export const suggestedValues = (draft: JourneyDraft, source: string): JourneyValues => ({
  name: draft.name,
  description: draft.description ?? '',
  persona: draft.persona ?? '',
  touchPoints: draft.touchPoints.map((point) => ({ ...typed(point), id: null })),
  source,
});

/** A new touchpoint takes type, phase and channel from the last one. */
export const nextTouchPoint = (last: TouchPointValues | undefined): TouchPointValues => ({
  id: null,
  name: '',
  type: last?.type ?? 'human',
  description: '',
  processStep: '',
  momentThatMatters: false,
  phase: last?.phase ?? '',
  channel: last?.channel ?? '',
  emotion: null,
  painPoint: '',
});

/** Name of the stored draft of a new journey. */
export const draftName = (sectorId: string) => `journey-new-${sectorId}`;
