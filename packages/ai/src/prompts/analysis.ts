import { INDUSTRY_NAMES } from '@process-ai/contract/industries';
import { DEFAULT_EFFORT, type OpportunityDraft, OpportunityType } from '@process-ai/contract/opportunities';
import type { UseCase } from '@process-ai/library/use-case';
import { z } from 'zod';
import type { ProcessContext } from '../analyst.ts';
import { list } from './list.ts';
import { optionalPlainText, plainText } from './plain-text.ts';
import type { Prompt } from './prompt.ts';

const OPPORTUNITIES_MAX = 4;
const DESCRIPTION_SENT = 4000;
const CHILDREN_SENT = 40;
const USE_CASES_SENT = 6;
/** Thousands a year: what all opportunities of a process may save where nobody has said what it costs. */
const SAVINGS_MAX = 100_000;

const Answer = z.object({
  rejected: list(USE_CASES_SENT, z.object({ useCase: plainText(80), reason: plainText(300) })).default([]),
  opportunities: list(
    OPPORTUNITIES_MAX,
    z.object({
      useCase: optionalPlainText(80),
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

The material is one business process: its name and description, its level (1 = a whole area of the company, 5 = a single task), the processes above and below it, annualCost, what it costs a year in currency units (null = not known), the organisation it belongs to, and what a catalogue of use cases knows of it: useCases, written by people of the trade for such a process, each with the ground it was found on, or nothingWorthDoing, the reason why such a process is best left alone.

Start from the use cases. Take those that fit this process in this organisation, adapt them to its words, and name each that you leave out in "rejected" with the reason. Add something of your own only where you are certain that a head of this department would agree. A process that people do with their hands or heads, or one whose name tells too little, gets an empty list: that is a good answer.

Answer with one JSON object, {"opportunities": […], "rejected": [{"useCase": id, "reason": …}]}: at most ${OPPORTUNITIES_MAX} opportunities, the most worthwhile first. Each has these fields:
- useCase: the id of the use case it comes from; null for one of your own.
- type: "automation" where fixed rules, interfaces, workflow or robots do steps on structured data; "ai" where a model reads, classifies, predicts or drafts what rules cannot settle; "agentic" where an agent plans and carries out several steps across systems, within limits and under supervision. Choose the simplest type that does the job, and leave out types that do not fit.
- title: at most 120 characters. Say what will be different for this process. No product names.
- description: at most 800 characters. Which step changes, which documents or data go in and what comes out, which kinds of system are involved, by which technique. End with what stays with people, and with whom.
- rationale: at most 500 characters. Why this suits the process: volume, rules, form of the data, exceptions, the cost of a mistake. Keep apart what the material says and what you assume, and name the main risk.
- savingsBasis: at most 200 characters. How you arrived at the savings: which share of which work, or of annualCost.
- estimatedSavings: a number, in thousands of the currency a year, cautious, before the cost of building it. All opportunities together must stay below annualCost / 1000, because two of them cannot save the same hour. Where annualCost is null, assume what a process of this kind and level usually costs, and say so in savingsBasis.
- effort: a whole number from 1 (days, one team) to 5 (a programme of its own); null when you cannot tell.

For a level 1 or 2 process look at the hand-overs between the processes below it rather than at single steps. Write plain sentences without markup, in the language of the process's name.`,
};

/** What the model gets to know of a process: the use cases are the entries that the finding names. */
export function analysisMaterial(process: ProcessContext, useCases: readonly UseCase[]) {
  const { name, description, level, ancestors, children, annualCost, sector, finding } = process;
  const { profile } = sector;
  return {
    process: { name, description: description?.slice(0, DESCRIPTION_SENT) ?? null, level },
    above: ancestors.map((ancestor) => ancestor.name),
    below: children.slice(0, CHILDREN_SENT),
    belowNotShown: Math.max(0, children.length - CHILDREN_SENT),
    annualCost,
    organisation: {
      ...profile,
      name: sector.name,
      description: sector.description?.slice(0, DESCRIPTION_SENT) ?? null,
      industry: sector.industry === null ? profile.otherIndustry : INDUSTRY_NAMES[sector.industry],
    },
    foundBy: finding.state,
    nothingWorthDoing: finding.reason,
    useCases: useCases.slice(0, USE_CASES_SENT).map((useCase) => ({
      id: useCase.id,
      type: useCase.type,
      title: useCase.title,
      description: useCase.description,
      staysWithPeople: useCase.staysWithPeople,
      needs: useCase.needs,
      risk: useCase.risk.main,
      benefit: `${useCase.benefit.moves}: ${useCase.benefit.share.join(' to ')} as a share`,
    })),
  };
}

/** The answer as opportunities whose savings, together, never exceed what the process costs. */
export function toDrafts(
  { opportunities, rejected }: Answer,
  { annualCost, finding }: Pick<ProcessContext, 'annualCost' | 'finding'>,
  source: string,
): OpportunityDraft[] {
  const { savings, isReduced } = limitSavings(opportunities, annualCost);
  const titles = new Map(finding.useCases.map(({ id, title }) => [id, title]));
  const leftOut = rejected.flatMap(({ useCase, reason }) => {
    const title = titles.get(useCase);
    return title === undefined ? [] : [`“${title}” left out: ${ended(reason)}`];
  });
  return opportunities.map(({ useCase, type, title, description, rationale, savingsBasis, effort }, index) => {
    const from = titles.get(useCase ?? '');
    return {
      type,
      title,
      description,
      estimatedSavings: savings[index] ?? 0,
      effort: Math.min(5, Math.max(1, Math.round(effort ?? DEFAULT_EFFORT[type]))),
      rationale: [
        ended(rationale),
        from === undefined ? 'Not from the catalogue of use cases.' : `From the use case “${from}”.`,
        ...(index === 0 ? leftOut : []),
        `Savings: ${ended(savingsBasis)}`,
        ...(isReduced ? ['Reduced to what the process can save at most.'] : []),
        ...(annualCost === null ? ['An assumption: enter ROI inputs to replace it.'] : []),
      ].join(' '),
      basis: 'model',
      confidence: from === undefined ? null : finding.confidence,
      useCaseId: from === undefined ? null : useCase,
      source,
    };
  });
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
