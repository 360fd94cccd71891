import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import { AT, id, PROCESS, ROI_RESULT } from './sectors.ts';

const SAVED_ROI_INPUT = {
  processId: PROCESS.id,
  fteCount: 5,
  processFrequency: 30_000,
  averageSalary: 60_000,
  averageRuntime: 18,
  implementationCost: 150_000,
  annualRunCost: null,
  automationRate: null,
  realisation: null,
  version: 12,
};

const SUMMARY = {
  totalSavings: 162_000,
  totalCurrentCost: 270_000,
  savingsPercentage: 60,
  averagePaybackMonths: 11.1,
  portfolioPaybackMonths: 11.1,
  totalImplementationCost: 150_000,
  totalNetAnnual: 162_000,
  efficiencyGain: 60,
  processCount: 1,
};

const ASSUMPTIONS = {
  hoursPerYear: 2000,
  loadFactor: 1,
  currency: 'USD',
  discountRate: 0.1,
  years: 3,
  ramp: [0.5, 1],
  benefitRisk: 0.2,
  costRisk: 0.1,
};

const USE_CASE_RATES = {
  rates: [{ processId: PROCESS.id, automationRate: 0.6, useCaseRate: 0.35, savings: 162_000, savingsThen: 94_500 }],
  withoutUseCases: 0,
};

const AMOUNTS = { cost: 270_000, savings: 162_000 };
const NOTHING = { cost: 0, savings: 0 };

/** One process is measured, and nothing else stands beside it. */
const PROCESS_VALUES = {
  total: {
    currency: 'USD',
    measured: { ...AMOUNTS, processes: 1 },
    benchmark: { ...NOTHING, processes: 0 },
    payroll: 39_000_000,
    employees: 600,
    employeeCost: 65_000,
    organisationAssumed: true,
  },
  processes: [
    {
      processId: PROCESS.id,
      basis: 'measured',
      measured: AMOUNTS,
      benchmark: NOTHING,
      automationRate: 0.6,
      rateSource: 'default',
      size: null,
    },
  ],
};

const VENDOR_INPUT = {
  name: 'Example Claims Software',
  overview: 'Software for insurers, from the notice of loss to the payment.',
  headquarters: 'Zurich, Switzerland',
  founded: '1998',
  industry: 'Insurance',
  website: 'https://claims.example',
  capabilities: ['Document capture'],
  products: [{ name: 'Claim Desk', description: 'Opens and routes claims', category: 'Claims' }],
  aiCapabilities: [{ name: 'Letter reader', description: 'Reads notices of loss', category: 'Documents' }],
};

const VENDOR = { id: id(60), ...VENDOR_INPUT, factsAsOf: null, updatedAt: AT, version: 1 };

const PLAYBOOK_INPUT = {
  name: 'Claims in a day',
  description: 'Notices of loss are read, checked and paid on the day they come.',
  complexity: 'intermediate',
  estimatedTimeToValue: '8-12 weeks',
  industry: 'Insurance',
  tags: ['claims'],
  expectedOutcomes: ['Half of the claims are paid within a day'],
  processes: [
    {
      code: '1.1',
      name: 'Register claim',
      description: null,
      level: 2,
      parentCode: null,
      opportunities: [
        { type: 'ai', title: 'Read first notices of loss', description: 'From letters', estimatedSavings: 42.5 },
      ],
    },
  ],
  journeys: [
    {
      name: 'After an accident',
      description: null,
      persona: null,
      touchPoints: [
        {
          name: 'Report the accident',
          description: 'By phone',
          type: 'hybrid',
          momentThatMatters: true,
          processStep: '1.1',
          phase: null,
          channel: 'Telephone',
          emotion: -1,
          painPoint: null,
        },
      ],
    },
  ],
  roiAssumptions: [
    {
      processCode: '1.1',
      fteCount: 5,
      processFrequency: 30_000,
      averageSalary: 60_000,
      averageRuntime: 0.3,
      source: null,
    },
  ],
  source: null,
};

const SCENARIO_INPUT = {
  name: 'Slow adoption',
  description: 'Only seven in ten teams move in the first years.',
  assumptions: {
    volume: 1,
    rate: 1,
    adoption: 0.7,
    cost: 1.1,
    delayMonths: 3,
    cashShare: 0.5,
    includeBenchmark: false,
  },
};

