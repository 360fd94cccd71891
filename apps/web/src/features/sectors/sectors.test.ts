import { expect, test } from 'vitest';
import { blockedTab, createStep, modelOptions, sectorTabs } from './model.ts';

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
