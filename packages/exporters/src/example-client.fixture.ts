import type { Journey, TouchPointType } from '@process-ai/contract/journeys';
import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { Process } from '@process-ai/contract/processes';
import { DEFAULT_FIT_WEIGHTS } from '@process-ai/contract/vendor-comparison';
import type { Vendor } from '@process-ai/contract/vendors';
import type { BlueprintLogo, BlueprintSource } from '@process-ai/domain/blueprint';
import { BUILT_IN_SCENARIOS } from '@process-ai/domain/built-in-scenarios';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import { Resvg } from '@resvg/resvg-js';
import { ACCEPTED, examplePlan, exampleSituation } from './example-client-plan.fixture.ts';
import { exampleProcesses } from './example-client-processes.fixture.ts';
import { priced } from './priced.fixture.ts';

const CHANGE = { by: 'Ingrid Lindqvist', at: '2026-03-02T08:00:00.000Z' };
const ASSUMPTIONS = { ...DEFAULT_ASSUMPTIONS, loadFactor: 1.3, ramp: [0.5, 1, 1], benefitRisk: 0.1, costRisk: 0.1 };

const RATIONALE: Record<OpportunityType, string> = {
  automation: 'High volume, stable rules and structured input; exceptions are few and can be told apart by rule.',
  ai: 'The input is free text and pictures in many layouts, and years of decided cases are on file as examples.',
  agentic: 'Several steps across four systems under one rulebook; a person can watch and stop every step.',
};

/** A believable client: a regional insurer with its plan and business case, two journeys and six vendors. */
export function exampleClient(): BlueprintSource {
  const rows = exampleProcesses();
  const roiInputs = rows.flatMap(({ code, work }) =>
    work
      ? [
          {
            processId: code,
            fteCount: work[0],
            processFrequency: work[1],
            averageSalary: work[2],
            averageRuntime: work[3],
            implementationCost: null,
            annualRunCost: Math.round(work[0] * 9) * 100,
            automationRate: null,
            realisation: 0.9,
          },
        ]
      : [],
  );
  const found = rows.map(({ code, name, description, opportunities }): Process => {
    return {
      id: code,
      code,
      name,
      level: code.split('.').length,
      description,
      parentId: code.includes('.') ? code.slice(0, code.lastIndexOf('.')) : null,
      version: 1,
      finding: 'tied',
      opportunities: opportunities.map(({ share, ...opportunity }, index) => ({
        ...opportunity,
        id: `${code}-${index + 1}`,
        estimatedSavings: null,
        countedSavings: 0,
        enteredSavings: null,
        savingsBasis: null,
        sizeClass: null,
        benefit: { moves: 'handling time', low: share / 2, likely: share, high: Math.min(1, 2 * share) },
        rationale: RATIONALE[opportunity.type],
        basis: 'tied',
        confidence: 0.95,
        useCaseId: null,
        source: 'Built-in analyst',
        status: ACCEPTED.has(`${code}-${index + 1}`) ? 'accepted' : 'proposed',
        owner: null,
        decided: null,
        dueDate: null,
        edited: false,
        version: 1,
      })),
    };
  });
  const { processes, value, processValues } = priced(found, roiInputs, ASSUMPTIONS);
  return {
    title: 'Harbor Mutual Insurance – Blueprint',
    generatedAt: '2026-03-14T09:26:53.000Z',
    sector: {
      name: 'Harbor Mutual Insurance',
      description:
        'Regional property, motor and household insurer with 640 staff, 410,000 policies and 38,000 claims a year. The board wants claims handled in days instead of weeks without growing the team.',
      referenceModel: 'ACORD',
    },
    assumptions: ASSUMPTIONS,
    assumptionChanges: Object.fromEntries(
      ['loadFactor', 'ramp', 'benefitRisk', 'costRisk'].map((name) => [name, CHANGE]),
    ),
    tree: processes,
    processes,
    rejectedAlone: [],
    roiInputs,
    value,
    processValues,
    plan: examplePlan(processes),
    scenarios: BUILT_IN_SCENARIOS,
    vendors: exampleVendors(),
    journeys: journeys(),
    industry: 'Insurance',
    situation: exampleSituation(),
    weights: DEFAULT_FIT_WEIGHTS,
    branding: { companyName: 'Lindqvist & Partners', accentColour: '#0b5c75', logo: logo() },
  };
}

