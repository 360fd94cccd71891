import { directoryVendors } from './directory-vendors.ts';

/** Credit decisions, financial crime and risk of banks. */
export const financialRisk = directoryVendors('Banking', [
  {
    id: '13769dbe-74a8-4e2a-a7fd-3ec54d688f1e',
    name: 'nCino',
    overview:
      'nCino grew out of a small-business lender in North Carolina. Bankers use its cloud software, built largely on Salesforce, from application and credit analysis to closing and portfolio review.',
    headquarters: 'Wilmington, North Carolina',
    // Sources differ between 2011 and 2012.
    founded: null,
    website: 'https://www.ncino.com',
    capabilities: [
      'Take in credit applications, route credit approvals by authority and pay out loans',
      'Open customer accounts',
      'Spread financial statements',
      'Onboard clients with due diligence checks',
      'Track covenants from contract data: certificates, tests and cure periods',
      'Price loans and relationships',
      'Take in mortgage applications and chase missing mortgage papers',
      'Draft the annual credit memorandum from its sources',
      'Administer collateral of loans: revaluation and insurance',
      'Keep an early warning list of borrowers at risk from account conduct',
    ],
    products: [
      ['Commercial Banking Solution', 'Credit process for business clients', 'Lending'],
      ['nCino Mortgage', 'Application and closing of home loans', 'Mortgage'],
      ['Consumer Banking Solution', 'Accounts and consumer loans', 'Lending'],
      ['Portfolio Analytics', 'Credit loss and profitability figures', 'Risk analytics'],
    ],
    ai: [
      ['Banking Advisor', 'Draft credit narratives and answer bankers’ questions', 'Generative AI'],
      ['Automated Spreading', 'Read the accounts of borrowers into spreads', 'Document AI'],
      ['Continuous Credit Monitoring', 'Predict deterioration of borrowers', 'Predictive AI'],
      ['Digital Partners', 'Agents by banking role, such as analyst or processor', 'Agentic AI'],
    ],
  },
  {
    id: '824e1a06-f79c-4ff9-96e5-dcb0e52b12e7',
    name: 'FICO',
    overview:
      'FICO, formerly Fair, Isaac and Company, is known for the credit score used by American lenders. It also sells software with which banks and others automate decisions and stop fraud.',
    headquarters: 'Bozeman, Montana',
    founded: '1956',
    website: 'https://www.fico.com',
    capabilities: [
      'Score credit applications with reason codes',
      'Automate decisions by rule and model',
      'Detect fraud in card authorizations and payments',
      'Collect overdue loans: early arrears, payment arrangements and promises to pay',
      'Review credit limits of cards and overdrafts by behavior',
      'Optimize prices and allocations',
      'Communicate with customers automatically',
      'Simulate score cut-offs and credit policy',
    ],
    products: [
      ['FICO Score', 'Score of a consumer from credit files', 'Credit scoring'],
      ['FICO Platform', 'Decisions, models and simulation', 'Decisioning'],
      ['FICO Falcon Fraud Manager', 'Payment and card fraud', 'Fraud management'],
      ['FICO Blaze Advisor', 'Business rules', 'Decisioning'],
      ['FICO Xpress', 'Mathematical optimization', 'Optimization'],
    ],
    ai: [
      ['Falcon models', 'Score transactions for fraud from shared data of many banks', 'Predictive AI'],
      ['Focused Foundation Model', 'Small language and sequence models for financial services', 'Generative AI'],
      ['Explainable scorecards', 'Score applicants with stated reasons', 'Predictive AI'],
    ],
  },
  {
    id: '54c39601-8466-48b7-ace5-e94db34241f3',
    name: 'Quantexa',
    alsoFor: ['Insurance'],
    overview:
      'Quantexa joins scattered records into people, companies and their links. Investigators of financial crime, credit analysts and data managers work from the resulting network.',
    headquarters: 'London, United Kingdom',
    founded: '2016',
    website: 'https://www.quantexa.com',
    capabilities: [
      'Match and merge customer records',
      'Monitor transactions for money laundering',
      'Detect fraud networks and mule accounts',
      'Chart beneficial owners and refresh KYC files of clients',
      'Investigate alerts and cases',
      'Find sales opportunities in supply relationships',
    ],
    products: [
      ['Decision Intelligence Platform', 'Entity resolution, networks and scoring', 'Data platform'],
      ['Quantexa Financial Crime', 'Laundering, screening and investigation', 'Financial crime'],
      ['Quantexa Data Fabric for Microsoft Fabric', 'Entity resolution as a workload', 'Master data management'],
    ],
    ai: [
      ['Entity resolution', 'Match records of the same person or company', 'Machine learning'],
      ['Q Assist', 'Answer investigators’ questions and draft reports', 'Generative AI'],
      ['Network scoring', 'Score risk from the links of an entity', 'Predictive AI'],
    ],
  },
  {
    id: '31e7f8ba-fdbf-40de-bc59-bc9df31edc4c',
    name: 'Feedzai',
    overview:
      'Feedzai started in Portugal with processing of event streams and scores payments, logins and account openings while they happen. Banks and payment companies use it against fraud, scams and money laundering.',
    headquarters: 'Coimbra, Portugal',
    founded: '2011',
    website: 'https://www.feedzai.com',
    capabilities: [
      'Score payments and transfers for fraud in real time, by device and behavior',
      'Warn payers of scams, and find mule accounts',
      'Monitor transactions for money laundering',
      'Screen customers and payments against sanctions lists',
      'Verify identity during account opening',
      'Investigate alerts and cases',
    ],
    products: [
      ['Transaction Fraud', 'Scoring of cards and account payments', 'Fraud management'],
      ['AML', 'Transaction monitoring and watchlists', 'Financial crime'],
      ['Digital Trust', 'Behavior and device signals in sessions', 'Authentication'],
      ['ScamAlert', 'Check of suspicious messages and images by customers', 'Scam prevention'],
    ],
    ai: [
      ['TrustScore', 'Score fraud risk of payments with a model learned across institutions', 'Predictive AI'],
      ['RiskFM', 'Foundation model of financial transactions', 'AI platform'],
      ['Behavioral biometrics', 'Recognize users by typing and movement', 'Machine learning'],
    ],
  },
  {
    id: 'e1faf13f-40cc-4e99-af9c-b06c267ef159',
    name: "Moody's",
    alsoFor: ['Insurance'],
    overview:
      'Moody’s rates debt and sells data and software for lending, compliance and risk. Its company database and catastrophe models came with the purchases of Bureau van Dijk and RMS.',
    headquarters: 'New York City, New York',
    founded: '1909',
    website: 'https://www.moodys.com',
    capabilities: [
      'Score credit risk',
      'Spread financial statements',
      'Originate loans from application to disbursement',
      'Screen customers against sanctions and adverse media',
      'Assess supplier risk',
      'Model natural catastrophes',
      'Compute the loan loss allowance for financial reporting (IFRS 9, CECL)',
      'Keep an early warning list of borrowers at risk from news and accounts',
      'Run credit stress tests by scenario',
    ],
    products: [
      ['CreditLens', 'Credit assessment and loan process', 'Lending'],
      ['Orbis', 'Data on companies and their owners', 'Company data'],
      ['Maxsight', 'Know-your-customer and third-party checks', 'Compliance'],
      ['Moody’s RMS', 'Catastrophe models for insurers', 'Risk modeling'],
      ['RiskCalc', 'Default probabilities of private companies', 'Credit scoring'],
    ],
    ai: [
      ['Research Assistant', 'Answer credit questions from ratings and research', 'Generative AI'],
      ['Agentic solutions', 'Agents for credit memos, early warning and screening', 'Agentic AI'],
      ['QUIQspread', 'Read the accounts of borrowers into spreads', 'Document AI'],
    ],
  },
]);
