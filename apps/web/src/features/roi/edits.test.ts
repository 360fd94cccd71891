import type { RoiInput } from '@process-ai/contract/roi';
import { describe, expect, test } from 'vitest';
import {
  afterSaving,
  applyChanges,
  changedInputs,
  countEdits,
  type Edits,
  hasInputs,
  refusalOf,
  refusedCells,
  valueOf,
} from './components/grid/edits.ts';

const saved: ReadonlyMap<string, RoiInput> = new Map([
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
  test('sends whole inputs, and keeps what the grid does not show', () => {
    expect(changedInputs({ old: { fteCount: 6 }, new: { averageSalary: 9 } }, saved)).toEqual([
      { ...saved.get('old'), fteCount: 6 },
      { processId: 'new', fteCount: 0, processFrequency: 0, averageSalary: 9, averageRuntime: 0 },
    ]);
  });

  test('what was typed while saving is still unsaved afterwards', () => {
    const sent = changedInputs({ old: { fteCount: 6 }, new: { averageSalary: 9 } }, saved);
    const since: Edits = { old: { fteCount: 7 }, new: { averageSalary: 9, fteCount: 1 }, third: { fteCount: 3 } };
    expect(afterSaving(since, sent)).toEqual({ old: { fteCount: 7 }, new: { fteCount: 1 }, third: { fteCount: 3 } });
    expect(afterSaving({ old: { fteCount: 6 } }, sent)).toEqual({});
  });

  test.each([
    ['fteCount', 0, undefined],
    ['fteCount', 2.5, undefined],
    ['fteCount', -0.1, 'Must not be negative'],
    ['fteCount', 1e6 + 1, 'This number is too large to be meant'],
    ['processFrequency', 1e12, undefined],
    ['averageSalary', 1e9 + 1, 'This number is too large to be meant'],
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
