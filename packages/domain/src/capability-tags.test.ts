import { describe, expect, it } from 'vitest';
import { stemOf } from './capability-tags/stems.ts';
import { CAPABILITY_TAGS } from './capability-tags/taxonomy.ts';
import { tagsOf } from './capability-tags.ts';

const tags = (text: string) => [...tagsOf(text).tags].sort();

describe('what vendors say they can do', () => {
  it.each([
    ['Invoice capture and coding', 'process-invoices'],
    ['Process invoices from receipt to posting', 'process-invoices'],
    ['Claims triage', 'handle-claims'],
    ['First notice of loss', 'handle-claims'],
    ['Demand forecasting', 'forecast-demand'],
    ['Virtual agent for customer service', 'answer-enquiries'],
    ['Predictive maintenance', 'predict-failure'],
    ['API-led integration', 'connect-applications'],
    ['Robotic process automation', 'automate-screens'],
    ['Intelligent document processing', 'extract-data'],
    ['Process mining', 'mine-processes'],
    ['Task mining', 'mine-tasks'],
    ['Account reconciliation', 'reconcile-accounts'],
    ['Financial close', 'close-books'],
    ['Loan origination', 'originate-loans'],
    ['Sanctions screening', 'screen-parties'],
    ['Underwriting workbench', 'underwrite-risks'],
    ['IT service management', 'handle-incidents'],
    ['Warehouse management', 'run-warehouse'],
    ['Talent acquisition', 'hire-people'],
    ['Alarm correlation', 'assure-services'],
    ['Orchestrate robots, agents and people in one workflow', 'plan-and-act, run-workflows'],
    ['Consulting', ''],
  ])('%s', (text, expected) => {
    expect(tags(text).join(', ')).toBe(expected);
  });
});

describe('titles of the built-in analyst', () => {
  it.each([
    ['Touchless posting of supplier invoices', 'process-invoices'],
    ['Coding proposals for supplier invoices without an order', 'process-invoices'],
    ['First notice of loss: read, triage and reserve property claims', 'handle-claims'],
    ['Take in lessons without retyping', 'extract-data'],
    ['Statistical baseline and promotion uplift for demand', 'forecast-demand, run-campaigns'],
    ['Process mining across “Manage prices and promotions”', 'mine-processes'],
    ['Connect the hand-overs in “Enterprise Domain”', 'connect-applications'],
    ['Suggest counterparts for open items in party records', 'reconcile-accounts'],
    ['Agent that keeps claimants informed moving', 'plan-and-act'],
    ['Agent that keeps mortgages moving', 'originate-loans'],
    ['Early signals of trouble in location data', 'predict-outcomes'],
    ['One workflow for adjustments/deductions, from request to record', 'run-workflows'],
    ['Check every case of material readiness by rule, not a sample', 'manage-inventory'],
  ])('%s', (text, expected) => {
    expect(tags(text).join(', ')).toBe(expected);
  });
});

it('takes the most telling level for the tags, and the families of all', () => {
  expect(tags('Claims fraud detection')).toEqual(['detect-fraud']);
  expect(tags('An AI agent for claims')).toEqual(['handle-claims']);
  expect([...tagsOf('An AI agent for claims').families].sort()).toEqual(['agents', 'claims-underwriting']);
  expect(tags('An AI agent')).toEqual(['plan-and-act']);
});

it('reads a phrase in any form and order, but not across clauses, and not a phrase within a longer one', () => {
  expect(tags('Capturing of all incoming invoices')).toEqual(['process-invoices']);
  expect(tags('Customer invoices')).toEqual(['bill-customers']);
  expect(tags('Demand matters. Weather forecasts')).toEqual(['forecast-figures']);
  expect(tags('Marketing automation')).toEqual(['run-campaigns']);
  expect(tags('Securities')).not.toContain('secure-access');
});

it('leaves only stems that say something', () => {
  expect([...tagsOf('Management of the reconciliation systems for nostro accounts').stems]).toEqual([
    'reconcil',
    'nostro',
    'account',
  ]);
});

it.each([
  ['reconcile', 'reconciliation', 'reconciling'],
  ['optimise', 'optimize', 'optimization', 'optimising'],
  ['classify', 'classification', 'classified'],
  ['invoice', 'invoices', 'invoicing'],
  ['delivery', 'deliveries', 'deliver'],
  ['plan', 'plans', 'planning', 'planned'],
  ['predict', 'predictive', 'predictions'],
])('gives forms of a word one stem: %s', (...words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1);
});

it('has tags with ids of their own, each found by each of its own phrases', () => {
  const ids = CAPABILITY_TAGS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const lost = CAPABILITY_TAGS.flatMap(({ family, phrases }) =>
    phrases
      .split(',')
      .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
      .filter((phrase) => !tagsOf(phrase).families.has(family)),
  );
  expect(lost).toEqual([]);
});

it('survives hostile text', () => {
  const nothing = { tags: new Set(), families: new Set() };
  for (const text of ['', ' \n\t', '__proto__ constructor toString', '\ud800', '💥'.repeat(1000), '((((((', 'Анализ']) {
    expect(tagsOf(text)).toMatchObject(nothing);
  }
  expect(tagsOf(`${'a b '.repeat(50_000)} invoices`).tags).toEqual(new Set(['process-invoices']));
});
