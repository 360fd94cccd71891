import type { LibraryEntry } from '../reference-library.ts';

export const channelManagement: readonly LibraryEntry[] = [
  [
    '2',
    'Channel Management',
    'Building and running the routes to market: agents, brokers, banks, coverholders, comparison sites and direct digital sales, with their licenses, pay, authority and support.',
  ],
  [
    '2.1',
    'Distributor Onboarding and Licensing',
    'New intermediaries are vetted, appointed, coded and connected, and their right to sell is verified for as long as they act for the insurer.',
  ],
  [
    '2.1.1',
    'Vet and appoint intermediaries',
    'From application forms, register extracts, indemnity certificates and background checks, onboarding clerks decide on appointment, with doubtful solvency or conduct records referred to compliance.',
  ],
  [
    '2.1.2',
    'Verify licences and appointments',
    'Nightly, producer records are compared with regulator databases; expired licenses or missing state appointments block new business for that agent and raise a reminder.',
  ],
  [
    '2.1.3',
    'Set up codes, access and terms',
    'After signature of the agency agreement, an administrator creates the producer code, hierarchy, commission schedule and portal logins, and sends a welcome pack.',
  ],
  [
    '2.2',
    'Distributor Support and Performance',
    'Helping intermediaries place good business quickly through answers and training, and steering them by results, conduct and the quality of what they bring.',
  ],
  [
    '2.2.1',
    'Answer broker and agent enquiries',
    'The broker desk receives calls, chats and emails on appetite, quote status, documents and commissions all day long, resolves the simple ones from system look-ups and routes the others.',
  ],
  [
    '2.2.2',
    'Train distributors on products',
    'Field trainers and e-learning explain covers, exclusions and sales duties before a launch, and completion is recorded as evidence of competence for supervisors.',
  ],
  [
    '2.2.3',
    'Review distributor performance and conduct',
    'Twice a year, hit ratio, retention, loss ratio, complaints and mis-selling indicators of each intermediary are discussed with it, and weak ones are put on a watch list.',
  ],
  [
    '2.3',
    'Compensation',
    'Commissions, overrides, fees and profit shares are computed from policy and premium events, paid, corrected and explained to those who earned them.',
  ],
  [
    '2.3.1',
    'Calculate and pay commissions',
    "On each premium receipt or issue, rates from the producer's schedule are applied, splits between agents made and chargebacks deducted, and statements go out with the monthly payment.",
  ],
  [
    '2.3.2',
    'Handle commission queries and corrections',
    "Agents contest unpaid or miscalculated items by email; commission analysts trace policy, code and rate table, then adjust with a supervisor's approval above a set amount.",
  ],
  [
    '2.3.3',
    'Compute profit-sharing and bonuses',
    'After year end, loss ratio and growth of qualifying agencies are calculated from audited figures, the contingent commission formula is applied and finance approves the payments.',
  ],
  [
    '2.4',
    'Delegated Authority',
    'Granting coverholders and managing agents the right to underwrite or settle claims for the insurer, and controlling how they use it.',
  ],
  [
    '2.4.1',
    'Approve and contract coverholders',
    'The delegated authority team examines business plan, systems, staff and controls of the applicant, agrees classes, limits and reporting in a binding agreement, and registers it with market bodies.',
  ],
  [
    '2.4.2',
    'Process bordereaux',
    'Monthly spreadsheets of risks, premiums and claims, arriving from coverholders in dozens of layouts, are mapped to the standard format, validated, corrected and loaded to the policy and claims systems.',
  ],
  [
    '2.4.2.1',
    'Map and validate bordereau rows',
    'Columns are recognized and mapped, sums, dates and sanctions names are checked on every row, and faulty rows are returned to the coverholder with the reason.',
  ],
  [
    '2.4.2.2',
    'Reconcile bordereaux with cash',
    'Premium totals by binder and month are matched with payments and tax; technicians chase the differences with broker and coverholder until each month is cleared.',
  ],
  [
    '2.4.3',
    'Audit delegated underwriting',
    'Auditors visit each coverholder on a risk-based cycle, test a sample of files against authority and wording, rate the findings and follow remedial actions to completion.',
  ],
  [
    '2.5',
    'Digital Distribution',
    'Selling through comparison sites and through the websites and apps of partners, where price and cover must be returned in seconds and be right.',
  ],
  [
    '2.5.1',
    'Operate comparison-site connections',
    'Quote requests from aggregators, millions a month, are answered within seconds; the digital team watches response times, price parity and suspicious scraping or quote manipulation.',
  ],
  [
    '2.5.2',
    'Embed cover in partner offers',
    'Integration engineers link car makers, travel sites and banks through interfaces that quote and issue cover at their point of sale, and certify each partner before launch.',
  ],
];
