import { describe, expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { checkConstraints } from './blueprint-situation.ts';
import type { StatedConstraint } from './client-situation.ts';

const row = (name: string, from: number, oneOffCost: number | null = 450_000, wave: string[] = []) => ({
  status: wave.length > 0 ? null : 'proposed',
  opportunityIds: wave,
  oneOffCost,
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
}

function verdict({ rows = [], titles = [], freed, cashShare, ...constraint }: Given) {
  const blueprint = {
    assumptions: { currency: 'USD' },
    case: { scenario: { assumptions: { cashShare: cashShare ?? 1 } } },
    situation: {
      said: [],
      competitors: [],
      constraints: [
        { quote: 'As it stands there', fileName: 'a.pdf', page: 1, about: '', amount: null, ...constraint },
      ],
    },
  } as unknown as Blueprint;
  const [checked] = checkConstraints(blueprint, {
    planned: rows.length > 0 ? ({ rows, begins: rows.filter(({ from }) => from === 1) } as never) : null,
    worked: titles.map(([title, type]) => ({
      opportunity: { id: title, title, type, useCaseId: null } as never,
      initiative: null,
    })),
    work: freed === undefined ? null : ({ freed, areas: [] } as never),
  });
  return [checked?.verdict, checked?.reason];
}

describe('a constraint held against the plan', () => {
  test('jobs: to be confirmed where nothing is measured, touched where work is freed, broken where payroll falls for all', () => {
    expect(verdict({ kind: 'jobs' })[0]).toBe('unknown');
    expect(verdict({ kind: 'jobs', freed: 2.6 })[1]).toContain('frees 2.6 FTE');
    expect(verdict({ kind: 'jobs', freed: 38.6 })).toEqual([
      'touched',
      'The plan frees 39 FTE of work. It is counted as time for other work: the condition holds as long as that other work is named, and breaks where freed work leaves the payroll.',
    ]);
    const ofPayroll = (quote: string) => verdict({ kind: 'jobs', freed: 38.6, cashShare: 0.5, quote })[0];
    expect(ofPayroll('nobody loses a position')).toBe('broken');
    expect(ofPayroll('no branch of the retail bank loses a position')).toBe('touched');
  });

  test('a decision of people: touched by what names it, an agent first; to be confirmed where nothing does', () => {
    const titles: [string, string][] = [
      ['Payment runs checked by rule', 'automation'],
      ['Payments made by an agent', 'agentic'],
    ];
    const [touched, reason] = verdict({ kind: 'person', about: 'payment', titles });
    expect([touched, reason]).toEqual([
      'touched',
      expect.stringContaining('“Payments made by an agent” would act on it'),
    ]);
    expect(reason).toContain('the limit has to be set');
    const amount = { value: 5000, currency: 'USD' };
    expect(verdict({ kind: 'person', about: 'payment', titles, amount })[1]).toContain(
      'the limit of 5,000 USD has to be built in',
    );
    expect(verdict({ kind: 'person', about: 'loan', titles })[0]).toBe('unknown');
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

  test('what begins: of a wave what it carries is read; that it is among much else is not enough', () => {
    const titles: [string, string][] = [
      ['Triage of motor claims', 'ai'],
      ['Letters by rule', 'automation'],
    ];
    const wave = (name: string, from: number, title: string) => row(name, from, null, [title]);
    const first = (rows: ReturnType<typeof row>[]) =>
      verdict({ kind: 'order', about: 'motor claims', rows, titles }).join(': ');
    const [claims, letters] = ['Triage of motor claims', 'Letters by rule'];
    expect(first([wave('Quick wins', 1, claims), wave('Build out', 4, letters)])).toBe(
      'touched: “Quick wins” begins first (months 1–4), and nothing says what of it starts with motor claims.',
    );
    expect(first([wave('Quick wins', 1, letters), wave('Build out', 4, claims)])).toBe(
      'broken: “Quick wins” begins first (months 1–4); “Build out” follows (months 4–7).',
    );
    expect(first([wave('Quick wins', 1, letters)])).toContain('unknown');
  });

  test('a budget: by what all initiatives of the plan cost once, in the same currency', () => {
    const rows = [row('Claims', 1), row('Letters', 4)];
    const of = (value: number, currency: string | null, planned = rows) =>
      verdict({ kind: 'budget', amount: { value, currency }, rows: planned })[0];
    expect([of(1_000_000, 'USD'), of(800_000, null), of(1_000_000, 'EUR')]).toEqual(['kept', 'broken', 'unknown']);
    expect(of(1_000_000, 'USD', [...rows, row('Portal', 9, null)])).toBe('unknown');
    expect(of(1_000_000, 'USD', [])).toBe('unknown');
  });
});
