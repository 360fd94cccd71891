import { AppError } from '@process-ai/contract/errors';
import { describe, expect, test } from 'vitest';
import { merged, splitOff } from './initiative-merge.ts';
import { baselineOf, errorOf, ids, initiative, SETTINGS, wholeNumbers } from './initiative-plan.fixture.ts';
import {
  assertSound,
  inOrder,
  type PlannedInitiative,
  type StoredPlan,
  withChanges,
  withInitiative,
  withoutInitiative,
} from './initiative-plan.ts';
import { type RecordedChange, recordChange, undone } from './initiative-undo.ts';

describe('undo', () => {
  const start: StoredPlan = {
    settings: SETTINGS,
    initiatives: [
      initiative('a', { opportunityIds: ['1'] }),
      initiative('b', { opportunityIds: ['2'] }),
      initiative('c'),
    ],
  };
  const change = (plan: StoredPlan, initiatives: PlannedInitiative[]) => recordChange(plan, { ...plan, initiatives });
  const undo = (plan: StoredPlan, record: RecordedChange) => recordChange(plan, undone(plan, record)).plan;
  const content = ({ initiatives }: StoredPlan) =>
    initiatives.map(({ version: _version, state: _state, ...rest }) => rest);

  test('brings back what a change of one initiative touched, and leaves alone what others did since', () => {
    const first = change(start, withChanges(start.initiatives, 'a', { name: 'Other', opportunityIds: ['1', '2'] }));
    expect(first.record.touched.map(({ id, state }) => [id, state])).toEqual([
      ['a', 2],
      ['b', 2],
    ]);
    const later = change(first.plan, withChanges(first.plan.initiatives, 'c', { owner: 'Head of claims' }));
    const back = undo(later.plan, first.record);
    expect(content(back)).toEqual(
      content({ ...start, initiatives: withChanges(start.initiatives, 'c', { owner: 'Head of claims' }) }),
    );
    expect(back.initiatives.map(({ version }) => version)).toEqual([3, 3, 2]);
  });

  test('of a change that somebody has changed again is refused, by name', () => {
    const first = change(start, withChanges(start.initiatives, 'a', { name: 'Other' }));
    const second = change(first.plan, withChanges(first.plan.initiatives, 'a', { name: 'Yet another' }));
    const error = errorOf(() => undone(second.plan, first.record));
    expect([error.code, error.message]).toEqual([
      'planChangedSince',
      'This cannot be taken back any more: “Yet another” has been changed since.',
    ]);
  });

  test('brings back what was deleted, in its place and with what waited for it', () => {
    const tied = change(start, withChanges(start.initiatives, 'c', { dependsOn: ['b'] })).plan;
    const gone = change(tied, withoutInitiative(tied.initiatives, 'b'));
    expect(ids(gone.plan.initiatives)).toEqual(['a', 'c']);
    const back = undo(gone.plan, gone.record);
    expect(content(back)).toEqual(content(tied));
    const taken = change(gone.plan, withChanges(gone.plan.initiatives, 'a', { opportunityIds: ['1', '2'] }));
    expect(errorOf(() => undone(taken.plan, gone.record)).message).toContain('carries some of its opportunities now');
  });

  test('of a first initiative that another one has come to wait for is refused', () => {
    const added = change(start, withInitiative(start.initiatives, initiative('d', { version: 0, state: 0 })));
    const tied = change(added.plan, withChanges(added.plan.initiatives, 'a', { dependsOn: ['d'] }));
    expect(errorOf(() => undone(tied.plan, added.record)).code).toBe('planChangedSince');
    expect(content(undo(added.plan, added.record))).toEqual(content(start));
  });

  test('of an order is refused once the order has changed again, and works beside other edits', () => {
    const moved = change(start, inOrder(start.initiatives, ['c']));
    const edited = change(moved.plan, withChanges(moved.plan.initiatives, 'a', { name: 'Other' }));
    expect(ids(undo(edited.plan, moved.record).initiatives)).toEqual(['a', 'b', 'c']);
    const again = change(moved.plan, inOrder(moved.plan.initiatives, ['b']));
    expect(errorOf(() => undone(again.plan, moved.record)).message).toContain('the order has been changed since');
  });
});

test.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'merging, splitting, ordering and taking back lose no opportunity, no money and no day (seed %i)',
  (seed) => {
    const below = wholeNumbers(seed);
    let plan: StoredPlan = {
      settings: SETTINGS,
      initiatives: Array.from({ length: 6 }, (_, at) =>
        initiative(`i${at}`, {
          costLines: Array.from({ length: below(4) }, (__, line) => ({
            kind: (['licence', 'integration', 'change'] as const)[line % 3] ?? 'change',
            name: `Line ${below(3)}`,
            amount: below(100_000),
          })),
          annualRunCost: below(10_000),
          effortDays: below(300),
          opportunityIds: Array.from({ length: 1 + below(8) }, (__, one) => `${at}.${one}`),
          dependsOn: at > 0 && below(2) === 0 ? [`i${below(at)}`] : [],
        }),
      ),
    };
    const totals = ({ initiatives }: StoredPlan) => ({
      cost: initiatives.flatMap(({ costLines }) => costLines).reduce((sum, { amount }) => sum + amount, 0),
      run: initiatives.reduce((sum, { annualRunCost }) => sum + annualRunCost, 0),
      days: initiatives.reduce((sum, { effortDays }) => sum + effortDays, 0),
      opportunities: initiatives.flatMap(({ opportunityIds }) => opportunityIds).toSorted(),
    });
    const content = ({ initiatives }: StoredPlan) =>
      JSON.stringify(
        initiatives.map(({ version: _version, state: _state, opportunityIds, ...rest }) => [
          rest,
          opportunityIds.toSorted(),
        ]),
      );
    const before = totals(plan);
    const done: { record: RecordedChange; was: string }[] = [];
    for (let step = 0; step < 30; step += 1) {
      const all = ids(plan.initiatives);
      const one = plan.initiatives[below(all.length)] ?? initiative('none');
      const kind = below(3);
      try {
        const next =
          kind === 0
            ? merged(plan.initiatives, [one.id, all[below(all.length)] ?? ''], baselineOf)
            : kind === 1 && one.opportunityIds.length > 1
              ? splitOff(
                  plan.initiatives,
                  one.id,
                  { opportunityIds: one.opportunityIds.slice(0, 1), name: 'Part', newId: `s${step}`, source: 'Ada' },
                  (id) => 1 + (id.length % 5),
                  baselineOf,
                )
              : inOrder(plan.initiatives, [all[below(all.length)] ?? '']);
        assertSound(next);
        const changed = recordChange(plan, { ...plan, initiatives: next });
        done.push({ record: changed.record, was: content(plan) });
        plan = changed.plan;
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
      expect(totals(plan)).toEqual(before);
    }
    // All of it back, as somebody does who regrets it.
    for (const { record, was } of done.toReversed()) {
      plan = recordChange(plan, undone(plan, record)).plan;
      expect(content(plan)).toBe(was);
      expect(totals(plan)).toEqual(before);
    }
    expect(ids(plan.initiatives)).toEqual(['i0', 'i1', 'i2', 'i3', 'i4', 'i5']);
  },
);
