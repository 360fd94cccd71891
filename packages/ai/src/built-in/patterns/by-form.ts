import type { Form } from '../forms.ts';
import { capital, type Patterns } from '../pattern.ts';
import { impact, improvement, method, person, relation, resource } from './by-matter.ts';

const strategy: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Evidence base and options for ${bare}`,
    description: `A language model reads ${o.reads} and outside sources, sets them against ${o.drivers}, and works out options with their assumptions, cost and risk side by side. Every statement names its source, and a second pass argues against the favourite. ${capital(o.owner)} chooses, and answers for the choice.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Watch over the assumptions behind ${bare}`,
    description: `An agent tests each written assumption against new figures on ${o.noun} as they appear in ${o.sources}, notes what has changed and for whom it matters, and prepares the review with the evidence. It alters nothing. ${capital(o.owner)} decides whether to change course.`,
  }),
};

const plan: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Roll ${bare} forward from live status`,
    description: `The plan takes ${o.fields} from ${o.systems}, shows dependencies and capacity, and moves later dates along when an earlier one slips; every version is kept. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Draft ${bare} from comparable plans`,
    description: `A model proposes tasks, durations and owners from earlier plans and ${o.drivers}, marks what such plans usually forget, and shows where a date is optimistic. ${capital(o.owner)} commits to the dates and keeps ${o.judgement}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Agent that gathers the contributions to ${bare}`,
    description: `An agent asks each contributor for their part, points out dates and figures on ${o.noun} that contradict each other, and keeps one list of open points until it is empty. ${capital(o.owner)} settles conflicts and releases the plan.`,
  }),
};

const policy: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Draft and cross-check ${bare}`,
    description: `A language model drafts the text from the law, existing rules and ${o.drivers}, points out contradictions with neighbouring rules, and adds a plain summary for those who must follow it. ${capital(o.owner)} decides the wording and exemptions.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Build the decidable parts of ${bare} into the system`,
    description: `Clauses that data can decide become rules in ${o.systems}, tested on ${o.checks} while ${o.noun} are handled instead of afterwards; each refusal names its clause. ${capital(o.owner)} rules on ${o.exceptions}.`,
  }),
};

const measure: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Define ${bare} once, compute them at the source`,
    description: `Each measure is stored with formula, owner and origin, and computed from ${o.fields} in ${o.systems} every night; a figure opens down to its records. ${capital(o.owner)} explains ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Test which of ${bare} say something`,
    description: `Statistics show which available figures on ${o.noun} move with the result and which repeat each other; a model proposes a short list, and target ranges learned from ${o.drivers}. ${capital(o.owner)} agrees measures and targets.`,
  }),
};

const requirement: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Distil ${bare} from what people have said and written`,
    description: `A language model turns ${o.reads} into single, testable statements with the passage each comes from, merges duplicates, and asks about what is vague or contradictory. ${capital(o.owner)} sets priorities and keeps ${o.judgement}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Interview agent for ${bare}`,
    description: `An agent prepares questions about ${o.noun} for each person concerned, holds the first round in writing, lays the answers side by side and returns with the contradictions. ${capital(o.owner)} holds the second round and decides.`,
  }),
};

const role: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Derive ${bare} from the work itself`,
    description: `A model compares who really does what, according to ${o.systems}, with the written roles, shows overlaps, gaps and overload around ${o.noun}, and drafts the profiles. ${capital(o.owner)} decides about people and titles.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Keep ${bare} in one register that feeds the systems`,
    description: `Roles, deputies and rights stand in one register; joining, moving and leaving change it by event, and ${o.systems} follow. A monthly report lists roles without a holder. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
};

const framework: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Compare ${bare} with proven models`,
    description: `A language model maps present practice, as found in ${o.reads}, to public standards for ${o.noun}, orders the gaps by weight and drafts the missing parts with citations. ${capital(o.owner)} decides what to adopt.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Run ${bare} as steps in the workflow`,
    description: `Decision points, evidence and deadlines become steps in ${o.systems}, tested on ${o.checks}, so that following the model is the easiest way to work and its use can be counted. ${capital(o.owner)} handles ${o.exceptions}.`,
  }),
};

const programme: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Enrol, run and count ${bare} by workflow`,
    description: `Eligibility is tested on ${o.checks}, invitations, steps and reminders run from ${o.systems}, and cost and effect are counted per participant. ${capital(o.owner)} handles ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Aim ${bare} where they have an effect`,
    description: `A model learns from ${o.drivers} ${o.predicts}, so that effort goes where it changes something; a control group shows whether it does. ${capital(o.owner)} decides who is included and keeps ${o.judgement}.`,
  }),
};

/** Ways to help with what has a form of its own, whatever it is about. */
export const PATTERNS_BY_FORM: Partial<Record<Form, Patterns>> = {
  strategy,
  plan,
  policy,
  measure,
  requirement,
  role,
  framework,
  programme,
  improvement,
  impact,
  method,
  resource,
  person,
  relation,
};