type Step = [phase: string, name: string, type: TouchPointType, process: string, matters: boolean, description: string];

function journeys(): Journey[] {
  const journey = (name: string, description: string, steps: Step[], persona: string, feelings: number[]): Journey => ({
    id: name,
    name,
    description,
    persona,
    touchPoints: steps.map(([phase, step, type, processStep, momentThatMatters, what], index) => ({
      id: step,
      name: step,
      type,
      description: what,
      processStep,
      momentThatMatters,
      phase,
      processMissing: false,
      channel: type === 'human' ? 'Telephone' : 'App',
      emotion: feelings[index] ?? null,
      painPoint: feelings[index] === -2 ? 'Nobody answers for an hour.' : null,
    })),
    source: 'Built-in analyst',
    version: 1,
  });
  return [
    journey(
      'A water pipe bursts',
      'A household claim, from the shock to the repaired kitchen.',
      [
        [
          'Report',
          'Report the damage at night',
          'agent',
          '3.1.1',
          true,
          'The app calms, asks, and says where to stop the water.',
        ],
        ['Report', 'Learn that it is covered', 'agent', '3.1.2', true, 'Cover is confirmed within minutes.'],
        ['Assess', 'Get a handler and a date', 'hybrid', '3.1.3', false, 'Complexity decides who calls back.'],
        [
          'Assess',
          'Show the damage to a surveyor',
          'human',
          '2.1.2',
          false,
          'A visit, or photographs for small losses.',
        ],
        ['Assess', 'Send invoices and photographs', 'hybrid', '3.2.1', false, 'Files are recognised as they come in.'],
        ['Settle', 'Agree on the amount', 'human', '3.2.2', true, 'A person explains what is paid and why.'],
        ['Settle', 'Receive the payment', 'agent', '3.2.3', false, 'The payment goes out in the same hour.'],
      ],
      'Family of four with a wet kitchen',
      [-2, 1, 0, -1, -1, 1, 2],
    ),
    journey(
      'A small business asks for cover',
      'From the broker’s email to the first renewal.',
      [
        ['Ask', 'Send the submission', 'human', '1.2.1', false, 'The broker sends what is at hand.'],
        ['Ask', 'Complete what is missing', 'agent', '1.2.1', false, 'The agent asks for the missing fields.'],
        ['Decide', 'Wait for the decision', 'hybrid', '2.1.1', true, 'The underwriter sees a sorted, complete file.'],
        ['Decide', 'Receive and sign the quote', 'human', '1.2.1', true, 'Terms are explained by the broker.'],
        ['Live', 'Change the fleet', 'agent', '2.2.1', false, 'A change within limits is booked at once.'],
        ['Live', 'Ask about a bill', 'agent', '2.2.3', false, 'Answered from the policy record.'],
        ['Live', 'Renew', 'hybrid', '2.2.2', false, 'Touchless within limits.'],
      ],
      'Owner of six delivery vans',
      [-1, 0, -2, 1, 1, 0],
    ),
  ];
}

/** Three waves in a disc, as PNG. */
function logo(): BlueprintLogo {
  const wave = (y: number) =>
    `<path d="M14 ${y}q12-10 24 0t24 0 24 0" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="48" fill="#0b5c75"/>${wave(38)}${wave(54)}${wave(70)}</svg>`;
  const bytes = new Resvg(svg, { fitTo: { mode: 'width', value: 400 } }).render().asPng();
  return { bytes: new Uint8Array(bytes), mime: 'image/png' };
}

type Offering = Vendor['products'][number];

const offering = (name: string, category: string, description: string): Offering => ({ name, category, description });

