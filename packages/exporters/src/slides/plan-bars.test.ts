import { expect, test } from 'vitest';
import { barOf, GANTT, monthsOf } from './plan-bars.ts';

test('what began before month 1 is drawn ahead of it, and within the months only as far as it goes on', () => {
  const spans = [
    { from: -15, to: -13, when: 'Jan to Mar 2025', gate: null },
    { from: -1, to: 5, when: 'Mar to Sep 2026', gate: null },
    { from: 2, to: 8, when: 'Jun to Dec 2026', gate: null },
  ];
  const drawn = (rows: typeof spans) => {
    const months = monthsOf({ blueprint: { assumptions: { years: 3 } } } as never, { rows, lastMonth: 8 } as never);
    return { months, bars: rows.map((row) => barOf(row as never, months, 0.4)) };
  };
  const { months, bars } = drawn(spans);
  const [over, begun, first] = bars;
  expect(months.at(1)).toBeGreaterThan(GANTT.x);
  expect(over?.to).toBeLessThan(months.at(1));
  expect([begun?.from, begun?.to]).toEqual([over?.from, expect.closeTo(months.at(6), 1)]);
  expect(first?.from).toBe(months.at(2));
  expect(bars.map(({ isEarlier }) => isEarlier)).toEqual([true, true, false]);
  expect(drawn(spans.slice(2)).months.at(1)).toBe(GANTT.x);
});
