import type { LibraryEntry } from '../reference-library.ts';

export const financeAndRiskManagement: readonly LibraryEntry[] = [
  [
    '2',
    'Finance And Risk Management',
    'Protects solvency and reputation: finance, treasury, risk and compliance teams measure what the bank owns, owes and could lose, and report it to the board and supervisors.',
  ],
  [
    '2.1',
    'Compliance',
    'Keeps the bank within banking, financial-crime and conduct rules by translating regulation into controls, testing them on live activity and filing what supervisors require.',
  ],
  [
    '2.1.1',
    'Regulatory Compliance',
    'Compliance officers read new regulations, map each obligation to a policy, process and owner, and run control tests across products; breaches are logged, escalated and remediated against a deadline.',
  ],
  [
    '2.1.1.1',
    'Screen customers and payments against sanctions lists',
    'Every new party, the nightly customer file and each outgoing payment are compared by fuzzy name match with sanctions and politically-exposed-person lists; analysts clear false hits and escalate true ones.',
  ],
  [
    '2.1.1.2',
    'Investigate transaction monitoring alerts',
    'Financial-crime analysts work hundreds of system alerts a day, gathering account history, customer profile and open-source evidence to close each with a written rationale or open a case.',
  ],
  [
    '2.1.1.3',
    'File suspicious activity reports',
    'From a confirmed case an investigator drafts the narrative, attaches transactions and, after sign-off by the reporting officer, submits it to the financial intelligence unit within the legal time limit.',
  ],
  [
    '2.1.2',
    'Regulatory Reporting',
    'Data stewards extract capital, liquidity and large-exposure figures from the ledger and risk systems each month, run validation rules, explain variances and upload the returns to the supervisor portal.',
  ],
  [
    '2.1.3',
    'Guideline Compliance',
    'Samples of completed files, such as loan folders and call recordings, are checked against internal procedures; line managers receive scored results and retrain staff where the same slip recurs.',
  ],
  [
    '2.2',
    'Credit Risk',
    'Second-line credit teams decide how much loss the bank will accept from borrowers and counterparties, watch exposures build up and step in when debtors or fraudsters threaten recoveries.',
  ],
  [
    '2.2.1',
    'Counterparty Risk',
    'Daily limits for banks, brokers and corporates are recalculated from ratings, financials and market spreads; credit officers approve increases and freeze trading when a name deteriorates.',
  ],
  [
    '2.2.2',
    'Credit Management',
    'The credit policy unit fixes pricing floors, score cut-offs and sector caps for each lending product, then compares booked business with appetite every month and tightens where losses drift.',
  ],
  [
    '2.2.3',
    'Fraud Resolution',
    'Case handlers block affected accounts, take statements from victims, trace funds with other banks and decide on refunds, assembling evidence for police when the loss exceeds a threshold.',
  ],
  [
    '2.3',
    'Financial Control',
    'Runs the finances of the bank as a company: controllers pay its suppliers, close its books, settle its taxes and publish figures that auditors will sign.',
  ],
  [
    '2.3.1',
    'Company Billing and Payments',
    'Invoices for rent, technology and services bought by the bank arrive by email and e-invoicing portal; accounts payable codes, approves and pays them when due and recharges units internally.',
  ],
  [
    '2.3.1.1',
    'Match supplier invoices to purchase orders',
    'Lines captured from PDF invoices are compared with order and goods receipt within tolerance and posted untouched; clerks take price or quantity mismatches up with buyer and vendor.',
  ],
  [
    '2.3.1.2',
    'Approve and release supplier payment runs',
    'Twice a week accounts payable proposes due items, removes duplicates, phones vendors about changed bank details, and a second signatory releases the file for execution.',
  ],
  [
    '2.3.2',
    'Financial Statements',
    'Group accounting consolidates subsidiary trial balances at month end, eliminates intercompany items, posts valuation and provision entries and produces statements under IFRS or local GAAP for audit.',
  ],
  [
    '2.3.3',
    'Enterprise Tax Administration',
    'Tax accountants compute corporate income tax, value-added tax and bank levies from ledger extracts, prepare quarterly returns and defend positions when the authority asks for documents.',
  ],
  [
    '2.4',
    'Group Treasury',
    'Funds the bank at the lowest sustainable cost, invests its liquidity and capital, and moves assets off balance sheet when that frees room for new lending.',
  ],
  [
    '2.4.1',
    'Corporate Treasury',
    'Treasury dealers watch intraday cash across nostro and central bank accounts, borrow or place overnight money before cut-off, and keep the liquidity coverage ratio above its floor.',
  ],
  [
    '2.4.2',
    'Bank Portfolio Administration',
    'Records of securities and loans held for own account are kept current by back-office staff, who settle purchases, accrue income, post revaluations and supply daily holdings to finance.',
  ],
  [
    '2.4.3',
    'Asset Securitization',
    'Structurers select eligible loans against pool criteria and transfer them to a special-purpose vehicle with lawyers and rating agencies; servicers then report collections to noteholders every month.',
  ],
  [
    '2.5',
    'Market Risk',
    'Measures how rates, prices and currencies could move against trading and banking books, and makes sure dealers and treasurers stay inside limits set by the board.',
  ],
  [
    '2.5.1',
    'Limit and Exposure Management',
    'Overnight batches aggregate positions by desk, currency and issuer; risk controllers compare them with approved limits each morning, question excesses with the desk head and log temporary waivers.',
  ],
  [
    '2.5.2',
    'Credit and Margin Management',
    'Collateral analysts revalue derivative and repo portfolios daily, issue or answer margin calls by set hours, agree disputed amounts with the counterparty and instruct transfers of cash or bonds.',
  ],
  [
    '2.5.3',
    'Gap Analysis',
    'Risk analysts bucket assets and liabilities by repricing and maturity date, stress the mismatch under rate-shock and deposit-flight scenarios, and give treasury a monthly list of gaps to hedge.',
  ],
  [
    '2.6',
    'Operational Risk',
    'Quantifies losses from failed processes, people, systems and outside events, so that management can fund controls or capital where failures would hurt most.',
  ],
  [
    '2.6.1',
    'Operational Risk Models',
    'Risk modelers fit loss distributions to incident records, external loss data and scenario workshops once a year, have them validated independently and supply capital figures to finance.',
  ],
  [
    '2.6.2',
    'Production Risk Models',
    'Error rates, outages, backlog and staff turnover in processing centers are built into warning indicators that tell operations managers when a line is likely to miss its service level.',
  ],
];
