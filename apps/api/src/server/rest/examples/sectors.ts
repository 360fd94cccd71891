import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';

/** Ids of the example's things: the last digits tell them apart. */
export const id = (n: number) => `5f0c1a52-7d0e-4c1b-9a63-${String(n).padStart(12, '0')}`;
export const AT = '2026-11-20T09:30:00.000Z';

const [SECTOR_ID, ROOT_ID, PROCESS_ID] = [id(1), id(10), id(11)];

const OPPORTUNITY = {
  id: id(20),
  type: 'ai',
  title: 'Read first notices of loss',
  description: 'Take the facts of a claim from letters and calls, and fill in the claim file.',
  estimatedSavings: 42.5,
  countedSavings: 42.5,
  enteredSavings: null,
  savingsBasis: 'measured',
  sizeClass: null,
  benefit: { moves: 'handling time', low: 0.15, likely: 0.3, high: 0.45 },
  effort: 3,
  rationale: 'Understood as “register claim”. Use case tied by hand to ACORD 5.1.1 Take first notice of loss.',
  basis: 'tied',
  confidence: 0.95,
  useCaseId: 'insurance-first-notice-intake',
  source: BUILT_IN_ANALYST,
  status: 'accepted',
  decided: { by: 'Grace Hopper', at: AT },
  owner: 'Head of claims',
  dueDate: '2027-03-31',
  edited: false,
  version: 1,
};

const CHANGE = { kind: 'opportunities', action: 'accepted', what: null, count: 12, by: 'Grace Hopper', at: AT };
const EVENT = {
  ...CHANGE,
  id: id(94),
  userId: id(95),
  subjectId: null,
  since: '2026-11-20T09:22:00.000Z',
  undoable: false,
};

const SAVED_VIEW = { name: 'Quick wins', query: 'status=proposed&effort=1-2&value=50-' };

export const PROCESS = {
  id: PROCESS_ID,
  code: '1.1',
  name: 'Register claim',
  level: 2,
  description: 'Take the notice of loss, check the cover and open the file.',
  parentId: ROOT_ID,
  version: 1,
  finding: 'tied',
  opportunities: [OPPORTUNITY],
};

const TOUCH_POINT = {
  name: 'Report the accident',
  type: 'hybrid',
  description: 'The customer calls, the assistant notes the facts.',
  processStep: '1.1',
  momentThatMatters: true,
  phase: 'Notice',
  channel: 'Telephone',
  emotion: -1,
  painPoint: 'The same questions are asked again by the garage.',
};

const JOURNEY = {
  id: id(30),
  name: 'After an accident',
  description: 'From the call to the payment',
  persona: 'Commuter whose car was hit at a traffic light',
  touchPoints: [{ id: id(31), ...TOUCH_POINT, processMissing: false }],
  source: null,
  version: 1,
};

const JOURNEY_INPUT = {
  name: JOURNEY.name,
  description: JOURNEY.description,
  persona: JOURNEY.persona,
  touchPoints: [TOUCH_POINT],
};

export const INSIGHT = {
  id: id(40),
  title: 'Claims report 2025',
  fileName: 'claims-report-2025.pdf',
  fileType: 'pdf',
  fileSize: 482_133,
  uploadedAt: AT,
  summary: 'Notices of loss take 18 minutes each. Two in three arrive by letter.',
  summaryStatus: 'ready',
  sentences: [{ text: 'Notices of loss take 18 minutes each.', page: 2, quote: 'a mean of 18 minutes per notice' }],
  figures: [
    { field: 'averageRuntime', value: 18, page: 2, quote: 'a mean of 18 minutes per notice', conversion: null },
  ],
  facts: [
    {
      what: 'notice',
      value: 18,
      unit: 'minutes',
      currency: null,
      period: null,
      page: 2,
      quote: 'We measured a mean of 18 minutes per notice.',
    },
  ],
  language: 'en',
  source: BUILT_IN_ANALYST,
  pageCount: 12,
  notice: null,
};

export const ROI_RESULT = {
  processId: PROCESS_ID,
  currentAnnualCost: 270_000,
  projectedSavings: 162_000,
  paybackMonths: 11.1,
  savingsPercentage: 60,
  basis: 'workload',
  workHours: 9000,
  utilisation: 0.9,
  netAnnual: 162_000,
  implementationCost: 150_000,
  automationRate: 0.6,
  countedInAncestor: false,
};

export const PROFILE = {
  shortName: 'Harbor Motor',
  industry: 'insurance',
  otherIndustry: null,
  countries: ['DE', 'AT'],
  employees: 640,
  revenue: 510_000_000,
  currency: 'EUR',
  employeeCost: 72_000,
  casesPerYear: 38_000,
};

export const OWN_FIELDS = {
  id: SECTOR_ID,
  name: 'Motor insurance',
  description: 'Claims of private customers',
  referenceModel: 'ACORD',
  icon: 'car',
  profile: PROFILE,
  isSample: false,
  hasProcesses: true,
  hasAnalysis: true,
  hasJourneys: true,
  hasROI: true,
  version: 3,
  createdAt: AT,
  updatedAt: AT,
};

export const ROW = { code: '1', name: 'Claims', level: 1, description: 'All that follows a loss' };

