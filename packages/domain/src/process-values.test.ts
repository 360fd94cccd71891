import type { RoiInput } from '@process-ai/contract/roi';
import { describe, expect, test } from 'vitest';
import { EVEN_WORKFORCE, generatedSector, inputsOf } from './generated-sector.fixture.ts';
import { type SizedAs, sizeOf } from './organisation-size.ts';
import { valueProcesses } from './process-values.ts';
import { DEFAULT_ASSUMPTIONS } from './roi.ts';
import type { ValuedOpportunity, ValuedProcess } from './value-source.ts';

/** "a: b c" = b and c below a; all of them finance, of weight 1 unless they say another one, as "b*4". */
function tree(...lines: string[]): ValuedProcess[] {
  const rows: ValuedProcess[] = [];
  const add = (said: string, parentId: string | null) => {
    const [id = '', weight = '1'] = said.split('*');
    if (!rows.some((row) => row.id === id)) {
      rows.push({ id, parentId, workFunction: 'finance', weight: Number(weight) });
    }
  };
  for (const line of lines) {
    const [parent = '', children = ''] = line.split(':');
    add(parent.trim(), null);
    for (const child of children.split(' ').filter(Boolean)) add(child, parent.trim());
  }
  return rows;
}

const opportunity = (id: string, processId: string, more: Partial<ValuedOpportunity> = {}): ValuedOpportunity => ({
  id,
  processId,
  status: 'proposed',
  enteredSavings: null,
  benefit: { moves: 'handling time', low: 0.1, likely: 0.3, high: 0.5 },
  ...more,
});

const likely = (share: number): Pick<ValuedOpportunity, 'benefit'> => ({
  benefit: { moves: 'handling time', low: share / 2, likely: share, high: share },
});

interface Said {
  processes: ValuedProcess[];
  opportunities?: ValuedOpportunity[];
  inputs?: RoiInput[];
}

/** 520 people at 50,000: 26 million, 2 million for each of the thirteen functions, 50,000 for a unit of weight. */
const value = ({ processes, opportunities = [], inputs = [] }: Said) =>
  valueProcesses({
    processes,
    opportunities,
    inputs,
    assumptions: DEFAULT_ASSUMPTIONS,
    profile: { employees: 520, employeeCost: 50_000 },
    workforce: EVEN_WORKFORCE,
  });

/** Costs so much a year, as capacity. */
const costing = (processId: string, cost: number, more: Partial<RoiInput> = {}) =>
  inputsOf(processId, { fteCount: 1, averageSalary: cost, ...more });

describe('what a process costs', () => {
  test('without inputs, its part of what its function takes of the payroll, by volume', () => {
    const values = value({ processes: tree('a: b*1 c*4') });
    expect(values.processOf('b')).toMatchObject({ basis: 'benchmark', benchmark: { cost: 50_000, savings: 0 } });
    expect(values.processOf('c')?.benchmark.cost).toBe(200_000);
    expect(values.processOf('a')?.benchmark.cost).toBe(250_000);
    expect(values.total).toMatchObject({ payroll: 26_000_000, benchmark: { cost: 250_000, processes: 2 } });
  });

  test('of more processes than the reference set has, never more than the function takes together', () => {
    const names = Array.from({ length: 100 }, (_, index) => `p${index}`);
    const values = value({ processes: tree(`a: ${names.join(' ')}`) });
    expect(values.processOf('p7')?.benchmark.cost).toBe(20_000);
    expect(values.total.benchmark.cost).toBeCloseTo(2_000_000, 4);
  });

  test('is taken for 1,000 people at 65,000 where the profile says neither, and that is said', () => {
    const source = generatedSector(1);
    const { total } = valueProcesses({ ...source, profile: { employees: null, employeeCost: null } });
    expect(total).toMatchObject({ payroll: 65_000_000, organisationAssumed: true });
  });

  test('with inputs, what they say; the processes below share it by volume, but for those with inputs of their own', () => {
    const values = value({
      processes: tree('a: b*1 c*4 d*1'),
      inputs: [costing('a', 100_000), costing('d', 40_000)],
    });
    expect(['a', 'b', 'c', 'd'].map((id) => values.processOf(id)?.measured.cost)).toEqual([
      100_000, 12_000, 48_000, 40_000,
    ]);
    expect(values.total.measured).toEqual({ cost: 100_000, savings: 60_000, processes: 3 });
  });

  test('of an ancestor counts where those below it cost more, or less and nothing is left open: they are scaled', () => {
    const costs = (above: number, b: number, c: number) => {
      const values = value({
        processes: tree('a: b c'),
        inputs: [costing('a', above), costing('b', b), costing('c', c)],
      });
      return ['a', 'b', 'c'].map((id) => values.processOf(id)?.measured.cost);
    };
    expect(costs(90_000, 60_000, 120_000)).toEqual([90_000, 30_000, 60_000]);
    expect(costs(90_000, 10_000, 20_000)).toEqual([90_000, 30_000, 60_000]);
    expect(costs(90_000, 0, 0)).toEqual([90_000, 45_000, 45_000]);
  });

  test('leaves to the benchmark of its function only what it does not take itself', () => {
    const values = value({ processes: tree('a: b c*4'), inputs: [costing('b', 1_900_000)] });
    expect(values.processOf('c')?.benchmark.cost).toBe(100_000);
    expect(value({ processes: tree('a: b c'), inputs: [costing('b', 3_000_000)] }).processOf('c')?.benchmark.cost).toBe(
      0,
    );
  });

  test('stands where a person entered more than the payroll, and leaves nothing to any benchmark', () => {
    const [first, ...finance] = tree('a: b c');
    const processes = [{ ...first, id: 'x', parentId: null, workFunction: 'operations', weight: 4 }, first, ...finance];
    const { total } = value({ processes: processes as ValuedProcess[], inputs: [costing('b', 27_000_000)] });
    expect([total.measured.cost, total.benchmark.cost]).toEqual([27_000_000, 0]);
  });
});

