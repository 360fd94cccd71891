import type { SectorSummary } from '@process-ai/contract/sectors';
import { expect, test } from 'vitest';
import { beginningOf, proposalOf } from './form.ts';
import { blockedTab, sectorTabs } from './model/detail.ts';
import { createStep, firstSteps, type ListedSector, modelOptions, searchSectors, sortSectors } from './model.ts';

const flags = (hasProcesses: boolean, hasAnalysis: boolean) => ({
  hasProcesses,
  hasAnalysis,
  hasJourneys: false,
  hasROI: false,
});
const EMPTY = flags(false, false);
const LISTED = flags(true, false);
const ANALYSED = flags(true, true);

test.each([
  ['journeys', EMPTY, 'journeys'],
  ['journeys', LISTED, null],
  ['roi', EMPTY, 'roi'],
  ['roi', LISTED, 'roi'],
  ['roi', ANALYSED, null],
  ['processes', EMPTY, null],
  ['insights', EMPTY, null],
  ['playbooks', EMPTY, null],
])('tab %s of %j: blocked by %s', (tab, sector, expected) => {
  expect(blockedTab(tab, sector)).toBe(expected);
  expect(sectorTabs(sector).find(({ value }) => value === tab)?.disabled).toBe(expected !== null);
});

test.each([
  ['workflow', 'id', 'workflow'],
  ['import', 'id', 'import'],
  ['workflow', null, 'details'],
  ['nonsense', 'id', 'details'],
  [null, 'id', 'details'],
] as const)('step %s with sector %s opens %s', (wanted, sectorId, expected) => {
  expect(createStep(wanted, sectorId)).toBe(expected);
});

test('a model of the sector’s own stays among the choices', () => {
  expect(modelOptions('eTOM')).toHaveLength(6);
  expect(modelOptions('House model').at(-1)).toEqual({ value: 'House model', label: 'House model' });
});

const listed = (
  name: string,
  updatedAt: string,
  measured: number,
  benchmark = 0,
  isFavorite = false,
): ListedSector => ({
  sector: { id: name, name, description: null, referenceModel: 'APQC PCF', updatedAt } as SectorSummary,
  isFavorite,
  highlight: {
    sectorId: name,
    currency: 'EUR',
    payroll: 1e6,
    savings: { measured, benchmark },
    decided: false,
    exported: false,
    lastChange: null,
  },
});
const LIST = [
  listed('Bahn', '2026-03-01', 10),
  listed('airline', '2026-03-04', 0, 900),
  listed('Bank', '2026-03-02', 0, 100, true),
  { ...listed('Zoo', '2026-03-05', 0), highlight: undefined },
];

test.each([
  ['name', ['Bank', 'airline', 'Bahn', 'Zoo']],
  ['change', ['Bank', 'Zoo', 'airline', 'Bahn']],
  ['value', ['Bank', 'Bahn', 'airline', 'Zoo']],
] as const)('sorted by %s, favorites stand first, and what is measured goes before benchmarks', (sort, names) => {
  expect(sortSectors(LIST, sort).map(({ sector }) => sector.name)).toEqual(names);
});

test('a file that was exported is a later change than the last edit', () => {
  const [bahn, airline] = LIST as [ListedSector, ListedSector];
  const lastChange = { kind: 'export', action: 'done', what: 'docs', count: 1, by: null, at: '2026-03-09' } as const;
  const exported = { ...bahn, highlight: bahn.highlight && { ...bahn.highlight, lastChange } };
  expect(sortSectors([airline, exported], 'change').map(({ sector }) => sector.name)).toEqual(['Bahn', 'airline']);
});

test('sectors are found by name, model and industry', () => {
  const industry = ({ name }: SectorSummary) => (name === 'Bahn' ? 'Transport' : null);
  const found = (text: string) => searchSectors(LIST, text, industry).map(({ sector }) => sector.name);
  expect(found('transport pcf')).toEqual(['Bahn']);
  expect(found('BAN')).toEqual(['Bank']);
  expect(found('')).toHaveLength(4);
});

test.each([
  ['retail-bank_processes.csv', '', 'Retail bank processes', null],
  ['BIAN 12.xlsx', '', 'BIAN 12', 'BIAN'],
  ['library.csv', 'code,name\n1,Run the savings bank', 'Library', null],
  ['library.xml', '<model name="TM Forum eTOM 23">', 'Library', 'eTOM'],
])('%s with %j proposes %s, %s, and asks by all of it', (fileName, text, name, referenceModel) => {
  const words = { name: expect.any(String), description: text, referenceModel: referenceModel ?? '' };
  const proposal = proposalOf(fileName, text);
  expect(proposal).toEqual({ name, referenceModel, words });
  expect(proposal.words.name.toLowerCase()).toBe(name.toLowerCase());
});

test('only text is looked into, and not all of it', async () => {
  expect(await beginningOf(new File(['PK savings bank'], 'a.xlsx'))).toBe('');
  expect(await beginningOf(new File(['x'.repeat(10_000)], 'a.CSV'))).toHaveLength(4000);
});

test('the first steps are ticked by what is there', () => {
  const done = (...sectors: ListedSector[]) => firstSteps(sectors).flatMap((step) => (step.done ? step.name : []));
  const [empty] = LIST as [ListedSector];
  const analyzed = { ...empty, sector: { ...empty.sector, hasProcesses: true, hasAnalysis: true } };
  expect(done()).toEqual([]);
  expect(done(empty)).toEqual(['create']);
  expect(done(analyzed)).toEqual(['create', 'processes', 'analyze']);
  const exported = { ...empty.highlight, decided: true, exported: true } as ListedSector['highlight'];
  expect(done({ ...analyzed, highlight: exported })).toHaveLength(5);
  // Nobody has done what the sample client came with.
  const sample = { ...analyzed, sector: { ...analyzed.sector, isSample: true }, highlight: exported };
  expect(done(sample)).toEqual([]);
  expect(done(sample, empty)).toEqual(['create']);
});
