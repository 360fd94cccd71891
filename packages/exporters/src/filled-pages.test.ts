import { buildBlueprint } from '@process-ai/domain/blueprint';
import { once } from '@process-ai/domain/once';
import { describe, expect, test } from 'vitest';
import { planDocs } from './docs/docs-plan.ts';
import { chapters } from './docs/export-docs.ts';
import { paginated } from './docs/paginated.ts';
import { FIVE_SECTORS } from './five-sectors.fixture.ts';
import { BODY } from './slides/deck-theme.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides, tablesOf } from './slides/read-slides.fixture.ts';

const MINUTES = 60_000;
const LEAST = 1 / 3;
const names = Object.keys(FIVE_SECTORS) as (keyof typeof FIVE_SECTORS)[];

describe.each(names)('%s', (name) => {
  const blueprint = buildBlueprint(FIVE_SECTORS[name]());
  const plan = planDocs(blueprint);
  const text = once(() => chapters(plan));

  test('no page of the document is under a third full, but the contents', {
    timeout: MINUTES,
  }, async () => {
    const { fills } = paginated(await text(), plan.words);
    expect(fills.length).toBeGreaterThan(5);
    expect(fills.slice(1).filter(({ share }) => share < LEAST)).toEqual([]);
  });

  test('sentences refer to tables and figures in their order', { timeout: MINUTES }, async () => {
    const refers = (await text()).flatMap((block) => (block.kind === 'prose' ? (block.refers ?? []) : []));
    for (const label of ['Table', 'Figure']) {
      const numbers = refers.filter((one) => one.label === label).map(({ from }) => from);
      expect([label, numbers]).toEqual([label, numbers.toSorted((a, b) => a - b)]);
    }
    expect(refers.length).toBeGreaterThan(5);
  });

  const deck = once(() => exportSlides(blueprint));

  test('no slide is under a third full', { timeout: MINUTES }, async () => {
    const slides = readSlides(await deck()).slice(1);
    const sparse = slides.flatMap(({ xml, title }) => {
      const filled = (lowestOf(xml) - BODY.y) / BODY.h;
      return filled < LEAST ? [{ title, filled }] : [];
    });
    expect(sparse).toEqual([]);
  });

  test('no text of a table in the main part is cut', { timeout: MINUTES }, async () => {
    const slides = readSlides(await deck());
    const cells = slides.flatMap(({ xml }) => tablesOf(xml).flatMap(({ rows }) => rows.flat()));
    expect(cells.length).toBeGreaterThan(20);
    expect(cells.filter((text) => text.endsWith('…'))).toEqual([]);
  });
});

const EMU = 914_400;
/** Where the line with the source begins: what stands there is on every slide. */
const SOURCE = 6.6;

/** Where the lowest object of a slide's body ends, inches; tables end with their last row. */
function lowestOf(xml: string): number {
  const objects = xml.match(/<p:(sp|cxnSp|pic|graphicFrame)>.*?<\/p:\1>/gs) ?? [];
  const ends = objects.flatMap((object) => {
    const [, y, h] = /<a:off x="-?\d+" y="(-?\d+)"\/>\s*<a:ext cx="\d+" cy="(\d+)"\/>/.exec(object) ?? [];
    if (y === undefined || Number(y) / EMU >= SOURCE) return [];
    const rows = [...object.matchAll(/<a:tr h="(\d+)"/g)].map(([, height]) => Number(height));
    const height = rows.length > 0 ? rows.reduce((sum, one) => sum + one, 0) : Number(h);
    return [(Number(y) + height) / EMU];
  });
  return Math.max(BODY.y, ...ends);
}
