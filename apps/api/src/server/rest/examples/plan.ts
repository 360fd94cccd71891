import { DEFAULT_FIT_WEIGHTS } from '@process-ai/contract/vendor-comparison';
import { AT, id, PROCESS } from './sectors.ts';

const MEASURE = {
  id: 'read',
  name: 'Read without a correction',
  unit: '%',
  better: 'higher',
  baseline: 0,
  target: 80,
};

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
  measures: [MEASURE],
  opportunityIds: [id(20)],
};

const BASELINE = {
  startMonth: '2027-01',
  endMonth: '2027-06',
  annualSavings: { measured: 42_500, benchmark: 0 },
  oneOffCost: 120_000,
  annualRunCost: 18_000,
  monthlyVolume: 2500,
  targets: { read: 80 },
  frozenAt: AT,
  frozenBy: 'Ada Tester',
};

const INITIATIVE = {
  id: id(90),
  ...INITIATIVE_INPUT,
  processIds: [PROCESS.id],
  area: 'Claims',
  annualSavings: { measured: 42_500, benchmark: 0 },
  oneOffCost: 120_000,
  baseline: BASELINE,
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

const FIGURES = { month: '2027-08', savings: 3200, cost: 1500, volume: 2500, measures: { read: 62 } };

const ACTUALS = {
  initiativeId: id(90),
  currency: 'USD',
  basis: 'measured',
  canEnter: true,
  months: [{ ...FIGURES, enteredBy: 'Ada Tester', enteredAt: AT }],
  series: [
    {
      month: '2027-08',
      planned: { savings: 3542, cost: 1500, volume: 2500 },
      actual: { savings: 3200, cost: 1500, volume: 2500 },
      cumulative: {
        plannedSavings: 7084,
        plannedCost: 123_000,
        actualSavings: 3200,
        actualCost: 1500,
        forecastSavings: 3200,
        forecastCost: 121_500,
      },
    },
  ],
  variance: {
    planned: 7084,
    actual: 3200,
    total: -3884,
    delay: -3542,
    volume: 0,
    rate: -342,
    words:
      'Until the end of Aug 2027 $3,200 came of $7,084 planned: $3,542 less because it began later, $342 less because each run saved less.',
  },
  forecast: {
    until: '2029-12',
    planned: { savings: 106_260, cost: 165_000, net: -58_740 },
    forecast: { savings: 92_799, cost: 163_500, net: -70_701 },
    savingsPerformance: 0.9,
    costPerformance: 1,
    observed: { savings: { actual: 9000, planned: 10_000 }, cost: { actual: 1000, planned: 1000 } },
    words:
      'The savings so far are 90% of the plan for the same months, so the rest is forecast at 90% of the plan. The costs so far are 100% of the plan for the same months, so the rest is forecast at 100% of the plan.',
  },
  measures: [{ ...MEASURE, targetNow: 80, latest: { month: '2027-08', value: 62 }, progress: 0.775 }],
};

const COVER = {
  language: 'en' as const,
  status: 'forReview',
  version: '1.0',
  date: null,
  confidentiality: 'Confidential',
  contactName: 'Grace Hopper',
  contactRole: 'Partner',
  contactEmail: 'grace@example.com',
  contactPhone: '+1 555 0100',
};

const SHOWN_COVER = { ...COVER, date: AT.slice(0, 10) };

const EXPORT_FIGURES = {
  currency: 'USD',
  draft: false,
  annualSavings: 313_000,
  paybackMonths: 14,
  npv: 512_000,
  accepted: 9,
  initiatives: [{ id: id(60), name: 'Claims settled without waiting' }],
};

export const PLAN_EXAMPLES = {
  InitiativeInput: INITIATIVE_INPUT,
  InitiativeUpdate: { startMonth: '2027-02', endMonth: '2027-07', version: 2 },
  InitiativeMerge: { initiativeIds: [id(90), id(91)], name: 'Claims: intake' },
  InitiativeSplit: { opportunityIds: [id(20)], name: 'Claims: triage' },
  InitiativeOrder: { initiativeIds: [id(91), id(90)] },
  PlanSettingsUpdate: { startMonth: '2027-01', capacityDays: 120 },
  Initiative: INITIATIVE,
  Actuals: ACTUALS,
  ActualsSave: { months: [FIGURES] },
  ActualsImport: { csv: 'month,savings,cost\n2027-08,3200,1500', dryRun: true },
  ActualsImported: { months: [FIGURES], errors: [], saved: false, actuals: null },
  Plan: PLAN,
  PlanChange: { changeId: id(95), initiativeIds: [id(90)], plan: PLAN },
  ExportInput: {
    processIds: [PROCESS.id],
    vendorIds: [id(60)],
    weights: DEFAULT_FIT_WEIGHTS,
    sections: ['situation', 'people', 'vendors', 'decisions'],
  },
  ExportCover: COVER,
  ExportCoverUpdate: { status: 'final', version: '1.1' },
  ExportPreviewInput: { vendorIds: [id(60)], sections: ['vendors', 'journeys'] },
  ExportPreview: {
    title: 'Harbor Motor – Blueprint',
    client: 'Harbor Motor',
    cover: SHOWN_COVER,
    answer: 'Harbor Motor can save $313K a year once the plan is delivered, 4 of 12 processes measured.',
    figures: [{ label: 'Payback', value: '14 months', note: 'in Mar 2028, counted from Feb 2027' }],
    findings: [{ term: 'How it is done', text: '3 initiatives run over 18 months.' }],
    sector: 'Harbor Motor Insurance of the Northern Counties',
    mark: 'For review',
    about: ['Regional motor insurer.', 'Reference model: ACORD', 'For review · March 14, 2026'],
    heading: 'Executive summary',
    accentColour: '#0b5c75',
    firmTemplate: false,
    vendors: [{ vendorId: id(60), name: 'Alder', score: 64.25 }],
    empty: ['journeys'],
    proposals: 0,
  },
  ExportRecord: {
    id: id(70),
    url: `/api/exports/${id(70)}/file`,
    title: 'Harbor Motor – Blueprint',
    format: 'slides',
    by: 'Ada Lovelace',
    size: 184_320,
    figures: EXPORT_FIGURES,
    cover: SHOWN_COVER,
    createdAt: AT,
  },
  ExportChanges: {
    writes: 14,
    before: EXPORT_FIGURES,
    now: {
      ...EXPORT_FIGURES,
      annualSavings: 341_000,
      initiatives: [{ id: id(61), name: 'Letters read on arrival' }],
    },
    added: ['Letters read on arrival'],
    removed: ['Claims settled without waiting'],
  },
  Readiness: {
    draft: true,
    items: [
      {
        kind: 'noOwner',
        blocks: true,
        message: 'One initiative has no owner.',
        names: ['Claims settled without waiting'],
        processIds: [],
        initiativeIds: [id(60)],
      },
    ],
  },
  ExportResult: { url: `/api/exports/${id(70)}/file`, title: 'Motor insurance blueprint' },
};
