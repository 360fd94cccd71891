import type { OpportunityType } from '@process-ai/contract/opportunities';
import { describe, expect, test } from 'vitest';
import type { ProposalOpportunity, ProposalUseCase } from './initiative-groups.ts';
import { initiative, wholeNumbers } from './initiative-plan.fixture.ts';
import { MOST_INITIATIVES, type ProposalProcess, proposeInitiatives } from './initiative-proposal.ts';
import { capacityByMonth, isOverCapacity, planWarnings } from './plan-warnings.ts';

const useCase = (changes: Partial<ProposalUseCase> = {}): ProposalUseCase => ({
  capabilities: ['extract-data', 'handle-claims'],
  effort: [20, 40, 80],
  cost: [30, 50, 90],
  runCost: 10,
  firstStep: 'Read fifty notices of loss and compare.',
  risk: { main: 'A severe claim is missed; every tenth one is read by a person.' },
  measures: [{ name: 'Read without a correction', unit: '%', better: 'higher' }],
  ...changes,
});
const opportunity = (
  id: string,
  processId: string,
  changes: Partial<ProposalOpportunity> = {},
): ProposalOpportunity => ({
  id,
  processId,
  title: `Opportunity ${id}`,
  type: 'ai',
  effort: 3,
  annualSavings: 60_000,
  useCase: useCase(),
  ...changes,
});
const process = (id: string, parentId: string | null, changes: Partial<ProposalProcess> = {}): ProposalProcess => ({
  id,
  parentId,
  name: id,
  implementationCost: null,
  annualRunCost: null,
  isPlanned: false,
  ...changes,
});
const TREE = [
  ...['Claims', 'Finance', 'Sales', 'People'].map((id) => process(id, null)),
  process('Register claim', 'Claims'),
  process('Settle claim', 'Claims'),
  process('Pay invoices', 'Finance'),
  process('Win brokers', 'Sales'),
  process('Hire people', 'People'),
];
const options = (changes: object = {}) => {
  let made = 0;
  const newId = () => `i${(made += 1)}`;
  return { startMonth: '2027-01', capacityDays: 60, currency: 'EUR', planned: [], newId, ...changes };
};
const workflow = useCase({ capabilities: ['run-workflows'] });

test('of thousands of areas is made at once', () => {
  // Comparing all areas with all others took minutes, far beyond the time that a test has.
  const roots = Array.from({ length: 4000 }, (_, at) => process(`Area ${at}`, null));
  const accepted = roots.flatMap(({ id }, at) => [
    opportunity(`${at}a`, id, { effort: 1 + (at % 5) }),
    opportunity(`${at}b`, id, { useCase: workflow, type: 'automation' }),
  ]);
  const { initiatives } = proposeInitiatives(accepted, roots, options());
  expect(initiatives).toHaveLength(MOST_INITIATIVES);
  expect(new Set(initiatives.flatMap(({ opportunityIds }) => opportunityIds)).size).toBe(accepted.length);
});

