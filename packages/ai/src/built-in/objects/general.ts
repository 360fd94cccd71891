import type { ObjectClass } from '../object-class.ts';

/** Stands in where neither the name nor the place in the tree tells what a process works on. */
export const GENERAL: ObjectClass = {
  id: 'general',
  group: 'any',
  words: '',
  noun: 'cases',
  sources: 'e-mail, forms and neighbouring teams',
  fields: 'case, requester, status and due date',
  checks: 'the agreed rules and required entries',
  systems: 'the system of record',
  reads: 'messages and attached documents',
  predicts: 'which cases will be late or come back',
  drivers: 'finished cases and their outcome',
  exceptions: 'incomplete and unusual cases',
  judgement: 'unusual cases',
  owner: 'the process owner',
  steps: 'asks for what is missing, reminds whoever is due and reports what stays open',
  traits: {},
};
