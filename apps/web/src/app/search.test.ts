import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { filterTree } from '@process-ai/domain/hierarchy';
import { expect, test } from 'vitest';
import { filterOpportunities, NO_FILTERS } from '../features/opportunities/model.ts';
import { wantedIds } from '../features/roi/model/shown-rows.ts';

const processes = ['Pay supplier invoices', 'Prüfe Rechnungen', 'Hire people'].map((name, index) => ({
  id: name,
  parentId: null,
  code: `1.${index}`,
  name,
})) as Partial<LandscapeProcess>[] as LandscapeProcess[];

test.each([
  ['invoice pay', ['Pay supplier invoices']],
  ['PAY 1.0', ['Pay supplier invoices']],
  ['prufe', ['Prüfe Rechnungen']],
  ['invoice hire', []],
])('%j finds the same process in the tree, the ROI grid and the opportunities', (text, names) => {
  const rows = processes.map((process) => ({ process, saved: undefined, result: undefined, warnings: [] }));
  const opportunities = processes.map(
    ({ code, name }): Partial<SectorOpportunity> => ({
      title: '',
      description: '',
      processCode: code,
      processName: name,
    }),
  ) as SectorOpportunity[];
  const filters = { ...NO_FILTERS, text };
  expect(filterTree(processes, text).map(({ name }) => name)).toEqual(names);
  expect(wantedIds(rows, text, null, {})).toEqual(names);
  expect(filterOpportunities(opportunities, filters).map(({ processName }) => processName)).toEqual(names);
});
