import { expect, it } from 'vitest';
import { tradeOf } from './trades.ts';

it.each([
  ['Energy Nord', null, 'Utilities'],
  ['Loan servicing', null, 'Banking'],
  ['Patient care', null, 'Healthcare'],
  ['Steel mill', null, 'Manufacturing'],
  ['Fibre operator', null, 'Telecommunications'],
  // What is built says more than that it is built.
  ['Fiber-to-the-home builder', null, 'Telecommunications'],
  ['FTTH builder', 'Builds and runs open-access networks.', 'Telecommunications'],
  ['Warehouse operator', null, 'Logistics'],
  ['Citizen services', null, 'Public sector'],
  ['Waste collection', null, 'Utilities'],
  ['Claim handling', null, 'Insurance'],
  // The first of two that are level.
  ['Bank and insurance group', null, 'Banking'],
  ['Insurance and banking group', null, 'Insurance'],
  ['Hotel and shop', null, 'Retail'],
  ['Electronics retailer', null, 'Retail'],
  ['Media streaming', 'Sold with broadband.', 'Telecommunications'],
  // The name says more than the description.
  ['Loan servicing', 'For software companies.', 'Banking'],
  // In another language, and as a kind of a wider industry.
  ['Krankenkasse Nord', null, 'Insurance'],
  ['Car makers', null, 'Manufacturing'],
  // Of none, or of one that no library knows more about.
  ['Shared services', 'Finance and people.', undefined],
  ['Hotel group', 'Owned by a bank.', undefined],
  ['Food bank', null, undefined],
])('“%s”, described as %j, is in the trade %s', (name, description, trade) => {
  expect(tradeOf({ name, description, referenceModel: 'APQC PCF' }, 'APQC PCF')?.name).toBe(trade);
});
