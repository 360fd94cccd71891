import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { BlueprintSource } from '@process-ai/domain/blueprint';
import type { SectorTexts } from './worded-sector.fixture.ts';

/** The paper of the board. */
const PAPER = { fileName: 'board-paper-march-2026.docx' };

/** What each of thirteen areas works on, five things each. */
const AREAS: readonly (readonly [area: string, ...worksOn: string[]])[] = [
  ['Sell energy', 'offers', 'price comparisons', 'sales calls', 'broker contracts', 'business tenders'],
  ['Sign up customers', 'applications', 'supplier switches', 'credit checks', 'move-ins', 'welcome packs'],
  ['Meter customers', 'meter readings', 'estimated readings', 'smart meter events', 'meter exchanges', 'access visits'],
  ['Bill customers', 'bills', 'bill corrections', 'final bills', 'bill runs', 'budget plans'],
  ['Collect payments', 'direct debits', 'card payments', 'prepayment top-ups', 'refunds', 'unallocated payments'],
  ['Manage debt', 'reminders', 'payment arrangements', 'disconnection notices', 'hardship cases', 'collection files'],
  ['Serve customers', 'phone calls', 'e-mails', 'chats', 'change-of-address requests', 'outage questions'],
  ['Resolve complaints', 'complaints', 'regulator referrals', 'goodwill payments', 'root causes', 'repeat contacts'],
  ['Buy energy', 'demand forecasts', 'hedges', 'imbalance positions', 'green certificates', 'supply contracts'],
  ['Set prices', 'tariffs', 'price changes', 'discounts', 'margin reviews', 'regulated charges'],
  ['Retain customers', 'renewals', 'loss calls', 'win-back offers', 'loyalty credits', 'move-outs'],
  ['Look after vulnerable customers', 'priority registrations', 'medical flags', 'home visits', 'grants', 'alerts'],
  ['Run finance', 'supplier invoices', 'network charges', 'accruals', 'tax returns', 'management reports'],
];

/** How each of them is done, and in which steps. */
const STAGES: readonly (readonly [stage: string, ...steps: string[]])[] = [
  ['Prepare #', 'Forecast volumes of #', 'Set rules for #', 'Schedule #', 'Assign staff to #', 'Agree on limits for #'],
  ['Receive #', 'Record #', 'Match # to accounts', 'Acknowledge #', 'Sort #', 'Request what # lack'],
  ['Check #', 'Validate #', 'Compare # with history', 'Detect errors in #', 'Approve #', 'Refer unusual #'],
  ['Complete #', 'Process #', 'Update accounts after #', 'Confirm #', 'Correct #', 'Close #'],
  ['Report on #', 'Count #', 'Reconcile #', 'Analyze delays of #', 'Explain changes in #', 'Archive #'],
];

const REASONS = {
  automation: [
    'Robotic process automation takes over the routine cases; people keep the exceptions.',
    'The steps follow stated rules, and the volume is high.',
  ],
  ai: [
    'Document extraction reads what arrives and proposes the entry; a person confirms what is unsure.',
    'What is read comes in many forms, but it says the same few things.',
  ],
  agentic: [
    'Agent orchestration carries a case from its start to its end; what is out of bounds goes to a person.',
    'Several systems and decisions take part in one case.',
  ],
} as const satisfies Record<OpportunityType, readonly [description: string, rationale: string]>;

const nameOf = (code: string): string => {
  const [root = 1, topic, stage, step] = code.split('.').map(Number);
  const [area, ...worksOn] = AREAS[root - 1] ?? [code];
  if (topic === undefined) return area;
  const things = worksOn[topic - 1] ?? code;
  if (stage === undefined) return `Handle ${things}`;
  return (STAGES[stage - 1]?.[step ?? 0] ?? code).replace('#', things);
};

