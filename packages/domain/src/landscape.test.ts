import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { describe, expect, it } from 'vitest';
import { colourStep, type LandscapeBox, layoutLandscape, squarify, stepBetween } from './landscape.ts';

const process = (id: string, parentId: string | null, fields: Partial<LandscapeProcess> = {}): LandscapeProcess => ({
  id,
  code: id,
  name: `Process ${id}`,
  level: id.split('.').length,
  parentId,
  savings: { measured: 1, benchmark: 2 },
  finding: 'tied',
  opportunityCount: 1,
  suitability: null,
  analysed: false,
  ...fields,
});

/** 20,000 processes on four levels: 20 × 10 × 10 × 9 and those above. */
function largeTree(): LandscapeProcess[] {
  const rows: LandscapeProcess[] = [];
  const grow = (id: string, parentId: string | null, [count = 0, ...below]: number[]): void => {
    rows.push(process(id, parentId));
    for (let at = 1; at <= count; at += 1) grow(`${id}.${at}`, id, below);
  };
  for (let root = 1; root <= 20; root += 1) grow(`${root}`, null, [10, 10, 9]);
  return rows;
}

it('divides an area as the paper of the squarified treemap does: 6, 6, 4, 3, 2, 2, 1 in 6 × 4', () => {
  const boxes = squarify([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 });
  const shown = boxes.map(({ x, y, width, height }) => [x, y, width, height].map((value) => Number(value.toFixed(2))));
  expect(shown).toEqual([
    [0, 0, 3, 2],
    [0, 2, 3, 2],
    [3, 0, 1.71, 2.33],
    [4.71, 0, 1.29, 2.33],
    [3, 2.33, 1.2, 1.67],
    [4.2, 2.33, 1.2, 1.67],
    [5.4, 2.33, 0.6, 1.67],
  ]);
});

it('adds figures up from below', () => {
  const tree = [
    process('1', null, { savings: { measured: 10, benchmark: 0 }, analysed: true, suitability: 40 }),
    process('1.1', '1', { savings: { measured: 5, benchmark: 1 }, analysed: true, suitability: 80 }),
    process('1.1.1', '1.1', { savings: { measured: 2, benchmark: 0 } }),
    process('1.2', '1', { opportunityCount: 4 }),
    process('2', null),
  ];
  const boxes = layoutLandscape(tree, { width: 800, height: 600, depth: 2 });
  expect(boxes.map((box) => [box.process.id, box.depth, box.processCount, box.hidden])).toEqual([
    ['1', 0, 4, 0],
    ['1.1', 1, 2, 1],
    ['1.2', 1, 1, 0],
    ['2', 0, 1, 0],
  ]);
  expect(boxes[0]).toMatchObject({
    savings: { measured: 18, benchmark: 3 },
    opportunityCount: 7,
    suitability: 60,
    analysedShare: 0.5,
  });
  expect(boxes[3]).toMatchObject({ savings: { measured: 1, benchmark: 2 }, suitability: null, analysedShare: 0 });
  // Four fifths of the processes, four fifths of the area.
  expect(((boxes[0]?.width ?? 0) * (boxes[0]?.height ?? 0)) / (800 * 600)).toBeCloseTo(0.8, 10);
});

describe('with 20,000 processes', () => {
  const tree = largeTree();
  const boxes = layoutLandscape(tree, { width: 1200, height: 800, depth: 3 });
  const byId = new Map(boxes.map((box) => [box.process.id, box]));

  it('stands for every process once', () => {
    expect(tree).toHaveLength(20_220);
    expect(boxes.reduce((sum, { hidden }) => sum + 1 + hidden, 0)).toBe(tree.length);
    expect(Math.max(...boxes.map(({ depth }) => depth))).toBe(2);
  });

  it('keeps every box inside its parent, below its header, and apart from its siblings', () => {
    const slack = 1e-6;
    const right = ({ x, width }: LandscapeBox) => x + width;
    const bottom = ({ y, height }: LandscapeBox) => y + height;
    const siblings = new Map<string | null, LandscapeBox[]>();
    for (const box of boxes) {
      const parent = byId.get(box.process.parentId ?? '');
      const floor = parent ?? { x: 0, y: 0, width: 1200, height: 800, header: 0 };
      expect(box.x).toBeGreaterThanOrEqual(floor.x - slack);
      expect(box.y).toBeGreaterThanOrEqual(floor.y + floor.header - slack);
      expect(right(box)).toBeLessThanOrEqual(floor.x + floor.width + slack);
      expect(bottom(box)).toBeLessThanOrEqual(floor.y + floor.height + slack);
      for (const other of siblings.get(box.process.parentId) ?? []) {
        const apartX = right(box) <= other.x + slack || right(other) <= box.x + slack;
        expect(apartX || bottom(box) <= other.y + slack || bottom(other) <= box.y + slack).toBe(true);
      }
      siblings.set(box.process.parentId, [...(siblings.get(box.process.parentId) ?? []), box]);
    }
  });
});

it('draws nothing without room or processes, and folds up what would be too small', () => {
  expect(layoutLandscape([], { width: 100, height: 100, depth: 3 })).toEqual([]);
  expect(layoutLandscape([process('1', null)], { width: 0, height: 100, depth: 3 })).toEqual([]);
  const [box, ...inside] = layoutLandscape([process('1', null), process('1.1', '1')], {
    width: 15,
    height: 100,
    depth: 3,
  });
  expect(box).toMatchObject({ hidden: 1, header: 0 });
  expect(inside).toEqual([]);
});

it('colours in six steps, and nothing as nothing', () => {
  const values = [null, -1, 0, 1, 10, 11, 50, 51, 60, 99];
  expect(values.map((value) => colourStep(value, 60))).toEqual([0, 0, 0, 1, 1, 2, 5, 6, 6, 6]);
  expect(colourStep(5, 0)).toBe(0);
});

it('a scale goes from the least to the most that was found, and what is not known has no step on it', () => {
  expect([57, 63, 64, 76, 90, 95].map((value) => stepBetween(value, 57, 95))).toEqual([1, 1, 2, 4, 6, 6]);
  expect([stepBetween(null, 57, 95), stepBetween(70, 70, 70), stepBetween(0, 0, 100)]).toEqual([0, 3, 1]);
});
