import type { PackEntry } from '../../industry-pack.ts';

export const clientsAndMandates: readonly PackEntry[] = [
  [
    '1',
    'Clients and Relationship Management',
    'Private bankers and client directors win families and institutions, get to know them, and are judged by whether they stay.',
  ],
  ['1.1', 'Winning Clients', 'Introductions, pitches and questionnaires until somebody moves assets.'],
  [
    '1.1.1',
    'Meet prospects and referrers',
    'Bankers are introduced by lawyers, at the golf club or by a client’s daughter, and meet three times before money is spoken of.',
    {
      nothing:
        'Fortunes move to people who were recommended and sat still while the family talked; a prepared list would be noticed and resented.',
    },
  ],
  [
    '1.1.2',
    'Prepare investment proposals',
    'From a first talk about aims, liabilities and fears the adviser has a proposal drawn up with allocation, fees, risk in figures and why this house.',
    ['wealth-proposal-from-holdings-statement'],
  ],
  [
    '1.1.3',
    'Answer consultants’ requests and questionnaires',
    'Institutional sales fills three hundred questions on team, process, performance and operations in the consultant’s portal, and updates them each quarter.',
    ['fund-ddq-answer-library', 'proposal-answers-from-approved-library'],
  ],
  [
    '1.1.4',
    'Support distributors and platforms',
    'Wholesalers visit banks and advisers, train them on a fund, see to listings, and read who sells and who redeems.',
    ['visit-notes-dictated-into-crm-fields', 'fund-distributor-trailer-fees'],
  ],
  [
    '1.2',
    'Opening and Keeping Client Files',
    'Who the client is, where the money is from, and whether that is still true.',
  ],
  [
    '1.2.1',
    'Identify clients, owners and controllers',
    'Passports, trust deeds, foundations and register extracts are collected until a natural person stands behind each company in the chart.',
    ['bank-beneficial-owner-tracing', 'bank-identity-document-verification'],
  ],
  [
    '1.2.2',
    'Corroborate source of wealth',
    'The story of sold firm, inheritance or career is written down and proved event by event, with what stays a claim stated as such.',
    ['wealth-source-of-wealth-corroboration'],
  ],
  [
    '1.2.3',
    'Record the investor profile',
    'Knowledge, experience, horizon, capacity for loss and sustainability wishes are asked, contradictions talked over, and a risk class agreed.',
    ['wealth-investor-profile-consistency'],
  ],
  [
    '1.2.4',
    'Draw up contracts, mandates and powers',
    'Custody terms, mandate, fee schedule, powers of attorney and tax forms are assembled for signature, per booking center and domicile.',
    ['bank-customer-agreement-assembly', 'bank-tax-self-certification'],
  ],
  [
    '1.2.5',
    'Refresh client files',
    'Every one, two or five years, or when a name hits the press, the file is reopened, gaps asked of the banker, and the class confirmed.',
    ['bank-kyc-refresh-by-gap', 'bank-event-driven-kyc'],
  ],
  [
    '1.2.6',
    'Transfer in portfolios',
    'Positions are listed with the ceding bank, transferred line by line with purchase prices, and those that cannot move are sold.',
    ['wealth-transfer-in-chaser'],
  ],
  ['1.3', 'Serving Clients', 'Meetings, orders, payments and letters, and a call to each family when markets fall.'],
  [
    '1.3.1',
    'Prepare and minute client meetings',
    'The assistant pulls holdings, performance, open points and birthdays; afterwards wishes, instructions and promises must reach file and desk.',
    ['bank-relationship-meeting-brief', 'wealth-adviser-meeting-minutes'],
  ],
  [
    '1.3.2',
    'Carry out client instructions',
    'Payments, transfers, standing orders and address changes by letter, mail or call are verified by call-back, keyed and confirmed.',
    ['wealth-client-instruction-desk'],
  ],
  [
    '1.3.3',
    'Handle complaints and errors',
    'Losses from a late trade or an unexplained fee are written up, looked into with operations, compensated, and reported where the supervisor wants it.',
    ['bank-complaint-regulator-deadline', 'affected-customer-population-and-redress'],
  ],
  [
    '1.3.4',
    'Accompany generations and estates',
    'Heirs who quarrel, a divorce, a child on drugs: the banker sits in kitchens for years and brings in lawyer and trustee.',
    {
      nothing:
        'This is pastoral work among people in grief and anger, and the reason why families stay for three generations.',
    },
  ],
  [
    '1.3.5',
    'Settle estates of deceased clients',
    'Death certificate, wills and powers are examined, accounts blocked, date-of-death values drawn up, and assets passed to heirs.',
    ['wealth-estate-file-settlement'],
  ],
  [
    '2',
    'Advice and Discretionary Mandates',
    'Advisers recommend and portfolio managers decide, within what the client can bear and has signed.',
  ],
  ['2.1', 'Advice', 'A recommendation with its reasons, its costs, and a record that would stand in court.'],
  [
    '2.1.1',
    'Recommend investments',
    'Adviser and client discuss an idea from the house view against portfolio and wishes, and the reasons for and against are written into a report.',
    ['wealth-suitability-report-draft'],
  ],
  [
    '2.1.2',
    'Check orders before the market',
    'Target market, risk class, concentration and country rules are tested at order entry, and a banker who overrides signs for it.',
    ['wealth-pre-trade-suitability-rules'],
  ],
  [
    '2.1.3',
    'Review advice files',
    'Control staff reads a sample of recommendations for gaps, unsuitable switches and missing signatures, and talks to the adviser.',
    ['bank-full-file-quality-review'],
  ],
  [
    '2.1.4',
    'Plan wealth, pensions and succession',
    'Planners lay income, property, taxes and inheritance over decades, compare moves, and coordinate with the family’s tax adviser.',
    ['wealth-planning-data-and-scenario-pack'],
  ],
  ['2.2', 'Managing Mandates', 'Hundreds of portfolios follow a model and a signed list of exceptions.'],
  [
    '2.2.1',
    'Code mandate guidelines and restrictions',
    'Limits, exclusions and cash rules of a new mandate are turned into tests in the portfolio system before the first trade.',
    ['wealth-mandate-restrictions-coded'],
  ],
  [
    '2.2.2',
    'Rebalance portfolios to the model',
    'After the committee changes weights every account gets trades that respect taxes, minimum sizes and the client’s no-go names.',
    ['wealth-portfolio-rebalancing-batch'],
  ],
  [
    '2.2.3',
    'Monitor breaches after trading',
    'Each night limits are tested against prices and flows; passive breaches get a cure period, active ones a red face and a report.',
    ['wealth-mandate-restrictions-coded', 'bank-limit-excess-workflow'],
  ],
  [
    '2.2.4',
    'Vote shares and engage companies',
    'Stewardship reads agendas, follows or overrides the proxy adviser, casts votes, and writes to boards about pay and carbon.',
    ['fund-proxy-voting-by-policy'],
  ],
];
