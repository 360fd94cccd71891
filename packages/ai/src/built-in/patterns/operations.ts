import { capital, type Patterns } from '../pattern.ts';

export const schedule: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Constraint-based planning of ${bare}`,
    description: `A solver builds the plan from ${o.fields} in ${o.systems} within the limits set by ${o.checks}, and rebuilds it when something changes, with as few moves as possible. ${capital(o.owner)} sets the priorities and looks after ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Plan ${bare} with learned durations and risks`,
    description: `Instead of fixed allowances the plan uses what ${o.drivers} show, and a model adds ${o.predicts}, so that buffers stand where they are needed. ${capital(o.owner)} sees the reason for each proposal and keeps ${o.judgement}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Replanning agent for ${bare}`,
    description: `When the day departs from the plan, an agent ${o.steps}. It proposes the change with its cost; small ones within limits it makes itself. ${capital(o.owner)} releases the rest.`,
  }),
};

export const design: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Generate and test variants of ${bare}`,
    description: `Generative tools propose variants from the requirements and ${o.drivers}, a model estimates ${o.predicts}, and weak ones are dropped before effort goes in. Earlier work is found and reused through ${o.reads}. ${capital(o.owner)} keeps ${o.judgement}.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Reusable building blocks and checks for ${bare}`,
    description: `Templates and parts kept in ${o.systems} carry ${o.fields}; every draft is tested on ${o.checks} when it is saved, and documents follow from the model. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Design assistant for ${bare}`,
    description: `An agent ${o.steps}. It keeps requirement, decision and reason together. ${capital(o.owner)} takes the decisions.`,
  }),
};

export const handle: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Take the paperwork out of work on ${bare}`,
    description: `Hands stay on the work; what surrounds it runs by itself: tasks reach a handheld from ${o.systems}, scans confirm ${o.fields}, and the record is written as the step is done, tested on ${o.checks}. ${capital(o.owner)} handles ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `See trouble coming in work on ${bare}`,
    description: `Cameras and sensor readings are compared with ${o.drivers} to show ${o.predicts}, at the place of work and in time to react. Operators confirm or reject each signal, which trains the model. ${capital(o.owner)} keeps ${o.judgement}.`,
  }),
};

export const implement: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Repeatable steps for ${bare}`,
    description: `What recurs becomes a template: tasks with owners and dates, scripted set-up where ${o.systems} allow it, and ${o.checks} tested before each step is closed. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Foresee trouble in ${bare}`,
    description: `A model reads ${o.reads}, compares progress with ${o.drivers}, and states ${o.predicts}, naming the earlier case it resembles. ${capital(o.owner)} decides what to do about it and keeps ${o.judgement}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Coordinating agent for ${bare}`,
    description: `An agent ${o.steps}. It knows the plan and the dependencies, and asks before it moves a date. ${capital(o.owner)} steers.`,
  }),
};

export const manage: Patterns = {
  agentic: ({ bare, o }) => ({
    title: `Agent that keeps ${bare} moving`,
    description: `An agent looks through open cases each morning, and ${o.steps}. Nothing waits because nobody noticed. ${capital(o.owner)} keeps ${o.judgement}.`,
  }),
  automation: ({ bare, o }) => ({
    title: `One workflow for ${bare}, from request to record`,
    description: `Cases from ${o.sources} enter one queue, are tested on ${o.checks}, routed, timed and written to ${o.systems}; status is visible without asking. ${capital(o.owner)} handles ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Early signals of trouble in ${bare}`,
    description: `A model built on ${o.drivers} shows ${o.predicts}, and summarises ${o.reads} so that the reason is clear at a glance. ${capital(o.owner)} acts on it and keeps ${o.judgement}.`,
  }),
};
