import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { workView } from './blueprint-people.ts';
import { type PlanView, planView } from './blueprint-plan.ts';
import { blueprintStory } from './blueprint-story.ts';
import { blueprint } from './planned-blueprint.fixture.ts';

const viewOf = (source: Blueprint) => planView(source) as PlanView;

describe('work', () => {
  test('is freed as its share of the cost, also what is saved below a measured heading', () => {
    const source = blueprint([
      { id: '1', carries: ['x', 'z'] },
      { id: '2', carries: ['y'], status: 'stopped' },
    ]);
    // 10 people cost 500,000; 60,000 and 50,000 of it are saved: 22 % of 10.
    expect(workView(source, blueprintStory(source).areas, viewOf(source))).toMatchObject({
      today: 10,
      freed: expect.closeTo(2.2, 9),
      areas: [{ name: 'A', today: 10, freed: expect.closeTo(2.2, 9) }],
    });
  });

  test('is free from the year in which its initiatives have ended, or by wave', () => {
    const source = blueprint([
      { id: '1', months: ['2027-01', '2027-11'], carries: ['x'] },
      { id: '2', months: ['2027-02', '2027-12'], carries: ['y'] },
      { id: '3', months: ['2027-01', '2027-03'], carries: ['z'] },
    ]);
    const view = viewOf(source);
    const { areas } = blueprintStory(source);
    // 60,000 and 50,000 of 500,000 in the first year, 40,000 from January of the next.
    const byYear = [
      { when: '2027', fte: expect.closeTo(2.2, 9) },
      { when: '2028', fte: expect.closeTo(0.8, 9) },
    ];
    expect(workView(source, areas, view)).toMatchObject({ freedBy: byYear, areas: [{ freedBy: byYear }] });
    const waves = workView(source, areas, { ...view, follows: 'roadmap', startMonth: null })?.freedBy;
    expect(waves?.map(({ when }) => when)).toEqual(['Initiative 3', 'Initiative 1', 'Initiative 2']);
  });

  test('is not spoken of where the case frees none', () => {
    const source = blueprint([{ id: '1', carries: [] }]);
    expect(workView(source, blueprintStory(source).areas, viewOf(source))).toBeNull();
  });
});
