import type { PackEntry } from '../../industry-pack.ts';

export const clientsAndLegalWork: readonly PackEntry[] = [
  [
    '1',
    'Clients and New Business',
    'Partners win mandates from people who trust them; the firm helps them to be remembered, to bid, and to say no.',
  ],
  [
    '1.1',
    'Markets and Relationships',
    'Who could need the firm, who knows whom there, and what the firm is known for.',
  ],
  [
    '1.1.1',
    'Look after key clients',
    'A lead partner and a small team know the client’s plans, visit without an agenda, and hear of the next mandate before it is tendered.',
    ['account-plan-prefilled-from-customer-records'],
  ],
  [
    '1.1.2',
    'Track leads and the pipeline',
    'Business development keeps conversations, proposals and odds per partner, and asks every month what happened with the one from spring.',
    ['pipeline-hygiene-rules', 'prospect-list-with-trigger-and-first-contact-note'],
  ],
  [
    '1.1.3',
    'Write client alerts and thought leadership',
    'Within two days of a ruling or a draft law, associates and marketing send a page that says who is affected and what to do.',
    ['regulatory-horizon-scan-with-applicability', 'brand-and-claims-checked-copy-drafts'],
  ],
  [
    '1.1.4',
    'Submit to rankings and directories',
    'Practice leads collect matters and referees once a year for the guides, in their forms, with clients’ consent to be named.',
    ['proposal-answers-from-approved-library'],
  ],
  [
    '1.1.5',
    'Cultivate referrals and be seen',
    'Partners speak at congresses, sit on boards of associations, dine with bankers and refer work to friends abroad.',
    {
      nothing:
        'Trust between people grows at tables and on stages; the firm can pay for dinner and book the train, and that is all the support this needs.',
    },
  ],
  ['1.2', 'Proposals and Pricing', 'From an invitation to pitch to a scope and a fee that both sides can live with.'],
  [
    '1.2.1',
    'Decide on invitations to pitch',
    'Panel reviews, public tenders and calls are looked at for fit, conflicts, fee pressure and who would do the work.',
    ['tender-search-with-fit-and-knockout-check', 'bid-approval-by-margin-cash-and-risk'],
  ],
  [
    '1.2.2',
    'Write proposals and credentials',
    'Bid managers pull references, CVs and approach texts from old proposals, get partners to rewrite the first page, and rehearse the pitch.',
    ['proposal-answers-from-approved-library', 'firm-reference-projects-and-cvs-for-bids'],
  ],
  [
    '1.2.3',
    'Price fees and budgets',
    'Pricing people compare similar matters by phase and grade, propose fixed, capped or success fees, and show the margin at three scopes.',
    ['engagement-margin-from-time-and-discounts', 'firm-fee-proposal-from-past-matters'],
  ],
  [
    '1.2.4',
    'Debrief wins and losses',
    'Somebody who did not pitch calls the general counsel and writes down why it was the other firm.',
    ['win-loss-reasons-beyond-price'],
  ],
  [
    '1.3',
    'Intake and Acceptance',
    'Nothing is opened until the firm knows for whom, against whom, and under which terms.',
  ],
  [
    '1.3.1',
    'Search conflicts and independence',
    'Names, parents, adversaries and directors are run through matters, audit clients and shareholdings, and a partner rules on what turns up.',
    ['firm-conflict-check-relationships'],
  ],
  [
    '1.3.2',
    'Identify clients and assess risk',
    'Passports, register extracts, owners, source of funds and sanctions are gathered and rated before a time code exists, and refreshed later.',
    ['firm-client-identification-refresh'],
  ],
  [
    '1.3.3',
    'Agree engagement terms',
    'The letter with scope, team, fee, liability cap and data clause is drawn from the forms, negotiated where the client has a paper of its own, and signed.',
    ['firm-engagement-letter-assembly', 'customer-paper-against-sales-contract-positions'],
  ],
  [
    '1.3.4',
    'Open matters and engagements',
    'Codes, team rights, budget, billing address and document space are set up from the signed terms within the day.',
    ['engagement-start-kit-from-the-order'],
  ],
  [
    '1.3.5',
    'Read clients’ outside counsel guidelines',
    'Forty pages on travel, staffing, rates and invoice format are turned into what the team must know and the system must stop.',
    ['firm-billing-guideline-check', 'contract-terms-into-delivery-duties'],
  ],
  [
    '2',
    'Legal Work',
    'Lawyers advise, draft, negotiate and litigate; paralegals and clerks keep files, dates and evidence in order.',
  ],
  ['2.1', 'Advice and Drafting', 'A question or a deal comes in; a memo, a contract or a signature goes out.'],
  [
    '2.1.1',
    'Research law and write opinions',
    'Associates look up statutes, rulings and commentary, follow whether authority still stands, and draft a view that a partner will sign.',
    ['firm-legal-research-verified-citations'],
  ],
  [
    '2.1.2',
    'Draft and mark up contracts',
    'From a precedent and the term sheet comes a first draft; turns with the other side are compared, explained to the client, and cleaned.',
    ['firm-contract-draft-and-turn-comparison'],
  ],
  [
    '2.1.3',
    'Run due diligence for transactions',
    'A team reads contracts, permits, employment and litigation in the data room and writes red flags per workstream in two weeks.',
    ['due-diligence-data-room-reading'],
  ],
  [
    '2.1.4',
    'Manage signing and closing',
    'Conditions, signature pages, powers of attorney, funds flow and originals are ticked off on a list that five firms share.',
    ['firm-closing-checklist-and-signature-pages'],
  ],
  [
    '2.1.5',
    'Negotiate for the client',
    'Partners meet the other side, read the room, trade an indemnity for a price point, and bring both principals to a handshake at four in the morning.',
    {
      nothing:
        'The client pays for nerve and judgment across a table; preparing the paper around it is done elsewhere, and no one sends a proxy into that room.',
    },
  ],
  ['2.2', 'Disputes', 'Courts, arbitrators and opponents with deadlines that forgive nothing.'],
  [
    '2.2.1',
    'Docket deadlines and hearings',
    'Incoming writs and orders are tied to a matter, time limits computed by the rules of that court, double-checked, and watched to the filing.',
    ['firm-court-deadline-docketing'],
  ],
  [
    '2.2.2',
    'Draft pleadings and submissions',
    'A team builds facts, law and exhibits into a statement of claim or defense, with each allegation tied to proof.',
    ['firm-legal-research-verified-citations', 'firm-chronology-from-case-documents'],
  ],
  [
    '2.2.3',
    'Review documents for disclosure',
    'Reviewers and a senior lawyer sort mail and files of custodians by relevance and privilege under an agreed protocol.',
    ['firm-document-review-ranking'],
  ],
  [
    '2.2.4',
    'Build chronology and prepare witnesses',
    'Dates, meetings and messages are laid out in order, contradictions found, and witnesses taken through their own papers.',
    ['firm-chronology-from-case-documents'],
  ],
  [
    '2.2.5',
    'Plead and examine in court',
    'Counsel stands up, answers the bench, cross-examines, and decides in seconds which question not to ask.',
    {
      nothing:
        'An oral craft before a judge, reserved to admitted persons; everything that helps is in the binder beforehand.',
    },
  ],
  [
    '2.2.6',
    'Enforce judgments and collect debts',
    'Volume desks issue payment orders, instruct bailiffs, trace debtors and agree installments for clients with thousands of small claims.',
    ['overdue-interest-and-legal-handover', 'collection-worklist-by-payer-behavior'],
  ],
  [
    '2.3',
    'Recurring Legal Services',
    'Registers, filings and portfolios that run by calendar for many clients at once.',
  ],
  [
    '2.3.1',
    'Keep entity and register filings',
    'Paralegals prepare minutes, register changes and yearly returns for groups of companies in many countries.',
    ['legal-entity-filings-and-signatories'],
  ],
  [
    '2.3.2',
    'Prosecute patents and marks',
    'Attorneys draft applications, answer office actions, pay renewals in time, and report to clients by family and country.',
    ['firm-patent-office-action-response-draft'],
  ],
  [
    '2.3.3',
    'Notarize and register deeds',
    'Notary clerks prepare deeds, read identity and powers, register land and company changes, and pay taxes and fees over the escrow account.',
    ['firm-deed-drafted-filed-and-taxed-in-one-run'],
  ],
];
