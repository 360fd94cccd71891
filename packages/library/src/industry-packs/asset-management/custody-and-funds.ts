import type { PackEntry } from '../../industry-pack.ts';

export const custodyAndFunds: readonly PackEntry[] = [
  ['5', 'Custody and Asset Servicing', 'What happens to a holding while it is held: events, income, taxes, records.'],
  [
    '5.1',
    'Corporate Actions and Income',
    'Splits, rights, tenders, coupons and dividends with deadlines on every continent.',
  ],
  [
    '5.1.1',
    'Set up and announce corporate actions',
    'Notices from agents and vendors are read, conflicts cleared, and the event put up with dates, options and default.',
    ['fund-corporate-action-record'],
  ],
  [
    '5.1.2',
    'Collect and instruct elections',
    'Holders are told, their choices gathered by deadline, summed, and instructed to the depository.',
    ['fund-corporate-action-elections'],
  ],
  [
    '5.1.3',
    'Collect income and claim it',
    'Coupons and dividends expected by record-date holding are compared with what the custodian credited, and gaps claimed.',
    ['fund-income-expected-against-credited'],
  ],
  [
    '5.1.4',
    'Reclaim withholding tax',
    'Relief at source and reclaims are filed by market with residence proofs before limitation, and refunds matched.',
    ['fund-withholding-tax-reclaim'],
  ],
  [
    '5.2',
    'Records and Reconciliation',
    'Positions, cash and static data, alike in every book before dealing starts each morning.',
  ],
  [
    '5.2.1',
    'Set up and maintain instruments',
    'New bonds, notes and funds are created from term sheet and vendors with terms, calendars, ratings and tax flags.',
    ['bank-instrument-golden-record'],
  ],
  [
    '5.2.2',
    'Reconcile positions and cash',
    'Own books, custodian and administrator are compared before dealing starts, and breaks are given owner and age.',
    ['fund-holdings-tieout-custodian', 'bank-nostro-break-investigation', 'bank-statement-matching-learned-rules'],
  ],
  [
    '5.2.3',
    'Control market data',
    'Prices, indices and rates from vendors are tested for staleness and jumps, and license counts kept honest.',
    ['bank-market-data-usage-and-stale-ticks'],
  ],
  [
    '5.2.4',
    'Process capital calls and distributions',
    'Notices of private funds are read, paid by the due date, recallable parts tracked, and values brought up to date a quarter late.',
    ['fund-private-capital-notices'],
  ],
  [
    '6',
    'Fund Administration',
    'Accountants, transfer agents and product people give every fund a price, a register and its papers.',
  ],
  ['6.1', 'Fund Accounting', 'A net asset value by six in the evening, right to the fourth decimal, for every class.'],
  [
    '6.1.1',
    'Calculate and release the net asset value',
    'Prices, trades, accruals, flows and fees are booked, tolerances looked at, and the price released or held.',
    ['fund-nav-exception-oversight'],
  ],
  [
    '6.1.2',
    'Value hard-to-price assets',
    'A valuation committee takes models, broker quotes and recent deals for loans, notes and private shares, and minutes why.',
    {
      nothing:
        'Four people must own a judgment on something that does not trade, in a meeting with minutes; auditors will ask them, not a model.',
    },
  ],
  [
    '6.1.3',
    'Correct pricing errors',
    'A wrong price is recalculated per day, materiality tested, investors and fund made whole, and the supervisor told.',
    ['affected-customer-population-and-redress'],
  ],
  [
    '6.1.4',
    'Prepare fund financial statements',
    'Half-year and annual reports with holdings, costs and notes per fund are produced, tied out, audited and translated.',
    ['disclosure-tie-out-and-draft', 'external-audit-request-agent'],
  ],
  [
    '6.1.5',
    'Oversee administrators and custodians',
    'The management company reads key figures, incident lists and control reports of those it delegated to, and visits.',
    ['bank-outsourcing-register', 'provider-reports-recomputed-for-penalties'],
  ],
  ['6.2', 'Investor Register', 'Subscriptions, redemptions and transfers, and who stands behind a nominee’s name.'],
  [
    '6.2.1',
    'Process subscriptions and redemptions',
    'Orders by message, platform, fax and mail are read, checked for signature and cut-off, dealt and confirmed.',
    ['fund-subscription-order-reading'],
  ],
  [
    '6.2.2',
    'Screen investors and monitor flows',
    'Register names are run against lists, large or odd movements looked at, and suspicion is reported.',
    ['bank-sanctions-match-scoring', 'bank-alert-evidence-file', 'bank-customer-aml-risk-rating'],
  ],
  [
    '6.2.3',
    'Pay trailer fees to distributors',
    'Holdings per distributor are averaged, rates by agreement applied, and statements argued over.',
    ['fund-distributor-trailer-fees'],
  ],
  ['6.3', 'Fund Products', 'Launching, documenting, merging and closing funds in twenty countries.'],
  [
    '6.3.1',
    'Launch and register funds',
    'Product, legal and custodian agree terms, file with supervisors, open accounts, and seed the first day.',
    ['bank-new-product-approval'],
  ],
  [
    '6.3.2',
    'Keep prospectuses and key documents current',
    'Key information, cost templates and prospectus are updated by class and language as soon as an input moves.',
    ['fund-key-information-documents'],
  ],
  [
    '6.3.3',
    'Merge and liquidate funds',
    'Small funds are folded into others with notices, exchange ratios, tax advice and a last price.',
    {
      nothing:
        'A handful of mergers in ten years, each steered by counsel through notices and a tax ruling; what could be reused is one lawyer’s calendar.',
    },
  ],
];
