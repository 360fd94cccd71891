import type { CostLine, Initiative, Plan } from '@process-ai/contract/initiatives';
import type { Process } from '@process-ai/contract/processes';
import type { ReadSituation } from '@process-ai/domain/client-situation';

/** Id, name, owner, first and last month, one-off cost by kind, run cost a year, days of effort, and what it carries. */
interface Planned {
  id: string;
  name: string;
  owner: string | null;
  months: readonly [from: string, to: string];
  costs: Partial<Record<CostLine['kind'], number>>;
  run: number;
  days: number;
  carries: readonly string[];
  dependsOn?: readonly string[];
  gate?: string;
  status?: Initiative['status'];
  risks?: Initiative['risks'];
  measures?: Initiative['measures'];
}

/** Accepted, and carried by no initiative. */
const UNPLANNED = ['2.1.1-1'];

const PLANNED: readonly Planned[] = [
  {
    id: 'notification',
    name: 'Notify a claim without waiting',
    owner: 'Head of claims',
    months: ['2026-04', '2026-08'],
    costs: { licence: 48_000, integration: 62_000, change: 20_000 },
    run: 26_000,
    days: 260,
    carries: ['3.1.1-2', '3.1.2-1', '3.1.3-1'],
    gate: 'Half of the simple losses are reported without a call',
    status: 'running',
    risks: [
      {
        risk: 'Customers in distress are led through a form where they need a voice',
        control: 'A person answers within one minute wherever injury is mentioned',
      },
    ],
    measures: [
      { id: 'open', name: 'Notifications without a call', unit: '%', better: 'higher', baseline: 12, target: 50 },
      { id: 'days', name: 'Days from loss to first payment', unit: 'days', better: 'lower', baseline: 19, target: 9 },
    ],
  },
  {
    id: 'broker-accounts',
    name: 'Broker accounts and licences matched overnight',
    owner: 'Head of distribution',
    months: ['2026-04', '2026-07'],
    costs: { licence: 22_000, integration: 41_000, change: 9_000 },
    run: 12_000,
    days: 150,
    carries: ['1.1.1-1', '1.1.2-1', '1.1.2-2'],
    status: 'committed',
  },
  {
    id: 'documents',
    name: 'Claim documents that file themselves',
    owner: 'Head of claims operations',
    months: ['2026-05', '2026-10'],
    costs: { licence: 54_000, integration: 58_000, change: 16_000 },
    run: 24_000,
    days: 240,
    carries: ['3.2.1-1', '3.2.1-2'],
    gate: 'Nine of ten documents are filed to the right claim',
    risks: [{ risk: 'A document lands in the file of another claimant', control: null }],
    measures: [
      {
        id: 'misfiled',
        name: 'Documents filed to the wrong claim',
        unit: '%',
        better: 'lower',
        baseline: 11,
        target: 2,
      },
    ],
  },
  {
    id: 'policy-changes',
    name: 'Policy changes and renewals without a clerk',
    owner: 'Head of policy service',
    months: ['2026-06', '2026-12'],
    costs: { licence: 40_000, integration: 86_000, change: 24_000 },
    run: 21_000,
    days: 310,
    carries: ['2.2.1-1', '2.2.1-2', '2.2.2-1', '2.2.4-1'],
    gate: 'Two in three renewals go out unseen',
  },
  {
    id: 'payments',
    name: 'Payments and premiums in the same hour',
    owner: 'Chief financial officer',
    months: ['2026-09', '2027-01'],
    costs: { licence: 30_000, integration: 64_000, change: 12_000 },
    run: 14_000,
    days: 200,
    carries: ['3.2.3-1', '4.1.1-1', '4.1.2-1'],
    dependsOn: ['notification'],
  },
  {
    id: 'training',
    name: 'Agents trained by what they sell',
    owner: 'Head of distribution',
    months: ['2026-10', '2026-12'],
    costs: { licence: 18_000, change: 8_000 },
    run: 6_000,
    days: 60,
    carries: ['1.1.3-1'],
  },
  {
    id: 'service-agent',
    name: 'Service agent for policyholders',
    owner: 'Head of customer service',
    months: ['2027-01', '2027-08'],
    costs: { licence: 90_000, integration: 110_000, change: 45_000 },
    run: 72_000,
    days: 420,
    carries: ['2.2.3-1', '2.2.3-2'],
    dependsOn: ['policy-changes'],
    gate: 'A pilot of 500 enquiries with no complaint upheld',
  },
  {
    id: 'small-claims',
    name: 'Small claims settled under supervision',
    owner: null,
    months: ['2027-02', '2027-10'],
    costs: { licence: 70_000, integration: 95_000, change: 40_000 },
    run: 38_000,
    days: 380,
    carries: ['3.2.2-1', '3.2.4-1'],
    dependsOn: ['notification', 'documents', 'payments'],
    gate: 'Handlers agree with 19 of 20 proposals',
    risks: [
      {
        risk: 'The agent settles what should have been investigated',
        control: 'Random one in ten goes to a handler before payment, all above 5,000 dollars',
      },
      {
        risk: 'The supervisor objects to settlement without a person',
        control: 'Shown to the supervisor before the pilot',
      },
    ],
    measures: [
      {
        id: 'agreed',
        name: 'Proposals that handlers agree with',
        unit: '%',
        better: 'higher',
        baseline: null,
        target: 95,
      },
    ],
  },
];

