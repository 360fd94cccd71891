import type { Vendor } from '@process-ai/contract/vendors';

type Offering = Vendor['products'][number];

const offering = (name: string, category: string, description: string): Offering => ({ name, category, description });

/** Six vendors that do not exist, from a claims specialist to one of another trade. */
export function exampleVendors(): Vendor[] {
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