describe('a proposal', () => {
  const all = [
    opportunity('a', 'Register claim'),
    opportunity('b', 'Settle claim'),
    opportunity('c', 'Register claim', { useCase: workflow, type: 'automation', effort: 2 }),
    opportunity('d', 'Settle claim', { useCase: workflow, type: 'automation', effort: 2 }),
    opportunity('e', 'Pay invoices', { useCase: workflow }),
    opportunity('f', 'Win brokers'),
    opportunity('g', 'Hire people', { useCase: null, title: 'Draft job adverts', type: 'ai' }),
  ];

  test('groups by area and by kind of work, under names for a slide', () => {
    const { initiatives, doesNotPay } = proposeInitiatives(all, TREE, options());
    expect(Object.fromEntries(initiatives.map(({ name, opportunityIds }) => [name, opportunityIds]))).toEqual({
      'Claims: document intake and triage': ['a', 'b'],
      'Claims: straight-through work': ['c', 'd'],
      'Finance: straight-through work': ['e'],
      'Sales: document intake and triage': ['f'],
      'People: drafting and answers from what is known': ['g'],
    });
    expect(doesNotPay).toEqual([]);
  });

  test('of a tree with few roots goes one level deeper', () => {
    const tree = [process('Insurer', null), ...TREE.map((one) => ({ ...one, parentId: one.parentId ?? 'Insurer' }))];
    const names = proposeInitiatives(all, tree, options()).initiatives.map(({ name }) => name);
    expect(names).toContain('Claims: document intake and triage');
  });

  test('lets the simple go before the complex of its area, and plans no month beyond the capacity', () => {
    const { initiatives } = proposeInitiatives(all, TREE, options());
    const [simple, complex] = ['straight-through', 'document intake'].map((word) =>
      initiatives.find(({ name }) => name.startsWith(`Claims: ${word}`)),
    );
    expect(complex?.dependsOn).toEqual([simple?.id]);
    // 80 days: a third of 60 a month takes four months, and all five fit beside each other by threes.
    expect([simple?.startMonth, simple?.endMonth, complex?.startMonth]).toEqual(['2027-01', '2027-04', '2027-05']);
    const months = capacityByMonth(initiatives, 60);
    expect(months.filter(isOverCapacity)).toEqual([]);
    expect(planWarnings(initiatives, months)).toEqual([]);
  });

  test('divides the likely cost by 25, 55 and 20 %, and takes measures, risks and a gate from the use cases', () => {
    const [first] = proposeInitiatives([opportunity('a', 'Register claim')], TREE, options()).initiatives;
    expect(first).toMatchObject({
      costLines: [
        { kind: 'licence', amount: 12_500 },
        { kind: 'integration', amount: 27_500 },
        { kind: 'change', amount: 10_000 },
      ],
      annualRunCost: 10_000,
      effortDays: 40,
      gate: 'Read fifty notices of loss and compare.',
      measures: [
        { id: 'm1', name: 'Read without a correction', unit: '%', better: 'higher', baseline: null, target: null },
      ],
      risks: [{ risk: 'A severe claim is missed', control: 'Every tenth one is read by a person.' }],
      source: 'Proposed by the product',
    });
    expect(first?.description).toBe(
      '1 opportunity in 1 process: Opportunity a. Its cost is the likely cost of the use cases, US dollars taken one to one in EUR, or what was entered for a process; how it divides into licenses, integration and change is a judgment.',
    );
  });

  test('takes what was entered for a process in place of what its opportunities cost, once', () => {
    const entered = process('Register claim', 'Claims', { implementationCost: 99_999, annualRunCost: 3000 });
    const tree = TREE.map((one) => (one.id === entered.id ? entered : one));
    const sums = (isPlanned: boolean) => {
      const planned = tree.map((one) => (one === entered ? { ...one, isPlanned } : one));
      const { initiatives } = proposeInitiatives(all.slice(0, 4), planned, options());
      const lines = initiatives.flatMap(({ costLines }) => costLines);
      return [
        lines.reduce((sum, { amount }) => sum + amount, 0),
        initiatives.reduce((sum, { annualRunCost }) => sum + annualRunCost, 0),
      ];
    };
    // Two opportunities of the other process: 50,000 once and 10,000 a year each.
    expect(sums(false).map((sum) => Math.abs(sum))).toEqual([200_000, 23_000]);
    expect(sums(true)).toEqual([100_000, 20_000]);
  });

  test('leaves out what does not pay: run cost eats all that its process saves', () => {
    const losing = [opportunity('a', 'Register claim', { annualSavings: 9000 }), opportunity('b', 'Settle claim')];
    const proposal = proposeInitiatives(losing, TREE, options());
    expect(proposal.doesNotPay).toEqual(['a']);
    expect(proposal.initiatives.flatMap(({ opportunityIds }) => opportunityIds)).toEqual(['b']);
    // What does not save handling time states its benefit in its own unit: that is no loss.
    const other = [opportunity('a', 'Register claim', { annualSavings: 0 })];
    expect(proposeInitiatives(other, TREE, options()).doesNotPay).toEqual([]);
  });

  test('keeps what saves nothing in money apart from what pays, behind it, and says so', () => {
    const none = { annualSavings: 0, type: 'automation' as const, effort: 1 };
    const mixed = [
      opportunity('a', 'Register claim'),
      opportunity('b', 'Settle claim', none),
      opportunity('c', 'Settle claim', { ...none, useCase: useCase({ effort: [1, 2, 3] }) }),
    ];
    const { initiatives } = proposeInitiatives(mixed, TREE, options());
    expect(initiatives.map(({ name, opportunityIds, dependsOn }) => [name, opportunityIds, dependsOn])).toEqual([
      ['Claims: document intake and triage', ['a'], []],
      ['Claims: document intake and triage, beside the case', ['b', 'c'], []],
    ]);
    const [pays, beside] = initiatives.map(({ description }) => description);
    expect(pays).not.toContain('nothing in money');
    expect(beside).toContain('It saves nothing in money');
    // Where one more would be one too many it still stands apart.
    const planned = Array.from({ length: 12 }, (_, at) => initiative(`p${at}`));
    const behind = proposeInitiatives(mixed, TREE, options({ planned })).initiatives;
    expect(behind.map(({ opportunityIds }) => opportunityIds)).toEqual([['a'], ['b', 'c']]);
  });

  test('leaves the names and the months of what is planned alone', () => {
    const planned = [
      initiative('p', { name: 'Claims: Document intake and triage', endMonth: '2027-12', effortDays: 720 }),
    ];
    const { initiatives } = proposeInitiatives(all.slice(0, 2), TREE, options({ planned }));
    expect(initiatives).toMatchObject([
      { name: 'Claims: document intake and triage (2)', startMonth: '2028-01', opportunityIds: ['a', 'b'] },
    ]);
  });
});

