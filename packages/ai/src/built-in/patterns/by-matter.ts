import { capital, type Patterns } from '../pattern.ts';

export const improvement: Patterns = {
  ai: ({ it, bare, o }) => ({
    title: `Surface and size ${bare}`,
    description: `A model groups what ${o.reads} complain about and propose, joins it with ${o.drivers}, and sizes each group, so that ${it} are ranked by value and effort instead of by loudness. ${capital(o.owner)} picks, and records why.`,
  }),
  automation: ({ bare, o }) => ({
    title: `One pipeline for ${bare}, from idea to effect`,
    description: `Ideas enter one list with owner, value and effort; a fixed rhythm of review, decision and follow-up runs by itself, and the effect is measured in ${o.systems} after launch. ${capital(o.owner)} decides.`,
  }),
};

export const impact: Patterns = {
  ai: ({ it, bare, o }) => ({
    title: `Trace and size ${bare}`,
    description: `A model follows the links between ${o.noun} and the rest of the business, compares with earlier events in ${o.drivers}, and states the size of ${it} as a range with its assumptions. ${capital(o.owner)} challenges the chain of reasons and keeps ${o.judgement}.`,
  }),
  agentic: ({ it, bare, o }) => ({
    title: `Agent that asks everyone affected by ${bare}`,
    description: `An agent works out who is touched by ${it}, asks each the same few questions, compares the answers with ${o.fields} in ${o.systems}, and returns with agreement and contradiction in ${o.noun}. ${capital(o.owner)} talks to those who disagree.`,
  }),
};

export const method: Patterns = {
  ai: ({ it, bare, o }) => ({
    title: `Side-by-side comparison of ${bare}`,
    description: `A language model collects candidates from standards, literature and ${o.reads}, describes each by effort, data needs and limits, and tries the short list on past cases of ${o.noun}. ${capital(o.owner)} selects ${it} and answers for the choice.`,
  }),
};

export const resource: Patterns = {
  ai: ({ it, bare, o }) => ({
    title: `Match ${bare} with what is needed`,
    description: `A model derives the need from ${o.drivers}, compares it with what is there according to ${o.systems}, and shows gaps and surplus in ${it} by month, with the nearest substitute. ${capital(o.owner)} decides whether to move, train, hire or buy.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Live register of ${bare}`,
    description: `Availability, skills and commitments are read from ${o.systems} instead of asked for, and a booking that breaks ${o.checks} is refused with alternatives. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
};

export const person: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Suggest who fits: ${bare}`,
    description: `A model proposes names from skills, past involvement with ${o.noun} and present workload, each with the reason, and points out who would be missing. Personal characteristics are left out. ${capital(o.owner)} asks and appoints.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Register of ${bare} that keeps itself current`,
    description: `Names, deputies and terms stand in one register fed by HR events; leaving or moving opens the task to name a successor, and lists in ${o.systems} follow. ${capital(o.owner)} confirms each name.`,
  }),
};

export const relation: Patterns = {
  ai: ({ bare, o }) => ({
    title: `One-page brief before every contact: ${bare}`,
    description: `A language model gathers open promises, recent contacts, ${o.drivers} and news about the other side on one page, and drafts the follow-up afterwards from the notes. ${capital(o.owner)} holds the conversation and keeps ${o.judgement}.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Contact calendar and list of promises for ${bare}`,
    description: `Each contact has an owner, a rhythm and a next date; promises made are logged with a due date, and a silent relation shows up by itself. Entries come from calendar and mail instead of typing. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
};
