import { expect, it } from 'vitest';
import { sectorShare } from './vendor-comparison-industry.ts';

it.each([
  ['Insurance', 'Insurance', 1],
  ['Insurance', 'Insurers and banks', 1],
  ['Banking', 'Financial services', 1],
  ['Manufacturing', 'Cross-industry', 0.5],
  ['Insurance', 'Workflow automation', 0.5],
  ['Insurance', null, 0.5],
  ['Insurance', 'Retail', 0],
  // Trades that are told apart, and those that share a customer.
  ['Airlines', 'Logistics', 0],
  ['Airlines', 'Travel and hospitality', 1],
  ['Hospitality', 'Airlines', 0],
  ['Hospitals', 'Life sciences', 0],
  ['Hospitals', 'Health care and life sciences', 1],
  ['Life sciences and manufacturing', 'Manufacturing', 1],
  ['Education', 'Public sector', 0],
  ['Private banking and asset management', 'Banking', 1],
  // One that leads in several trades.
  ['Logistics', 'Retail, Manufacturing, Logistics', 1],
  ['Hospitality', 'Retail, Hospitality', 1],
  ['Airlines', 'Retail, Hospitality', 0],
  ['Insurance', 'Beekeeping', 0],
  ['Beekeeping', 'Beekeeping and honey', 1],
  [null, 'Cross-industry', 0.5],
  [null, null, 0.5],
  [null, 'Insurance', 0],
])('a sector of %s and a vendor of %s share %d', (industry, vendorIndustry, share) => {
  expect(sectorShare(industry, vendorIndustry)).toBe(share);
});
