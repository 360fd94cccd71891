import type { LibraryEntry } from '../reference-library.ts';

export const finance: readonly LibraryEntry[] = [
  [
    '9',
    'Control Retail Finances',
    'Finance teams turn millions of small sales and receipts into reliable books, pay suppliers and landlords correctly, collect what is owed and advise management on profit.',
  ],
  [
    '9.1',
    'Account for sales and stock',
    'Posts audited sales, tenders and inventory movements to the ledger and values stock so that margin can be trusted.',
  ],
  [
    '9.1.1',
    'Post sales to the ledger',
    'Audited daily totals per store, tax rate and tender are mapped to accounts and loaded overnight; accountants clear suspense lines caused by new codes.',
  ],
  [
    '9.1.2',
    'Value stock and book shrinkage',
    'Cost or retail-method calculations, count results and markdown provisions are run each month; inventory accountants explain large shifts to merchandise finance.',
  ],
  [
    '9.1.3',
    'Account for gift cards and points',
    'Accountants roll forward outstanding card and loyalty-point balances, estimate breakage from redemption history and agree the liability with the card processor every quarter.',
  ],
  [
    '9.2',
    'Pay suppliers and landlords',
    'Accounts payable settles merchandise, service and rent invoices on time after checking that goods came and terms were kept.',
  ],
  [
    '9.2.1',
    'Match merchandise invoices',
    'Tens of thousands of supplier invoices a week are compared with order cost and receipt; most pay untouched and payables clerks resolve the rest.',
  ],
  [
    '9.2.1.1',
    'Capture supplier invoices',
    'EDI, PDF and paper invoices are read into header and line data; entry clerks confirm doubtful vendor, order or tax fields and return what is legally incomplete.',
  ],
  [
    '9.2.1.2',
    'Resolve price and quantity differences',
    'Payables clerks send cost mismatches to the buyer and short receipts to the store or warehouse, track answers and pay, debit or reject the line.',
  ],
  [
    '9.2.2',
    'Pay suppliers',
    'Payables staff propose due and discountable items, net off debit notes and verify changed bank accounts; the run leaves under dual signature with an advice to each vendor.',
  ],
  [
    '9.2.3',
    'Bill supplier rebates',
    'Purchases, promotion sales and volume tiers are compared with deal terms every month; rebate analysts issue claims, answer vendor disputes and accrue what is earned.',
  ],
  [
    '9.2.4',
    'Administer leases and rent',
    'Lease accountants read rent steps, turnover clauses and service charges from contracts, schedule payments, check landlord settlements and supply lease-accounting entries.',
  ],
  [
    '9.3',
    'Collect and reconcile receipts',
    'Makes sure that every sale, however it was paid, arrives in the bank net of the right fees.',
  ],
  [
    '9.3.1',
    'Reconcile card and wallet settlements',
    'Acquirer, wallet and pay-later files are matched daily with store and web tenders by transaction; treasury clerks chase missing batches and wrong fees.',
  ],
  [
    '9.3.2',
    'Defend chargebacks',
    'Disputed card sales come with a reason code and deadline; analysts assemble receipt, delivery proof and messages, contest where evidence suffices and book losses otherwise.',
  ],
  [
    '9.3.3',
    'Collect from business customers',
    'Credit controllers check limits for trade and franchise accounts, send statements, apply bank receipts from remittance advices, call late payers and stop supply if needed.',
  ],
  [
    '9.3.4',
    'Settle with marketplace sellers',
    'Twice a month the platform nets sales, refunds, commission and fees per merchant, finance samples statements, pays out and answers seller objections.',
  ],
  [
    '9.4',
    'Plan, close and report',
    'Closes the books within days of month end and shows managers what each store, channel and category earned against plan.',
  ],
  [
    '9.4.1',
    'Close the accounting period',
    'Over four working days accountants post accruals, reconcile balance-sheet accounts, eliminate intercompany transfers and sign a checklist per legal entity.',
  ],
  [
    '9.4.2',
    'Report store and channel profit',
    'Controllers assign rent, labor, logistics and marketing cost to shops and web, publish contribution statements each month and comment on outliers with area managers.',
  ],
  [
    '9.4.3',
    'Budget and forecast',
    'Stores, categories and head-office functions enter plans by driver, finance consolidates and challenges them, and a rolling forecast is renewed every quarter.',
  ],
  [
    '9.5',
    'Meet tax and fiscal duties',
    'Calculates, declares and pays sales taxes, duties and product levies for every place where the retailer sells or delivers.',
  ],
  [
    '9.5.1',
    'Determine sales tax',
    'Tax analysts assign rates and exemptions to products and delivery locations in the tax engine, test each law change and correct misclassified items.',
  ],
  [
    '9.5.2',
    'File tax and levy returns',
    'Tax accountants summarize sales, purchase and import data per jurisdiction, add packaging and battery levies, agree the totals to the ledger and file online by the statutory date.',
  ],
];
