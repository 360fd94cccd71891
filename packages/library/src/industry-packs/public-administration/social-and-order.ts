import type { PackEntry } from '../../industry-pack.ts';

export const socialAndOrder: readonly PackEntry[] = [
  [
    '3',
    'Social benefits and family',
    'Money, places and help for people who need them, decided on evidence that is hard to collect when life is in disorder.',
  ],
  [
    '3.1',
    'Benefit cases',
    'Caseworkers for housing, income support, care and family benefits assess need, pay monthly and correct when circumstances change.',
  ],
  [
    '3.1.1',
    'Decide benefit applications',
    'Caseworkers go through bank statements, leases and pay slips, write for what is missing and compute the entitlement.',
    ['city-benefit-evidence-read-and-gaps-asked-once', 'city-once-only-evidence-fetched-from-registers'],
  ],
  [
    '3.1.2',
    'Recompute after changes',
    'A new job, child or flat is reported late; the month is recalculated and overpaid money asked back.',
    ['city-changed-circumstances-recomputed-before-debts-grow'],
  ],
  [
    '3.1.3',
    'Write decisions that people understand',
    'Notices cite paragraphs for four pages, and the counter explains them afterwards one by one.',
    ['city-decisions-rewritten-in-plain-language-with-legal-core'],
  ],
  [
    '3.1.4',
    'Advise people in need',
    'Social workers listen, sort the letters in the plastic bag and go along to the landlord or the clinic.',
    { nothing: 'Trust between two people is the service; everything written about it is told elsewhere.' },
  ],
  [
    '3.2',
    'Children, youth and schools',
    'Nursery and school places, child protection and family help run under a legal claim and public eyes.',
  ],
  [
    '3.2.1',
    'Allocate childcare places',
    'Parents register with six nurseries, each keeps its own list, and places are given in spring by criteria and telephone.',
    ['city-childcare-places-matched-by-criteria-and-wishes'],
  ],
  [
    '3.2.2',
    'Plan schools and nurseries',
    'Planners forecast children per district from births, new housing and moves, and propose where to build or bring containers.',
    ['city-school-and-nursery-places-forecast-by-block'],
  ],
  [
    '3.2.3',
    'Protect children at risk',
    'After a report two social workers visit, judge danger together and agree on help or ask the family court.',
    { nothing: 'Two professionals decide at a kitchen table; no score may stand between them and the child.' },
  ],
  [
    '3.2.4',
    'Document home visits and help plans',
    'Social workers write visits, talks and goals into the file at night, because the next crisis starts at eight.',
    ['city-social-work-visit-notes-structured-for-the-file'],
  ],
  ['3.3', 'Social housing', 'Housing offices give certificates, place households and act against misuse and mold.'],
  [
    '3.3.1',
    'Allocate social housing',
    'Vacant flats from housing companies are offered to registered households by urgency, size and fit.',
    ['city-social-housing-offers-by-urgency-and-fit'],
  ],
  [
    '3.3.2',
    'Prevent evictions and house the homeless',
    'Notices from courts reach the office, which talks with tenant and landlord, takes over arrears or finds a room tonight.',
    {
      nothing: 'A telephone call to landlord and tenant in time is the whole art, and the cases are few and different.',
    },
  ],
  [
    '3.4',
    'Culture and sport',
    'Libraries, music schools, museums, pools and sports halls are run by the municipality or lent to its clubs.',
  ],
  [
    '3.4.1',
    'Run libraries and music schools',
    'Librarians buy and describe media and hold readings; music schools place pupils with teachers and bill lessons.',
    ['university-library-subject-indexing-with-vocabulary'],
  ],
  [
    '3.4.2',
    'Let sports halls and civic rooms',
    'Clubs apply for weekly hours in halls and pools, and the office deals them out by membership and last season’s use.',
    {
      nothing:
        'A booking portal lists the hours; who gets Thursday evening is settled with the clubs around one table in spring.',
    },
  ],
  [
    '4',
    'Migration and citizenship',
    'Foreign nationals get permits, extensions and in the end the passport, under law that changes every year.',
  ],
  ['4.1', 'Residence and work', 'The immigration office decides on staying, working, family reunion and leaving.'],
  [
    '4.1.1',
    'Extend residence permits',
    'Applicants bring passport, contract and proof of income; the officer checks registers, interviews and orders the card.',
    ['city-residence-permit-files-prepared-before-the-appointment'],
  ],
  [
    '4.1.2',
    'Take part in visa and work permit cases',
    'Consulates and labor agency ask for consent on workers and spouses, and employers ask where it hangs.',
    ['city-once-only-evidence-fetched-from-registers', 'open-case-chase-across-departments'],
  ],
  [
    '4.1.3',
    'Decide on return and toleration',
    'Officers examine obstacles to leaving, hear the person and order, suspend or carry out departure.',
    { nothing: 'Liberty and safety of a person hang on it; an officer has to hear and weigh and sign alone.' },
  ],
  ['4.2', 'Naturalization', 'Years of residence, language, income and loyalty are proved before the ceremony.'],
  [
    '4.2.1',
    'Examine naturalization files',
    'Caseworkers collect certificates, question security services and count periods of residence that never fit exactly.',
    ['city-naturalization-files-complete-before-the-officer-reads'],
  ],
  [
    '4.2.2',
    'Hold citizenship tests and ceremonies',
    'Adult education centers hold the test and the mayor hands over the certificate with the anthem.',
    { nothing: 'A test on paper by another body and an hour of festivity a month.' },
  ],
  [
    '5',
    'Business, order and inspection',
    'Trades, restaurants, food, events and noise are registered, licensed, inspected and sometimes closed.',
  ],
  [
    '5.1',
    'Trade and licenses',
    'Founders register a business in minutes or wait months for a license with five participating offices.',
  ],
  [
    '5.1.1',
    'Register trades',
    'The trade office enters beginning, change and end of a business and tells tax office, chamber and accident insurer.',
    ['city-trade-registrations-accepted-by-rule'],
  ],
  [
    '5.1.2',
    'License restaurants and events',
    'Hosts file plans, reliability certificates and safety concepts; building, fire and hygiene offices add their conditions.',
    ['city-opening-a-restaurant-guided-across-permits', 'city-permit-consultation-of-agencies-in-parallel'],
  ],
  [
    '5.1.3',
    'Watch licenses that expire',
    'Taxi, guarding and weapon licenses run out or lose their ground, and somebody has to notice and write.',
    {
      nothing:
        'The trade register reminds by date; that a license has lost its ground is learned from a letter of police or court.',
    },
  ],
  [
    '5.2',
    'Inspection and public order',
    'Inspectors go to kitchens, markets, playgrounds and building sites; the order office goes where neighbors shout.',
  ],
  [
    '5.2.1',
    'Plan and carry out inspections',
    'Food, trade and environment inspectors choose premises by interval and complaint, note defects and return to see them mended.',
    ['city-inspections-chosen-by-risk-and-route'],
  ],
  [
    '5.2.2',
    'Patrol and settle disputes',
    'Order officers walk parks and stations, talk, warn and write down what they saw.',
    { nothing: 'Presence and tone on the street do the work; the report is a line on a handheld.' },
  ],
  [
    '5.2.3',
    'Fine parking and speeding',
    'Officers and cameras record offences; the fines office reads plates, finds holders, hears them and issues the notice.',
    ['city-parking-and-speed-fines-from-photo-to-notice'],
  ],
  [
    '5.2.4',
    'Prosecute other offences',
    'Illegal dumping, loud bars and unlicensed dogs become hearings and fine notices with their own evidence.',
    ['city-parking-and-speed-fines-from-photo-to-notice'],
  ],
];
