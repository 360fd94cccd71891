import { directoryVendors } from './directory-vendors.ts';

/** Intake, projects, time and accounts of firms that sell hours. */
export const professionalServices = directoryVendors('Professional services', [
  {
    id: '7268d453-ce98-4b35-9e32-c568f3c7f593',
    name: 'Intapp',
    overview:
      'Intapp sells to partnerships: conflicts search, client acceptance, time capture and deal relations of law firms, accountants and investment firms. The company was listed in 2021.',
    headquarters: 'Palo Alto, California',
    founded: '2000',
    website: 'https://www.intapp.com',
    capabilities: [
      'Client due diligence and conflict search before a legal matter opens',
      'Take in clients, draft engagement letters and assess engagement risk',
      'Check billing against outside counsel guidelines',
      'Capture billable time of a day from documents and calls',
      'Track deals and relationships of partners',
      'Keep ethical walls around matters',
      'Review and approve pre-bills of matters',
      'Compliance declarations of staff: gifts, side jobs and holdings, decided by limit',
    ],
    products: [
      ['Intapp Conflicts', 'Search and clearance of conflicts', 'Conflicts'],
      ['Intapp Intake', 'Client identification, acceptance and matter opening', 'Client intake'],
      ['Intapp Terms', 'Engagement terms and client guidelines', 'Terms compliance'],
      ['Intapp Time', 'Time entry and capture', 'Time'],
      ['DealCloud', 'Deals, contacts and pipeline', 'Relationship management'],
      ['Intapp Walls', 'Information barriers across systems', 'Information barriers'],
    ],
    ai: [
      ['Intapp Assist', 'Draft narratives, summarize relationships and answer from firm data', 'Generative AI'],
      ['Time capture suggestions', 'Propose time entries from calendar, mail and documents', 'Predictive AI'],
    ],
  },
  {
    id: 'b2336c82-87a9-4fd9-b11c-241a9e577285',
    name: 'Deltek',
    overview:
      'Deltek writes accounting by project for government contractors, architects, engineers and consultancies. It has belonged to Roper Technologies since 2016.',
    headquarters: 'Herndon, Virginia',
    founded: '1983',
    website: 'https://www.deltek.com',
    capabilities: [
      'Project accounting by contract and cost type',
      'Draft invoices for billing from time sheets and milestones',
      'Match project roles with skills and availability in resource scheduling',
      'Reporting of utilization by team, with unbilled hours',
      'Search tender notices for bid management of public work',
      'Record time and expenses',
      'Report earned value of projects',
      'Watch engagement budgets and project profitability, with estimate to complete',
      'Write proposals from a text library, reference projects and CVs',
      'Manage subcontractors of projects',
    ],
    products: [
      ['Costpoint', 'Project accounting of government contractors', 'Project ERP'],
      ['Vantagepoint', 'Projects, people and finance of design and consulting firms', 'Project ERP'],
      ['Maconomy', 'Finance and projects of larger service firms', 'Project ERP'],
      ['GovWin IQ', 'Notices and intelligence on public tenders', 'Market intelligence'],
      ['Deltek WorkBook', 'Jobs and resources of agencies', 'Agency management'],
      ['Cobra', 'Cost and earned value of large programs', 'Project controls'],
    ],
    ai: [
      ['Dela', 'Assistant that answers, summarizes and fills project and proposal records', 'Generative AI'],
      ['Ask Dela in GovWin IQ', 'Summarize solicitations and answer questions on tenders', 'Generative AI'],
    ],
  },
  {
    id: '5b638bfe-b4c0-47bd-888c-c3c4deb15c4f',
    name: 'Unit4',
    alsoFor: ['Education', 'Nonprofits', 'Public sector'],
    overview:
      'The Dutch company Unit4 develops finance, people and planning systems for organizations whose main cost is staff: consultancies, councils, charities and universities. Coda and Agresso are among its older names.',
    headquarters: 'Utrecht, Netherlands',
    founded: '1980',
    website: 'https://www.unit4.com',
    capabilities: [
      'Keep the general ledger of people-centered organizations',
      'Match project roles with skills and availability in resource scheduling',
      'Run payroll and human resources',
      'Collect budgets and plan rolling forecasts',
      'Source suppliers and manage contracts',
      'Draft invoices for billing from time sheets and milestones',
      'Record time and expenses on projects',
      'Watch project profitability and project budgets',
    ],
    products: [
      ['Unit4 ERP', 'Finance, projects, procurement and payroll', 'ERP'],
      ['Unit4 Financials by Coda', 'Multi-company accounting', 'Accounting'],
      ['Unit4 FP&A', 'Budgets, forecasts and reports', 'Planning'],
      ['Unit4 HCM', 'Talent and workforce', 'People'],
      ['Unit4 Source-to-Contract', 'Tenders and contracts, formerly Scanmarket', 'Sourcing'],
    ],
    ai: [['Ava', 'Assistant that answers and carries out requests in chat', 'Conversational AI']],
  },
  {
    id: '273b57ca-b06f-4441-83f6-cc34f854c176',
    name: 'Caseware',
    overview:
      'Auditors and accountants keep working papers and financial statements in Caseware. Its analysis tool IDEA imports whole ledgers and tests them record by record.',
    headquarters: 'Toronto, Canada',
    founded: '1988',
    website: 'https://www.caseware.com',
    capabilities: [
      'Document audit tests and evidence in working papers',
      'Test journal entries of the whole ledger for anomalies',
      'Compile financial statements for clients, with every figure tied to the trial balance',
      'Track the audit request list of clients',
      'Assess audit risk and materiality, and plan audit procedures',
      'Close audit files with review notes cleared',
    ],
    products: [
      ['Caseware Cloud', 'Engagement files shared between firm and client', 'Audit management'],
      ['Caseware Working Papers', 'Trial balance, papers and statements', 'Working papers'],
      ['IDEA', 'Import, sampling and tests of client data', 'Audit analytics'],
    ],
    ai: [
      ['AiDA', 'Assistant that answers from engagement documents and standards', 'Generative AI'],
      ['Caseware AnalyticsAI', 'Detect anomalies and risky transactions in a ledger', 'Predictive AI'],
    ],
  },
]);
