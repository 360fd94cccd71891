import type { LibraryEntry } from '../reference-library.ts';

export const customers: readonly LibraryEntry[] = [
  [
    '6',
    'Customers',
    'Knows, wins and keeps customers: identity and relationship records, sales, investment care and complaint resolution built around a person or company, not a product.',
  ],
  [
    '6.1',
    'Customer Care',
    'Puts things right and carries out instructions, from disputed card payments to address changes, with tracked deadlines and a named owner.',
  ],
  [
    '6.1.1',
    'Card Case',
    'A dispute team handles cardholder claims and chargebacks from first contact to final booking within scheme time limits, so that refunds are fair and liability falls where the rules put it.',
  ],
  [
    '6.1.1.1',
    'Take in card disputes',
    'Phone agents or app forms collect the contested transaction, reason and evidence; rules check eligibility and time limits, block the card if fraud is claimed and grant provisional credit.',
  ],
  [
    '6.1.1.2',
    'Raise and defend chargebacks',
    'Dispute analysts choose the reason code, attach receipts and correspondence in the scheme portal, assess the merchant response and decide whether to accept, re-present or go to arbitration.',
  ],
  [
    '6.1.2',
    'Customer Case',
    'Complaints from letters, calls, email and social media are logged, investigated with the unit concerned and answered by case owners, who propose redress before the regulator deadline.',
  ],
  [
    '6.1.3',
    'Servicing Order',
    'Carries out standard requests such as address change, statement copy or limit change after checking authority; complete forms run untouched and service clerks handle only the unclear ones.',
  ],
  [
    '6.1.4',
    'Servicing Mandate',
    'From signed forms and court orders back-office staff record powers of attorney, joint-holder rules and third-party permissions, set expiry dates and withdraw access on death or revocation.',
  ],
  [
    '6.2',
    'Investment Services',
    'Helps private and wealthy clients invest: policies are agreed, portfolios built, traded and reviewed, and performance explained in plain words.',
  ],
  [
    '6.2.1',
    'Investment Portfolio Planning',
    'Advisers agree objectives, horizon, risk class and restrictions with the client in an investment policy statement, renew it every year and record consent to any exception.',
  ],
  [
    '6.2.2',
    'Investment Portfolio Management',
    'Portfolio managers rebalance mandates toward model weights, screen trades for restrictions and tax lots, place block orders and note the reason for each deviation.',
  ],
  [
    '6.2.3',
    'Consumer Investments',
    'Retail orders in funds, shares and savings plans arrive from app or branch, are netted for the market and allocated in units, with cost and holdings confirmed to the investor.',
  ],
  [
    '6.3',
    'Party Reference',
    'One trusted record of who each customer is, how they are owned or related and where they can be reached, kept current by evidence.',
  ],
  [
    '6.3.1',
    'Party Reference Data Directory',
    'Master-data stewards create, merge and correct the customer records all systems use, working from onboarding feeds, returned mail and change requests with duplicate detection and an audit trail.',
  ],
  [
    '6.3.1.1',
    'Verify customer identity documents',
    'Identity cards, passports and proofs of address uploaded at onboarding are tested for authenticity, face match and expiry; unclear images go to a specialist or a video call.',
  ],
  [
    '6.3.1.2',
    'Refresh know-your-customer files',
    'On a one-, three- or five-year cycle KYC analysts request updated ownership, activity and source-of-funds papers, compare them with registers and news, and re-rate customer risk.',
  ],
  [
    '6.3.2',
    'Legal Entity Directory',
    'Onboarding analysts trace company structures down to beneficial owners from registry extracts, shareholder lists and declarations, linking subsidiaries so limits and sanctions checks see the whole group.',
  ],
  [
    '6.3.3',
    'Location Data Management',
    'Postal, branch and property addresses are standardized and enriched with coordinates and hazard zones from geographic sources; data stewards correct unusable ones found in mailings and collateral checks.',
  ],
  [
    '6.4',
    'Relationship Management',
    'Owns the overall dealings with a customer: what was agreed, how creditworthy and satisfied they are, and what should happen next.',
  ],
  [
    '6.4.1',
    'Customer Relationship Management',
    'Relationship managers prepare account plans and visits from position, profitability and news, log meetings, coordinate specialists and follow agreed actions through until the client confirms.',
  ],
  [
    '6.4.2',
    'Customer Agreement',
    'Legal operations assembles master agreements, terms and consents for each customer, obtains wet or electronic signatures and keeps versions traceable when terms are changed.',
  ],
  [
    '6.4.3',
    'Customer Credit Rating',
    'Account conduct, financial statements, bureau reports and analyst judgment combine in an internal rating, reviewed yearly or upon warning signals, that drives pricing, limits and provisions.',
  ],
  [
    '6.4.4',
    'Customer Behavior Insights',
    'Data scientists score transaction and channel patterns weekly to spot life events, churn risk and the next likely purchase, and pass ranked customer lists to sales and service.',
  ],
  [
    '6.5',
    'Sales',
    'Turns interest into signed business through leads, campaigns, offers and onboarding checks, run by advisers under fair-treatment and consent rules.',
  ],
  [
    '6.5.1',
    'Customer Offer',
    'Coordinates everything between application and acceptance of a product: sales support gathers eligibility, pricing, documents and signatures from several teams and tells the customer what is missing.',
  ],
  [
    '6.5.2',
    'Lead and Opportunity Management',
    'Prospects from web forms, branches and referrals are recorded, scored and assigned to advisers within a day; the pipeline then tracks next step, value and outcome.',
  ],
  [
    '6.5.3',
    'Party Lifecycle Management',
    'Steers a new or existing party through due-diligence status: compliance staff maintain risk rating, approvals, review dates and exit, and restrict accounts when checks are overdue.',
  ],
  [
    '6.5.4',
    'Customer Campaign Execution',
    'Marketing operations loads selected customers into email, app and call lists, suppresses those without consent, launches waves by time zone and feeds responses back to advisers.',
  ],
];
