import type { LibraryEntry } from '../reference-library.ts';

export const externalRelationships: readonly LibraryEntry[] = [
  [
    '12.0',
    'Manage External Relationships',
    'Corporate affairs, legal and investor teams care for relations with owners, lenders, authorities, the board, courts and the public, protecting reputation and the right to operate.',
  ],
  [
    '12.1',
    'Build investor relationships',
    'Investor relations and treasury provide lenders, analysts and shareholders with consistent, lawful information, so that capital stays available at a fair price.',
  ],
  [
    '12.1.1',
    'Plan, build, and manage lender relations',
    'Treasury maintains a calendar of bank meetings, covenant certificates and rating reviews, prepares data packs from forecasts, and negotiates waivers early when a covenant comes under pressure.',
  ],
  [
    '12.1.3',
    'Communicate with shareholders',
    'Quarterly letters, earnings releases and meeting invitations are drafted from approved figures, cleared by legal, distributed through regulated channels, and shareholder questions answered from a documented fact base.',
  ],
  [
    '12.2',
    'Manage government and industry relationships',
    "Public affairs keeps dialogue with governments, agencies and associations alive, explains the organization's position and brings early notice of rule changes.",
  ],
  [
    '12.2.1',
    'Manage government relations',
    'Government affairs managers track bills and consultations, brief executives before meetings, submit position papers, and log every contact for transparency registers.',
  ],
  [
    '12.2.3',
    'Manage relations with trade or industry groups',
    'Delegates to trade and standards bodies coordinate the company view with experts, vote and comment on drafts, and circulate meeting results together with membership costs for annual review.',
  ],
  [
    '12.3',
    'Manage relations with board of directors',
    'The corporate secretary and finance leaders supply directors with accurate, timely papers on results, audits and decisions, and record how the board used them.',
  ],
  [
    '12.3.1',
    'Report financial results',
    "Finance compiles results, outlook and key risks into a board pack each quarter, has the chief financial officer review it, and answers directors' questions raised before and during the session.",
  ],
  [
    '12.3.2',
    'Report audit findings',
    'Internal audit summarizes completed reviews, ratings and overdue actions for the audit committee, presents severe findings in person, and records the directions given.',
  ],
  [
    '12.4',
    'Manage legal and ethical issues',
    'In-house lawyers and ethics officers prevent, manage and resolve legal exposure by advising the business, drafting agreements and steering outside counsel and disputes.',
  ],
  [
    '12.4.7',
    'Resolve disputes and litigations',
    'Litigation counsel assess claims, issue document holds, gather and review evidence with e-discovery tools, estimate reserves, and settle or try cases within authority agreed with finance.',
  ],
  [
    '12.4.9',
    'Negotiate and document agreements/contracts',
    "Contract managers draft from clause templates, compare counterparties' mark-ups with the playbook, escalate unusual liability or data terms, obtain e-signatures, and index obligations and renewal dates.",
  ],
  [
    '12.5',
    'Manage public relations program',
    'Public relations staff shape how communities, media and the wider public see the organization, by answering inquiries, telling stories and preparing for bad news.',
  ],
  [
    '12.5.2',
    'Manage media relations',
    "Press officers monitor coverage and social channels, answer journalists' questions from approved messages, arrange interviews, and brief management daily on tone and emerging issues.",
  ],
  [
    '12.5.5',
    'Issue press releases',
    'Approved releases are formatted, translated, timed to disclosure rules and sent to wires, website and journalist lists, after which the press office checks pickup and corrects errors.',
  ],
];
