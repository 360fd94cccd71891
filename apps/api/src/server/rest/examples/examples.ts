import { MONEY_EXAMPLES } from './money.ts';
import { PEOPLE_EXAMPLES } from './people.ts';
import { PLAN_EXAMPLES } from './plan.ts';
import { SECTOR_EXAMPLES } from './sectors.ts';

/** What bodies and answers look like, by the name of their schema in the document: one small insurer throughout. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  ...SECTOR_EXAMPLES,
  ...MONEY_EXAMPLES,
  ...PEOPLE_EXAMPLES,
  ...PLAN_EXAMPLES,
};
