import type { Industry } from '@process-ai/contract/industries';
import { compareVendors, matchesOf, noVendorFits } from '@process-ai/domain/vendor-comparison';
import { describe, expect, it } from 'vitest';
import { USE_CASE_NEEDS, USE_CASES } from './use-case-catalogue.ts';
import { directoryIndustry, loadVendorDirectory } from './vendor-directory.ts';
import { CONSTRUCTED } from './vendor-fit.fixture.ts';

/** What no vendor of another trade may exceed. */
const ABROAD_MAX = 20;
const FIRST = 3;

const vendors = await loadVendorDirectory();
const useCases = new Map(USE_CASES.map((useCase) => [useCase.id, useCase]));

const opportunitiesOf = (needs: string) =>
  needs.split(/\s+/).map((id) => {
    const useCase = useCases.get(id);
    if (!useCase) throw new Error(`No use case ${id}`);
    const { type, title, description } = useCase;
    return { id, type, title, description, estimatedSavings: null, savingsBasis: null, ...USE_CASE_NEEDS.get(id) };
  });

function compared(sector: Industry, needs: string) {
  return compareVendors(opportunitiesOf(needs), vendors, { industry: directoryIndustry('', '', null, sector) });
}

describe('constructed comparisons', () => {
  it.each(Object.entries(CONSTRUCTED))('%s', (_what, { sector, needs, expected }) => {
    const fits = compared(sector, needs);
    const first = fits.slice(0, FIRST).map(({ vendorName }) => vendorName);
    expect(first).toSatisfy((names: string[]) => expected.split(', ').some((name) => names.includes(name)));
    expect(noVendorFits(fits)).toBeNull();
    const abroad = fits.filter(({ shares }) => shares.sector === 0);
    expect(abroad.filter(({ overallScore }) => overallScore > ABROAD_MAX)).toEqual([]);
    expect(abroad.every(({ fits: fit }) => !fit)).toBe(true);
  });

  it.each<[Industry, needs: string]>([
    [
      'public-administration',
      `city-lost-items-described-matched-and-returned city-inspections-chosen-by-risk-and-route
        city-decisions-rewritten-in-plain-language-with-legal-core`,
    ],
    [
      'manufacturing',
      `university-residence-places-allocated-by-points-and-dates media-fact-check-sentence-by-sentence
        university-ethics-applications-checked-before-the-board`,
    ],
  ])('nothing of the directory is made for it: %s', (sector, needs) => {
    expect(noVendorFits(compared(sector, needs.trim()))).toBe(
      'No vendor of the directory fits: nothing here is covered.',
    );
  });
});

it.each<[Industry, useCase: string, vendor: string, wholly: string | null]>([
  ['utilities', 'utility-energy-theft-and-tampered-meters', 'Itron', 'Grid edge applications'],
  ['utilities', 'utility-energy-theft-and-tampered-meters', 'Kamstrup', null],
  [
    'logistics',
    'slotting-by-picks-and-affinity',
    'Manhattan Associates',
    'Run warehouses: receiving, slotting, pick waves and labor',
  ],
  ['logistics', 'slotting-by-picks-and-affinity', 'WiseTech Global', null],
  ['logistics', 'slotting-by-picks-and-affinity', 'Transporeon', null],
  ['higher-education', 'university-degree-audit-before-the-final-term', 'Thomson Reuters', null],
  ['media', 'media-rights-contract-terms-into-avails', 'Vistex', 'Manage rights contracts by title and territory'],
  ['media', 'media-rights-contract-terms-into-avails', 'Microsoft', null],
  ['hospitals', 'hospital-denial-appeal-agent', 'Chargebee', null],
  ['retail', 'energy-and-water-bill-capture-check', 'SAP', null],
  ['retail', 'energy-and-water-bill-capture-check', 'Chargebee', null],
  ['telecommunications', 'telecom-site-energy-bill-and-load-check', 'Oracle', null],
  ['hospitals', 'hospital-imaging-worklist-priority-and-followup', 'LeanTaaS', null],
  ['airlines', 'airline-crew-roster-by-bids-and-fairness', 'Jeppesen ForeFlight', 'Jeppesen Crew Rostering'],
  ['telecommunications', 'telecom-suspended-usage-clustered-and-recycled', 'Zuora', null],
  ['telecommunications', 'telecom-suspended-usage-clustered-and-recycled', 'Chargebee', null],
  ['banking', 'bank-alert-evidence-file', 'IBM', null],
  ['retail', 'supplier-e-invoice-validation-gate', 'Workato', null],
  [
    'retail',
    'supplier-e-invoice-validation-gate',
    'Basware',
    'Receive and validate e-invoices of suppliers by country rule at intake',
  ],
])('%s: what “%s” asks, %s does wholly by %s', (sector, id, name, offering) => {
  const opportunities = opportunitiesOf(id);
  const matches = matchesOf(
    opportunities,
    vendors.filter((vendor) => vendor.name === name),
    {
      industry: directoryIndustry('', '', null, sector),
    },
  );
  expect(matches.find(({ strength }) => strength === 1)?.vendorCapability ?? null).toBe(offering);
});

it('two cores of insurers are told by what differs between them', () => {
  const needs = 'insurance-claim-assignment-by-authority-and-load insurance-cession-rules-and-exception-replay';
  const said = compared('insurance', needs).filter(({ vendorName }) => /^(?:Guidewire|Duck Creek)/.test(vendorName));
  const [one, other] = said.map(({ recommendationReason }) => recommendationReason);
  expect(said).toHaveLength(2);
  expect(one).not.toBe(other);
});

it('a vendor made for one trade scores nothing by what helps with any work', () => {
  const fits = compared('banking', CONSTRUCTED['accounts payable of a hospital']?.needs ?? '');
  const abroad = fits.filter(({ shares }) => shares.sector === 0);
  expect(abroad.map(({ overallScore }) => overallScore)).toEqual(abroad.map(() => 0));
});
