import type { LibraryEntry } from '../reference-library.ts';

export const finance: readonly LibraryEntry[] = [
  [
    '6',
    'Finance',
    "Accounting for premiums, claims and investments, valuing liabilities, dealing with reinsurers' accounts, safeguarding solvency and reporting to owners and supervisors.",
  ],
  [
    '6.1',
    'Insurance Accounting',
    'Business events from policy, billing and claims systems are turned into ledger entries, reconciled and explained, at high volume and by line of business.',
  ],
  [
    '6.1.1',
    'Post premium and claims transactions',
    'Interfaces deliver issue, endorsement, payment and reserve events every night; posting rules create journal lines, and those that fail validation are repaired by subledger accountants.',
  ],
  [
    '6.1.2',
    'Reconcile subledgers and bank accounts',
    'Accountants match policy, claims and cash systems with the general ledger and bank statements daily or monthly, age open differences and obtain their clearance from the owning department.',
  ],
  [
    '6.1.3',
    'Clear suspense items',
    'Unallocated receipts and rejected postings are listed by age; finance clerks research policy number, broker or payer from remittances and emails, then transfer or return the money.',
  ],
  [
    '6.2',
    'Actuarial Valuation',
    'Liabilities for future benefits and unsettled losses are estimated with recognized methods, challenged and approved, so that profit and capital can be trusted.',
  ],
  [
    '6.2.1',
    'Prepare valuation data',
    'Policy extracts and claims triangles are drawn at each quarter end, reconciled to the ledger, grouped into model points and signed off by data owners before projections run.',
  ],
  [
    '6.2.2',
    'Estimate non-life claim reserves',
    'Reserving actuaries apply development, expected-loss and frequency methods per class, select a best estimate and range, and discuss movements with claims and underwriting.',
  ],
  [
    '6.2.3',
    'Value life and health liabilities',
    'Cash flows for mortality, lapse, morbidity, expenses and guarantees are projected in the actuarial model, assumptions reviewed yearly, and changes between periods attributed step by step.',
  ],
  [
    '6.3',
    'Reinsurance Accounting',
    'Premiums ceded, commissions and recoveries are calculated, stated, settled and followed with reinsurers and brokers, inward and outward.',
  ],
  [
    '6.3.1',
    'Prepare treaty accounts',
    'At quarter end, ceded premium, claims, commissions and deposits are computed for each treaty and reinsurer share, and statements are issued to brokers in the agreed standard message.',
  ],
  [
    '6.3.2',
    'Process inward accounts and claims',
    "Technicians interpret cedants' statements and claim advices, received as PDF or electronic messages, book them to the contract, and query figures that breach treaty terms.",
  ],
  [
    '6.3.3',
    'Settle and chase reinsurance balances',
    'Credit controllers net amounts by broker, match receipts to accounts, remind late payers, and propose provisions for disputed or insolvent reinsurers.',
  ],
  [
    '6.4',
    'Investment and Treasury',
    'Money held for policyholders is invested to match liabilities, kept liquid, safeguarded and accounted for within limits set by the board.',
  ],
  [
    '6.4.1',
    'Match assets to liabilities',
    'Asset and liability managers compare durations, currencies and cash flows of portfolios with projected claims and benefits monthly, and instruct portfolio managers to rebalance.',
  ],
  [
    '6.4.2',
    'Manage daily cash',
    'From bank balances, premium forecasts and planned claim payments, treasury funds accounts each morning, invests surpluses overnight and keeps a buffer for catastrophe payouts.',
  ],
  [
    '6.4.3',
    'Account for investments',
    'Trades, coupons, valuations and impairments arrive from custodians and data vendors; investment accountants confirm positions, price exceptions and income before posting.',
  ],
  [
    '6.4.4',
    'Price unit-linked funds',
    'Each dealing day, fund accountants gather asset prices, income and charges, calculate the unit price, check it against tolerance to index movement, and publish it to policy systems.',
  ],
  [
    '6.5',
    'Reporting, Solvency and Tax',
    'Results, capital position and taxes are compiled, reviewed and filed with supervisors, tax offices and investors by fixed dates.',
  ],
  [
    '6.5.1',
    'Close the books',
    'By a day-by-day checklist, accountants complete accruals, deferred acquisition cost, intercompany and currency entries, review fluctuations by line, and lock the ledger within the agreed working days.',
  ],
  [
    '6.5.2',
    'Measure contracts under accounting standards',
    'Fulfillment cash flows, risk adjustment and service margin are computed for groups of contracts, reconciled with actuarial output and disclosed with movements from one period to the next.',
  ],
  [
    '6.5.3',
    'File solvency and statutory returns',
    'Regulatory reporting staff fill templates on capital, assets and technical provisions from ledger and models, run hundreds of validation checks, explain breaches and submit after sign-off.',
  ],
  [
    '6.5.4',
    'Pay premium and corporate taxes',
    'Premium taxes and levies are derived by territory from booked premium, returns prepared for dozens of authorities with different rates and dates, and payments approved by the tax manager.',
  ],
  [
    '6.6',
    'Expense Management',
    'Cost of running the company is attributed to those who cause it, and suppliers are paid correctly, with an eye on the expense ratio of each line.',
  ],
  [
    '6.6.1',
    'Allocate expenses to lines',
    'Cost center totals are distributed to acquisition, administration and claims by line using time studies and drivers, so that pricing and statutory reports carry full cost.',
  ],
  [
    '6.6.2',
    'Pay supplier and adviser invoices',
    'Accounts payable captures invoices from paper and email, matches them with orders or contracts, obtains approval in workflow, and pays by due date with duplicates stopped.',
  ],
];
