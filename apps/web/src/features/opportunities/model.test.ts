import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { describe, expect, test } from 'vitest';
import { SINGLE_UP_TO, valueEffort } from './components/opportunity-chart.tsx';
import { canonicalQuery, viewPath } from './model/view-address.ts';
import {
  afterLeaving,
  bestOpen,
  type Filters,
  filterOpportunities,
  idsByStatus,
  NO_FILTERS,
  NOBODY,
  sortOpportunities,
  valueToEffort,
} from './model.ts';
import { parseRange, serializeRange } from './use-url-state.ts';

const opportunity = (id: string, fields: Partial<SectorOpportunity> = {}): SectorOpportunity => ({
  id,
  type: 'automation',
  title: `Title ${id}`,
  description: '',
  estimatedSavings: 10,
  countedSavings: fields.estimatedSavings ?? 10,
  enteredSavings: null,
  savingsBasis: 'measured',
  sizeClass: null,
  benefit: { moves: 'handling time', low: 0.1, likely: 0.2, high: 0.3 },
  effort: 2,
  rationale: '',
  basis: 'retrieved',
  confidence: 0.82,
  useCaseId: null,
  source: 'Built-in analyst',
  status: 'proposed',
  owner: null,
  decided: null,
  dueDate: null,
  edited: false,
  version: 1,
  processId: 'p',
  processCode: '1.1',
  processName: 'Check invoices',
  processLevel: 2,
  areaCode: '1',
  areaName: 'Finance',
  suitability: 70,
  ...fields,
});

const all = [
  opportunity('a', { estimatedSavings: 10, effort: 3 }),
  opportunity('b', { type: 'ai', estimatedSavings: 40, effort: 1, description: 'Reads e-mail' }),
  opportunity('c', { type: 'agentic', estimatedSavings: 40, effort: 3, status: 'accepted', source: 'Added by hand' }),
  opportunity('d', { estimatedSavings: 5, effort: 1, processName: 'Pay suppliers' }),
];
const found = (filters: Partial<Filters>) =>
  filterOpportunities(all, { ...NO_FILTERS, ...filters })
    .map(({ id }) => id)
    .join('');

describe('the list', () => {
  test('is filtered by every one of its filters, and by words wherever they stand', () => {
    expect(found({})).toBe('abcd');
    expect(found({ types: ['ai', 'agentic'] })).toBe('bc');
    expect(found({ status: 'accepted' })).toBe('c');
    expect(found({ source: 'Built-in analyst', types: ['automation'] })).toBe('ad');
    expect(found({ text: 'INVOICES mail' })).toBe('b');
    expect(found({ text: 'suppliers' })).toBe('d');
    expect(found({ text: 'nowhere' })).toBe('');
    expect(found({ effort: { from: 1, to: 1 } })).toBe('bd');
    expect(found({ effort: { from: 2, to: null }, value: { from: 10, to: 39.9 } })).toBe('a');
    expect(found({ value: { from: 40, to: null } })).toBe('bc');
    expect(found({ money: 'benchmark' })).toBe('');
    expect([found({ area: '1' }), found({ area: '2' }), found({ level: 2 }), found({ level: 3 })]).toEqual([
      'abcd',
      '',
      'abcd',
      '',
    ]);
    expect([found({ suitability: { from: 60, to: 100 } }), found({ suitability: { from: 80, to: 100 } })]).toEqual([
      'abcd',
      '',
    ]);
    expect([found({ owner: NOBODY }), found({ owner: 'Ada' })]).toEqual(['abcd', '']);
  });

  test('never finds by value what carries no money, however low the range begins', () => {
    const losses = opportunity('losses', { estimatedSavings: null, countedSavings: 0, savingsBasis: null });
    const value = { from: 0, to: null };
    expect(filterOpportunities([losses, ...all], { ...NO_FILTERS, value }).map(({ id }) => id)).toEqual(
      all.map(({ id }) => id),
    );
  });

  test('keeps ranges in the address as they are, and reads nothing into what is none', () => {
    for (const text of ['1-3', '10-', '0.5-12.5']) {
      const range = parseRange(text);
      expect(range && serializeRange(range)).toBe(text);
    }
    expect(['', '3', '-3', 'a-b', '1-2-3'].map(parseRange)).toEqual([null, null, null, null, null]);
  });

  test('says where to stand once the row under the hand is gone', () => {
    expect(['a', 'b', 'd'].map((id) => afterLeaving(all, id))).toEqual(['b', 'c', 'c']);
    expect(afterLeaving(all.slice(0, 1), 'a')).toBeNull();
  });

  test('is sorted by value, effort or process; the greater value first among equal efforts', () => {
    const sorted = (sort: Parameters<typeof sortOpportunities>[1]) =>
      sortOpportunities(all, sort)
        .map(({ id }) => id)
        .join('');
    expect(sorted('value')).toBe('bcad');
    expect(sorted('-value')).toBe('dabc');
    expect(sorted('effort')).toBe('bdca');
    expect(sorted('-effort')).toBe('cabd');
    expect(sorted('process')).toBe('abcd');
  });

  test('never puts what is not costed yet above what is measured, however large, nor counts more than totals do', () => {
    const rows = [
      opportunity('large', { estimatedSavings: 900, savingsBasis: 'benchmark', sizeClass: 'L' }),
      opportunity('losses', { estimatedSavings: null, countedSavings: 0, savingsBasis: null }),
      opportunity('typed', { estimatedSavings: 500, enteredSavings: 500, countedSavings: 8 }),
      opportunity('measured'),
    ];
    const sorted = (sort: 'value' | '-value') => sortOpportunities(rows, sort).map(({ id }) => id);
    expect(sorted('value')).toEqual(['measured', 'typed', 'large', 'losses']);
    expect(sorted('-value')).toEqual(['typed', 'measured', 'large', 'losses']);
    const { marks } = valueEffort(rows);
    expect(marks.map(({ key, y, basis }) => [key, y, basis])).toEqual([
      ['large', 900, 'benchmark'],
      ['measured', 10, 'measured'],
      ['typed', 8, 'measured'],
    ]);
  });

  test('remembers what each one was, so that a decision can be taken back', () => {
    expect(idsByStatus(all)).toEqual([
      { status: 'proposed', ids: ['a', 'b', 'd'] },
      { status: 'accepted', ids: ['c'] },
    ]);
  });
});

