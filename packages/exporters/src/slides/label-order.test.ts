import { randomNumbers } from '@process-ai/domain/random-numbers';
import { expect, test } from 'vitest';
import { type Bubble, labelOrder } from './label-order.ts';

const at = (x: number, y: number, r = 0.1): Bubble => ({ x, y, r });
const COLUMN = 8;
const placesOf = (count: number) => Array.from({ length: count }, (_, place) => 0.5 + place);

/** How many of the lines to the names cross. */
function crossings(order: readonly Bubble[]): number {
  const lines = order.map((bubble, place) => ({ x: bubble.x + bubble.r, y: bubble.y, end: 0.5 + place }));
  const heightAt = ({ x, y, end }: (typeof lines)[number], where: number) =>
    y + ((end - y) * (where - x)) / (COLUMN - x);
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).filter((other) => {
      const where = Math.max(one.x, other.x);
      return heightAt(one, where) > heightAt(other, where);
    }),
  ).length;
}

test.each([
  ['the highest first', [at(1, 3), at(2, 1), at(3, 2)], [1, 2, 0]],
  ['a far one below a near one of nearly its height', [at(1, 0.5), at(6, 0.52, 0)], [1, 0]],
  ['one that stands partly on another as it stands', [at(1, 0.6, 0.4), at(1.5, 0.8, 0.4), at(5, 3)], [0, 1, 2]],
  ['a line that would run through a bubble around it', [at(1, 0.5), at(6, 0.6, 0.4)], [1, 0]],
])('names stand in the order of their bubbles: %s', (_, bubbles, expected) => {
  const order = labelOrder(bubbles, { x: COLUMN, places: placesOf(bubbles.length) });
  expect(order.map((bubble) => bubbles.indexOf(bubble))).toEqual(expected);
});

test('the lines of any twelve bubbles that touch no line cross nowhere', () => {
  const random = randomNumbers(7);
  for (let run = 0; run < 200; run += 1) {
    const bubbles = Array.from({ length: 12 }, () => at(7 * random(), 12 * random(), 0));
    expect(crossings(labelOrder(bubbles, { x: COLUMN, places: placesOf(12) }))).toBe(0);
  }
});
