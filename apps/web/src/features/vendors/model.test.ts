import type { Vendor, VendorInput } from '@process-ai/contract/vendors';
import { expect, test } from 'vitest';
import { accepted, changesOf, filterVendors, monthLabel, sortVendors } from './model.ts';

const vendor = (change: Partial<Vendor>): Vendor => ({
  id: 'id',
  name: 'Acme',
  overview: 'Flow',
  headquarters: null,
  founded: null,
  industry: null,
  website: null,
  capabilities: [],
  products: [],
  aiCapabilities: [],
  factsAsOf: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...change,
});
const offering = (name: string, category: string | null = null, description: string | null = null) => ({
  name,
  category,
  description,
});

test('filters go together, and the search finds every word wherever it stands', () => {
  const reader = vendor({
    name: 'Reader',
    industry: 'Insurance',
    factsAsOf: '2026-11',
    aiCapabilities: [offering('Skills', 'Document AI')],
  });
  const all = [reader, vendor({ name: 'Own' })];
  const none = { text: '', industry: null, category: null, withAi: false, origin: null };
  const names = (change: object) => filterVendors(all, { ...none, ...change }).map(({ name }) => name);
  expect(names({})).toEqual(['Reader', 'Own']);
  expect(names({ text: 'document READER' })).toEqual(['Reader']);
  expect(names({ industry: 'Insurance' })).toEqual(['Reader']);
  expect(names({ category: 'Document AI' })).toEqual(['Reader']);
  expect(names({ withAi: true })).toEqual(['Reader']);
  expect(names({ origin: 'own' })).toEqual(['Own']);
  expect(names({ origin: 'own', withAi: true })).toEqual([]);
});

test('those without a founding year stand last either way', () => {
  const all = [vendor({ name: 'A' }), vendor({ name: 'B', founded: '1999' }), vendor({ name: 'C', founded: '1975' })];
  expect(sortVendors(all, 'oldest').map(({ name }) => name)).toEqual(['C', 'B', 'A']);
  expect(sortVendors(all, 'youngest').map(({ name }) => name)).toEqual(['B', 'C', 'A']);
});

test('a proposal is told field by field, lists row by row, and only what is accepted is taken over', () => {
  const current = vendor({
    headquarters: 'Bonn',
    capabilities: ['Mail', 'Ours'],
    products: [offering('Flow', 'BPM', 'Old'), offering('Gone')],
  });
  const proposed: VendorInput = {
    ...current,
    headquarters: 'Berlin',
    capabilities: ['mail', 'Scan'],
    products: [offering('Flow', 'BPM', 'New'), offering('Dock', null, 'Portal')],
  };
  const changes = changesOf(current, proposed, ['headquarters', 'capabilities', 'products']);
  expect(changes).toEqual([
    { field: 'headquarters', before: 'Bonn', after: 'Berlin' },
    {
      field: 'capabilities',
      rows: [
        { kind: 'changed', name: 'mail', before: 'Mail', after: '' },
        { kind: 'added', name: 'Scan', before: '', after: '' },
        { kind: 'removed', name: 'Ours', before: '', after: '' },
      ],
      unchanged: 0,
    },
    {
      field: 'products',
      rows: [
        { kind: 'changed', name: 'Flow', before: 'BPM – Old', after: 'BPM – New' },
        { kind: 'added', name: 'Dock', before: '', after: 'Portal' },
        { kind: 'removed', name: 'Gone', before: '', after: '' },
      ],
      unchanged: 0,
    },
  ]);
  expect(accepted(current, proposed, new Set(['headquarters']))).toMatchObject({
    headquarters: 'Berlin',
    capabilities: ['Mail', 'Ours'],
    products: current.products,
  });
});

test('the month of facts reads as a month', () => expect(monthLabel('2026-11')).toBe('November 2026'));

test.each([
  ['SAP SE', 'SAP'],
  ['sap se & co. kg', 'SAP'],
  ['Siemens AG', 'Siemens'],
  ['Salesforce, Inc.', 'Salesforce'],
  ['Salesforce.com', 'Salesforce'],
  ['SFDC', 'Salesforce'],
  ['Temenos S.A.', 'Temenos'],
  ['Box Inc', 'Box'],
  ['Itron, Inc.', 'Itron'],
  ['Kofax Ltd', 'Tungsten Automation'],
  ['Fair Isaac Corporation', 'FICO'],
  ['International Business Machines Corp.', 'IBM'],
  ['CargoWise', 'WiseTech Global'],
  ['AWS', 'Amazon Web Services'],
  ['Kronos Incorporated', 'UKG'],
  ['JDA Software', 'Blue Yonder'],
  ['Blue Prism Group plc', 'SS&C Blue Prism'],
  ['Jack Henry & Associates', 'Jack Henry'],
  ['3DS', 'Dassault Systèmes'],
  ['Epic Systems Corporation', 'Epic'],
  ['SES-imagotag SA', 'VusionGroup'],
])('the search finds %s as %s', (text, name) => {
  const others = [vendor({ name: 'Acme' }), vendor({ name: 'Other' })];
  const filters = { text, industry: null, category: null, withAi: false, origin: null };
  expect(filterVendors([...others, vendor({ name })], filters).map((found) => found.name)).toEqual([name]);
});
