import type { Answers } from '@process-ai/domain/suitability';

export type ObjectGroup =
  | 'finance'
  | 'people'
  | 'customers'
  | 'supply'
  | 'products'
  | 'technology'
  | 'governance'
  | 'industry'
  | 'any';

/**
 * What the analyst knows about one kind of business object. Each field is a phrase that sentences are built from, so
 * its grammar is fixed: see the remarks.
 */
export interface ObjectClass {
  id: string;
  group: ObjectGroup;
  /** What gives the object away, separated by commas; the words of one entry must stand side by side. */
  words: string;
  /** Plural: "supplier invoices". */
  noun: string;
  /** Where they come from or are found: "the invoice mailbox and supplier portals". */
  sources: string;
  /** Their structured content: "supplier, amount and tax". */
  fields: string;
  /** What they are tested against: "the purchase order and the goods receipt". */
  checks: string;
  /** Where they are kept: "the ERP". */
  systems: string;
  /** The texts, pictures or calls that come with them: "PDF invoices and supplier e-mails". */
  reads: string;
  /** An indirect question worth predicting: "which invoices will be disputed". */
  predicts: string;
  /** Data to learn and argue from: "payment terms and dispute history". */
  drivers: string;
  /** What goes wrong, plural: "price differences and missing orders". */
  exceptions: string;
  /** What stays with people: "disputes with a supplier". */
  judgement: string;
  /** Who: "the accounts payable team". */
  owner: string;
  /** What an agent does step by step, third person: "asks the buyer for a missing receipt, then …". */
  steps: string;
  /** First answers to suitability criteria that this object suggests. */
  traits: Answers;
}
