import type { LibraryEntry } from '../reference-library.ts';

export const sales: readonly LibraryEntry[] = [
  [
    '3',
    'Sales',
    'Winning and keeping policyholders: finding prospects, advising them, answering submissions with quotes, negotiating terms, binding cover and growing the relationship.',
  ],
  [
    '3.1',
    'Marketing and Lead Management',
    'Attracting people and firms in the desired segments, and passing genuine interest to an agent, broker or web journey that can convert it.',
  ],
  [
    '3.1.1',
    'Select campaign audiences',
    'Prospects and customers are chosen by life event, renewal date, cover gap and risk quality, after consent and contact limits are verified, and the list is released to email, mail or call teams.',
  ],
  [
    '3.1.2',
    'Qualify and route leads',
    'Web inquiries, referrals and event contacts are completed with public data, scored for appetite and likelihood to buy, and given within minutes to a licensed seller in the right territory.',
  ],
  [
    '3.1.3',
    'Produce compliant sales material',
    'Marketing writers draft brochures, product information documents and web pages; compliance reviewers check benefits, costs and warnings against policy terms before anything may be used.',
  ],
  [
    '3.2',
    'Needs Analysis and Advice',
    'Establishing what a person, family or company needs to insure or save for, recommending suitable cover, and documenting why.',
  ],
  [
    '3.2.1',
    'Conduct the fact find',
    'The adviser records family, income, assets, health, existing policies and goals in a structured interview, pre-filled from earlier contacts, and confirms the summary with the customer.',
  ],
  [
    '3.2.2',
    'Recommend suitable cover',
    'Using the fact find, the adviser compares products for need, affordability and risk tolerance, and writes a suitability statement that a supervisor samples for quality.',
  ],
  [
    '3.2.3',
    'Illustrate life and pension benefits',
    'Projected premiums, values, charges and payouts are calculated under prescribed assumptions and given to the customer with key information documents before a life, annuity or pension application.',
  ],
  [
    '3.2.4',
    'Replace existing cover safely',
    'When a new policy would supersede an old one, surrender losses, new exclusions and waiting periods are set out side by side, and a signed comparison goes to compliance.',
  ],
  [
    '3.3',
    'Submission and Quotation',
    'Requests for cover are received, completed, cleared, priced and answered with a quote, from instant personal lines to complex commercial and group schemes.',
  ],
  [
    '3.3.1',
    'Take in broker submissions',
    'Emails with forms, schedules, loss runs and survey reports are opened by the intake team, data is keyed into the workbench, and the case is made ready for an underwriter.',
  ],
  [
    '3.3.1.1',
    'Extract submission data',
    'Insured names, addresses, values, limits and five years of losses are read from PDF and spreadsheet attachments, checked for plausibility and completed by asking the broker for what is missing.',
  ],
  [
    '3.3.1.2',
    'Clear duplicates and conflicts',
    'Against open submissions and in-force policies, clearance clerks see whether another broker already presented the same insured, and apply first-received or letter-of-appointment rules.',
  ],
  [
    '3.3.1.3',
    'Triage submissions by appetite',
    'Out-of-appetite risks are declined the same day with courtesy, while the remainder is ranked by expected margin and broker importance and assigned to underwriters by class and authority.',
  ],
  [
    '3.3.2',
    'Quote personal lines',
    'Applicants answer a short set of questions online or with an agent; vehicle, property, claims and credit-based data is fetched, rules are run and a bindable price returned at once.',
  ],
  [
    '3.3.3',
    'Quote commercial risks',
    'An underwriter analyses exposure, loss history and controls, runs the rating tool, chooses deductibles and clauses, and releases a written quote, or refers it when it exceeds authority.',
  ],
  [
    '3.3.4',
    'Quote group life and health schemes',
    'Census files from employers are cleaned, age and salary bands built, experience of the present insurer credited, and a scheme quote with benefit options sent to the consultant.',
  ],
  [
    '3.3.5',
    'Follow up outstanding quotes',
    'Quotes nearing expiry are listed daily; agents or the service center contact broker or customer, record why business was lost, and reopen pricing where a small concession would win it.',
  ],
  [
    '3.4',
    'Negotiation and Binding',
    'Agreeing final terms with the buyer or broker and putting cover in force with evidence that both sides can rely on.',
  ],
  [
    '3.4.1',
    'Negotiate terms and participation',
    'In subscription markets, leader and followers discuss line size, rate, deductible and clauses with the broker on the placing platform until the order is complete.',
  ],
  [
    '3.4.2',
    'Bind cover and issue confirmation',
    'On acceptance, the underwriter checks that subjectivities, sanctions screening and authority are clear, binds the risk in the system and sends the cover note or binder to the broker.',
  ],
  [
    '3.4.3',
    'Chase outstanding subjectivities',
    'Surveys, signed proposal forms and missing declarations promised at binding are diarised; assistants remind the broker until they arrive or the underwriter gives notice to cancel.',
  ],
  [
    '3.5',
    'Retention and Growth',
    'Keeping valuable customers at renewal and widening the cover they hold, with timely offers that underwriting can support and agents can explain.',
  ],
  [
    '3.5.1',
    'Identify cross-sell opportunities',
    'From policies held, household, life events and past claims, a next-best-cover score is computed weekly and displayed to agents with the reason and a suggested opening.',
  ],
  [
    '3.5.2',
    'Retain customers at risk of leaving',
    'Price increases, complaints and competitor quotes mark policies likely to lapse; retention agents phone ahead of renewal and may rework cover or excess within set limits.',
  ],
];