export const SECTOR_EXAMPLES = {
  Sector: {
    ...OWN_FIELDS,
    processes: [{ ...ROW, id: ROOT_ID, parentId: null, version: 1, finding: 'heading', opportunities: [] }, PROCESS],
    journeys: [JOURNEY],
    insights: [INSIGHT],
    roiResults: [ROI_RESULT],
  },
  SectorSummary: {
    ...OWN_FIELDS,
    access: 'all' as const,
    role: 'editor' as const,
    assumedIndustry: 'insurance',
    counts: { processes: 2, opportunities: 1, journeys: 1, insights: 1 },
  },
  SectorOverview: {
    next: { step: 'decide', count: 1 },
    coverage: { processes: 2, analyzed: 2, measured: 1 },
    opportunities: [
      { type: 'automation', proposed: 0, accepted: 0, rejected: 0 },
      { type: 'ai', proposed: 1, accepted: 0, rejected: 0 },
      { type: 'agentic', proposed: 0, accepted: 0, rejected: 0 },
    ],
    value: {
      currency: 'EUR',
      payroll: 46_080_000,
      measured: { savings: 162_000, low: 81_000, high: 243_000, processes: 1 },
      benchmark: { savings: 0, low: 0, high: 0, processes: 0 },
      accepted: { measured: 0, benchmark: 0 },
    },
    plan: { initiatives: 0, largest: [], unplanned: 0 },
    journeys: { count: 1, newest: [{ id: JOURNEY.id, name: JOURNEY.name, touchPoints: 1 }] },
    evidence: { documents: 1, sentences: 1, processes: 1 },
    changes: [CHANGE],
  },
  SectorInput: {
    name: OWN_FIELDS.name,
    referenceModel: 'ACORD',
    description: OWN_FIELDS.description,
    icon: 'car',
    profile: { industry: 'insurance', countries: ['DE', 'AT'], employees: 640 },
  },
  SectorUpdate: { description: 'Claims of private and corporate customers', version: 3 },
  Process: PROCESS,
  ProcessInput: { code: '1.1', name: 'Register claim', level: 2, parentCode: '1', description: PROCESS.description },
  ProcessUpdate: { code: '1.1', name: 'Register and triage claim', level: 2, parentId: ROOT_ID, version: 1 },
  ResearchProposal: {
    source: BUILT_IN_ANALYST,
    note: '229 processes of the ACORD library, because the sector follows it. It does not know what this organization does otherwise.',
    attribution: null,
    processes: [
      { ...ROW, parentCode: null },
      { code: '1.1', name: 'Register claim', level: 2, description: null, parentCode: '1' },
    ],
  },
  ProcessesAnalyzeBody: { processIds: [PROCESS_ID] },
  ProcessesAnalyzeAnswer: { analyzed: 1, processes: [PROCESS] },
  ProcessesRemoveAnswer: { deleted: 4, deletionId: id(90) },
  ProcessesRemoveManyBody: { processIds: [PROCESS_ID] },
  ProcessesRemoveManyAnswer: { deleted: 4, deletionId: id(90) },
  ProcessesMoveBody: { moves: [{ processId: PROCESS_ID, parentId: null, version: 1 }] },
  ProcessesMoveAnswer: { processes: [{ id: PROCESS_ID, parentId: null, level: 1, version: 2 }] },
  ProcessesDuplicateBody: { processIds: [PROCESS_ID] },
  ProcessesDuplicateAnswer: { created: 4, processIds: [id(91)] },
  OpportunityInput: {
    type: 'ai',
    title: OPPORTUNITY.title,
    description: OPPORTUNITY.description,
    estimatedSavings: null,
    effort: 3,
  },
  Opportunity: OPPORTUNITY,
  SectorOpportunity: {
    ...OPPORTUNITY,
    processId: PROCESS_ID,
    processCode: '1.1',
    processName: PROCESS.name,
    processLevel: 2,
    areaCode: '1',
    areaName: 'Claims',
    suitability: 78,
  },
  OpportunityAssignment: { opportunityIds: [OPPORTUNITY.id], owner: 'Head of claims', dueDate: '2027-03-31' },
  ActivityPage: {
    events: [EVENT],
    next: `${AT}_${EVENT.id}`,
    people: [{ id: EVENT.userId, name: 'Grace Hopper' }],
  },
  SavedView: { id: id(92), sectorId: id(1), sectorName: 'Harbor Mutual', ...SAVED_VIEW, createdAt: AT },
  SavedViewInput: SAVED_VIEW,
  OpportunitiesDecideBody: { opportunityIds: [OPPORTUNITY.id], status: 'accepted' },
  Journey: JOURNEY,
  JourneyInput: JOURNEY_INPUT,
  JourneyUpdate: { ...JOURNEY_INPUT, version: 1 },
  JourneySuggestions: {
    source: BUILT_IN_ANALYST,
    journeys: [JOURNEY_INPUT],
  },
  Insight: INSIGHT,
  InsightText: { pages: [{ page: 2, text: 'We measured a mean of 18 minutes per notice.', ocr: false }] },
  ImportPreview: {
    id: id(50),
    fileName: 'processes.csv',
    format: 'csv',
    mapping: { code: 'Code', name: 'Name', level: null, description: null, parent: null },
    columns: [
      { key: 'Code', samples: ['1', '1.1'] },
      { key: 'Name', samples: ['Claims', 'Register claim'] },
    ],
    sheets: [],
    descriptions: null,
    counts: { '1': 1, '2': 1 },
    hasDeepLevels: false,
    processes: [
      { code: '1', name: 'Claims', level: 1, description: null, parentCode: null, row: 2 },
      { code: '1.1', name: 'Register claim', level: 2, description: null, parentCode: '1', row: 3 },
    ],
    problems: [],
    existingCodes: [],
  },
  ImportCompletion: { onConflict: 'skip' },
  ImportOutcome: { created: 2, updated: 0, skipped: 0 },
};
