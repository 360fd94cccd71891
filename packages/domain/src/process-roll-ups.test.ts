import type { OpportunityStatus, OpportunityType } from '@process-ai/contract/opportunities';
import { expect, test } from 'vitest';
import { EVEN_WORKFORCE, generatedSector } from './generated-sector.fixture.ts';
import { rollUp } from './process-roll-ups.ts';
import { valueProcesses } from './process-values.ts';
import { DEFAULT_ASSUMPTIONS } from './roi.ts';

const TYPES: OpportunityType[] = ['automation', 'ai', 'agentic'];

test('of generated sectors are what an addition of each branch gives, and leave out what has nothing', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const sector = generatedSector(seed);
    const values = valueProcesses(sector);
    const processes = sector.processes.map((process, index) => ({
      ...process,
      finding: index % 3 === 0 ? ('known' as const) : null,
    }));
    const opportunities = sector.opportunities.map((one, index) => ({
      ...one,
      type: TYPES[index % 3] as OpportunityType,
    }));
    const rolled = rollUp(processes, opportunities, values);
    const idsBelow = (id: string): string[] => [
      id,
      ...processes.filter(({ parentId }) => parentId === id).flatMap((child) => idsBelow(child.id)),
    ];
    for (const { id } of processes) {
      const below = idsBelow(id);
      const found = opportunities.filter(
        ({ processId, status }) => below.includes(processId) && status !== ('rejected' satisfies OpportunityStatus),
      );
      const analyzed = below.filter(
        (one) =>
          processes.find((process) => process.id === one)?.finding !== null ||
          found.some(({ processId }) => processId === one),
      ).length;
      const value = values.processOf(id);
      const savings = {
        measured: (value?.measured.savings ?? 0) / 1000,
        benchmark: (value?.benchmark.savings ?? 0) / 1000,
      };
      const shown = rolled.find(({ processId }) => processId === id);
      if (analyzed === 0 && savings.measured + savings.benchmark === 0) {
        expect(shown).toBeUndefined();
        continue;
      }
      expect(shown).toEqual({
        processId: id,
        processes: below.length,
        analyzed,
        opportunities: Object.fromEntries(TYPES.map((type) => [type, found.filter((one) => one.type === type).length])),
        savings,
        size: value?.size ?? null,
      });
    }
  }
});

test('counts no opportunity of a process that is not among those given', () => {
  const processes = [{ id: 'a', parentId: null, workFunction: 'finance' as const, weight: 1, finding: null }];
  const values = valueProcesses({
    processes,
    opportunities: [],
    inputs: [],
    assumptions: DEFAULT_ASSUMPTIONS,
    profile: { employees: 100, employeeCost: 50_000 },
    workforce: EVEN_WORKFORCE,
  });
  expect(rollUp(processes, [{ processId: 'gone', type: 'ai', status: 'proposed' }], values)).toEqual([]);
});
