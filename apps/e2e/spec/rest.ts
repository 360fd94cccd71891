import { SECTOR_CALLS } from './calls.ts';
import { ENTITIES } from './entities.ts';
import { OTHER_CALLS, ROLES } from './other-calls.ts';
import { CONSTANTS, PURPOSE, RULES } from './rules.ts';
import type { Statements } from './statement.ts';
import type { World } from './world.ts';

/** What the specification says of the REST door. */
export const REST: Record<string, Statements<World>> = {
  'purpose and states': PURPOSE,
  entities: ENTITIES,
  validation: RULES,
  roles: ROLES,
  'calls on sectors': SECTOR_CALLS,
  'other calls': OTHER_CALLS,
  constants: CONSTANTS,
};
