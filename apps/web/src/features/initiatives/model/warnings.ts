import type { Initiative, Month, Plan } from '@process-ai/contract/initiatives';
import { copy } from '../copy.ts';
import { notesOf } from '../model.ts';

/** All that somebody should look at before the initiative is believed, in sentences. */
export const warningsOf = ({ warnings }: Plan, initiative: Initiative, today: Month): string[] => [
  ...warnings.flatMap(({ kind, message, initiativeIds }) =>
    // Too much work in a month is no fault of one of them: it shows in the capacity.
    kind !== 'overCapacity' && initiativeIds.includes(initiative.id) ? [message] : [],
  ),
  ...notesOf(initiative, today).map((note) => copy.warnings.of[note]),
];
