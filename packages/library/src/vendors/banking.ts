import { directoryVendors } from './directory-vendors.ts';

/** Core, digital and payment systems of banks. */
export const banking = directoryVendors('Banking', [
  {
    id: '2ae0ab32-ce78-429a-b91f-2832ccfb63fe',
    name: 'Temenos',
    overview:
      'Temenos began with a core banking package bought from a Swiss developer and now offers core, payments, wealth and digital channels. Banks run it on their own servers or as a service.',
    headquarters: 'Geneva, Switzerland',
    founded: '1993',
    website: 'https://www.temenos.com',
    capabilities: [
      'Keep deposit and loan accounts',
      'Originate loans from application to disbursement',
      'Open customer accounts',
      'Process payments',
      'Screen customers and payments against sanctions lists',
      'Manage portfolios of wealth clients',
      'Calculate interest and fees',
    ],
    products: [
      ['Temenos Core', 'Accounts, loans and deposits', 'Core banking'],
      ['Temenos Digital', 'Onboarding, online and mobile banking', 'Digital banking'],
      ['Temenos Payments Hub', 'Clearing, repair and returns of domestic and cross-border payments', 'Payments'],
      ['Temenos Financial Crime Mitigation', 'Screening, money laundering and fraud checks', 'Financial crime'],
      ['Temenos Wealth', 'Private banking and portfolio management', 'Wealth management'],
    ],
    ai: [
      ['Explainable AI', 'Score credit and other decisions with reasons', 'Predictive AI'],
      ['FCM AI Agent', 'Resolve false alerts of sanctions screening', 'Agentic AI'],
      ['Product Manager Copilot', 'Draft banking products from plain text', 'Generative AI'],
    ],
  },
  {
    id: 'bd03d80a-7ebd-4e94-a335-87756df7bf5d',
    name: 'FIS',
    overview:
      'FIS, in full Fidelity National Information Services, processes accounts, cards and payments for banks and sells trading, risk and treasury software. Large institutions and community banks use different cores of its range.',
    headquarters: 'Jacksonville, Florida',
    founded: '1968',
    website: 'https://www.fisglobal.com',
    capabilities: [
      'Keep deposit and loan accounts',
      'Process payments',
      'Issue and process cards, with card disputes and chargebacks',
      'Originate loans from application to disbursement',
      'Manage cash and treasury',
      'Process securities trades and settlement',
      'Detect fraud',
    ],
    products: [
      ['FIS Modern Banking Platform', 'Cloud-native core for large banks', 'Core banking'],
      ['FIS Horizon', 'Core for community banks', 'Core banking'],
      ['Digital One', 'Online, mobile and branch channels', 'Digital banking'],
      ['FIS Treasury and Risk Manager', 'Cash, exposure and hedging of companies', 'Treasury'],
      ['FIS Open Payment Framework', 'Hub that checks, repairs and clears payment orders of all types', 'Payments'],
    ],
    ai: [
      ['Neural Treasury', 'Forecast cash and detect payment fraud by learning', 'Predictive AI'],
      ['Treasury GPT', 'Answer product and treasury questions', 'Generative AI'],
      ['SecurLOCK', 'Score card transactions for fraud', 'Predictive AI'],
    ],
  },
  {
    id: 'b080b8f1-ff10-4ad1-8898-574dbc8a536a',
    name: 'Fiserv',
    overview:
      'Fiserv runs account processing, bill payment and card services for banks and credit unions and, since joining with First Data, payment acceptance for merchants. Clover is its till and commerce system for small businesses.',
    // The list of S&P 500 companies still says Brookfield; the company opened its Milwaukee head office in 2024.
    headquarters: 'Milwaukee, Wisconsin',
    founded: '1984',
    website: 'https://www.fiserv.com',
    capabilities: [
      'Keep deposit and loan accounts',
      'Process payments',
      'Accept card payments at merchants',
      'Issue and process cards, with card disputes and chargebacks',
      'Present and pay bills',
      'Detect fraud',
      'Open customer accounts',
    ],
    products: [
      ['DNA', 'Relationship-based account processing', 'Core banking'],
      ['Finxact', 'Cloud core with open interfaces', 'Core banking'],
      ['Clover', 'Point of sale and business management', 'Merchant acceptance'],
      ['CashFlow Central', 'Payables and receivables for small businesses', 'Payments'],
      ['Experience Digital', 'Online and mobile banking', 'Digital banking'],
    ],
    ai: [
      ['Advanced Defense', 'Score card transactions for fraud in real time', 'Predictive AI'],
      ['Content Next', 'Classify, find and summarize bank documents', 'Document AI'],
    ],
  },
  {
    id: '0d2036be-cecc-47d2-bb2c-b65b10c96f08',
    name: 'Finastra',
    overview:
      'Misys and D+H merged into Finastra, whose software serves lending, payments, trade finance and retail banking. In 2025 it agreed to sell its treasury and capital markets products.',
    headquarters: 'London, United Kingdom',
    founded: '2017',
    website: 'https://www.finastra.com',
    capabilities: [
      'Service syndicated and commercial loans',
      'Originate loans from application to disbursement',
      'Issue and amend letters of credit, and examine presented trade finance documents',
      'Process payments',
      'Keep deposit and loan accounts',
      'Prepare loan documents',
    ],
    products: [
      ['Loan IQ', 'Servicing of syndicated and bilateral loans', 'Lending'],
      ['Trade Innovation', 'Guarantees and documentary collections', 'Trade finance'],
      ['Global PAYplus', 'Hub for payment orders of all types, with repair, investigations and clearing', 'Payments'],
      ['Essence', 'Core for retail and commercial banks', 'Core banking'],
      ['LaserPro', 'Compliant loan documents', 'Lending'],
    ],
    ai: [
      ['Assist.AI', 'Answer questions on trade finance and draft text', 'Generative AI'],
      ['Trade document checking', 'Extract and check trade documents with models of partners', 'Document AI'],
    ],
  },
  {
    id: 'e83e6ea5-f696-4da7-abbb-8e0d3f11e2b1',
    name: 'Jack Henry',
    overview:
      'Jack Henry & Associates provides core processing, payments and digital banking to community banks and credit unions in the United States. Fintech firms can attach to its cores by open interfaces.',
    headquarters: 'Monett, Missouri',
    founded: '1976',
    website: 'https://www.jackhenry.com',
    capabilities: [
      'Keep deposit and loan accounts',
      'Process payments',
      'Originate loans from application to disbursement',
      'Open customer accounts',
      'Detect fraud and money laundering',
      'Archive statements and bank documents',
    ],
    products: [
      ['SilverLake', 'Core for commercially oriented banks', 'Core banking'],
      ['Symitar', 'Core for credit unions', 'Core banking'],
      ['Banno Digital Platform', 'Online and mobile banking with chat', 'Digital banking'],
      ['JHA PayCenter', 'Connection to instant payment networks', 'Payments'],
      ['Financial Crimes Defender', 'Fraud and money laundering cases', 'Financial crime'],
    ],
    ai: [
      ['Financial Crimes Defender models', 'Detect fraud and laundering in real time', 'Predictive AI'],
      ['Payrailz', 'Propose payments and transfers to account holders from their behavior', 'Predictive AI'],
    ],
  },
  {
    id: '07a31c1f-4067-40ae-bb3d-1cd8df888078',
    name: 'Backbase',
    overview:
      'Backbase supplies the layer between a bank’s core and its customers and staff: onboarding, servicing, lending and investing journeys. Banks adapt ready journeys instead of building channels one by one.',
    headquarters: 'Amsterdam, Netherlands',
    founded: '2003',
    website: 'https://www.backbase.com',
    capabilities: [
      'Open customer accounts',
      'Offer online and mobile banking',
      'Originate loans from application to disbursement',
      'Handle customer service requests of bank clients',
      'Engage customers with offers and messages',
      'Manage portfolios of wealth clients',
    ],
    products: [
      ['Digital Banking', 'Channels for retail and business customers', 'Digital banking'],
      ['Digital Onboarding', 'Account opening with identity checks', 'Onboarding'],
      ['Digital Lending', 'Loan journeys for people and small firms', 'Lending'],
      ['Digital Assist', 'Workspace of branch and service staff', 'Customer service'],
      ['Grand Central', 'Connectors to cores and fintech services', 'Integration'],
    ],
    ai: [
      ['Intelligence Fabric', 'Data and decision layer for agents in banking journeys', 'AI platform'],
      ['Agents for sales and service', 'Prepare and carry out banking tasks under control', 'Agentic AI'],
    ],
  },
  {
    id: 'c9691e9a-72dd-4ff2-a9a9-065402269b00',
    name: 'Intellect Design Arena',
    overview:
      'Intellect was separated from Polaris and develops software for transaction banking, lending, cards, wealth and treasury, as well as for insurers’ underwriting. Products are cut into events and interfaces that banks combine.',
    headquarters: 'Chennai, India',
    founded: '2011',
    website: 'https://www.intellectdesign.com',
    capabilities: [
      'Manage cash and liquidity of corporate clients',
      'Process payments',
      'Process trade finance transactions',
      'Keep deposit and loan accounts',
      'Originate loans from application to disbursement',
      'Underwrite insurance risks',
    ],
    products: [
      ['eMACH.ai Digital Transaction Banking', 'Cash, payments, trade and virtual accounts', 'Transaction banking'],
      ['eMACH.ai Core Banking', 'Retail and corporate core', 'Core banking'],
      ['eMACH.ai Lending', 'Origination, servicing and collection', 'Lending'],
      ['iColumbus', 'Data and underwriting workbench for insurers', 'Underwriting'],
    ],
    ai: [
      ['Purple Fabric', 'Build and govern agents on documents and enterprise knowledge', 'Agentic AI'],
      ['Trade document examination', 'Extract and examine trade finance documents', 'Document AI'],
    ],
  },
  {
    id: '10e41670-df2b-44d1-b6c3-3fec87c77e25',
    name: 'Experian',
    overview:
      'Files on hundreds of millions of borrowers make Experian one of three large credit bureaus; lenders also run their decisions and application fraud checks on its platforms. It was formed in 1996 from bureaus of TRW and GUS.',
    headquarters: 'Dublin, Ireland',
    founded: '1996',
    website: 'https://www.experian.com',
    capabilities: [
      'Report and score consumer credit',
      'Decide credit applications by rules and scores',
      'Detect application fraud',
      'Verify identity of applicants',
      'Prioritize collections of overdue accounts',
      'Watch credit portfolios',
    ],
    products: [
      ['Ascend', 'Credit data, models and monitoring in one cloud', 'Credit data'],
      ['PowerCurve', 'Decisions on applications, limits and collections', 'Decisioning'],
      ['CrossCore', 'Identity and fraud checks behind one interface', 'Identity and fraud'],
      ['Hunter', 'Matching of applications against known fraud', 'Application fraud'],
    ],
    ai: [
      ['Experian Assistant', 'Help analysts to explore data and build models', 'Generative AI'],
      ['CrossCore fraud scores', 'Score applications for fraud by machine learning', 'Predictive AI'],
    ],
  },
]);