export const MONEY_EXAMPLES = {
  ProcessValues: PROCESS_VALUES,
  ProcessRollUps: {
    currency: 'USD',
    processes: [
      {
        processId: PROCESS.id,
        processes: 1,
        analyzed: 1,
        opportunities: { automation: 0, ai: 1, agentic: 0 },
        savings: { measured: AMOUNTS.savings / 1000, benchmark: 0 },
        size: null,
      },
    ],
  },
  ProcessMoney: {
    value: PROCESS_VALUES.processes[0],
    inputs: {
      input: SAVED_ROI_INPUT,
      change: { by: 'Ada Lovelace', at: AT, benchmarks: [] },
      assumptions: {
        assumptions: ASSUMPTIONS,
        changes: { discountRate: { by: 'Ada Lovelace', at: AT } },
        version: 2,
      },
    },
    parts: null,
    total: PROCESS_VALUES.total,
  },
  RoiInputChange: { processId: PROCESS.id, fteCount: 6, version: 12 },
  RoiSaveInputsAnswer: { roiInputs: [SAVED_ROI_INPUT] },
  Roi: {
    roiInputs: [SAVED_ROI_INPUT],
    roiResults: [ROI_RESULT],
    summary: SUMMARY,
    assumptions: ASSUMPTIONS,
    assumptionChanges: { discountRate: { by: 'Ada Lovelace', at: AT } },
    assumptionsVersion: 2,
    inputChanges: { [PROCESS.id]: { by: 'Ada Lovelace', at: AT, benchmarks: [] } },
  },
  RoiBenchmarks: {
    employees: 600,
    employeeCost: 65_000,
    organisationAssumed: false,
    basis: {
      shares: 'Judgment',
      salaries: 'Judgment',
      minutes: 'Judgment: handling time of one run, without waiting',
    },
    benchmarks: [
      {
        processId: id(3),
        workFunction: 'operations',
        fteCount: 4.33,
        processFrequency: 18_000,
        averageSalary: 61_400,
        averageRuntime: 30,
        automationRate: 0.35,
      },
    ],
  },
  UseCaseRates: USE_CASE_RATES,
  AdoptedRates: {
    ...USE_CASE_RATES,
    roiInputs: [{ ...SAVED_ROI_INPUT, automationRate: 0.35, version: 13 }],
  },
  RoiCalculation: { roiResults: [ROI_RESULT], summary: SUMMARY },
  RoiAssumptionsUpdate: { discountRate: 0.1, years: 3, benefitRisk: null },
  SectorAssumptions: {
    assumptions: ASSUMPTIONS,
    changes: { discountRate: { by: 'Ada Lovelace', at: AT } },
    version: 2,
  },
  ScenarioInput: SCENARIO_INPUT,
  Scenario: { id: id(75), ...SCENARIO_INPUT, builtIn: false, changed: { by: 'Ada Lovelace', at: AT }, version: 1 },
  ScenarioUpdate: { ...SCENARIO_INPUT, version: 1 },
  Vendor: VENDOR,
  VendorInput: VENDOR_INPUT,
  VendorsUpdateBody: { ...VENDOR_INPUT, version: 1 },
  VendorsCompareBody: { sectorId: id(1), processIds: [PROCESS.id] },
  VendorFit: {
    vendorId: VENDOR.id,
    vendorName: VENDOR.name,
    recommendationReason: 'Covers the opportunity with its letter reader, and works for insurers.',
    overallScore: 92.5,
    sectorMatch: true,
    fits: true,
    capabilityMatchCount: 1,
    aiCapabilityMatchCount: 1,
    matchedCapabilities: [{ vendorCapability: 'Letter reader', matchType: 'ai' }],
    score: { coverage: 50, aiCoverage: 25, depth: 2.5, sector: 15 },
    shares: { coverage: 1, aiCoverage: 1, depth: 0.25, sector: 1 },
    dataCoverage: 1,
  },
  ShortlistedVendor: {
    sectorId: id(1),
    sectorName: 'Motor insurance',
    vendorId: VENDOR.id,
    vendorName: VENDOR.name,
    note: 'Reference call in December.',
    kept: { by: 'Ada Lovelace', at: AT },
    version: 1,
  },
  ShortlistEntry: { note: 'Reference call in December.', version: 1 },
  PlaybookInput: PLAYBOOK_INPUT,
  PlaybookUpdate: { ...PLAYBOOK_INPUT, version: 1 },
  PlaybookDraft: { ...PLAYBOOK_INPUT, source: BUILT_IN_ANALYST, isCustom: true },
  Playbook: { id: id(80), ...PLAYBOOK_INPUT, isCustom: true, attribution: null, version: 1 },
  PlaybookOutcome: {
    processesAdded: 1,
    opportunitiesAdded: 1,
    journeysAdded: 1,
    roiInputsAdded: 1,
    applicationId: id(81),
  },
};
