import { capital, type Patterns } from '../pattern.ts';

export const analyze: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Find the patterns behind ${bare}`,
    description: `Clustering and language models work through ${o.drivers} and through ${o.reads}, show ${o.predicts}, and keep the records behind every finding one click away. Results on ${bare} are repeatable, so a change between two runs is a finding too. ${capital(o.owner)} tests the findings and draws the conclusions.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Research agent for ${bare}`,
    description: `An agent splits the question into searches over ${o.sources}, reads what it finds, notes a source for each statement and comes back where sources contradict each other. Its plan and reading list can be corrected at any time. ${capital(o.owner)} frames the question and decides ${o.judgement}.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Standing data set for ${bare}`,
    description: `${capital(o.fields)} flow from ${o.systems} into one data set with fixed definitions and a freshness check, so that work starts with figures instead of collecting them. ${capital(o.owner)} agrees the definitions and looks into ${o.exceptions}.`,
  }),
};

export const assess: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Evidence file and first rating for ${bare}`,
    description: `A model gathers ${o.drivers}, reads ${o.reads}, and rates each criterion with the passage that supports it; what it cannot find is named as a gap. Two assessments can be laid side by side. ${capital(o.owner)} sets the rating and keeps ${o.judgement}.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Collect the inputs to ${bare} by calendar`,
    description: `On fixed dates ${o.fields} are pulled from ${o.systems} into one scorecard, questionnaires go out, and reminders follow until the last is in. Values outside their range are marked. ${capital(o.owner)} spends the time on ${o.exceptions} instead of on collecting.`,
  }),
};

export const forecast: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Machine-learned baseline for ${bare}`,
    description: `Models trained on ${o.drivers} state ${o.predicts}, each figure with a range, and are measured against the present method before they replace it. Manual changes are kept apart, so that their value shows. ${capital(o.owner)} adds what the data cannot know and keeps ${o.judgement}.`,
  }),
  automation: ({ bare, o }) => ({
    title: `Run the numbers for ${bare} overnight`,
    description: `Jobs collect ${o.fields} from ${o.systems}, test them on ${o.checks}, roll the plan forward and publish one version with the differences to the last. ${capital(o.owner)} opens the day with ${o.exceptions} already listed.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Scenario agent for ${bare}`,
    description: `When an assumption moves, an agent ${o.steps}. Every scenario carries its assumptions and can be replayed. ${capital(o.owner)} chooses the scenario.`,
  }),
};

export const monitor: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Watch ${bare} continuously, report by exception`,
    description: `${capital(o.fields)} are read from ${o.systems} as they change and compared with ${o.checks}; a breach opens a task for the person responsible, with a deadline and an escalation. Routine reports write themselves. ${capital(o.owner)} deals with ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `Early warning on ${bare}`,
    description: `A model learns the normal pattern from ${o.drivers} and signals, while there is still time to act, ${o.predicts}, with the factors that moved. Alerts that nobody acts on are tuned away. ${capital(o.owner)} judges each signal and keeps ${o.judgement}.`,
  }),
  agentic: ({ bare, o }) => ({
    title: `Agent that follows up deviations in ${bare}`,
    description: `An agent does what usually fails for lack of time: it ${o.steps}. Each step is logged, and anything outside its remit is handed over. ${capital(o.owner)} sets the remit and decides on ${o.judgement}.`,
  }),
};

export const write: Patterns = {
  automation: ({ bare, o }) => ({
    title: `Produce ${bare} from live data`,
    description: `Templates draw ${o.fields} from ${o.systems}, test the totals on ${o.checks} and send each reader a version at the agreed time. A broken feed stops the sending instead of leaving a gap. ${capital(o.owner)} looks after ${o.exceptions}.`,
  }),
  ai: ({ bare, o }) => ({
    title: `First draft of ${bare}, with its sources`,
    description: `A language model drafts the text from ${o.drivers}, takes facts only from ${o.systems} and ${o.reads}, and marks each figure with its source. Style and structure follow approved examples. ${capital(o.owner)} edits, answers for the content and keeps ${o.judgement}.`,
  }),
};

export const define: Patterns = {
  ai: ({ bare, o }) => ({
    title: `Draft ${bare} from evidence and precedents`,
    description: `A language model compares earlier versions with ${o.drivers}, drafts the options with arguments for and against each, and lists contradictions and gaps in ${o.reads}. Every statement names its source. ${capital(o.owner)} decides ${o.judgement}.`,
  }),
  automation: ({ it, bare, o }) => ({
    title: `Versioned review cycle for ${bare}`,
    description: `A workflow calls up ${it} on its review date, puts ${o.fields} from ${o.systems} beside the current text, collects comments in one place and publishes the released version. ${capital(o.owner)} settles ${o.exceptions} and approves.`,
  }),
};