describe('what a process saves', () => {
  test('measured: its cost at the rate of its inputs, or 60 percent, whatever opportunities it has', () => {
    const values = value({
      processes: tree('a: b c'),
      inputs: [costing('b', 100_000), costing('c', 100_000, { automationRate: 0.3, realisation: 0.5 })],
      opportunities: [opportunity('o', 'c')],
    });
    expect(values.processOf('b')).toMatchObject({
      automationRate: 0.6,
      rateSource: 'default',
      measured: { savings: 60_000 },
    });
    expect(values.processOf('c')).toMatchObject({
      automationRate: 0.3,
      rateSource: 'entered',
      measured: { savings: 15_000 },
    });
    expect(values.processOf('a')).toMatchObject({ automationRate: null, measured: { savings: 75_000 } });
  });

  test('by the benchmark: at the combined rate of its use cases, at most 60 percent; nothing without any', () => {
    const rated = (...shares: number[]) =>
      value({
        processes: tree('a: b'),
        opportunities: shares.map((share, index) => opportunity(`o${index}`, 'b', likely(share))),
      }).processOf('b');
    // 1 − (1 − 0.2) × (1 − 0.5) = 0.6, and of 0.3 and 0.2 0.44.
    expect(rated(0.3, 0.2)?.benchmark.savings).toBeCloseTo(22_000, 6);
    expect(rated(0.9, 0.5)?.benchmark.savings).toBeCloseTo(30_000, 6);
    expect(rated()?.benchmark.savings).toBe(0);
    expect(rated(0.3, 0.2)).toMatchObject({ rateSource: 'useCases', size: 'M' });
  });

  test('is M from 0.05 percent of the payroll on, L from 0.25 percent', () => {
    const sizes = [0.25, 0.26, 0.3].map(
      (share) =>
        value({ processes: tree('a: b'), opportunities: [opportunity('o', 'b', likely(share))] }).processOf('b')?.size,
    );
    // 12,500, 13,000 and 15,000 of 26 million.
    expect(sizes).toEqual(['S', 'M', 'M']);
    const large = value({ processes: tree('a: b*4'), opportunities: [opportunity('o', 'b', likely(0.4))] });
    expect(large.processOf('b')?.size).toBe('L');
    // 80,000 are 0.31 percent: a large process, and no more than a middling heading.
    expect(large.processOf('a')?.size).toBe('M');
  });

  // Of 20 million: 0.2, 0.25, 1.2 and 1.25 percent of several, 1.9, 2, 9.9 and 10 percent of all.
  test('has wider bounds for sums, so that not every sum is L', () => {
    const classes = (of: SizedAs, ...amounts: number[]) => amounts.map((amount) => sizeOf(amount, 20_000_000, of));
    expect(classes('several', 0, 40_000, 50_000, 240_000, 250_000)).toEqual([null, 'S', 'M', 'M', 'L']);
    expect(classes('all', 380_000, 400_000, 1_980_000, 2_000_000)).toEqual(['S', 'M', 'M', 'L']);
  });
});