/** What the people of the example client have accepted: what they planned, and one more. */
export const ACCEPTED: ReadonlySet<string> = new Set([...UNPLANNED, ...PLANNED.flatMap(({ carries }) => carries)]);

/** Their plan: eight initiatives from April 2026 to October 2027, one of them of a process that is not costed yet. */
export function examplePlan(processes: readonly Process[]): Plan {
  const found = processes.flatMap((process) => process.opportunities.map((opportunity) => ({ process, opportunity })));
  const savings = (ids: readonly string[], basis: 'measured' | 'benchmark') =>
    found
      .filter(({ opportunity: { id, savingsBasis } }) => ids.includes(id) && savingsBasis === basis)
      .reduce((sum, { opportunity }) => sum + 1000 * opportunity.countedSavings, 0);
  const bothOf = (ids: readonly string[]) => ({
    measured: savings(ids, 'measured'),
    benchmark: savings(ids, 'benchmark'),
  });
  return {
    settings: { startMonth: '2026-04', capacityDays: 120, capacityAssumed: false, version: 1 },
    initiatives: PLANNED.map(
      ({ id, name, owner, months, costs, run, days, carries, dependsOn, gate, status, risks, measures }) => {
        const costLines = (Object.entries(costs) as [CostLine['kind'], number][]).map(([kind, amount]) => ({
          kind,
          name: { licence: 'Licences', integration: 'Integration', change: 'Training and change' }[kind],
          amount,
        }));
        return {
          id,
          name,
          description: null,
          owner,
          startMonth: months[0],
          endMonth: months[1],
          status: status ?? 'proposed',
          costLines,
          annualRunCost: run,
          effortDays: days,
          dependsOn: [...(dependsOn ?? [])],
          gate: gate ?? null,
          risks: risks ?? [],
          measures: measures ?? [],
          opportunityIds: [...carries],
          processIds: [
            ...new Set(
              found.flatMap(({ process, opportunity }) => (carries.includes(opportunity.id) ? process.id : [])),
            ),
          ],
          area: null,
          annualSavings: bothOf(carries),
          oneOffCost: costLines.reduce((sum, { amount }) => sum + amount, 0),
          baseline: null,
          source: 'Ingrid Lindqvist',
          version: 1,
        };
      },
    ),
    capacity: [],
    warnings: [],
    unplanned: { opportunityIds: UNPLANNED, ...bothOf(UNPLANNED) },
  };
}

/** What a paper for the board says, as it is read. */
export function exampleSituation(): ReadSituation {
  const from = { fileName: 'board-paper-claims.docx', page: 1 };
  const constraint = { ...from, amount: null };
  return {
    said: [
      { ...from, quote: 'Taking a first notice of loss by telephone takes 24 minutes.' },
      {
        ...from,
        quote: 'Indexing a claim file takes 15 minutes, and one file in nine is indexed under the wrong claim number.',
      },
    ],
    competitors: [
      {
        ...from,
        quote: 'A motor claim takes 19 days on average; our three closest competitors publish between 6 and 11 days.',
      },
    ],
    constraints: [
      { ...constraint, kind: 'jobs', quote: 'no handler loses a position in the first two years', about: '' },
      {
        ...constraint,
        kind: 'person',
        quote: 'every payment above 5,000 dollars stays with a person',
        about: 'payment',
        amount: { value: 5000, currency: 'USD' },
      },
      { ...constraint, kind: 'order', quote: 'we begin with motor claims', about: 'motor claims' },
    ],
  };
}
