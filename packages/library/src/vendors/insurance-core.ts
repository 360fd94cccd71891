import { directoryVendors } from './directory-vendors.ts';

/** Policy, billing and claims systems of insurers. */
export const insuranceCore = directoryVendors('Insurance', [
  {
    id: '0e135984-ec26-45aa-b4f3-69f5e5735f67',
    name: 'Guidewire',
    overview:
      'Guidewire started with a claims system and today covers policies, billing and claims of property and casualty insurers. New versions run as a cloud service that is updated several times a year.',
    headquarters: 'San Mateo, California',
    founded: '2001',
    website: 'https://www.guidewire.com',
    capabilities: [
      'Administer insurance policies',
      'Settle claims from first notice to payment',
      'Triage and assign claims',
      'Bill premiums and pay commissions',
      'Underwrite insurance risks',
      'Price insurance products',
      'Quote and sell insurance online',
      'Assess property hazards',
    ],
    products: [
      ['PolicyCenter', 'Underwriting and policy administration', 'Policy administration'],
      ['ClaimCenter', 'Claims from notice to settlement', 'Claims'],
      ['BillingCenter', 'Invoices, payments and commissions', 'Billing'],
      ['InsuranceNow', 'Complete core for smaller insurers', 'Insurance core'],
      ['PricingCenter', 'Rate models and their release', 'Pricing'],
      ['HazardHub', 'Property risk data by address', 'Risk data'],
    ],
    ai: [
      ['Guidewire Predict', 'Predict claim severity, litigation and risk quality', 'Predictive AI'],
      ['ProNavigator', 'Answer staff questions from insurance documents', 'Generative AI'],
      ['Agentic framework', 'Build agents on insurance core data and processes', 'Agentic AI'],
    ],
  },
  {
    id: '47002c7c-5e07-409b-8478-ec7f5e534f50',
    name: 'Duck Creek Technologies',
    overview:
      'Duck Creek, a former Accenture unit named after a place in Missouri, develops core software that insurers configure instead of programming. Policy, rating, billing, claims and reinsurance can be taken separately.',
    headquarters: 'Boston, Massachusetts',
    founded: '2000',
    website: 'https://www.duckcreek.com',
    capabilities: [
      'Administer insurance policies',
      'Settle claims from first notice to payment',
      'Bill premiums and pay commissions',
      'Price insurance products',
      'Manage reinsurance contracts and recoveries',
      'Pay claims',
      'Prevent losses at insured sites',
    ],
    products: [
      ['Duck Creek Policy', 'Products and policy administration', 'Policy administration'],
      ['Duck Creek Claims', 'Intake, handling and payment of claims', 'Claims'],
      ['Duck Creek Billing', 'Premium invoices and receipts', 'Billing'],
      ['Duck Creek Rating', 'Calculation of premiums', 'Rating'],
      ['Duck Creek Reinsurance', 'Cessions and recoveries', 'Reinsurance'],
      ['Duck Creek Clarity', 'Data and reports on the core', 'Analytics'],
    ],
    ai: [
      ['Agentic AI platform', 'Agents for underwriting, policy service and claims', 'Agentic AI'],
      ['Claims and underwriting predictions', 'Score submissions and claims within the core', 'Predictive AI'],
    ],
  },
  {
    id: '45589428-03e9-4807-aa2b-eb19012b38fe',
    name: 'Sapiens',
    overview:
      'Sapiens began at the Weizmann Institute and writes core systems for property, life, pension and reinsurance business in many countries. Private equity firm Advent bought most of the company in 2025.',
    headquarters: 'Holon, Israel',
    founded: '1982',
    website: 'https://sapiens.com',
    capabilities: [
      'Administer insurance policies',
      'Administer life and pension policies',
      'Settle claims from first notice to payment',
      'Manage reinsurance contracts and recoveries',
      'Underwrite insurance risks',
      'Automate decisions by rule',
      'Prepare insurance financial reports',
    ],
    products: [
      ['Sapiens IDITSuite', 'Core for general insurance', 'Insurance core'],
      ['Sapiens CoreSuite', 'Core for life, pension and property lines', 'Insurance core'],
      ['Sapiens ReinsuranceMaster', 'Assumed and ceded reinsurance', 'Reinsurance'],
      ['Sapiens Decision', 'Models of business decisions', 'Decisioning'],
      ['Sapiens UnderwritingPro', 'Life and health underwriting', 'Underwriting'],
    ],
    ai: [
      ['Sapiens AI assistants', 'Summarize files and answer questions in core workflows', 'Generative AI'],
      ['Sapiens Intelligence', 'Predict claims, fraud and lapses from core data', 'Predictive AI'],
    ],
  },
  {
    id: 'e0afb8ed-dc72-455c-838c-3182c486c800',
    name: 'Majesco',
    overview:
      'Majesco sells cloud cores for property and casualty as well as life, annuity and group insurance, with loss control and distribution tools. It is owned by Thoma Bravo.',
    headquarters: 'Morristown, New Jersey',
    founded: '1982',
    website: 'https://www.majesco.com',
    capabilities: [
      'Administer insurance policies',
      'Administer group and voluntary benefits',
      'Settle claims from first notice to payment',
      'Bill premiums and pay commissions',
      'Survey insured sites and control losses',
      'Manage insurance distribution',
      'Underwrite insurance risks',
    ],
    products: [
      ['Majesco P&C Intelligent Core Suite', 'Policy, billing and claims of property lines', 'Insurance core'],
      ['Majesco L&AH Intelligent Core Suite', 'Life, annuity and group administration', 'Insurance core'],
      ['Majesco Loss Control', 'Surveys and recommendations', 'Loss control'],
      ['Majesco Distribution Management', 'Producers, licenses and commissions', 'Distribution'],
      ['Majesco Underwriter360', 'Workbench for submissions', 'Underwriting'],
    ],
    ai: [
      ['Majesco Copilot', 'Summarize, draft and look up within core transactions', 'Generative AI'],
      ['Property Intelligence', 'Predict property risk from images and data', 'Predictive AI'],
      ['Agentic AI', 'Agents that carry out underwriting and claims tasks', 'Agentic AI'],
    ],
  },
  {
    id: 'c80a2966-c9bc-4fcc-93c3-94d54936d27c',
    name: 'EIS',
    overview:
      'EIS provides an event-driven core for insurers of all lines, organized around the customer instead of the policy. Interfaces and configuration tools let carriers attach their own channels.',
    headquarters: 'San Francisco, California',
    founded: '2008',
    website: 'https://www.eisgroup.com',
    capabilities: [
      'Administer insurance policies',
      'Administer group and voluntary benefits',
      'Settle claims from first notice to payment',
      'Bill premiums and pay commissions',
      'Manage absence and disability claims',
      'Unify customer data of many systems',
    ],
    products: [
      ['EIS OneSuite', 'Policy, billing, claims and customer core', 'Insurance core'],
      ['ClaimCore', 'Claims of all lines', 'Claims'],
      ['PolicyCore', 'Products, rating and policies', 'Policy administration'],
      ['BillingCore', 'Invoices, receipts and disbursements', 'Billing'],
    ],
    ai: [
      ['CoreGentic', 'Agents that work on core events and data', 'Agentic AI'],
      ['ClaimSmart', 'Predict fraud, severity and routing of claims', 'Predictive AI'],
    ],
  },
]);
