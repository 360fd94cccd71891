import type { LibraryEntry } from '../reference-library.ts';

export const businessManagement: readonly LibraryEntry[] = [
  [
    '1',
    'Business Management',
    'The executive board and its staff functions set direction and policy, speak for the bank in public, and keep it lawful, audited and able to survive a disruption.',
  ],
  [
    '1.1',
    'Business Direction',
    'Turns market outlook, capital constraints and shareholder expectations into a multi-year plan, bank-wide policies and a balance-sheet stance that the executive committee steers every unit by.',
  ],
  [
    '1.1.1',
    'Corporate Strategy',
    'Once a year the strategy office models growth, cost and capital scenarios from market studies and unit forecasts, and the board picks the three-year plan from which budgets are cut.',
  ],
  [
    '1.1.2',
    'Corporate Policies',
    'Policy owners draft, consult on and reissue bank-wide rules on conduct, credit, privacy and outsourcing; a central register tracks review dates, approvals and the attestation of each employee.',
  ],
  [
    '1.1.3',
    'Asset And Liability Management',
    'Each month treasury analysts project interest income, liquidity and duration from the banking book, and the asset-liability committee decides hedges, funding mix and internal transfer prices.',
  ],
  [
    '1.2',
    'Corporate Relations',
    'Looks after how journalists, shareholders, rating agencies and the public see the bank, so that announcements are accurate, timely and consistent with what regulators have been told.',
  ],
  [
    '1.2.1',
    'Corporate Communications',
    'Press officers draft releases, answer media questions and monitor news and social coverage daily; statements about results, incidents or people are cleared with legal before they go out.',
  ],
  [
    '1.2.2',
    'Investor Relations',
    'Prepares quarterly result decks, analyst calls and the annual meeting from audited figures, and replies to shareholder and rating-agency questions within the rules on selective disclosure.',
  ],
  [
    '1.3',
    'Corporate Services',
    'Independent staff functions that protect the bank itself: continuity planners, auditors and in-house lawyers test controls, advise management and see that weaknesses are closed on time.',
  ],
  [
    '1.3.1',
    'Continuity Planning',
    'For each critical service the resilience team records recovery targets, alternates and suppliers, rehearses outages twice a year and corrects the plans with what the exercise showed.',
  ],
  [
    '1.3.2',
    'Internal Audit',
    'Auditors rank processes by risk, pull transaction samples from core systems, interview owners and issue rated findings; overdue actions are chased monthly and reported to the audit committee.',
  ],
  [
    '1.3.3',
    'Legal Compliance',
    'In-house counsel reviews contracts, products and campaigns against law and precedent, manages litigation files with outside firms and tells the business what must change before launch.',
  ],
];
