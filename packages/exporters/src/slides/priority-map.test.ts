import { buildBlueprint } from '@process-ai/domain/blueprint';
import { blueprintStory } from '@process-ai/domain/blueprint-story';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIVE_SECTORS } from '../five-sectors.fixture.ts';
import { exportSlides } from './export-slides.ts';
import { readSlides } from './read-slides.fixture.ts';

describe('a library with a plan', () => {
  const blueprint = buildBlueprint(FIVE_SECTORS['a library of 1,921 processes in euros']());
  const { weighed, planned } = blueprintStory(blueprint);
  let slides: ReturnType<typeof readSlides>;
  beforeAll(async () => {
    slides = readSlides(await exportSlides(blueprint));
  });

  const map = () => slides.find(({ xml }) => xml.includes('Map of cost against value.'))?.paragraphs ?? [];

  test('each bubble of its map has the number that stands beside its name', () => {
    const open = weighed?.rows.filter(({ isDelivered }) => !isDelivered) ?? [];
    expect(open.length).toBeGreaterThan(2);
    open.forEach(({ name }, index) => {
      const number = String(index + 1);
      expect(map().filter((text) => text === number)).toHaveLength(2);
      expect(map()[map().indexOf(name) - 1]).toBe(number);
    });
  });

  test('its map says what of the plan it leaves out', () => {
    const told = map().find((text) => text.startsWith('Not shown: ')) ?? '';
    const counted = [...told.matchAll(/\d+/g)].map(([count]) => Number(count)).reduce((sum, count) => sum + count, 0);
    const open = weighed?.rows.filter(({ isDelivered }) => !isDelivered).length ?? 0;
    expect(counted).toBe((planned?.rows.length ?? 0) + (planned?.stopped ?? 0) - open);
  });

  test('the list of its opportunities, which ends in the document, is begun on one slide', () => {
    expect(slides.filter(({ xml }) => /name="Opportunities \d+ to \d+, /.test(xml))).toHaveLength(1);
  });
});
