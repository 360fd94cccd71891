import { directoryVendors } from './directory-vendors.ts';

/** Purchasing, receivables, close and reports of any industry. */
export const financeAndPeople = directoryVendors('Cross-industry', [
  {
    id: '0c023b4d-2e54-4859-b13a-24469620eef3',
    name: 'Coupa',
    overview:
      'Coupa makes cloud software for everything a company spends, from sourcing to payment. Rossum, a Czech reader of business documents, became part of it in 2026.',
    headquarters: 'Foster City, California',
    founded: '2006',
    website: 'https://www.coupa.com',
    capabilities: [
      'Turn catalog requisitions into orders without a buyer',
      'Run tenders and auctions, and score tender answers by criterion',
      'Capture and match invoices with orders',
      'Audit expense reports and receipts, and match company card statements',
      'Assess supplier risk with early warning from news and registers',
      'Score suppliers in scorecards of their transactions',
      'Pay suppliers, after screening for duplicate and fraudulent payments',
      'Onboard suppliers: collect and check their papers and data',
      'Analyze spend',
      'Receive and validate e-invoices of suppliers by country rule at intake',
    ],
    products: [
      ['Coupa Procurement', 'Requests, catalogs, approvals and orders', 'Procurement'],
      ['Coupa Invoicing', 'Receipt, matching and approval of invoices', 'Accounts payable'],
      ['Coupa Sourcing Optimization', 'Tenders with many lots and constraints', 'Sourcing'],
      ['Coupa Supply Chain Design and Planning', 'Models of networks and flows', 'Supply chain planning'],
      ['Rossum', 'Reading of invoices, orders and shipping papers', 'Document processing'],
    ],
    ai: [
      ['Coupa Navi', 'Agents that answer, source and analyze within the platform', 'Agentic AI'],
      ['Rossum Aurora', 'Extract line items from transactional documents', 'Document AI'],
      ['Spend Guard', 'Detect fraud and errors in expenses and invoices', 'Predictive AI'],
      ['Community.ai', 'Recommend suppliers and savings from aggregated spend', 'Machine learning'],
    ],
  },
  {
    id: '3b34c3b6-409e-45b7-9b96-1c960e0a3566',
    name: 'BlackLine',
    overview:
      'BlackLine started with account reconciliation in the cloud and serves controllers and accountants during the period-end close. Invoice-to-cash and intercompany modules came later.',
    headquarters: 'Woodland Hills, California',
    founded: '2001',
    website: 'https://www.blackline.com',
    capabilities: [
      'Reconcile balance sheet accounts with automatic matching by risk',
      'Run the close calendar: tasks, dependencies and status of the month-end close',
      'Match transactions',
      'Prepare, approve and post recurring journal entries from templates with evidence',
      'Cash application: read the remittance advice and match open items',
      'Create intercompany invoices and match their balances',
      'Analyze account variances',
      'Collect overdue invoices',
    ],
    products: [
      ['Account Reconciliations', 'Templates, evidence and approval of balances', 'Financial close'],
      ['Transaction Matching', 'Rule-based matching of large volumes', 'Financial close'],
      ['Journal Entry', 'Preparation and posting of entries', 'Financial close'],
      ['Cash Application', 'Remittance advice read, and receipts assigned to open invoices', 'Accounts receivable'],
      ['Intercompany Financial Management', 'Creation and netting of internal charges', 'Intercompany'],
    ],
    ai: [
      ['Verity', 'Agents for preparation, review and explanation in the close', 'Agentic AI'],
      ['Anomaly detection', 'Detect unusual journal entries and balances', 'Predictive AI'],
      ['Matching suggestions', 'Propose matches and rules for open items', 'Machine learning'],
    ],
  },
  {
    id: '338c5d6c-1617-4ca4-b8d1-cd7d08b611db',
    name: 'HighRadius',
    overview:
      'HighRadius began with credit and collections and extended to cash application, treasury, record-to-report and payables. Its software sits beside the ERP system of large sellers.',
    headquarters: 'Houston, Texas',
    founded: '2006',
    website: 'https://www.highradius.com',
    capabilities: [
      'Cash application: read the remittance advice and match open items',
      'Collect overdue invoices of business customers, with promises to pay and small balances',
      'Review credit limits, and release credit-blocked orders by business rule',
      'Read deductions from debit notes of customers by document capture, and dispute invalid ones',
      'Forecast cash from payer and payment patterns, and show the daily cash position',
      'Reconcile balance sheet accounts automatically',
      'Run month-end close tasks and post journals',
      'Send customer invoices by e-mail and portal upload',
    ],
    products: [
      ['Order to Cash', 'Credit, billing, collections and cash application', 'Accounts receivable'],
      ['Treasury', 'Cash position, forecast and bank accounts', 'Treasury'],
      ['Record to Report', 'Close tasks, reconciliations and anomalies', 'Financial close'],
      ['Accounts Payable', 'Invoice capture, matching and payment', 'Accounts payable'],
      ['B2B Payments', 'Acceptance and posting of customer payments', 'Payments'],
    ],
    ai: [
      ['Agentic finance', 'Agents for collections, matching and close tasks', 'Agentic AI'],
      ['Payment date prediction', 'Predict when a customer will pay', 'Predictive AI'],
      ['Remittance capture', 'Read remittance advice from e-mails and portals for cash application', 'Document AI'],
      ['FreedaGPT', 'Answer questions and draft letters on receivables', 'Generative AI'],
    ],
  },
  {
    id: 'fd7b3db7-06fd-4fb1-800f-5285ad92c803',
    name: 'Workiva',
    overview:
      'Workiva links figures and text across annual reports, regulatory filings, audits and sustainability reports. A change of one value appears wherever it is cited.',
    headquarters: 'Ames, Iowa',
    founded: '2008',
    website: 'https://www.workiva.com',
    capabilities: [
      'Draft annual reports and financial statements with every figure tied to its source',
      'Gather sustainability data',
      'Document internal controls, and test them on transactions',
      'Plan internal audits, carry out audit tests and follow audit findings to closure',
      'Assess risks and track compliance',
      'Tag reports in XBRL',
      'Build board packs from closed figures with comments on deviations, and refresh management packs',
    ],
    products: [
      ['Workiva Financial Reporting', 'Annual reports and filings on linked data', 'Reporting'],
      ['Workiva Carbon', 'Calculation of greenhouse gas emissions', 'Sustainability'],
      [
        'Workiva Internal Controls',
        'Control tests, deficiencies and their retests, certifications',
        'Governance and compliance',
      ],
      ['Workiva Audit Management', 'Audit universe ranked by risk, plans, work papers and findings', 'Audit'],
    ],
    ai: [
      ['Workiva AI', 'Draft, rewrite and summarize report text', 'Generative AI'],
      ['Workiva AI agents', 'Compare disclosures and check reports for gaps', 'Agentic AI'],
    ],
  },
]);
