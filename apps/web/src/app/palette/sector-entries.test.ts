import type { SectorSummary } from '@process-ai/contract/sectors';
import { expect, test } from 'vitest';
import { exportIn, sectorEntries } from './sector-entries.ts';

const sector = (changes: Partial<SectorSummary> = {}) =>
  ({ id: 's', role: 'editor', hasProcesses: true, hasAnalysis: true, ...changes }) as SectorSummary;

const titles = (of: SectorSummary) => sectorEntries(of, '/export').map(({ title }) => title);

test('tabs and views go before verbs', () => {
  expect(titles(sector())).toEqual([
    'Processes',
    'Customer Journeys',
    'Insights',
    'Playbooks',
    'Business Value & ROI',
    'Overview',
    'Tree',
    'Opportunities',
    'Landscape',
    'ROI inputs',
    'Business case',
    'Plan',
    'Assumptions',
    'Import a file',
    'Research processes',
    'Add a process',
    'Generate a playbook',
    'Apply a playbook',
    'Compare vendors',
    'Export the blueprint',
    'Show activity',
  ]);
});

test('what is blocked is left out', () => {
  expect(titles(sector({ hasProcesses: false, hasAnalysis: false }))).toEqual([
    'Processes',
    'Insights',
    'Playbooks',
    'Import a file',
    'Research processes',
    'Add a process',
    'Apply a playbook',
    'Show activity',
  ]);
});

test('a viewer is offered nothing that changes the sector', () => {
  expect(titles(sector({ role: 'viewer' })).slice(-4)).toEqual([
    'Assumptions',
    'Compare vendors',
    'Export the blueprint',
    'Show activity',
  ]);
});

test('the export opens over the page of the sector that is open, if it can', () => {
  expect(exportIn('s', { pathname: '/sectors/s/roi', search: '?view=plan' })).toBe(
    '/sectors/s/roi?view=plan&export=new',
  );
  expect(exportIn('s', { pathname: '/sectors/s/activity', search: '' })).toBe('/sectors/s?export=new');
  expect(exportIn('s', { pathname: '/sectors', search: '?q=a' })).toBe('/sectors/s?export=new');
});
