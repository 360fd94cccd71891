import type { Initiative } from '@process-ai/contract/initiatives';
import { monthNumber } from '@process-ai/domain/calendar-months';
import { describe, expect, test } from 'vitest';
import { barBox, connector, ganttKey, momentOf, monthsDragged, ROW, rowDragged, timeScale } from './model/gantt.ts';
import { lengthOf, monthsOf, moveItem, moveSpan, notesOf, spanOf } from './model.ts';

const SPAN = spanOf({ startMonth: '2027-11', endMonth: '2028-02' });

describe('months of an initiative', () => {
  test('a bar moves as a whole or at one end, over the end of a year', () => {
    expect(lengthOf(SPAN)).toBe(4);
    expect(monthsOf(moveSpan(SPAN, 'whole', 2))).toEqual({ startMonth: '2028-01', endMonth: '2028-04' });
    expect(monthsOf(moveSpan(SPAN, 'start', -1))).toEqual({ startMonth: '2027-10', endMonth: '2028-02' });
    expect(monthsOf(moveSpan(SPAN, 'end', -3))).toEqual({ startMonth: '2027-11', endMonth: '2027-11' });
  });

  test('its ends never pass each other', () => {
    expect(moveSpan(SPAN, 'end', -9)).toEqual({ start: SPAN.start, end: SPAN.start });
    expect(moveSpan(SPAN, 'start', 9)).toEqual({ start: SPAN.end, end: SPAN.end });
  });

  test('a row goes to its new place, and the others close up', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });
});

describe('drawing', () => {
  const start = monthNumber('2027-01');
  const scale = timeScale({ spans: [SPAN], start, width: 1200, fits: false });

  test('the months go from the start of the plan past the last end, as wide as there is room', () => {
    // 2027-01 to 2028-02, and three months to drag into.
    expect(scale).toEqual({ first: start, months: 17, column: 1200 / 17 });
    expect(timeScale({ spans: [SPAN], start, width: 300, fits: false }).column).toBe(28);
    expect(timeScale({ spans: [SPAN], start, width: 300, fits: true })).toEqual({
      first: start,
      months: 14,
      column: 300 / 14,
    });
    expect(timeScale({ spans: [], start, width: 1200, fits: false }).months).toBe(12);
  });

  test('a bar lies over its months, and a pointer is as many months away as it has passed the middle of', () => {
    const { left, width } = barBox(SPAN, { first: start, months: 17, column: 50 });
    expect([left, width]).toEqual([10 * 50 + 1, 4 * 50 - 2]);
    const at50 = { first: start, months: 17, column: 50 };
    expect([24, 26, -26, 130].map((px) => monthsDragged(px, at50))).toEqual([0, 1, -1, 3]);
    expect([-ROW, 0.4 * ROW, 0.6 * ROW, 99 * ROW].map((px) => rowDragged(1, px, 4))).toEqual([0, 1, 2, 3]);
  });

  test('a connector goes from the end of what is needed to the start of what needs it', () => {
    const at50 = { first: 0, months: 24, column: 50 };
    const later = connector({ row: 0, span: { start: 0, end: 2 } }, { row: 2, span: { start: 5, end: 6 } }, at50);
    expect(later.line).toBe(`M149 24H156V${2 * ROW + 24}H251`);
    // Where it starts too early, the line turns back between the rows.
    const early = connector({ row: 1, span: { start: 0, end: 5 } }, { row: 0, span: { start: 2, end: 6 } }, at50);
    expect(early.line).toBe(`M299 ${ROW + 24}h7V${ROW}H94V24H101`);
  });

  test('today lies in its month by the day', () => {
    expect(momentOf(new Date(2027, 5, 15)) - monthNumber('2027-06')).toBeCloseTo(14.5 / 30);
  });
});

describe('keys on a bar', () => {
  const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
    ganttKey({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held });

  test('arrows move it, with Shift its end, with Alt its start', () => {
    expect(press('ArrowRight')).toEqual({ do: 'change', part: 'whole', by: 1 });
    expect(press('ArrowLeft', { shiftKey: true })).toEqual({ do: 'change', part: 'end', by: -1 });
    expect(press('ArrowLeft', { altKey: true })).toEqual({ do: 'change', part: 'start', by: -1 });
    expect(press('PageUp')).toEqual({ do: 'change', part: 'whole', by: 12 });
  });

  test('up and down lead on, with Alt they change the order; Enter opens', () => {
    expect(press('ArrowDown')).toEqual({ do: 'focus', by: 1 });
    expect(press('ArrowUp', { altKey: true })).toEqual({ do: 'reorder', by: -1 });
    expect(press('Enter')).toEqual({ do: 'open' });
  });

  test.each([
    ['a', {}],
    ['Tab', {}],
    ['ArrowLeft', { ctrlKey: true }],
    ['z', { metaKey: true }],
  ])('%s with %j is left to the browser', (key, held) => {
    expect(press(key, held)).toBeNull();
  });
});

test('notes say what the calendar and the cost make of an initiative', () => {
  const initiative: Initiative = {
    id: 'a',
    name: 'Intake',
    description: null,
    owner: null,
    startMonth: '2027-01',
    endMonth: '2027-03',
    status: 'committed',
    costLines: [],
    annualRunCost: 0,
    effortDays: 0,
    dependsOn: [],
    gate: null,
    risks: [],
    measures: [],
    opportunityIds: ['o'],
    processIds: ['p'],
    area: null,
    annualSavings: { measured: 1000, benchmark: 0 },
    oneOffCost: 0,
    baseline: null,
    source: 'Ada',
    version: 1,
  };
  expect(notesOf(initiative, '2026-12')).toEqual(['noCost']);
  expect(notesOf({ ...initiative, oneOffCost: 1 }, '2027-02')).toEqual(['startPassed']);
  expect(notesOf({ ...initiative, oneOffCost: 1 }, '2027-04')).toEqual(['overdue']);
  expect(notesOf({ ...initiative, annualRunCost: 1000 }, '2026-12')).toEqual(['neverPays']);
  expect(notesOf({ ...initiative, status: 'stopped' }, '2027-04')).toEqual([]);
});
