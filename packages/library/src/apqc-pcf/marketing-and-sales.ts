import type { LibraryEntry } from '../reference-library.ts';

export const marketingAndSales: readonly LibraryEntry[] = [
  [
    '3.0',
    'Market and Sell Products and Services',
    'Commercial teams find attractive markets, position and price offerings, win demand through marketing, and convert it into profitable orders through direct, partner and digital selling.',
  ],
  [
    '3.1',
    'Understand markets, customers, and capabilities',
    "Insight teams study customers, competitors and the firm's own abilities to decide which segments hold growth, giving marketing and sales a shared fact base.",
  ],
  [
    '3.1.1',
    'Perform customer and market intelligence analysis',
    'Transaction records, web behavior, panel data and sales reports are combined by analysts into segment profiles and competitor comparisons, refreshed quarterly and published on a dashboard for product and sales managers.',
  ],
  [
    '3.1.2',
    'Evaluate and prioritize market opportunities',
    'Marketing and finance size each opportunity from market data, weigh it against capability and margin, and give the commercial board a shortlist with go, wait or drop recommendations.',
  ],
  [
    '3.2',
    'Develop marketing strategy',
    'Marketing leadership decides which value to promise to whom, at which price level and through which channels and communication, so that individual campaigns pull in one direction.',
  ],
  [
    '3.2.2',
    'Define pricing strategy',
    'Pricing managers analyze willingness to pay, competitor list prices and discount leakage, then publish price corridors and discount authorities that sales systems enforce for each segment.',
  ],
  [
    '3.2.6',
    'Design and manage customer loyalty program',
    'Loyalty managers design tiers and rewards, enroll members at checkout and online, credit points from transactions, and adjust offers when redemption cost outweighs the extra sales.',
  ],
  [
    '3.3',
    'Develop and manage marketing plans',
    'Product and channel marketers draw up yearly and campaign-level plans with budgets, prices, promotions and content, carry them out and correct course from the response data.',
  ],
  [
    '3.3.3',
    'Develop and manage pricing',
    'Price lists, promotions and customer-specific conditions are calculated from costs, volumes and market signals, approved by product management, and loaded into ERP and web shop before their validity date.',
  ],
  [
    '3.3.4',
    'Develop and manage promotional activities',
    'Campaign managers brief agencies, select audiences from the CRM, test messages on a sample, release mailings and advertisements, and compare response and cost per lead with the target.',
  ],
  [
    '3.3.9',
    'Manage product marketing material',
    'Copywriters and image editors produce product texts, photographs and datasheets in several languages, have them checked by product and legal, and feed web shop, catalog and partners from one asset library.',
  ],
  [
    '3.4',
    'Develop sales strategy',
    'Sales management forecasts demand, sets budgets and targets, and decides how territories, partners and accounts should be worked in the coming period.',
  ],
  [
    '3.4.1',
    'Develop sales forecast',
    "Each month, sales operations combines pipeline, order history, seasonality and representatives' judgment into a forecast per product and region, explaining large deviations from the statistical baseline.",
  ],
  [
    '3.4.3',
    'Establish overall sales budgets',
    'Expected volumes, prices, commissions, travel and channel costs are consolidated from the regions by sales controllers, challenged in two rounds, and loaded as the approved budget for the year.',
  ],
  [
    '3.5',
    'Develop and manage sales plans',
    'Sales teams work leads, accounts, quotes and orders day by day, moving opportunities through the pipeline and keeping customer promises consistent with supply and credit rules.',
  ],
  [
    '3.5.1',
    'Manage leads/opportunities',
    'Inquiries from web forms, fairs and campaigns are de-duplicated, enriched and scored in the CRM; sales development qualifies the best by phone and passes them to account executives within a day.',
  ],
  [
    '3.5.2',
    'Manage customers and accounts',
    'Account managers maintain contact data, buying-center maps and account plans, prepare regular review meetings from service and order history, and spot renewal or cross-selling chances early.',
  ],
  [
    '3.5.3',
    'Develop and manage sales proposals, bids, and quotes',
    "Bid teams read requests for proposal, extract requirements and deadlines, assemble answers from a content library, price the solution, obtain approvals and submit the offer through the customer's portal.",
  ],
  [
    '3.5.4',
    'Manage sales orders',
    'Order clerks enter purchase orders arriving by e-mail, EDI and web shop, validate price, credit and stock, confirm dates, and handle changes, back orders and status questions many times a day.',
  ],
];
