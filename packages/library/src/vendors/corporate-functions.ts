import { directoryVendors } from './directory-vendors.ts';

/** Identities and security, learning, purchasing, payables and treasury of any industry. */
export const corporateFunctions = directoryVendors('Cross-industry', [
  {
    id: '7a02c843-a43f-4b31-a364-8955638bbaca',
    name: 'Okta',
    overview:
      'Okta signs employees, partners and consumers in to applications of any maker. Directories, lifecycle rules and access reviews were built around the sign-on, and Auth0 serves developers of customer portals.',
    headquarters: 'San Francisco, California',
    founded: '2009',
    website: 'https://www.okta.com',
    capabilities: [
      'Manage identities and access rights',
      'Provide single sign-on and authentication',
      'Grant and withdraw access of joiners and leavers',
      'Review access rights by campaign',
      'Detect attacks on identities',
    ],
    products: [
      ['Okta Workforce Identity', 'Single sign-on, directory and device trust', 'Identity management'],
      ['Okta Identity Governance', 'Access requests and access reviews', 'Identity governance'],
      ['Okta Privileged Access', 'Administrator access with approval', 'Privileged access'],
      ['Auth0', 'Sign-in of consumers for developers', 'Authentication'],
    ],
    ai: [
      ['Identity Threat Protection', 'Detect risky sessions and identity threats', 'Predictive AI'],
      ['Auth0 for AI Agents', 'Authorize agents and their access rights', 'AI governance'],
    ],
  },
  {
    id: 'aab6bc47-4f1f-4fb6-94c6-a5f84ed676c2',
    name: 'SailPoint',
    overview:
      'SailPoint answers who may do what, and who approved it. Roles, requests, certifications and segregation of duties are kept for staff, contractors and machine accounts of large organizations.',
    headquarters: 'Austin, Texas',
    founded: '2005',
    website: 'https://www.sailpoint.com',
    capabilities: [
      'Govern access rights of employees and contractors',
      'Certify access rights by manager and owner',
      'Check segregation of duties in access requests',
      'Provision and withdraw user accounts',
      'Model roles from actual access rights',
    ],
    products: [
      ['Identity Security Cloud', 'Lifecycle, requests and certification of access rights', 'Identity governance'],
      ['IdentityIQ', 'Identity governance on own infrastructure', 'Identity governance'],
      ['Non-Employee Risk Management', 'Identities of contractors and partners', 'Identity governance'],
    ],
    ai: [
      ['Access recommendations', 'Recommend decisions on access rights from peers', 'Machine learning'],
      ['Harbor Pilot', 'Answer questions on access rights and build workflows', 'Agentic AI'],
    ],
  },
  {
    id: 'f3279de0-419d-4c95-95aa-bc937403f64c',
    name: 'CrowdStrike',
    overview:
      'CrowdStrike watches computers, cloud workloads and identities by one small sensor and hunts intruders for its customers. Logs of other makers are searched in the same console.',
    headquarters: 'Austin, Texas',
    founded: '2011',
    website: 'https://www.crowdstrike.com',
    capabilities: [
      'Detect and contain threats on endpoints',
      'Investigate security incidents',
      'Find vulnerabilities and exposed systems',
      'Protect identities against takeover',
      'Search security logs of many sources',
    ],
    products: [
      ['Falcon Insight XDR', 'Endpoint detection and response', 'Cybersecurity'],
      ['Falcon Next-Gen SIEM', 'Security logs, detection and cases', 'Cybersecurity'],
      ['Falcon Identity Protection', 'Attacks by stolen credentials', 'Cybersecurity'],
      ['Falcon Exposure Management', 'Vulnerability ranking', 'Cybersecurity'],
      ['Falcon Complete', 'Managed detection and response', 'Security services'],
    ],
    ai: [
      ['Charlotte AI', 'Triage security alerts and investigate incidents', 'Agentic AI'],
      ['Indicators of attack', 'Detect intruder behavior on endpoints by learned models', 'Machine learning'],
    ],
  },
  {
    id: '3adbb234-bd2c-4181-839b-7048024a15e6',
    name: 'Cornerstone OnDemand',
    overview:
      'Cornerstone OnDemand keeps courses, certificates and skills of employees, and took over Saba and SumTotal. Regulated plants and hospitals use it to prove that staff were trained.',
    headquarters: 'Santa Monica, California',
    founded: '1999',
    website: 'https://www.cornerstoneondemand.com',
    capabilities: [
      'Assign and track mandatory training',
      'Keep training records and certificates of employees',
      'Run performance reviews and succession',
      'Match employee skills with roles, and keep skill profiles',
      'Publish course content of many makers',
      'Administer training courses: seats, trainers and rooms',
    ],
    products: [
      ['Cornerstone Learning', 'Employee learning and training records', 'Learning management'],
      ['Cornerstone Performance', 'Goals, performance review and succession', 'Talent management'],
      ['Cornerstone Content', 'Licensed course libraries', 'Learning content'],
      ['SkyHive by Cornerstone', 'Skills and labor market data', 'Workforce planning'],
    ],
    ai: [
      ['Skills graph', 'Infer employee skills and skill gaps', 'Machine learning'],
      ['Cornerstone Galaxy AI', 'Draft learning paths and recommend courses', 'Generative AI'],
    ],
  },
  {
    id: '53128b1a-edcc-4890-9d18-910d75fe1f1f',
    name: 'Ivalua',
    overview:
      'Ivalua covers purchasing from category plan to invoice on one data model. Manufacturers and public buyers use it for direct material, tenders with many lots and supplier risk.',
    headquarters: null,
    founded: '2000',
    website: 'https://www.ivalua.com',
    capabilities: [
      'Run tenders and supplier auctions, and score tender answers by criterion',
      'Onboard suppliers: collect and check their papers, and assess their risk',
      'Score suppliers in scorecards of delivery, quality and price',
      'Record and approve procurement savings by project',
      'Manage supplier contracts',
      'Turn catalog requisitions into orders without a buyer',
      'Capture and match invoices with orders',
      'Analyze spend',
      'Track order confirmations of suppliers and expedite purchase orders',
    ],
    products: [
      ['Ivalua Strategic Sourcing', 'Sourcing events, bills of material and awards', 'Sourcing'],
      [
        'Ivalua Supplier Management',
        'Supplier onboarding, scorecards and early warning of risk',
        'Supplier management',
      ],
      ['Ivalua Procure-to-Pay', 'Catalogs, purchase orders and invoices', 'Procurement'],
      ['Ivalua Contract Management', 'Supplier contracts and clauses', 'Contract management'],
    ],
    ai: [
      ['IVA', 'Assistant that compares supplier offers and drafts tenders', 'Agentic AI'],
      ['Invoice data capture', 'Extract supplier invoice lines', 'Document AI'],
    ],
  },
  {
    id: 'e594d9a6-b534-4edf-85ed-6381f76f6b8d',
    name: 'Esker',
    overview:
      'Esker, from Lyon, reads and routes the documents between buyers and sellers: incoming orders and invoices, claims and payments. Its services stand in front of an ERP system that stays as it is.',
    headquarters: 'Lyon, France',
    founded: '1985',
    website: 'https://www.esker.com',
    capabilities: [
      'Capture and match supplier invoices',
      'Enter customer orders from e-mail and PDF',
      'Collect overdue invoices',
      'Cash application: read the remittance advice and match open items',
      'Send e-invoices, and validate those of suppliers at intake by country rule',
      'Check and reimburse expenses',
    ],
    products: [
      ['Esker Accounts Payable', 'Supplier invoice capture, coding and approval', 'Accounts payable'],
      ['Esker Order Management', 'Customer orders from any channel', 'Order management'],
      ['Esker Collections Management', 'Dunning, promises and disputes of receivables', 'Accounts receivable'],
      ['Esker Customer Inquiry Management', 'Mail of customers on orders and invoices', 'Customer service'],
    ],
    ai: [
      ['Esker Synergy', 'Extract orders and supplier invoices and propose coding', 'Document AI'],
      ['Synergy agents', 'Agents that work invoice exceptions and order queries', 'Agentic AI'],
    ],
  },
  {
    id: 'f6efdd9f-d00e-474f-ae4c-5ec5a68c910b',
    name: 'Basware',
    overview:
      'Basware, from Finland, processes supplier invoices for large buyers and exchanges e-invoices through a network of its own. Paper, PDF and structured invoices end in one approval flow.',
    headquarters: 'Espoo, Finland',
    founded: '1985',
    website: 'https://www.basware.com',
    capabilities: [
      'Receive and validate e-invoices of suppliers by country rule at intake',
      'Capture and match supplier invoices with orders',
      'Code and approve invoices without order',
      'Buy from catalogs with purchase requisitions',
      'Archive invoices as tax law asks',
    ],
    products: [
      ['Basware AP Automation', 'Invoice matching, coding and approval', 'Accounts payable'],
      ['Basware Network', 'Exchange of e-invoices and purchase orders', 'E-invoicing'],
      ['AP Protect', 'Duplicate and fraudulent invoices', 'Accounts payable'],
      ['Basware Purchase', 'Catalog buying and requisitions', 'Procurement'],
    ],
    ai: [
      ['SmartPDF', 'Extract invoice data from PDF without templates', 'Document AI'],
      ['SmartCoding', 'Propose the coding of invoices without order', 'Machine learning'],
    ],
  },
  {
    id: '50236291-5922-4fde-8bdb-fe718236394c',
    name: 'Kyriba',
    overview:
      'Kyriba joins the bank accounts of a group in one view and sends its payments to banks worldwide. Treasurers plan liquidity, hedge currencies and finance suppliers with it.',
    headquarters: 'San Diego, California',
    founded: '2000',
    website: 'https://www.kyriba.com',
    capabilities: [
      'Show the daily cash position from bank statements',
      'Forecast cash by week from payer and payment patterns',
      'Send payment files to banks under dual release',
      'Hedge currency and interest exposure',
      'Finance suppliers by dynamic discounting and reverse factoring, and sell receivables',
      'Audit bank fees against the price agreement of each bank relationship',
      'Propose daily funding, cash pooling and short-term investment of liquidity',
      'Open and close bank accounts of the group',
    ],
    products: [
      ['Kyriba Treasury', 'Cash position, debt, deals and bank relationship', 'Treasury'],
      ['Kyriba Liquidity Planning', 'Cash forecast and liquidity plan', 'Treasury'],
      ['Kyriba Payments', 'Payment hub with bank formats and controls', 'Payments'],
      ['Kyriba FX Risk Management', 'Currency exposure and hedging', 'Treasury'],
    ],
    ai: [
      ['Cash AI', 'Forecast cash from payment history', 'Predictive AI'],
      ['Payment fraud detection', 'Detect unusual payments before release', 'Predictive AI'],
      ['TAI', 'Agent that answers treasury questions and proposes cash moves', 'Agentic AI'],
    ],
  },
]);
