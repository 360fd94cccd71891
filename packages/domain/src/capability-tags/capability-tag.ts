/**
 * How much a capability says. In a text that names several, the most telling ones are its tags: in "claims fraud
 * detection" the fraud detection (solution) before the claims (specific), and in "an agent for claims" the claims before
 * the agent (general). Objects of one trade (trade) are read beside them.
 */
export type TagLevel = 'general' | 'specific' | 'solution' | 'trade';

export interface CapabilityTag {
  level: TagLevel;
  /** Separated by commas; a phrase is found where all its words stand in one clause, in any form and order. */
  phrases: string;
}

/** A technique that helps with any work. */
export const general = (phrases: string): CapabilityTag => ({ level: 'general', phrases });
/** Work on a business object. */
export const specific = (phrases: string): CapabilityTag => ({ level: 'specific', phrases });
/** A kind of product of its own, whatever it is applied to. */
export const solution = (phrases: string): CapabilityTag => ({ level: 'solution', phrases });
/** The object of one trade: whatever else a text names, it is about this. */
export const trade = (phrases: string): CapabilityTag => ({ level: 'trade', phrases });
