import { id, PROCESS } from './sectors.ts';

const INITIATIVE_INPUT = {
  name: 'Claims: intake and triage',
  description: 'Notices of loss are read on the day they come, and go to whoever can settle them.',
  owner: 'Head of claims',
  startMonth: '2027-01',
  endMonth: '2027-06',
  status: 'committed',
  costLines: [
    { kind: 'licence', name: 'Document capture', amount: 30_000 },
    { kind: 'integration', name: 'Claims system', amount: 66_000 },
    { kind: 'change', name: 'Training and new rules', amount: 24_000 },
  ],
  annualRunCost: 18_000,
  effortDays: 240,
  dependsOn: [id(91)],
  gate: 'The pilot reads four of five notices without a correction',
  risks: [{ risk: 'A severe claim is taken for a small one', control: 'Every tenth one is read by a person' }],
  measures: [{ id: 'read', name: 'Read without a correction', unit: '%', better: 'higher', baseline: 0, target: 80 }],
  opportunityIds: [id(20)],
};

const INITIATIVE = {
  id: id(90),
  ...INITIATIVE_INPUT,
  processIds: [PROCESS.id],
  area: 'Claims',
  annualSavings: { measured: 42_500, benchmark: 0 },
  oneOffCost: 120_000,
  source: 'Proposed by the product',
  version: 2,
};

const SETTINGS = { startMonth: '2027-01', capacityDays: 115, capacityAssumed: true, version: 1 };

const PLAN = {
  settings: SETTINGS,
  initiatives: [INITIATIVE],
  capacity: [{ month: '2027-01', plannedDays: 40, capacityDays: 115 }],
  warnings: [
    {
      kind: 'startsTooEarly',
      message:
        '“Claims: intake and triage” starts in Jan 2027, before “Claims: forms” is delivered at the end of Feb 2027.',
      initiativeIds: [id(91), id(90)],
      months: [],
    },
  ],
  unplanned: { opportunityIds: [id(21)], measured: 0, benchmark: 12_000 },
};

export const PLAN_EXAMPLES = {
  InitiativeInput: INITIATIVE_INPUT,
  InitiativeUpdate: { startMonth: '2027-02', endMonth: '2027-07', version: 2 },
  InitiativeMerge: { initiativeIds: [id(90), id(91)], name: 'Claims: intake' },
  InitiativeSplit: { opportunityIds: [id(20)], name: 'Claims: triage' },
  InitiativeOrder: { initiativeIds: [id(91), id(90)] },
  PlanSettingsUpdate: { startMonth: '2027-01', capacityDays: 120 },
  Initiative: INITIATIVE,
  Plan: PLAN,
  PlanChange: { changeId: id(95), initiativeIds: [id(90)], plan: PLAN },
};
