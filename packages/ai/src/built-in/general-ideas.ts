import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { GeneralIdea } from '@process-ai/contract/use-cases';
import type { ReadableProcess } from '../analyst.ts';
import { readProcess } from './reading.ts';
import type { VerbClassId } from './verb-classes.ts';

type Idea = readonly [type: OpportunityType, title: string, description: string];

/** By the kind of activity: what usually helps with such work, whatever it is about. No systems, roles or data are assumed. */
const IDEAS: Record<VerbClassId, readonly Idea[]> = {
  capture: [
    [
      'ai',
      'Read what comes in instead of typing it',
      'Where the input is text or scans, a model can propose the fields and a person confirms the doubtful ones.',
    ],
    [
      'automation',
      'Check at the point of entry',
      'Required fields and simple plausibility rules at the start save asking back later.',
    ],
  ],
  validate: [
    [
      'automation',
      'Write the checks down as rules',
      'List the tests that are made today; those with a clear yes or no can run on every case, and people see what fails.',
    ],
  ],
  reconcile: [
    [
      'automation',
      'Match by rule, show only the differences',
      'Where both sides exist as records, exact and tolerance rules clear most pairs and leave a short list.',
    ],
  ],
  transact: [
    [
      'automation',
      'Let standard cases pass without a touch',
      'Define what a standard case is; when it meets every rule it is completed, anything else stops for a person.',
    ],
  ],
  calculate: [
    [
      'automation',
      'Put the formula in one tested place',
      'A calculation that lives in several spreadsheets is made once, with the inputs and the result kept for audit.',
    ],
  ],
  approve: [
    [
      'automation',
      'Route by amount and risk',
      'Small and usual requests follow a rule; the approver gets the rest with what is needed to decide.',
    ],
  ],
  assess: [
    [
      'ai',
      'Gather the facts before the judgment',
      'A summary of the material with its sources shortens reading; the assessment itself stays with a person.',
    ],
  ],
  analyze: [
    [
      'ai',
      'Draft the first reading of the figures',
      'Recurring analyses can start from a draft that names the largest changes; a person checks and explains them.',
    ],
  ],
  forecast: [
    [
      'ai',
      'Compare a statistical forecast with today’s',
      'If there is a history, a simple model beside the present method shows over some months which errs less.',
    ],
  ],
  schedule: [
    [
      'ai',
      'Propose a plan that keeps to the constraints',
      'If the rules and capacities can be written down, an optimizer proposes and planners change it.',
    ],
  ],
  define: [],
  design: [
    [
      'ai',
      'Find what was done before',
      'A search over earlier work avoids starting from an empty page; the design itself stays with people.',
    ],
  ],
  write: [
    [
      'ai',
      'Draft from approved building blocks',
      'Where such texts repeat, a first draft from approved parts saves the routine; the author answers for every word.',
    ],
  ],
  communicate: [
    [
      'ai',
      'Draft for each audience from one source',
      'One approved text can be shortened and adapted; a person releases every version.',
    ],
  ],
  respond: [
    [
      'ai',
      'Propose an answer with its source',
      'Where answers exist in writing, a draft with the place it comes from saves searching; a person sends it.',
    ],
  ],
  resolve: [
    [
      'ai',
      'Show how similar cases were solved',
      'Earlier cases with a recorded solution, found by their text, give a start; deciding stays with a person.',
    ],
  ],
  negotiate: [],
  monitor: [
    [
      'automation',
      'Report exceptions instead of everything',
      'Limits on the few figures that matter turn looking into being told; people set the limits.',
    ],
  ],
  maintain: [
    [
      'automation',
      'One request form with checks for changes',
      'Changes that arrive complete and checked need no second look; doubtful ones go to whoever owns the record.',
    ],
  ],
  select: [
    [
      'automation',
      'Compare on the same criteria',
      'Criteria and weights fixed beforehand make choices comparable; people choose.',
    ],
  ],
  train: [
    [
      'automation',
      'Assign and remind by rule',
      'Who needs what, by when, follows from role and date; teaching stays with people.',
    ],
  ],
  handle: [],
  sell: [
    [
      'ai',
      'Prepare the conversation',
      'A short brief from what is already known about the other side saves reading; the conversation stays with people.',
    ],
  ],
  implement: [],
  retire: [
    [
      'automation',
      'Work off one checklist',
      'Steps, owners and evidence in one list keep anything from being left behind.',
    ],
  ],
  manage: [],
};

/** What usually helps with such an activity; none where people do it with their hands or heads, or the name does not tell. */
export function generalIdeas(process: ReadableProcess): GeneralIdea[] {
  const { action, verbClass } = readProcess(process);
  if (action.verb === null) return [];
  return IDEAS[verbClass].map(([type, title, description]) => ({ type, title, description }));
}
