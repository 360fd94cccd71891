import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { checkConstraints } from './blueprint-situation.ts';
import type { StatedConstraint } from './client-situation.ts';

const row = (name: string, from: number) => ({
  id: name,
  name,
  from,
  to: from + 3,
  when: `Months ${from}–${from + 3}`,
});

interface Given extends Partial<StatedConstraint> {
  kind: StatedConstraint['kind'];
  rows?: ReturnType<typeof row>[];
  titles?: [title: string, type: string][];
  freed?: number;
  cashShare?: number;
  oneOffCost?: number;
}

function verdict({ rows = [], titles = [], freed, cashShare, oneOffCost = 900_000, ...constraint }: Given) {
  const blueprint = {
    assumptions: { currency: 'USD' },
    case: { headline: { oneOffCost }, scenario: { assumptions: { cashShare: cashShare ?? 1 } } },
    situation: {
      said: [],
      competitors: [],
      constraints: [
        { quote: 'As it stands there', fileName: 'a.pdf', page: 1, about: '', amount: null, ...constraint },
      ],
    },
  } as unknown as Blueprint;
  const [checked] = checkConstraints(blueprint, {
    planned: rows.length > 0 ? ({ rows } as never) : null,
    worked: titles.map(([title, type]) => ({
      opportunity: { title, type, useCaseId: null } as never,
      initiative: null,
    })),
    work: freed === undefined ? null : ({ freed } as never),
  });
  return [checked?.verdict, checked?.reason];
}

describe('a constraint held against the plan', () => {
  test('jobs: kept where no work is freed, touched where it is, broken where the case takes it off the payroll', () => {
    expect(verdict({ kind: 'jobs' })[0]).toBe('kept');
    expect(verdict({ kind: 'jobs', freed: 38.6 })).toEqual([
      'touched',
      'The plan frees 39 FTE of work. It is counted as time for other work, and no reduction of staff is in any figure: it holds as long as that other work is named.',
    ]);
    expect(verdict({ kind: 'jobs', freed: 38.6, cashShare: 0.5 })[0]).toBe('broken');
  });

  test('a decision of people: touched by what names it, an agent first; kept where nothing does', () => {
    const titles: [string, string][] = [
      ['Payment runs checked by rule', 'automation'],
      ['Payments made by an agent', 'agentic'],
    ];
    const [touched, reason] = verdict({ kind: 'person', about: 'payment', titles });
    expect([touched, reason]).toEqual([
      'touched',
      expect.stringContaining('“Payments made by an agent” would act on it'),
    ]);
    expect(verdict({ kind: 'person', about: 'loan', titles })[0]).toBe('kept');
    expect(verdict({ kind: 'person', titles })[0]).toBe('unknown');
  });

  test('what begins: kept, touched where only a part of it is named, broken where it follows, unknown else', () => {
    const motor = row('Motor claims settled in days', 1);
    const about = 'motor claims';
    const first = (rows: ReturnType<typeof row>[]) => verdict({ kind: 'order', about, rows })[0];
    expect(first([motor, row('Letters', 4)])).toBe('kept');
    expect(first([row('Household claims', 1)])).toBe('touched');
    expect(first([row('Letters', 1), row('Motor claims settled in days', 4)])).toBe('broken');
    expect(first([row('Letters', 1)])).toBe('unknown');
  });

  test('a budget: by the one-off cost of the plan, in the same currency', () => {
    const of = (value: number, currency: string | null) => verdict({ kind: 'budget', amount: { value, currency } })[0];
    expect([of(1_000_000, 'USD'), of(800_000, null), of(1_000_000, 'EUR')]).toEqual(['kept', 'broken', 'unknown']);
  });
});