describe('what an opportunity is worth', () => {
  test('its share of what its process saves, by likely benefit', () => {
    const values = value({
      processes: tree('a: b'),
      inputs: [costing('b', 100_000)],
      opportunities: [opportunity('o', 'b', likely(0.3)), opportunity('p', 'b', likely(0.1))],
    });
    expect(values.amountOf('o')).toEqual({
      estimatedSavings: expect.closeTo(45, 9),
      countedSavings: expect.closeTo(45, 9),
      savingsBasis: 'measured',
      sizeClass: null,
    });
    expect(values.amountOf('p').estimatedSavings).toBeCloseTo(15, 9);
  });

  test('no money where its benefit is none of the process: it has no share, and takes none', () => {
    const values = value({
      processes: tree('a: b'),
      inputs: [costing('b', 100_000)],
      opportunities: [
        opportunity('o', 'b'),
        opportunity('stock', 'b', { benefit: { moves: 'stock', low: 0.1, likely: 0.2, high: 0.3 } }),
      ],
    });
    expect(values.amountOf('stock')).toMatchObject({ estimatedSavings: null, countedSavings: 0, savingsBasis: null });
    expect(values.amountOf('o').estimatedSavings).toBe(60);
  });

  test('at a heading, a share of all below it, as long as nothing below carries money', () => {
    const processes = tree('a: b', 'b: c d');
    const atHeading = opportunity('o', 'b', likely(0.5));
    const alone = value({ processes, opportunities: [atHeading] });
    expect(alone.amountOf('o')).toMatchObject({ estimatedSavings: 50, savingsBasis: 'benchmark' });
    expect(alone.processOf('c')?.benchmark.savings).toBe(25_000);
    const beside = value({ processes, opportunities: [atHeading, opportunity('p', 'c')] });
    expect(beside.amountOf('o').estimatedSavings).toBeNull();
    expect(beside.processOf('d')?.benchmark.savings).toBe(0);
  });

  test('rejected, what it takes away; the rest of a measured process moves to the others', () => {
    const both = (status: 'proposed' | 'rejected') =>
      value({
        processes: tree('a: b'),
        opportunities: [opportunity('o', 'b', likely(0.2)), opportunity('p', 'b', { ...likely(0.3), status })],
      });
    const before = both('proposed');
    const after = both('rejected');
    const worth = before.amountOf('p').estimatedSavings ?? 0;
    // 50,000 × 0.44 by 0.2 and 0.3; alone, the first saves 50,000 × 0.2.
    expect(worth).toBeCloseTo(13.2, 9);
    expect(after.amountOf('p')).toMatchObject({ estimatedSavings: worth, countedSavings: 0 });
    expect(after.amountOf('o').estimatedSavings).toBeCloseTo(10, 9);
    expect(after.total.benchmark.savings).toBeCloseTo(10_000, 6);
  });

  test('what a person entered stands, the others share what it leaves, and totals count the process once', () => {
    const entered = (thousands: number) =>
      value({
        processes: tree('a: b'),
        inputs: [costing('b', 100_000)],
        opportunities: [opportunity('o', 'b', { enteredSavings: thousands }), opportunity('p', 'b')],
      });
    expect(entered(40).amountOf('o')).toMatchObject({ estimatedSavings: 40, countedSavings: 40 });
    expect(entered(40).amountOf('p').estimatedSavings).toBeCloseTo(20, 9);
    const tooMuch = entered(90);
    expect(tooMuch.amountOf('o')).toMatchObject({ estimatedSavings: 90, countedSavings: 60 });
    expect(tooMuch.amountOf('p').estimatedSavings).toBe(0);
    expect(tooMuch.total.measured.savings).toBe(60_000);
  });

  test('entered where nothing is costed yet, it raises the savings up to what the process costs', () => {
    const entered = (thousands: number) =>
      value({
        processes: tree('a: b'),
        opportunities: [opportunity('o', 'b', { enteredSavings: thousands })],
      }).processOf('b')?.benchmark;
    expect(entered(20)).toEqual({ cost: 50_000, savings: 20_000 });
    expect(entered(80)).toEqual({ cost: 50_000, savings: 50_000 });
  });

  test('at a heading of which only some is measured, of that alone: measured and benchmark are never one figure', () => {
    const values = value({
      processes: tree('a: b c'),
      inputs: [costing('b', 100_000)],
      opportunities: [opportunity('o', 'a')],
    });
    expect(values.amountOf('o')).toMatchObject({ estimatedSavings: 60, savingsBasis: 'measured' });
    expect(values.processOf('a')).toMatchObject({ basis: null, benchmark: { cost: 50_000, savings: 0 } });
  });
});