const KINDS = [
  'extract-data',
  'run-workflows',
  'plan-and-act',
  'forecast-figures',
  'pay-employees',
  'move-data',
] as const;
const TYPES: OpportunityType[] = ['automation', 'ai', 'agentic'];

test.each(Array.from({ length: 50 }, (_, seed) => seed))(
  'a proposal carries each opportunity once and all of the money, in at most twelve named initiatives (seed %i)',
  (seed) => {
    const below = wholeNumbers(seed);
    const processes = Array.from({ length: 3 + below(150) }, (_, at) =>
      process(`p${at}`, at > 2 && below(8) > 0 ? `p${below(at)}` : null, {
        implementationCost: below(5) === 0 ? 1000 * below(200) : null,
      }),
    );
    const opportunities = Array.from({ length: 1 + below(300) }, (_, at) =>
      opportunity(`o${at}`, `p${below(processes.length)}`, {
        type: TYPES[below(3)] ?? 'ai',
        effort: 1 + below(5),
        annualSavings: below(4) === 0 ? 0 : 1000 * below(300),
        useCase:
          below(6) === 0
            ? null
            : useCase({ capabilities: [KINDS[below(6)] ?? 'move-data'], effort: [1, 5 + below(30), 200] }),
      }),
    );
    const propose = () => proposeInitiatives(opportunities, processes, options({ capacityDays: 50 + below(1) }));
    const { initiatives, doesNotPay } = propose();
    expect([...initiatives.flatMap(({ opportunityIds }) => opportunityIds), ...doesNotPay].toSorted()).toEqual(
      opportunities.map(({ id }) => id).toSorted(),
    );
    expect(initiatives.length).toBeLessThanOrEqual(MOST_INITIATIVES);
    const savings = new Map(opportunities.map(({ id, annualSavings }) => [id, annualSavings]));
    for (const { opportunityIds } of initiatives) {
      expect(new Set(opportunityIds.map((id) => (savings.get(id) ?? 0) > 0)).size).toBe(1);
    }
    expect(new Set(initiatives.map(({ name }) => name)).size).toBe(initiatives.length);
    const days = initiatives.reduce((sum, { effortDays }) => sum + effortDays, 0);
    // Five years of work find room within ten.
    if (days <= 50 * 60) expect(capacityByMonth(initiatives, 50).filter(isOverCapacity)).toEqual([]);
    expect(planWarnings(initiatives, [])).toEqual([]);
    expect(propose().initiatives).toEqual(initiatives);

    const left = opportunities.filter(({ id }) => !doesNotPay.includes(id));
    const entered = processes.filter(
      ({ id, implementationCost }) => implementationCost !== null && left.some((one) => one.processId === id),
    );
    const once = left
      .filter(({ processId }) => !entered.some(({ id }) => id === processId))
      .reduce(
        (sum, one) => sum + (one.useCase ? 50_000 : { automation: 20_000, ai: 45_000, agentic: 90_000 }[one.type]),
        0,
      );
    const wanted = entered.reduce((sum, { implementationCost }) => sum + (implementationCost ?? 0), once);
    const planned = initiatives.flatMap(({ costLines }) => costLines).reduce((sum, { amount }) => sum + amount, 0);
    expect(Math.abs(planned - wanted)).toBeLessThanOrEqual(initiatives.length);
  },
);