describe('the best of what is open', () => {
  test('has the most savings for each step of effort; what is measured goes first, and nothing decided is among it', () => {
    const rows = [
      opportunity('large', { estimatedSavings: 90, effort: 5 }), // 18 a step
      opportunity('quick', { estimatedSavings: 40, effort: 1 }), // 40 a step
      opportunity('even', { estimatedSavings: 60, effort: 3 }), // 20 a step
      opportunity('accepted', { estimatedSavings: 500, effort: 1, status: 'accepted' }),
      opportunity('benchmark', { estimatedSavings: 900, effort: 1, savingsBasis: 'benchmark', sizeClass: 'L' }),
      opportunity('losses', { estimatedSavings: null, countedSavings: 0, savingsBasis: null }),
    ];
    expect(bestOpen(rows, 20).map(({ id }) => id)).toEqual(['quick', 'even', 'large', 'benchmark']);
    expect(bestOpen(rows, 2).map(({ id }) => id)).toEqual(['quick', 'even']);
    expect(valueToEffort(opportunity('even', { estimatedSavings: 60, effort: 3 }))).toBe(20);
  });
});

test('a saved view has one spelling and one address, however its filters were put', () => {
  expect(canonicalQuery('?sort=effort&effort=1-2&q=a%20b')).toBe(canonicalQuery('q=a+b&effort=1-2&sort=effort'));
  expect(viewPath({ sectorId: 's', query: 'effort=1-2' })).toBe('/sectors/s?view=opportunities&effort=1-2');
  expect(viewPath({ sectorId: 's', query: '' })).toBe('/sectors/s?view=opportunities');
});

describe('value and effort', () => {
  test('sets marks that would cover each other side by side, the same way each time', () => {
    const same = ['x', 'y', 'z'].map((id) => opportunity(id, { estimatedSavings: 100 }));
    const { marks, ticks } = valueEffort(same);
    expect(marks.map(({ x }) => Number(x.toFixed(3)))).toEqual([1.73, 1.785, 1.675]);
    expect(marks.every(({ y }) => y === 100)).toBe(true);
    // Evenly apart on a square-root scale.
    expect(ticks).toEqual([0, 6.25, 25, 56.25, 100]);
    expect(valueEffort(same)).toEqual({ marks, ticks });
  });

  test('puts too many together by type, effort and range of savings, and loses none', () => {
    const many = Array.from({ length: SINGLE_UP_TO + 1 }, (_, index) =>
      opportunity(String(index), {
        estimatedSavings: index % 2 === 0 ? 1 : 100,
        type: index < 50 ? 'ai' : 'automation',
      }),
    );
    const { marks } = valueEffort(many);
    expect(marks.map(({ opportunities }) => opportunities.length).reduce((sum, count) => sum + count)).toBe(
      many.length,
    );
    expect(marks).toHaveLength(4);
    for (const { range, opportunities } of marks) {
      const [from, to] = range ?? [1, 0];
      expect(
        opportunities.every(
          ({ estimatedSavings }) => (estimatedSavings ?? -1) >= from && (estimatedSavings ?? -1) <= to,
        ),
      ).toBe(true);
    }
  });

  test('stands even when nothing is worth anything', () => {
    const { marks, ticks } = valueEffort([opportunity('a', { estimatedSavings: 0 })]);
    expect(marks).toEqual([]);
    expect(ticks.every(Number.isFinite)).toBe(true);
  });
});