/** Six vendors that do not exist, from a claims specialist to one of another trade. */
function exampleVendors(): Vendor[] {
  return VENDORS.map((vendor, index) => ({
    id: `vendor-${index + 1}`,
    headquarters: null,
    website: `https://www.${vendor.name.toLowerCase().replace(/\W/g, '')}.example`,
    factsAsOf: '2026-02',
    updatedAt: '2026-03-01T08:00:00.000Z',
    version: 1,
    ...vendor,
  }));
}

type ExampleVendor = Pick<
  Vendor,
  'name' | 'overview' | 'founded' | 'industry' | 'capabilities' | 'products' | 'aiCapabilities'
> &
  Partial<Vendor>;

const VENDORS: readonly ExampleVendor[] = [
  {
    name: 'Alderfield Claims',
    overview: 'Claims platform for property and motor insurers, from notification to recovery.',
    headquarters: 'Hartford, Connecticut',
    founded: '2009',
    industry: 'Insurance',
    capabilities: ['Claims management', 'Fraud detection', 'Subrogation', 'Payments'],
    products: [
      offering('Alder Notify', 'Claims', 'First notice of loss by app, chat and telephone.'),
      offering('Alder Settle', 'Claims', 'Straight-through settlement of small claims within authority.'),
    ],
    aiCapabilities: [
      offering('Claim triage', 'Predictive AI', 'Predicts severity and routes claims.'),
      offering('Image assessment', 'Computer vision', 'Assesses damage from photographs.'),
    ],
  },
  {
    name: 'Brightwater Automation',
    overview: 'Robotic process automation and process mining for shared services.',
    headquarters: 'Austin, Texas',
    founded: '2012',
    industry: 'Cross-industry',
    capabilities: ['Robotic process automation', 'Process mining', 'Reconciliation', 'Workflow automation'],
    products: [offering('Brightwater Robots', 'Automation', 'Unattended robots with a control room.')],
    aiCapabilities: [offering('Document reading', 'Document AI', 'Extracts fields from forms, invoices and letters.')],
  },
  {
    name: 'Corvid AI',
    overview: 'Agents for contact centres that answer, act and hand over.',
    headquarters: 'London',
    founded: '2019',
    industry: 'Customer service, cross-industry',
    capabilities: ['Self-service portal', 'Omnichannel contact'],
    products: [offering('Corvid Desk', 'Service', 'Routes conversations between agents and people.')],
    aiCapabilities: [
      offering('Voice agents', 'Agentic', 'Conversational agents that take calls and act in back-office systems.'),
      offering('Answer drafts', 'Generative AI', 'Drafts email answers from knowledge articles.'),
    ],
  },
  {
    name: 'Delphin Policy Systems',
    overview: 'Policy administration, rating and billing for insurers.',
    headquarters: 'Zürich',
    founded: '1996',
    industry: 'Insurance',
    capabilities: ['Policy administration', 'Billing and collections', 'Rating', 'Renewals'],
    products: [offering('Delphin Core', 'Core system', 'Policies, endorsements and renewals in one record.')],
    aiCapabilities: [],
  },
  {
    name: 'Ensign Documents',
    overview: 'Document intelligence for regulated industries.',
    founded: '2015',
    industry: 'Banking and insurance',
    capabilities: ['Document classification', 'Data extraction', 'Archiving'],
    products: [offering('Ensign Intake', 'Document AI', 'Splits, classifies and indexes incoming mail.')],
    aiCapabilities: [
      offering('Document extraction', 'Document AI', 'Reads submissions, statements and invoices.'),
      offering('File summary', 'Generative AI', 'Summarises case files with quotations.'),
    ],
  },
  {
    name: 'Foundry Ledger',
    overview: 'Accounting for manufacturers.',
    founded: null,
    industry: 'Manufacturing',
    website: null,
    factsAsOf: null,
    capabilities: ['General ledger', 'Payment matching'],
    products: [],
    aiCapabilities: [],
  },
];
