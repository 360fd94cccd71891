import type { LibraryEntry } from '../reference-library.ts';

export const operations: readonly LibraryEntry[] = [
  [
    '4',
    'Operations',
    'Processes the transactions, records, documents and securities behind all products in high-volume back offices, judged by straight-through rate, timeliness and error count.',
  ],
  [
    '4.1',
    'Accounting Services',
    'Keeps customer and bank positions correct to the cent by posting, reconciling, taxing and checking every movement for signs of fraud.',
  ],
  [
    '4.1.1',
    'Account Reconciliation',
    'Compares nostro, suspense and ledger balances with outside statements and feeder systems every day, so that each unmatched item has an owner, an age and a planned resolution.',
  ],
  [
    '4.1.1.1',
    'Match ledger entries to bank statements',
    'SWIFT and camt statements load overnight, rules pair entries on reference, amount and value date, and reconciliation clerks match by hand what tolerance and grouping leave open.',
  ],
  [
    '4.1.1.2',
    'Investigate and clear reconciliation breaks',
    'Aged differences are traced by analysts through payment systems, emails and counterparties; they post corrections under dual approval and write off residues within authority at month end.',
  ],
  [
    '4.1.2',
    'Accounts Receivable',
    'Ledger clerks track fees invoiced to corporate clients and partners, allocate incoming money from emailed remittance advices, send reminders at fixed intervals and raise short payments with account managers.',
  ],
  [
    '4.1.3',
    'Position Keeping',
    'Posts every debit, credit and hold to the customer transaction log in real time, derives booked and available balance, and leaves only rejected postings for back-office clerks to repair.',
  ],
  [
    '4.1.4',
    'Financial Accounting',
    'Product events become ledger entries through accounting rules and sub-ledgers are balanced to the general ledger nightly; accountants correct rejected postings before the period closes.',
  ],
  [
    '4.1.5',
    'Fraud Evaluation',
    'Scores card, payment and login events against behavior patterns in milliseconds, releasing normal activity and holding the suspicious fraction of a percent for an analyst call-back.',
  ],
  [
    '4.1.6',
    'Customer Tax Handling',
    'Tax operations classifies account holders for withholding, CRS or FATCA from self-certifications, deducts tax on interest and dividends, and issues annual statements to customers and authorities.',
  ],
  [
    '4.2',
    'Clearing And Settlement',
    'Moves money between banks: instructions are validated, screened, exchanged through clearing systems and settled with finality, while operators repair the few that fall out.',
  ],
  [
    '4.2.1',
    'Payment Order',
    'Takes an instruction from any channel through balance, limit, sanctions and format checks to the chosen route; payment operations steps in where a check fails and the customer sees each status.',
  ],
  [
    '4.2.1.1',
    'Capture and validate payment instructions',
    'Payment files, paper forms and faxed orders are imported or keyed by entry clerks, who verify account numbers and signatures, flag duplicates and return incomplete orders the same day.',
  ],
  [
    '4.2.1.2',
    'Repair rejected payments',
    'Operators take messages that failed straight-through rules, correct beneficiary details or routing codes from directories and past payments, and resubmit them before cut-off under a second pair of eyes.',
  ],
  [
    '4.2.1.3',
    'Investigate payment queries and recalls',
    'Customers and other banks ask by SWIFT or email where money is; investigators trace the chain, request cancellation or refund and write the reply, typically within five days.',
  ],
  [
    '4.2.2',
    'Payment Execution',
    'Debits the payer, books settlement accounts and releases the transaction on its execution date, rolling back cleanly and alerting the operations desk when the network refuses or times out.',
  ],
  [
    '4.2.3',
    'Payment Rail',
    'Several times a day batches of credits and debits go to the clearing house and are agreed to its settlement totals by clearing operators, who book returns back to accounts with their reason.',
  ],
  [
    '4.2.4',
    'Cheque Processing',
    'Deposited cheques are scanned and their amount and code line recognized; clerks key poor images, verify signatures above a limit and exchange files with the paying bank.',
  ],
  [
    '4.2.5',
    'Card Clearing',
    'Collects authorized transactions from terminals, gateways and machines, matches them to approvals, swaps daily files with card schemes and hands late or unmatched presentments to an exceptions desk.',
  ],
  [
    '4.2.6',
    'Correspondent Bank Operations',
    'International payments staff execute cross-border transfers over nostro and vostro accounts, agree charges and value dates with partner banks, and answer their requests for information on screened items.',
  ],
  [
    '4.3',
    'Custody, Collateral And Documents',
    'Safeguards what secures and proves the business: securities held for clients, assets pledged by borrowers and the files behind each contract.',
  ],
  [
    '4.3.1',
    'Document Services',
    'Document specialists receive, produce and check customer paperwork from account forms to loan contracts, convert it to searchable files and return incomplete packs to the branch or customer.',
  ],
  [
    '4.3.1.1',
    'Classify and index incoming documents',
    'Scanned mail, branch uploads and email attachments, tens of thousands a week, are recognized by type, tied to customer and case numbers and queued to the right team.',
  ],
  [
    '4.3.1.2',
    'Extract and verify document data',
    'Names, dates, amounts and signatures are read from payslips, identity papers and contracts and compared with the application record; a data-entry clerk confirms low-confidence fields.',
  ],
  [
    '4.3.2',
    'Archive Services',
    'Records staff retain closed files and statements for their legal period, answer retrieval requests from colleagues, courts and customers, and destroy expired papers with a certificate.',
  ],
  [
    '4.3.3',
    'Collateral Asset Administration',
    'Collateral officers register pledges on property, vehicles, deposits and securities, schedule revaluations and insurance checks, and chase borrowers or brokers when a supporting document lapses.',
  ],
  [
    '4.3.4',
    'Collateral Allocation Management',
    'Pledged assets are assigned to loans in order of priority and coverage is recalculated whenever values or balances move, warning credit officers when cover falls below the agreed ratio.',
  ],
  [
    '4.3.5',
    'Custody Administration',
    'Client securities are held with depositories and sub-custodians; custody staff settle receipts and deliveries, collect income, and reconcile holdings every day before statements go to investors.',
  ],
  [
    '4.3.6',
    'Account Recovery',
    'Workout officers restructure or call in failed loans: they review cash flow and security, negotiate concessions, instruct lawyers or bailiffs and book what is recovered or lost.',
  ],
  [
    '4.4',
    'External Agency',
    'Manages the parties on whom product delivery depends, from correspondents and brokers to outsourcers, by contract, performance review and settlement of their fees.',
  ],
  [
    '4.4.1',
    'Contractor and Supplier Agreement',
    'Contract managers negotiate terms, service levels and exit clauses with vendors, store the signed agreement, watch renewal and notice dates and record breaches found in reviews.',
  ],
  [
    '4.4.2',
    'Correspondent Bank Relationship Management',
    'Network managers select partner banks by currency and country, renew due-diligence questionnaires every year, negotiate fees and limits and close relations that no longer fit risk appetite.',
  ],
  [
    '4.4.3',
    'Product Broker Agreement',
    'Broker managers admit mortgage and insurance intermediaries after checking license, references and complaints, agree commission and conduct terms, and suspend those whose files fail quality review.',
  ],
  [
    '4.5',
    'Operational Services',
    'Cross-product processing that keeps accounts running after the sale: paying out, billing, chasing arrears, issuing cards and clearing leftovers.',
  ],
  [
    '4.5.1',
    'Customer Billing',
    'Chargeable events from product systems are priced with contracted tariffs and waivers into monthly fee invoices or account charges; billing clerks correct those a client contests.',
  ],
  [
    '4.5.2',
    'Delinquent Account Handling',
    'The collections team picks up accounts the day a payment is missed and works them through reminders, calls and arrangements until they are current again or pass to recovery.',
  ],
  [
    '4.5.2.1',
    'Segment arrears and send payment reminders',
    'A nightly run ranks overdue accounts by days, amount and risk score, then sends texts, letters or call tasks in the tone and timing that collections managers have set.',
  ],
  [
    '4.5.2.2',
    'Agree promises to pay',
    'Collectors phone or chat with debtors, ask about income and hardship, offer installments within their mandate, record the promise and follow up the day after it is broken.',
  ],
  [
    '4.5.3',
    'Disbursement',
    'Loan operations verifies that conditions precedent are met, signatures complete and payee accounts valid, then releases funds in one or more drawdowns under four-eyes approval.',
  ],
  [
    '4.5.4',
    'Issued Device Administration',
    'Card operations orders, personalizes, mails and activates cards, tokens and readers, replaces lost or expired ones and blocks stolen devices within minutes of the customer report.',
  ],
  [
    '4.5.5',
    'Open Item Management',
    'Clerks work lists of unapplied receipts, suspense entries and overdue amounts, find the owning account from references or a call, and post or return each item before it ages.',
  ],
  [
    '4.5.6',
    'Reward Points Awards And Redemption',
    'Points are credited from card spend by campaign rules and redeemed with merchants and airlines; loyalty operations adjusts balances when purchases are refunded or members complain.',
  ],
];
