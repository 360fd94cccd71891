import type { ObjectClass } from '../object-class.ts';

/** Stands in where neither the name nor the place in the tree tells what a process works on. */
export const GENERAL: ObjectClass = { id: 'general', group: 'any', words: '', traits: {} };
