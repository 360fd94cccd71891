import type { SavedRoiInput } from '@process-ai/contract/roi';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addClashes,
  afterSaving,
  applyChanges,
  changedInputs,
  countEdits,
  type Edits,
  hasInputs,
  openClashes,
  valueOf,
  versionsAfterSaving,
  versionsOf,
  withoutConflict,
} from './model/edits.ts';
import { loadRefusals, refusalOf, refusedCells } from './model/refusals.ts';

beforeAll(async () => {
  await loadRefusals();
});

const saved: ReadonlyMap<string, SavedRoiInput> = new Map([
  [
    'old',
    {
      processId: 'old',
      fteCount: 5,
      processFrequency: 100,
      averageSalary: 50_000,
      averageRuntime: 10,
      implementationCost: 12_345,
      annualRunCost: null,
      automationRate: 0.4,
      realisation: null,
      version: 3,
    },
  ],
]);

const fte = (processId: string, value: number) => ({ processId, field: 'fteCount', value }) as const;
const salary = (processId: string, value: number) => ({ processId, field: 'averageSalary', value }) as const;

describe('typing', () => {
  test.each<[string, Edits, Parameters<typeof applyChanges>[1], Edits]>([
    ['a new figure is an edit', {}, [fte('old', 6)], { old: { fteCount: 6 } }],
    [
      'the saved figure is none',
      { old: { fteCount: 6, averageRuntime: 3 } },
      [fte('old', 5)],
      { old: { averageRuntime: 3 } },
    ],
    ['the last edit of a process leaves nothing', { old: { fteCount: 6 } }, [fte('old', 5)], {}],
    ['a process without inputs gets some', {}, [fte('new', 2)], { new: { fteCount: 2 } }],
    ['zeros alone make no inputs', {}, [fte('new', 0), salary('new', 0)], {}],
    ['zeros beside a figure stand', {}, [fte('new', 0), salary('new', 9)], { new: { fteCount: 0, averageSalary: 9 } }],
    ['a zero that clears a saved figure is an edit', {}, [fte('old', 0)], { old: { fteCount: 0 } }],
    ['the last of two changes to a cell counts', {}, [fte('new', 1), fte('new', 2)], { new: { fteCount: 2 } }],
  ])('%s', (_, edits, changes, after) => {
    expect(applyChanges(edits, changes, saved)).toEqual(after);
  });

  test('what changes nothing gives the very same edits, so that there is nothing to undo', () => {
    const edits: Edits = { old: { fteCount: 6 } };
    expect(applyChanges(edits, [fte('old', 6)], saved)).toBe(edits);
    expect(applyChanges(edits, [salary('old', 50_000), fte('new', 0)], saved)).toBe(edits);
  });

  test('edits are never changed in place', () => {
    const edits: Edits = Object.freeze({ old: Object.freeze({ fteCount: 6 }) });
    expect(applyChanges(edits, [salary('old', 1)], saved)).toEqual({ old: { fteCount: 6, averageSalary: 1 } });
  });

  test('a cell shows its edit, else what is saved, else 0 once its process has edits, else nothing', () => {
    const edits: Edits = { old: { fteCount: 6 }, new: { averageSalary: 1 } };
    expect(valueOf('old', 'fteCount', edits, saved)).toBe(6);
    expect(valueOf('old', 'averageSalary', edits, saved)).toBe(50_000);
    expect(valueOf('new', 'fteCount', edits, saved)).toBe(0);
    expect(valueOf('other', 'fteCount', edits, saved)).toBeUndefined();
  });
});

