import { EMOTION, type JourneyDraft, TouchPointType } from '@process-ai/contract/journeys';
import { z } from 'zod';
import { list } from './list.ts';
import { optionalPlainText, plainText } from './plain-text.ts';
import type { Prompt } from './prompt.ts';

const JOURNEYS_MAX = 5;
const TOUCHPOINTS_MAX = 12;

/** Journeys as a model writes them; their codes are checked by toJourneys. */
export const JourneysAnswer = list(
  JOURNEYS_MAX,
  z.object({
    name: plainText(120),
    description: optionalPlainText(500),
    persona: optionalPlainText(240),
    touchPoints: list(
      TOUCHPOINTS_MAX,
      z.object({
        phase: optionalPlainText(60),
        name: plainText(120),
        description: plainText(500),
        type: TouchPointType,
        processStep: z.string(),
        momentThatMatters: z.boolean(),
        channel: optionalPlainText(60),
        emotion: z.int().min(EMOTION.min).max(EMOTION.max).nullable().catch(null),
        painPoint: optionalPlainText(240),
      }),
    ),
  }),
);
type JourneysAnswer = z.infer<typeof JourneysAnswer>;

/** What a journey is, for every prompt that asks for some. */
export const JOURNEY_FIELDS = `- name: at most 120 characters, from the traveler's side ("Making a claim"), and description: one sentence.
- persona: who travels, in one sentence: the situation, not an age or an income.
- touchPoints: four to ${TOUCHPOINTS_MAX} in the order in which they happen, each with
  - phase: the part of the journey, in one or two words; neighboring touchpoints may share it,
  - name: at most 120 characters, what happens there,
  - description: at most 500 characters, what the traveler does and experiences, and what the process behind it does,
  - type: "agent" where an AI agent meets the traveler once the opportunities are carried out, "hybrid" where a person is helped by software, "human" where a person does it alone,
  - processStep: the code of the process behind it, copied from the material letter by letter; no other code is accepted,
  - momentThatMatters: true for the one or two that decide whether the traveler stays, false for the others,
  - channel: where it happens, in one to three words ("App", "Branch", "Telephone"),
  - emotion: how it feels today, a whole number from −2 (would leave) to 2 (would tell others); it rises and falls,
  - painPoint: what hurts there today, in one sentence; null where nothing does.`;

/** Journeys through the processes of a sector. */
export const journeys: Prompt<{ journeys: JourneysAnswer }> = {
  name: 'journeys',
  schema: z.object({ journeys: JourneysAnswer }),
  instructions: `You map the journeys of customers, and you have sat beside them while they waited. The material is a business sector and its processes, each with its code, its opportunities and its costs.

Answer with one JSON object, {"journeys": […]}: three to ${JOURNEYS_MAX}, those first that most customers make. Where no process meets a customer, map the journeys of employees or suppliers; where none meets anybody, answer {"journeys": []}. Each journey has these fields:
${JOURNEY_FIELDS}

Invent no work that the processes do not have. Write plain sentences without markup, in the language of the process names.`,
};

/** The journeys whose touchpoints stand on codes of the sector; touchpoints on other codes are dropped. */
export function toJourneys(answer: JourneysAnswer, codes: ReadonlySet<string>): JourneyDraft[] {
  return answer.flatMap((journey) => {
    const touchPoints = journey.touchPoints.flatMap((touchPoint) => {
      const processStep = touchPoint.processStep.trim();
      return codes.has(processStep) ? [{ ...touchPoint, processStep }] : [];
    });
    return touchPoints.length > 0 ? [{ ...journey, touchPoints }] : [];
  });
}
