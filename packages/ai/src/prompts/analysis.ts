import { DEFAULT_EFFORT, type OpportunityDraft, OpportunityType } from '@process-ai/contract/opportunities';
import { z } from 'zod';
import type { ProcessContext } from '../analyst.ts';
import { atMost } from './at-most.ts';
import { plainText } from './plain-text.ts';
import type { Prompt } from './prompt.ts';

const OPPORTUNITIES_MAX = 4;
const DESCRIPTION_SENT = 4000;
const CHILDREN_SENT = 40;
/** Thousands a year: what all opportunities of a process may save where nobody has said what it costs. */
const SAVINGS_MAX = 100_000;

const Answer = z.object({
  opportunities: atMost(
    OPPORTUNITIES_MAX,
    z.object({
      type: OpportunityType,
      title: plainText(120),
      description: plainText(800),
      rationale: plainText(500),
      savingsBasis: plainText(200),
      estimatedSavings: z.number(),
      effort: z.number().nullish(),
    }),
  ),
});
type Answer = z.infer<typeof Answer>;

/** What could be automated in one process, by whom it is done today, and what that is worth. */
export const analysis: Prompt<Answer> = {
  name: 'opportunities',
  schema: Answer,
  instructions: `You have redesigned operations for twenty years, and you present your findings to the people who do the work. They notice at once when advice would fit any company.

The material is one business process: its name and description, its level (1 = a whole area of the company, 5 = a single task), the processes above and below it, and annualCost, what it costs a year in currency units (null = not known).

Answer with one JSON object, {"opportunities": […]}: one to ${OPPORTUNITIES_MAX}, the most worthwhile first. Each has these fields:
- type: "automation" where fixed rules, interfaces, workflow or robots do steps on structured data; "ai" where a model reads, classifies, predicts or drafts what rules cannot settle; "agentic" where an agent plans and carries out several steps across systems, within limits and under supervision. Choose the simplest type that does the job, and leave out types that do not fit.
- title: at most 120 characters. Say what will be different for this process. No product names.
- description: at most 800 characters. Which step changes, which documents or data go in and what comes out, which kinds of system are involved, by which technique. End with what stays with people, and with whom.
- rationale: at most 500 characters. Why this suits the process: volume, rules, form of the data, exceptions, the cost of a mistake. Keep apart what the material says and what you assume, and name the main risk.
- savingsBasis: at most 200 characters. How you arrived at the savings: which share of which work, or of annualCost.
- estimatedSavings: a number, in thousands of the currency a year, cautious, before the cost of building it. All opportunities together must stay below annualCost / 1000, because two of them cannot save the same hour. Where annualCost is null, assume what a process of this kind and level usually costs, and say so in savingsBasis.
- effort: a whole number from 1 (days, one team) to 5 (a programme of its own); null when you cannot tell.

For a level 1 or 2 process look at the hand-overs between the processes below it rather than at single steps. Write plain sentences without markup, in the language of the process's name.`,
};

/** What the model gets to know of a process. */
export function analysisMaterial({ name, description, level, ancestors, children, annualCost }: ProcessContext) {
  return {
    process: { name, description: description?.slice(0, DESCRIPTION_SENT) ?? null, level },
    above: ancestors,
    below: children.slice(0, CHILDREN_SENT),
    belowNotShown: Math.max(0, children.length - CHILDREN_SENT),
    annualCost,
  };
}

/** The answer as opportunities whose savings, together, never exceed what the process costs. */
export function toDrafts({ opportunities }: Answer, annualCost: number | null, source: string): OpportunityDraft[] {
  const { savings, isReduced } = limitSavings(opportunities, annualCost);
  return opportunities.map(({ type, title, description, rationale, savingsBasis, effort }, index) => ({
    type,
    title,
    description,
    estimatedSavings: savings[index] ?? 0,
    effort: Math.min(5, Math.max(1, Math.round(effort ?? DEFAULT_EFFORT[type]))),
    rationale: [
      ended(rationale),
      `Savings: ${ended(savingsBasis)}`,
      ...(isReduced ? ['Reduced to what the process can save at most.'] : []),
      ...(annualCost === null ? ['An assumption: enter ROI inputs to replace it.'] : []),
    ].join(' '),
    source,
  }));
}

/** What a model claims to be saved, in thousands, reduced in proportion to what a process costs, in currency units. */
export function limitSavings(claimed: readonly { estimatedSavings: number }[], annualCost: number | null) {
  const claims = claimed.map(({ estimatedSavings }) => Math.max(0, estimatedSavings));
  const total = claims.reduce((sum, claim) => sum + claim, 0);
  const limit = annualCost === null ? SAVINGS_MAX : annualCost / 1000;
  const factor = total > limit ? limit / total : 1;
  return { savings: claims.map((claim) => roundedDown(claim * factor)), isReduced: factor < 1 };
}

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** To one decimal; 12 digits first, or 64.1 would become 64. */
const roundedDown = (thousands: number) => Math.floor(Number((thousands * 10).toPrecision(12))) / 10;
