import { capital, type Patterns } from '../pattern.ts';

export const capture: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Take in ${bare} without retyping`,
    description: `An intake flow picks up what arrives from ${o.sources}, writes ${o.fields} to ${o.systems} and confirms receipt. What fails ${o.checks} goes to a work list with the reason. ${capital(o.owner)} clears ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Read ${bare} out of ${o.reads}`,
    description: `Document understanding extracts ${o.fields} from ${o.reads}, with a confidence for each value. Doubtful values appear beside the source, are corrected once, and each correction becomes a training example. ${capital(o.owner)} keeps ${o.judgement}.`,
  }),
};

export const validate: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Check every case of ${bare} by rule, not a sample`,
    description: `Each case is tested on ${o.checks} as soon as it is saved in ${o.systems}: what passes moves on untouched, what fails returns with the rule it broke. The test log is kept as evidence. ${capital(o.owner)} rules on ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Score ${bare} for what rules cannot see`,
    description: `A model trained on ${o.drivers} estimates ${o.predicts}, and puts the riskiest cases first, each with its reasons. The verdicts of those who check retrain it. ${capital(o.owner)} decides on every flagged case and on ${o.judgement}.`,
  }),
};

export const reconcile: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Match ${bare} item by item, exceptions only to people`,
    description: `A matching engine compares ${o.systems} with its counterpart by ${o.fields}, first exactly and then within set tolerances, and closes what agrees. Open items are aged and assigned with a probable cause. ${capital(o.owner)} clears ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Suggest counterparts for open items in ${bare}`,
    description: `Where rules leave an item open, a model proposes the likeliest counterpart from ${o.drivers} and looks for the missing reference in ${o.reads}. It books nothing; each accepted or rejected proposal teaches it. ${capital(o.owner)} decides, and keeps ${o.judgement}.`,
  }),
};

export const transact: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Straight-through handling of ${bare}`,
    description: `Once ${o.checks} are in order, a workflow fills, posts and files each transaction in ${o.systems} without a hand-over, and stops the others with a reason code. Robots bridge systems that have no interface. ${capital(o.owner)} handles ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Pick doubtful cases of ${bare} out before the run`,
    description: `Before the run, a model uses ${o.drivers} to estimate ${o.predicts}, and looks into ${o.reads} for what explains it. Doubtful cases leave the queue early instead of failing late. ${capital(o.owner)} decides on them, and on ${o.judgement}.`,
  }),
};

export const calculate: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Calculate ${bare} from source data, on schedule`,
    description: `A scheduled job pulls ${o.fields} from ${o.systems}, applies the agreed formula and stores the inputs beside the result, so that each figure can be traced and run again. Plausibility limits stop a run that moves too far. ${capital(o.owner)} owns the method and explains ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Explain every movement in ${bare}`,
    description: `A model compares the result with earlier periods, attributes each change to ${o.drivers}, and drafts the comment with its figures linked. Movements it cannot explain are listed as such. ${capital(o.owner)} confirms the comment and decides on ${o.judgement}.`,
  }),
};

export const maintain: Patterns = {
  automation: ({ bare, o }) => ({
    title: `One guided change form for ${bare}`,
    description: `Changes enter through a form that validates ${o.fields} against ${o.checks}, routes the approval and writes to ${o.systems} and all dependent systems at once, with who, when and why. Periodic jobs list what has expired. ${capital(o.owner)} settles ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Find what is stale or wrong in ${bare}`,
    description: `A model compares records with ${o.reads} and ${o.drivers}, points out duplicates and contradictions, and proposes the correction with its evidence. It changes nothing itself. ${capital(o.owner)} accepts proposals in bulk or one by one.`,
  }),
};

export const retire: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Close out ${bare} by a checklist that cannot be skipped`,
    description: `A workflow walks through every step of the ending: it checks ${o.checks}, ends entries in ${o.systems}, archives the evidence and informs everyone affected. Open points block the closing and are named. ${capital(o.owner)} signs off and decides on ${o.judgement}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Agent that ties up the loose ends of ${bare}`,
    description: `An agent searches ${o.systems} and connected systems for what still depends on the item, and ${o.steps}. It prepares each step and waits for the release. ${capital(o.owner)} releases what cannot be undone.`,
  }),
};