describe('saving', () => {
  test('sends touched cells with the version that they rest on, and none that waits for a choice', () => {
    const edits: Edits = { old: { fteCount: 6, averageRuntime: 0 }, new: { averageSalary: 9 }, third: { fteCount: 1 } };
    const clashes = { old: { averageRuntime: 'Ann' }, third: { fteCount: 'Ann' } };
    expect(changedInputs(edits, versionsOf(edits, {}, saved), clashes)).toEqual([
      { processId: 'old', fteCount: 6, version: 3 },
      { processId: 'new', averageSalary: 9, version: 0 },
    ]);
  });

  test('edits rest on the version at their first keystroke, until they are saved', () => {
    const edits: Edits = { old: { fteCount: 6 } };
    const row = saved.get('old') as SavedRoiInput;
    const since = new Map([['old', { ...row, version: 8 }]]);
    expect(versionsOf(edits, { old: 3, gone: 2 }, since)).toEqual({ old: 3 });
    const sent = [{ processId: 'old', fteCount: 6, version: 3 }];
    expect(versionsAfterSaving({ old: { fteCount: 7 } }, { old: 3 }, {}, sent, since)).toEqual({ old: 8 });
    expect(versionsAfterSaving({ old: { averageSalary: 7 } }, { old: 3 }, {}, sent, since)).toEqual({ old: 3 });
  });

  test('what others changed is left out, and the rest goes on from the rows as they are now', () => {
    const row = saved.get('old') as SavedRoiInput;
    const conflict = {
      figures: [{ processId: 'old', name: 'fteCount', value: 12, by: 'Ann' } as const],
      roiInputs: [{ ...row, fteCount: 12, version: 9 }],
    };
    const sent = [
      { processId: 'old', fteCount: 6, averageSalary: 1, version: 3 },
      { processId: 'new', fteCount: 2, version: 0 },
    ];
    expect(withoutConflict(sent, conflict)).toEqual([
      { processId: 'old', averageSalary: 1, version: 9 },
      { processId: 'new', fteCount: 2, version: 0 },
    ]);
    expect(withoutConflict([{ processId: 'old', fteCount: 6, version: 3 }], conflict)).toEqual([]);
    const clashes = addClashes({}, conflict);
    expect(clashes).toEqual({ old: { fteCount: 'Ann' } });
    expect(openClashes(clashes, { old: { averageSalary: 1 } })).toEqual({});
  });

  test('what was typed while saving is still unsaved afterwards', () => {
    const sent = changedInputs({ old: { fteCount: 6 }, new: { averageSalary: 9 } }, { old: 3 }, {});
    const since: Edits = { old: { fteCount: 7 }, new: { averageSalary: 9, fteCount: 1 }, third: { fteCount: 3 } };
    expect(afterSaving(since, sent)).toEqual({ old: { fteCount: 7 }, new: { fteCount: 1 }, third: { fteCount: 3 } });
    expect(afterSaving({ old: { fteCount: 6 } }, sent)).toEqual({});
  });

  test.each([
    ['fteCount', 0, undefined],
    ['fteCount', 2.5, undefined],
    ['fteCount', -0.1, 'Must not be negative'],
    ['fteCount', 1e6 + 1, 'This number is too large'],
    ['processFrequency', 1e12, undefined],
    ['averageSalary', 1e9 + 1, 'This number is too large'],
    ['averageRuntime', -1, 'Must not be negative'],
  ] as const)('%s %d is refused with %j', (field, value, reason) => {
    expect(refusalOf(field, value)).toBe(reason);
  });

  test('refused figures are found, and every edit counts', () => {
    const edits: Edits = { old: { fteCount: -1, averageSalary: 5 }, new: { averageRuntime: 1e8 } };
    expect(refusedCells(edits).map(({ processId, field }) => `${processId} ${field}`)).toEqual([
      'old fteCount',
      'new averageRuntime',
    ]);
    expect(countEdits(edits)).toBe(3);
  });

  test.each<[string, Edits, boolean, boolean]>([
    ['nothing at all', {}, false, false],
    ['saved figures', {}, true, true],
    [
      'saved figures that are all cleared',
      { old: { fteCount: 0, processFrequency: 0, averageSalary: 0, averageRuntime: 0 } },
      true,
      false,
    ],
    ['typed figures', { new: { fteCount: 1 } }, false, true],
  ])('there is something to calculate with: %s', (_, edits, withSaved, expected) => {
    expect(hasInputs(edits, withSaved ? saved : new Map())).toBe(expected);
  });
});

describe('accepted benchmarks', () => {
  const figures = { fteCount: 2, processFrequency: 100, averageSalary: 40_000, averageRuntime: 30 };
  const accepted = (automationRate: number) => ({
    new: { processId: 'new', workFunction: 'finance' as const, automationRate, ...figures },
  });
  const names = Object.keys(figures);

  test('are told apart, with the rate of the use cases', () => {
    expect(changedInputs({ new: figures }, {}, {}, accepted(0.4))).toEqual([
      { processId: 'new', ...figures, automationRate: 0.4, benchmarks: [...names, 'automationRate'], version: 0 },
    ]);
  });

  test('where no use case saves anything, there is nothing to pay for either', () => {
    expect(changedInputs({ new: figures }, {}, {}, accepted(0))).toMatchObject([
      { automationRate: 0, implementationCost: 0, benchmarks: [...names, 'automationRate', 'implementationCost'] },
    ]);
  });

  test('a figure that a person changed is theirs, and the rate is left to them', () => {
    const [change] = changedInputs({ new: { ...figures, fteCount: 3 } }, {}, {}, accepted(0.4));
    expect(change).toEqual({
      processId: 'new',
      ...figures,
      fteCount: 3,
      benchmarks: ['processFrequency', 'averageSalary', 'averageRuntime'],
      version: 0,
    });
  });
});
