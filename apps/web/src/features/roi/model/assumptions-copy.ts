import { OPPORTUNITY_TYPE_NAMES } from '@process-ai/contract/opportunities';

/** What the view of the assumptions says. */
export const assumptionsCopy = {
  theirs: (label: string, value: string, by: string) => `${by || 'Somebody'} set “${label}” to ${value}.`,
  sector: {
    title: 'For the whole sector',
    text: 'Every figure of this sector depends on these. Changing hours per year or the load factor makes results out of date until they are calculated again; the others change the business case at once.',
    submit: 'Save assumptions',
    discard: 'Discard changes',
  },
  units: { percent: '%', inPercent: 'Percent' },
  presets: (label: string) => `Presets for ${label.toLowerCase()}`,
  default: (value: string) => `Default: ${value}.`,
  putBack: (label: string, value: string) => `Restore the default of ${label}: ${value}`,
  invalid: {
    number: 'Must be a number',
    percent: 'Must be between 0 and 100',
    ramp: 'Must be shares between 0 and 100, such as 50, 100',
  },
  process: {
    title: 'For single processes',
    text: 'Assumed for a process until somebody enters a better figure. Presets and sources are in the dialog.',
    label: 'Assumptions by process',
    none: 'No process has ROI inputs yet. Enter them under “Processes” first.',
    search: 'Search processes with inputs',
    noneFound: (query: string) => `No process with inputs matches “${query}”.`,
    columns: {
      process: 'Process',
      implementationCost: 'Implementation cost',
      annualRunCost: 'Run cost a year',
      automationRate: 'Automation rate',
      realisation: 'Realized share',
      changed: 'Last changed',
    },
    assumed: 'assumed',
    edit: 'Edit',
    editLabel: (name: string) => `Edit the assumptions of ${name}`,
    editTitle: (name: string) => `Assumptions of ${name}`,
    emptyIsDefault: 'Leave a field empty to keep its default.',
    submit: 'Save',
    cancel: 'Cancel',
    types: OPPORTUNITY_TYPE_NAMES,
    byType: {
      automation: 'automation is the most demanding opportunity here',
      ai: 'AI is the most demanding opportunity here',
      agentic: 'an agent is the most demanding opportunity here',
      none: 'no opportunity is known here',
    },
    defaultBecause: (value: string, why: string) => `Default: ${value}, since ${why}.`,
  },
};
