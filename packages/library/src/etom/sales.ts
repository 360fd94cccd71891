import type { LibraryEntry } from '../reference-library.ts';

export const salesDomain: readonly LibraryEntry[] = [
  [
    '1.12',
    'Sales Domain',
    'Reaching buyers through shops, web, dealers, telesales and account teams, winning their orders, and managing the people, tools and pay that make this work.',
  ],
  [
    '1.12.8',
    'Sales Channel Management',
    'Choosing, equipping and steering own and partner channels, from flagship shops and web to franchisees, retailers and resellers.',
  ],
  [
    '1.12.8.A',
    'Onboard dealers and resellers',
    'Applicants submit company papers, references and shop plans; channel managers vet them, sign the agreement, set up system access and stock limits, and schedule the first audit.',
  ],
  [
    '1.12.8.B',
    'Audit dealer conduct',
    'Mystery visits, contract samples and complaint patterns show which outlets mis-sell, skip identity checks or hoard promotions; penalties or coaching follow, and in grave cases closure.',
  ],
  [
    '1.12.9',
    'Selling',
    'Working an opportunity to its signature: understanding needs, shaping an offer, pricing, proposing, negotiating and concluding the contract.',
  ],
  [
    '1.12.9.A',
    'Advise consumers on products',
    'In shop, call or chat, the adviser asks about usage, household and present contract, compares suitable plans and devices, and explains costs and terms before anything is signed.',
  ],
  [
    '1.12.9.B',
    'Design business solutions',
    'Presales engineers gather sites, users, traffic and security wishes from the company customer, sketch a solution of standard building blocks, and flag anything that needs special engineering.',
  ],
  [
    '1.12.9.C',
    'Price and approve business quotes',
    'Account managers configure the deal in the quoting tool; floor prices, margin and term rules decide whether it goes straight out or to the deal desk for approval.',
  ],
  [
    '1.12.9.C.1',
    'Configure multi-site quotes',
    'Lists of addresses supplied as spreadsheets are checked for serviceability, access options are priced for each site, and the quote is built with one-off and monthly totals.',
  ],
  [
    '1.12.9.C.2',
    'Approve non-standard terms',
    'Discounts below floor, liability changes or special service levels are examined by finance, legal and operations within two days, and approved, amended or declined with reasons.',
  ],
  [
    '1.12.9.D',
    'Respond to tenders',
    "A bid manager splits the customer's request into questions, reuses approved answers, assigns the others to experts, and submits a complete, priced and reviewed response on time.",
  ],
  [
    '1.12.9.E',
    'Conclude the contract',
    'Final terms are merged into the agreement, sent for electronic signature to the authorized persons on both sides, filed, and turned into an order without re-entering data.',
  ],
  [
    '1.12.11',
    'Contact/Lead/ Prospect Management',
    'Leads from campaigns, web, events and partners are gathered, judged, assigned and nurtured until they become an opportunity or are dropped.',
  ],
  [
    '1.12.11.A',
    'Qualify and score leads',
    'Incoming leads are completed with company register, coverage and usage data, de-duplicated against known customers, and ranked so that inside sales calls the most promising first.',
  ],
  [
    '1.12.11.B',
    'Assign leads to sellers',
    'Territory, segment, workload and existing relationships decide who receives a lead; an untouched one returns to the pool after a working day and its owner is told.',
  ],
  [
    '1.12.13',
    'Sales Performance Management',
    'Forecasting, following and improving what channels and individual sellers achieve against their quotas, so that gaps show early enough for managers to act.',
  ],
  [
    '1.12.13.A',
    'Forecast sales and pipeline',
    'Each Monday sellers update stage, value and date of their opportunities, and sales operations challenges stale deals and combines the remainder into a forecast by product and region.',
  ],
  [
    '1.12.13.B',
    'Coach sellers on results',
    'Team leaders compare conversion, attachment and cancellation rates of individuals, listen to sample conversations, and agree one improvement at a time in fortnightly talks.',
  ],
  [
    '1.12.20',
    'Sales Accounting Management',
    'Calculating, checking and paying what sellers and dealers earn from completed orders, and correcting it when sales do not last or credit was given wrongly.',
  ],
  [
    '1.12.20.A',
    'Calculate commissions and bonuses',
    'Completed activations are credited by month to seller or dealer under the plan in force, tiered rates and caps are applied, and statements are issued for review before payment.',
  ],
  [
    '1.12.20.B',
    'Claw back unearned commission',
    'Lines canceled, unpaid or never used inside the qualifying period are found in billing data each month, and the commission already paid is deducted with an itemized list.',
  ],
  [
    '1.12.20.C',
    'Resolve commission queries',
    'Dealers dispute missing or wrong amounts through a portal; commission clerks trace the order, dealer code and rule, then correct the payment or explain the refusal.',
  ],
];
