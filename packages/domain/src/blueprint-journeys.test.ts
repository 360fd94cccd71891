import type { Journey } from '@process-ai/contract/journeys';
import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { becomesOf, changedJourneys } from './blueprint-journeys.ts';
import { planView } from './blueprint-plan.ts';
import { blueprint } from './planned-blueprint.fixture.ts';

const point = (processStep: string, emotion: number | null, processMissing = false) =>
  ({ name: `${processStep} ${emotion}`, processStep, emotion, processMissing }) as Journey['touchPoints'][number];

const changed = (source: Blueprint, ...touchPoints: Journey['touchPoints']) => {
  const journeys = [{ name: 'Journey', touchPoints } as unknown as Journey];
  const [journey] = changedJourneys({ ...source, journeys }, planView(source));
  if (!journey) throw new Error('There is a journey');
  return journey;
};

describe('a journey', () => {
  const source = blueprint([
    { id: '1', carries: ['z'], months: ['2027-01', '2027-02'] },
    { id: '2', carries: ['x'], months: ['2027-03', '2027-04'] },
  ]);

  test('is changed by what is accepted for its processes and below them, each with what it frees', () => {
    const { stages, changed: count } = changed(source, point('1', -1), point('1.1', 1), point('7', 0));
    // 10 people of 2,000 hours cost 500,000: of z 50,000, of x 60,000, of y 40,000 are saved.
    expect(stages.map(({ changes }) => changes)).toEqual([
      [
        {
          initiative: 'Initiative 2',
          when: 'Mar to Apr 2027',
          isFar: false,
          isStopped: false,
          opportunities: ['Opportunity x'],
          hours: 2400,
          shorter: null,
        },
        {
          initiative: 'Initiative 1',
          when: 'Jan to Feb 2027',
          isFar: false,
          isStopped: false,
          opportunities: ['Opportunity z'],
          hours: 2000,
          shorter: null,
        },
        {
          initiative: null,
          when: null,
          isFar: false,
          isStopped: false,
          opportunities: ['Opportunity y'],
          hours: 1600,
          shorter: null,
        },
      ],
      [
        {
          initiative: 'Initiative 1',
          when: 'Jan to Feb 2027',
          isFar: false,
          isStopped: false,
          opportunities: ['Opportunity z'],
          hours: 2000,
          shorter: null,
        },
      ],
      [],
    ]);
    expect(count).toBe(2);
  });

  test('is served by an agent where agentic work counts, and automated where work of another kind does', () => {
    const agent = { ...point('1', null), type: 'agent' as const };
    const served = (type: string, place = agent) => {
      const [first, second] = blueprint([{ id: '1', carries: ['x'] }], { x: [type, 'none'] }).processes;
      return changed({ ...source, processes: [first, second] } as never, place).stages[0]?.lane;
    };
    expect([served('agentic'), served('automation'), served('agentic', { ...agent, processStep: '7' })]).toEqual([
      'agent',
      'automated',
      'unchanged',
    ]);
  });

  test('names what is stopped as stopped, and never as what has still to be planned', () => {
    const ended = blueprint([
      { id: '1', carries: ['x', 'y', 'z'], status: 'stopped' },
      { id: '2', carries: [] },
    ]);
    const { stages, byPlan, worst } = changed(ended, point('1', -2));
    expect(stages[0]?.changes).toMatchObject([{ initiative: null, isStopped: true }]);
    expect(worst && becomesOf(worst, byPlan)).toBe('stopped');
    const beside = blueprint([
      { id: '1', carries: ['x'], status: 'stopped' },
      { id: '2', carries: ['z'] },
    ]);
    const [some] = changed(beside, point('1', -2)).stages;
    expect(some?.changes.map(({ opportunities }) => opportunities)).toEqual([['Opportunity z'], ['Opportunity y']]);
  });

  test('says by how much work gets shorter where nothing is measured, and nothing where its process is gone', () => {
    const unmeasured = { ...source, brought: new Map() };
    const { stages } = changed(unmeasured, point('1.1', null), point('1.1', null, true));
    expect(stages.map(({ changes }) => changes)).toEqual([
      [expect.objectContaining({ hours: null, shorter: { moves: 'handling time', likely: 0.2 } })],
      [],
    ]);
  });

  test('counts apart what only work far beyond the years of the case changes, and names that last', () => {
    const far = blueprint([
      { id: '1', carries: ['z'], months: ['2027-01', '2027-02'] },
      { id: '2', carries: ['x', 'y'], months: ['2045-01', '2045-04'] },
    ]);
    const [first] = far.processes;
    const apart = { ...far, processes: [first, { ...far.processes[1], path: [{ code: '9' }, { code: '9.1' }] }] };
    const { far: late, changed: count } = changed(apart as unknown as Blueprint, point('1', 0), point('9', 0));
    expect([count, late]).toEqual([2, { count: 1, from: 'Jan 2045' }]);
    const [both] = changed(far, point('1', 0)).stages;
    expect(both?.changes.map(({ initiative, isFar }) => [initiative, isFar])).toEqual([
      ['Initiative 1', false],
      ['Initiative 2', true],
    ]);
    expect(changed(far, point('1', 0)).far).toBeNull();
  });

  test('feels worst where it stays as it is, of stages that feel alike', () => {
    const tied = changed(source, point('1', -2), point('7', -2), point('8', -1));
    expect([tied.worst?.touchPoint.processStep, tied.worstAlike]).toEqual(['7', 2]);
    expect(changed(source, point('1', -2), point('7', -1)).worst?.touchPoint.processStep).toBe('1');
    expect(changed(source, point('1', 0), point('7', null)).worst).toBeNull();
  });

  test('is changed by what the plan carries alone; what is accepted and in no initiative waits', () => {
    const some = blueprint([{ id: '1', carries: ['x', 'y'], months: ['2027-01', '2027-02'] }]);
    const [first, second] = some.processes;
    const apart = { ...some, processes: [first, { ...second, path: [{ code: '9' }, { code: '9.1' }] }] };
    const { byPlan, changed: count, worst } = changed(apart as unknown as Blueprint, point('1', -2), point('9', -2));
    expect([byPlan, count, worst?.touchPoint.processStep]).toEqual([true, 1, '9']);
    expect(worst && becomesOf(worst, byPlan)).toBe('unplanned');
    const without = changedJourneys({ ...apart, journeys: [{ touchPoints: [point('9', -2)] }] } as never, null);
    expect(without).toMatchObject([{ byPlan: false, changed: 1 }]);
  });
});
