import { buildBlueprint } from '@process-ai/domain/blueprint';
import { expect, test } from 'vitest';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { clientPage } from './client-page.ts';

/** Letters of a figure that a phone shows across the whole chart. */
const LETTERS = 50;

test.each(Object.entries(FIVE_SECTORS))(
  'what could change the case has its figure in every bar, or beside it with room: %s',
  (_, source) => {
    const page = clientPage(buildBlueprint(source()));
    for (const block of page.blocks) {
      if (block.kind !== 'chart' || block.series[0]?.name !== ' ') continue;
      const [before, down, up, after] = block.series;
      if (!before || !down || !up || !after) throw new Error('Not the four parts');
      const all = Math.max(...block.categories.map((_, at) => sum(block.series.map(({ values }) => values[at] ?? 0))));
      for (const [at] of block.categories.entries()) {
        for (const [bar, beside] of [
          [down, before],
          [up, after],
        ] as const) {
          const [value = 0, room = 0] = [bar.values[at], beside.values[at]];
          const [inside = '', outside = ''] = [bar.labels[at], beside.labels[at]];
          const isSeen = value > 0.002 * all;
          expect([block.categories[at], isSeen ? inside !== outside : `${inside}${outside}` === '']).toEqual([
            block.categories[at],
            true,
          ]);
          expect(inside === '' || LETTERS * value >= inside.length * all).toBe(true);
          expect(outside === '' || LETTERS * room >= outside.length * all).toBe(true);
        }
      }
    }
  },
);

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
