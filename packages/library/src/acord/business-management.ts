import type { LibraryEntry } from '../reference-library.ts';

export const businessManagement: readonly LibraryEntry[] = [
  [
    '7',
    'Business Management',
    'Leading the insurance enterprise as a whole: direction and plans, dealings with state and industry, acquisitions and disposals, and the knowledge on which decisions rest.',
  ],
  [
    '7.1',
    'Strategic and enterprise planning',
    'The executive board sets aims for growth, combined ratio, capital and customers, and translates them into initiatives and targets that units must deliver.',
  ],
  [
    '7.1.1',
    'Analyse the strategic position',
    "Strategists study demographic change, climate, technology, rates and rivals, hold interviews with business heads, and describe threats and openings in a paper for the board's yearly retreat.",
  ],
  [
    '7.1.2',
    'Set enterprise targets and initiatives',
    'Board and unit heads agree three-year goals, fund a limited list of initiatives, and name for each an executive sponsor, milestones and measures.',
  ],
  [
    '7.1.3',
    'Track initiatives and benefits',
    'The transformation office collects status, spend and benefit figures monthly from project leads, challenges optimistic reports, and asks the board to stop what no longer pays.',
  ],
  [
    '7.2',
    'Government and Industry Relations',
    'Contacts with supervisors, lawmakers, rating agencies and market associations are coordinated so that the insurer speaks consistently and hears of changes early.',
  ],
  [
    '7.2.1',
    'Respond to supervisory requests',
    'Questions, data calls and examination notices from insurance supervisors are registered, split among departments, answered with reviewed evidence, and delivered by the stated deadline.',
  ],
  [
    '7.2.2',
    'Influence rules and market standards',
    'Public affairs staff follow bills and consultations, draft positions with experts, and represent the company in trade bodies and working groups on data and contract standards.',
  ],
  [
    '7.2.3',
    'Inform rating agencies and investors',
    'Once a year and after major events, finance and strategy teams compile questionnaires, presentations and capital analyses, and prepare executives for the agency meeting.',
  ],
  [
    '7.3',
    'Mergers and Acquisitions',
    'Buying, selling and transferring insurers, agencies and books of business, from first screening to the last migrated policy.',
  ],
  [
    '7.3.1',
    'Screen and evaluate targets',
    'Corporate development compares possible acquisitions with strategy, estimates embedded value, synergies and capital need, and recommends which to approach, always under confidentiality.',
  ],
  [
    '7.3.2',
    'Perform due diligence',
    'Actuaries, lawyers, tax and IT specialists work through the data room, sample claims files and reinsurance contracts, and summarize reserve gaps and liabilities for the price negotiation.',
  ],
  [
    '7.3.3',
    'Integrate or transfer portfolios',
    'A project team obtains regulatory or court approval, informs policyholders, converts policies and claims to the target system with reconciled totals, and closes the old operation.',
  ],
  [
    '7.4',
    'Knowledge Management',
    'Expertise about risks, wordings, claims and rules is collected, reviewed and made easy to find for the staff who advise and decide.',
  ],
  [
    '7.4.1',
    'Maintain underwriting and claims guidelines',
    'Technical leads revise manuals after losses, court rulings and reinsurance changes, publish versions with effective dates, and make sure that superseded pages disappear from desks.',
  ],
  [
    '7.4.2',
    'Capture lessons from losses and projects',
    'After large claims, complaints or projects, a facilitator interviews those involved, writes short lessons tagged by class and cause, and checks that owners apply them.',
  ],
  [
    '7.4.3',
    'Answer staff questions on cover and procedure',
    'Underwriters, handlers and agents pose questions in the internal portal; experts or a search assistant reply quoting the guideline, and unanswered themes become new articles.',
  ],
];
