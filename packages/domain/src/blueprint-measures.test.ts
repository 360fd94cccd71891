import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { steeredMeasures } from './blueprint-measures.ts';
import { responsibilities } from './blueprint-owners.ts';
import { type PlanView, planView } from './blueprint-plan.ts';
import { blueprint } from './planned-blueprint.fixture.ts';

const viewOf = (source: Blueprint) => planView(source) as PlanView;

describe('governance', () => {
  const measure = (name: string, baseline: number | null = null) => ({ name, baseline, target: null });

  test('has at most seven measures, the first of each initiative before the second of any, each name once', () => {
    const source = blueprint([
      { id: '1', measures: [measure('a'), measure('b', 3), measure('c')] },
      { id: '2', measures: [measure('A'), measure('d')] },
      { id: '3', measures: ['e', 'f', 'g', 'h', 'i'].map((name) => measure(name)) },
    ]);
    expect(steeredMeasures(source, viewOf(source)).map(({ name }) => name)).toEqual([
      'b',
      'A',
      'e',
      'd',
      'f',
      'c',
      'g',
    ]);
  });

  test('prefers different measures to the same one of several initiatives', () => {
    const alike = ['1', '2', '3', '4', '5', '6', '7'].map((id) => ({
      id,
      measures: [
        { name: 'Handling time', unit: 'min', baseline: Number(id), target: 1 },
        ...(id === '7' ? [measure('Complaints')] : []),
      ],
    }));
    const source = blueprint(alike);
    const names = steeredMeasures(source, viewOf(source)).map(({ name, initiative }) => [name, initiative]);
    expect(names).toHaveLength(7);
    expect(names.slice(0, 2)).toEqual([
      ['Handling time', 'Initiative 1'],
      ['Complaints', 'Initiative 7'],
    ]);
  });

  test('says where the figure of today comes from, and leads with what the client’s documents say', () => {
    const of = (name: string, baseline: number | null, unit: string) => ({ name, unit, baseline, target: 1 });
    const source = blueprint([
      {
        id: '1',
        processIds: ['a'],
        measures: [
          of('Straight-through', 15, '%'),
          of('Team', 10, 'FTE'),
          of('Letters held', 31, 'days'),
          of('Days to settle', 19, 'days'),
          of('Misfiled', 11.5, '%'),
          of('Backlog', 1250, 'letters'),
          of('Open', 6, 'days'),
        ],
      },
    ]);
    const quoted = (quote: string, page: number) => ({ quote, fileName: 'notes.docx', page });
    const told = {
      ...source,
      situation: {
        said: [quoted('A claim takes 19 days to settle, and 115% of 119 days are 16 days.', 2)],
        competitors: [quoted('We hold letters for 31 days; our competitors need 6 days.', 3)],
        constraints: [],
      },
      evidence: new Map([
        ['a', [quoted('11,5 % of all files are misfiled.', 4), quoted('There are 1.250 letters in the queue.', 5)]],
        ['b', [quoted('15 % go through.', 6)]],
      ]),
    } as unknown as Blueprint;
    const unknown = blueprint([{ id: '1', measures: [of('Complaints', null, 'a month')] }]);
    expect(steeredMeasures(unknown, viewOf(unknown)).map(({ source: from }) => from)).toEqual([null]);
    const document = (page: number) => ({ kind: 'document', fileName: 'notes.docx', page });
    expect(steeredMeasures(told, viewOf(told)).map(({ name, source: from }) => [name, from])).toEqual([
      ['Letters held', document(3)],
      ['Days to settle', document(2)],
      ['Misfiled', document(4)],
      ['Backlog', document(5)],
      ['Straight-through', { kind: 'plan' }],
      ['Team', { kind: 'inputs', process: 'A' }],
      ['Open', { kind: 'plan' }],
    ]);
  });

  test('takes figures that the client’s documents say of its work as measures, and never a figure of others', () => {
    const of = (name: string, baseline: number | null, unit: string) => ({ name, unit, baseline, target: 1 });
    const source = blueprint([
      { id: 'settle motor claims', measures: [of('Days to settle', 19, 'days'), of('Complaints', null, '%')] },
      { id: 'index claim files', measures: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => of(name, 1, 'x')) },
    ]);
    const quoted = (quote: string, page: number) => ({ quote, fileName: 'board.docx', page });
    const told = {
      ...source,
      situation: {
        said: [
          quoted('Indexing a claim file takes 15 minutes, and 11.5 percent of all claim files are indexed wrongly.', 1),
          quoted('The canteen serves lunch in 12 minutes.', 2),
        ],
        competitors: [quoted('Settling motor claims takes 19 days; our competitors settle motor claims in 6 days.', 3)],
        constraints: [],
      },
    } as unknown as Blueprint;
    const measures = steeredMeasures(told, viewOf(told));
    expect(measures).toHaveLength(7);
    expect(
      measures
        .slice(0, 3)
        .map(({ name, baseline, unit, target, initiative }) => [name, baseline, unit, target, initiative]),
    ).toEqual([
      ['Days to settle', 19, 'days', 1, 'Initiative settle motor claims'],
      ['Indexing a claim file', 15, 'minutes', null, 'Initiative index claim files'],
      ['11.5 percent of all claim files are indexed wrongly', 11.5, '%', null, 'Initiative index claim files'],
    ]);
    expect(measures.slice(0, 3).map(({ source: from }) => from)).toEqual(
      [3, 1, 1].map((page) => ({ kind: 'document', fileName: 'board.docx', page })),
    );
    expect(measures.filter(({ source: from }) => from?.kind !== 'document').length).toBeGreaterThanOrEqual(3);
  });

  test('judges an initiative without a measure by the minutes of what it frees most of, and dates what is missing', () => {
    const base = blueprint([
      { id: '1', carries: ['x', 'y'], measured: 9, months: ['2027-05', '2027-06'] },
      { id: '2', measures: [measure('Complaints')], months: ['2027-05', '2027-06'] },
    ]);
    const [process] = base.processes;
    const roi = { ...process?.roi, input: { averageRuntime: 25 } };
    const result = { basis: 'workload', workHours: 20_000, currentAnnualCost: 500_000 };
    const processes = [{ ...process, roi: { ...roi, result, countedIn: null } }, ...base.processes.slice(1)];
    const timed = { ...base, processes } as unknown as Blueprint;
    expect(
      steeredMeasures(timed, viewOf(timed)).map(({ name, baseline, target, due, source: from }) => [
        name,
        baseline,
        target,
        due,
        from,
      ]),
    ).toEqual([
      ['Complaints', null, null, 'Apr 2027', null],
      // 100,000 of 500,000 are saved: a fifth of 25 minutes.
      ['Handling time of “A”', 25, 20, null, { kind: 'inputs', process: 'A' }],
    ]);
  });

  test('adds up what each owner answers for; what nobody owns stands last', () => {
    const source = blueprint([
      { id: '1', owner: null, measured: 900, cost: 1 },
      { id: '2', owner: 'Head of claims', measured: 10, cost: 2, gate: 'Half is read', months: ['2027-02', '2027-06'] },
      { id: '3', owner: 'Head of claims', measured: 20, cost: 3 },
      { id: '4', owner: 'Chief financial officer', measured: 40, cost: 4 },
    ]);
    expect(
      responsibilities(viewOf(source)).map(({ owner, initiatives, savings, oneOffCost, lastGate }) => [
        owner,
        initiatives.length,
        savings,
        oneOffCost,
        lastGate,
      ]),
    ).toEqual([
      ['Chief financial officer', 1, 40, 4, null],
      ['Head of claims', 2, 30, 5, 'Jun 2027'],
      [null, 1, 900, 1, null],
    ]);
  });
});
