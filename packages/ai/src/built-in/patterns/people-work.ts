import { capital, type Patterns } from '../pattern.ts';

export const approve: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Decide clear cases of ${bare} by rule`,
    description: `Cases inside policy, tested on ${o.checks}, are approved at once and logged. The others go by amount and risk to the right person, with a deputy, a deadline and a reminder. ${capital(o.owner)} decides ${o.judgement}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `One-page brief for each decision on ${bare}`,
    description: `A model puts the facts from ${o.reads}, comparable earlier decisions and ${o.drivers} on one page, and states ${o.predicts}. It recommends and never decides; departures from its advice are recorded and studied. ${capital(o.owner)} keeps ${o.judgement}.`,
  }),
};

export const communicate: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Tailor messages on ${bare} to each audience`,
    description: `A language model writes versions for each audience and language from one approved text, checks them against ${o.checks}, and groups the answers by concern. ${capital(o.owner)} approves before anything leaves, and keeps ${o.judgement}.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Send and log notices on ${bare} by event`,
    description: `A change in ${o.systems} triggers the agreed notice to the right people, through the channel they use, and records who has received and read it. Those who must act are reminded. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
};

export const respond: Patterns = {
  agentic: ({ bare, o }) => ({
    title: `Service agent for ${bare}`,
    description: `An agent ${o.steps}. It acts only through approved functions of ${o.systems} and within set limits. ${capital(o.owner)} takes over at any time and keeps ${o.judgement}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Sort ${bare} and suggest the answer`,
    description: `A classifier reads ${o.reads}, recognises subject, urgency and mood, and routes the case; a language model proposes an answer with the article it rests on. Sent answers and corrections improve both. ${capital(o.owner)} approves each answer until its accuracy is proven.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Self-service for standard cases of ${bare}`,
    description: `Forms and guided dialogues take ${o.fields}, check ${o.checks} and complete the standard cases in ${o.systems} at any hour, with the status in view. ${capital(o.owner)} is left with ${o.exceptions}.`,
  }),
};

export const resolve: Patterns = {
  agentic: ({ bare, o }) => ({
    title: `Resolution agent for ${bare}`,
    description: `For each new case an agent ${o.steps}. What it tried and found is written down before anyone else starts. ${capital(o.owner)} approves the fix and keeps ${o.judgement}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Recognise similar cases and causes of ${bare}`,
    description: `A model finds earlier cases that resemble the new one in ${o.reads} and ${o.drivers}, names probable causes with the share of cases behind each, and proposes what worked. ${capital(o.owner)} confirms the cause, which sharpens the next proposal.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Route and time ${bare} by type`,
    description: `Each case gets a type, an owner and a clock from its ${o.fields}; standard types run a fixed corrective workflow in ${o.systems}, and the clock escalates before it runs out. ${capital(o.owner)} handles ${o.exceptions}.`,
  }),
};

export const negotiate: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Compare offers and terms for ${bare}`,
    description: `A language model lines up ${o.reads} point by point, marks departures from standard terms, and puts ${o.drivers} beside each price. ${capital(o.owner)} negotiates with the comparison in hand and keeps ${o.judgement}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Agent that prepares the rounds on ${bare}`,
    description: `An agent ${o.steps}. It never commits the company. ${capital(o.owner)} sets targets and limits, leads the talks and signs.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Guided buying and renewal of ${bare}`,
    description: `Requests follow a guided path that tests ${o.checks}, invites offers from approved parties and calls up renewals before notice dates, all kept in ${o.systems}. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
};

export const select: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Structured first look at ${bare}`,
    description: `A model extracts ${o.fields} from ${o.reads} and shows, criterion by criterion, what speaks for a fit, without personal characteristics and without ranking people. Results are tested for bias every quarter. ${capital(o.owner)} decides about each person.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Scheduling and candidate-care agent for ${bare}`,
    description: `An agent ${o.steps}. It never rates anyone. ${capital(o.owner)} keeps ${o.judgement}.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Move ${bare} from stage to stage by workflow`,
    description: `Each stage in ${o.systems} starts the next step itself: invitations, forms, references and approvals, with ${o.checks} tested on the way. ${capital(o.owner)} deals with ${o.exceptions}.`,
  }),
};

export const train: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Personal learning paths for ${bare}`,
    description: `A model compares ${o.drivers} with what each role needs, states ${o.predicts}, and turns ${o.reads} into short lessons and questions at the right level. ${capital(o.owner)} approves content and keeps ${o.judgement}.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Assign, remind and certify ${bare} automatically`,
    description: `Joining, moving or an expiring certificate starts the right training in ${o.systems}, with booking, reminders and proof of completion. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Tutor that accompanies ${bare}`,
    description: `An agent ${o.steps}. It answers questions from approved material only and says when it does not know. ${capital(o.owner)} holds ${o.judgement}.`,
  }),
};

export const sell: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Next best action for ${bare}`,
    description: `A model learns from ${o.drivers} ${o.predicts}, and suggests whom to approach with what, and why. A control group shows what it is worth. ${capital(o.owner)} chooses, and keeps ${o.judgement}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Preparation and follow-up agent for ${bare}`,
    description: `An agent ${o.steps}. Nothing reaches a customer without consent and release. ${capital(o.owner)} owns the relationship.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Trigger-based outreach for ${bare}`,
    description: `Events in ${o.systems} start a tested sequence of contacts with ${o.checks} checked before each, and stop it on an answer. ${capital(o.owner)} takes over warm contacts and ${o.exceptions}.`,
  }),
};
