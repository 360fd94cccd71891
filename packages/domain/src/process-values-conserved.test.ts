import { describe, expect, test } from 'vitest';
import { generatedSector } from './generated-sector.fixture.ts';
import { valueProcesses } from './process-values.ts';
import { randomNumbers } from './random-numbers.ts';
import { DEFAULT_ASSUMPTIONS, roiResults, summarizeRoi } from './roi.ts';
import type { ValuedOpportunity } from './value-source.ts';

describe('in 50 generated sectors', () => {
  const sectors = Array.from({ length: 50 }, (_, seed) => generatedSector(seed + 1));
  const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b));

  test.each(sectors.map((source, index) => [index + 1, source] as const))(
    '%i: nothing is lost or counted twice',
    (_, source) => {
      const values = valueProcesses(source);
      const rows = values.processes();
      const byId = new Map(rows.map((row) => [row.processId, row]));
      const wrong: string[] = [];
      const children = Map.groupBy(source.processes, ({ parentId }) => parentId);
      const sum = (ids: readonly string[], of: (row: (typeof rows)[number]) => number) =>
        ids.reduce((total, id) => total + of(byId.get(id) as (typeof rows)[number]), 0);
      const FIGURES = [
        (row: (typeof rows)[number]) => row.measured.cost,
        (row: (typeof rows)[number]) => row.measured.savings,
        (row: (typeof rows)[number]) => row.benchmark.cost,
        (row: (typeof rows)[number]) => row.benchmark.savings,
      ];
      for (const row of rows) {
        const below = children.get(row.processId)?.map(({ id }) => id) ?? [];
        for (const [index, of] of FIGURES.entries()) {
          if (!(of(row) >= 0)) wrong.push(`${row.processId} figure ${index} is ${of(row)}`);
          if (below.length > 0 && !near(of(row), sum(below, of)))
            wrong.push(`${row.processId} is not the sum below it`);
          if (of(row) > 0 && index % 2 === 1 && of(row) > (FIGURES[index - 1] as typeof of)(row) * (1 + 1e-9)) {
            wrong.push(`${row.processId} saves more than it costs`);
          }
        }
      }

      const { total } = values;
      const cost = total.measured.cost + total.benchmark.cost;
      if (cost > Math.max(total.payroll, total.measured.cost) * (1 + 1e-9))
        wrong.push(`costs ${cost} of ${total.payroll}`);
      const summary = summarizeRoi(
        roiResults(
          source.inputs,
          { ...DEFAULT_ASSUMPTIONS, ...source.assumptions },
          source.processes.map((process) => ({ ...process, opportunities: [] })),
        ),
      );
      if (!near(summary.totalCurrentCost, total.measured.cost)) wrong.push('measured cost is not that of the ROI');
      if (!near(summary.totalSavings, total.measured.savings)) wrong.push('measured savings are not those of the ROI');

      const counted = { measured: 0, benchmark: 0 };
      for (const [processId, opportunities] of Map.groupBy(source.opportunities, (row) => row.processId)) {
        const live = opportunities.filter(({ status }) => status !== 'rejected');
        const amounts = live.map(({ id }) => values.amountOf(id));
        for (const { savingsBasis, countedSavings } of amounts) {
          if (savingsBasis) counted[savingsBasis] += 1000 * countedSavings;
          else if (countedSavings !== 0) wrong.push(`${processId} counts money without a basis`);
        }
        const isDerived = live.some(
          ({ id, enteredSavings }) => enteredSavings === null && values.amountOf(id).estimatedSavings !== null,
        );
        const basis = amounts.find(({ savingsBasis }) => savingsBasis)?.savingsBasis;
        if (!isDerived || !basis) continue;
        const shared = 1000 * amounts.reduce((all, { countedSavings }) => all + countedSavings, 0);
        const saved = byId.get(processId)?.[basis].savings ?? 0;
        if (!near(shared, saved)) wrong.push(`${processId} shares ${shared} of ${saved}`);
      }
      // A measured process saves what its rate says, also where no opportunity carries it.
      if (counted.measured > total.measured.savings * (1 + 1e-9))
        wrong.push('opportunities carry more than is measured');
      if (!near(counted.benchmark, total.benchmark.savings)) wrong.push('opportunities do not carry the benchmark');
      expect(wrong).toEqual([]);
    },
  );

  test.each(sectors.slice(0, 20).map((source, index) => [index + 1, source] as const))(
    '%i: what is rejected shows what it would be worth if it were taken back',
    (_, source) => {
      const values = valueProcesses(source);
      for (const rejected of source.opportunities.filter(({ status }) => status === 'rejected')) {
        const taken = source.opportunities.map((row) =>
          row === rejected ? { ...row, status: 'proposed' as const } : row,
        );
        const worth = valueProcesses({ ...source, opportunities: taken }).amountOf(rejected.id);
        const shown = values.amountOf(rejected.id);
        expect(shown.savingsBasis).toBe(worth.savingsBasis);
        if (worth.estimatedSavings === null) expect(shown.estimatedSavings).toBeNull();
        else expect(shown.estimatedSavings).toBeCloseTo(worth.estimatedSavings, 9);
      }
    },
  );

  test.each(sectors.map((source, index) => [index + 1, source] as const))(
    '%i: what was kept from one write to the next is worth what is derived anew',
    (seed, source) => {
      const random = randomNumbers(seed);
      const at = (length: number) => Math.floor(random() * length);
      let { opportunities } = source;
      let { kept } = valueProcesses(source);
      const change = (more: Partial<ValuedOpportunity>) => (rows: ValuedOpportunity[]) => {
        const place = at(rows.length);
        return rows.map((row, n) => (n === place ? { ...row, ...more } : row));
      };
      const writes: ((rows: ValuedOpportunity[]) => ValuedOpportunity[])[] = [
        change({ status: 'rejected' }),
        change({ status: 'accepted', enteredSavings: 250 }),
        change({ benefit: { moves: 'handling time', low: 0.2, likely: 0.45, high: 0.6 } }),
        change({ benefit: { moves: 'losses', low: 0.2, likely: 0.45, high: 0.6 } }),
        change({ processId: source.processes[at(source.processes.length)]?.id ?? '' }),
        change({ processId: 'deleted' }),
        (rows) => rows.toSpliced(at(rows.length), 1),
        (rows) => rows.toSpliced(at(rows.length), 0, { ...(rows[0] as ValuedOpportunity), id: 'new' }),
        (rows) => rows.toReversed(),
      ];
      for (const write of writes) {
        opportunities = write([...opportunities]);
        const changed = { ...source, opportunities };
        const [anew, values] = [valueProcesses(changed), valueProcesses(changed, kept)];
        const amounts = opportunities.map(({ id }) => anew.amountOf(id));
        expect(opportunities.map((_, place) => values.amountAt(place))).toEqual(amounts);
        expect([values.total, values.processes()]).toEqual([anew.total, anew.processes()]);
        ({ kept } = values);
      }
    },
  );
});