/** An Irish retailer of electricity and gas, with a process library as large as the largest that clients bring. */
export const irishRetailer = ({ tree }: BlueprintSource): SectorTexts => ({
  processes: tree.map(({ code, name, opportunities }) => {
    const called = nameOf(code);
    const retold = (text: string) => text.replace(name.toLowerCase(), called.charAt(0).toLowerCase() + called.slice(1));
    return {
      name: called,
      opportunities: opportunities.map(({ title, type }) => [retold(title), ...REASONS[type]] as const),
    };
  }),
  initiatives: [
    {
      name: 'Direct debits without rework',
      owner: 'Head of Payments',
      measure: ['Direct debits returned', '%', 4.1, 2.5],
    },
    {
      name: 'Readings checked before billing',
      owner: 'Head of Metering',
      gate: 'Nine of ten estimated readings are right when checked on site',
      risk: ['A high reading that is true is replaced by an estimate', 'Readings above a limit go to a person'],
      measure: ['Bills corrected later', '%', 6.2, 3],
    },
    {
      name: 'E-mails and complaints sorted on arrival',
      owner: 'Head of Customer Service',
      gate: 'Complaints are found in 95 of 100 e-mails that contain one',
      risk: ['A complaint is answered as a question and its deadline is missed', 'A sample of 200 is read each week'],
      measure: ['Complaints resolved in 10 days', '%', 71, 90],
    },
    {
      name: 'Supplier switches in one day',
      owner: 'Head of Sales',
      measure: ['Switches completed in a day', '%', 38, 80],
    },
    {
      name: 'Given up: own forecasting model',
      owner: 'Head of Trading',
      measure: ['Error of the forecast', '%', 5.4, 4],
    },
    {
      name: 'Payment arrangements offered by an agent',
      owner: 'Head of Collections',
      gate: 'No arrangement outside of the rules in 1,000 reviewed cases',
      risk: ['A customer in hardship agrees to what cannot be paid', 'Hardship flags always lead to a person'],
      measure: ['Arrangements kept for three months', '%', 58, 70],
    },
    {
      name: 'Network charges reconciled by themselves',
      owner: 'Chief Financial Officer',
      months: ['2031-01', '2031-06'],
      measure: ['Days to close the month', 'days', 9, 6],
    },
  ],
  journey: {
    name: 'Moving house',
    persona: 'A family that moves within the same town',
    description: 'From the notice of the move to the first bill at the new address.',
    steps: [
      ['Tell the supplier about the move', 'Date and both addresses are recorded once.'],
      ['Send the final reading', 'A photo of the meter is enough; doubtful ones are asked again.'],
      ['Choose a tariff', 'Two offers that fit the new home, with the price of a year.'],
      ['Get the final bill', 'The last bill explains what was paid and what is owed.'],
      ['Start at the new address', 'A message confirms supply before the key is handed over.'],
      ['Read the first new bill', 'The first bill shows the new tariff beside the old one.'],
    ],
  },
  scenario: [
    'More, but later',
    'More of the work is automated, but later, dearer, and used by fewer; what is not costed counts.',
  ],
  situation: {
    said: [
      { ...PAPER, page: 1, quote: 'In 2025, 6.2% of bills were corrected after they had been sent.' },
      { ...PAPER, page: 2, quote: 'Only 38% of supplier switches are completed within a day.' },
    ],
    competitors: [
      {
        ...PAPER,
        page: 2,
        quote: 'We resolve 71% of complaints in 10 days; the two largest competitors publish 84% and 88%.',
      },
    ],
    constraints: [
      {
        ...PAPER,
        page: 3,
        kind: 'order',
        quote: 'we begin with direct debits',
        about: 'direct debits',
        amount: null,
      },
      {
        ...PAPER,
        page: 3,
        kind: 'budget',
        quote: 'one-off spending stays within 600,000 euros',
        about: '',
        amount: { value: 600_000, currency: 'EUR' },
      },
      {
        ...PAPER,
        page: 3,
        kind: 'person',
        quote: 'every disconnection is decided by a person',
        about: 'disconnection',
        amount: null,
      },
    ],
  },
  vendors: [
    'Liffey Workflow',
    'Corrib Software',
    'Shannon Utility Cloud',
    'Burren Data',
    'Skellig Energy Systems',
    'Claddagh Automation',
    'Kinsale Documents',
    'Ardmore Platforms',
  ],
});
