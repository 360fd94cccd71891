import { describe, expect, test } from 'vitest';
import { linkRoute, type PlacedBar, withEnds } from './plan-links.ts';

const bar = (from: number, to: number, label: PlacedBar['label'] = null): PlacedBar => ({ from, to, label });
const PLACE = { top: 0, h: 1, left: 0, right: 10 };

/** Every bar and text that a line runs through, by its row. */
function crossed(bars: readonly PlacedBar[], from: number, to: number): number[] {
  const corners = linkRoute(from, to, { ...PLACE, bars });
  const [start, end] = [bars[from] as PlacedBar, bars[to] as PlacedBar];
  const points = [{ x: start.to, y: from + 0.5 }, ...corners, { x: end.from, y: to + 0.5 }];
  return bars.flatMap(({ from: left, to: right, label }, row) => {
    const parts = [...(row === from || row === to ? [] : [{ from: left, to: right }]), ...(label ? [label] : [])];
    const isCrossed = points.slice(1).some((point, index) => {
      const before = points[index] as typeof point;
      // A bar takes the middle of its row.
      const [high, low] = [Math.min(point.y, before.y), Math.max(point.y, before.y)];
      const [first, last] = [Math.min(point.x, before.x), Math.max(point.x, before.x)];
      const isInRow = high < row + 0.8 && low > row + 0.2;
      return isInRow && parts.some((part) => first < part.to && last > part.from);
    });
    return isCrossed ? [row] : [];
  });
}

describe('a line between two bars', () => {
  test('turns once where there is room', () => {
    expect(linkRoute(0, 2, { ...PLACE, bars: [bar(0, 2), bar(0, 1), bar(4, 6)] })).toEqual([
      { x: 3.88, y: 0.5 },
      { x: 3.88, y: 2.5 },
    ]);
  });

  test.each([
    ['a bar between them', [bar(0, 2), bar(1, 6), bar(3, 5)]],
    ['one that begins when the other ends', [bar(0, 2), bar(2, 4)]],
    ['one that begins too early', [bar(3, 6), bar(0, 9), bar(1, 4)]],
    ['texts beside the bars', [bar(0, 2, { from: 2.2, to: 4 }), bar(1, 6), bar(3, 5, { from: 1, to: 2.8 })]],
    ['bars from edge to edge', [bar(0, 2, { from: 2.2, to: 4 }), bar(0, 10), bar(0, 10), bar(5, 7)]],
  ])('leads around %s, downwards and upwards', (_, bars) => {
    const last = bars.length - 1;
    expect(crossed(bars, 0, last)).toEqual([]);
    const upwards = bars.toReversed();
    expect(crossed(upwards, last, 0)).toEqual([]);
  });

  test('runs upon no line between two other bars', () => {
    // The second begins where the first leads around it.
    const bars = [bar(0, 4), bar(1, 4), bar(2, 6), bar(6, 8), bar(6, 9)];
    const place = { ...PLACE, bars };
    const first = withEnds(linkRoute(0, 4, place), 0, 4, place);
    const upon = (points: typeof first) =>
      points.slice(1).some((end, index) => {
        const begin = points[index] as (typeof points)[number];
        return first.slice(1).some((other, at) => {
          const start = first[at] as (typeof points)[number];
          const isUpright = begin.x === end.x && start.x === other.x && Math.abs(begin.x - start.x) < 0.03;
          return isUpright && Math.max(begin.y, start.y) < Math.min(end.y, other.y);
        });
      });
    const alone = linkRoute(1, 3, place);
    expect(upon(withEnds(alone, 1, 3, place))).toBe(true);
    expect(upon(withEnds(linkRoute(1, 3, place, [{ from: 0, to: 4, points: first }]), 1, 3, place))).toBe(false);
  });
});
