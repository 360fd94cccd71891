import type { LibraryEntry } from '../reference-library.ts';

export const businessPartnerDomain: readonly LibraryEntry[] = [
  [
    '1.6',
    'Business Partner Domain',
    'Working with suppliers, roaming and interconnect operators, dealers, content providers and other parties: choosing, contracting, ordering, settling accounts and solving problems together.',
  ],
  [
    '1.6.2',
    'Business Partner Tender Management',
    'Requirements are put to the market, offers are compared fairly, and a partner is selected on price, quality, risk and fit with the technical roadmap.',
  ],
  [
    '1.6.2.A',
    'Prepare and issue tenders',
    "Buyers assemble specifications, evaluation criteria, draft terms and a bidder list, publish them on the sourcing portal and answer every bidder's questions alike before the deadline.",
  ],
  [
    '1.6.2.B',
    'Evaluate bids and select partners',
    'Technical and commercial scores are given separately by a panel, clarifications are logged, total cost is compared over the term, and the award proposal goes to the spending committee.',
  ],
  [
    '1.6.5',
    'Business Partner Agreement Management',
    'Negotiating, signing, storing and watching over agreements with partners, so that obligations, prices and end dates are known and kept.',
  ],
  [
    '1.6.5.A',
    'Draft and negotiate agreements',
    'Contract managers start from clause templates, mark departures proposed by the partner, weigh their risk with legal, tax and security colleagues, and secure signatures by proper authority.',
  ],
  [
    '1.6.5.B',
    'Negotiate roaming and interconnect rates',
    'Carrier managers exchange traffic forecasts and volume commitments with several hundred operators each year, agree discounts, and file the resulting rates for loading into wholesale billing.',
  ],
  [
    '1.6.5.C',
    'Monitor obligations and expiries',
    'Key dates, price indexations, minimum volumes and penalties are extracted from signed documents into the contract register, which warns owners ninety days before a term ends.',
  ],
  [
    '1.6.8',
    'Business Partner Order Management',
    'Orders to partners for circuits, equipment, ports or services are placed, acknowledged, followed and accepted, usually on behalf of a customer order.',
  ],
  [
    '1.6.8.A',
    'Order wholesale access lines',
    'For an address beyond its own network, the operator sends a standard order to the access provider, exchanges appointment and status messages, and relays delays to the customer order.',
  ],
  [
    '1.6.8.B',
    'Expedite late partner deliveries',
    'Purchase and circuit orders past their confirmed date are listed daily; coordinators call or message the partner, obtain a reason and new date, and escalate repeat offenders.',
  ],
  [
    '1.6.10',
    'Business Partner Problem Management',
    'Faults and complaints that cross a company border are passed to the partner, or received from one, and followed until both sides agree they are solved.',
  ],
  [
    '1.6.10.A',
    'Report faults to partners',
    "A ticket with circuit identity, tests and times is sent through the partner's interface or portal; status updates are mirrored into the own ticket without retyping.",
  ],
  [
    '1.6.10.B',
    'Handle faults reported by partners',
    'Wholesale customers and roaming operators lodge troubles by portal or email; the wholesale desk verifies entitlement, links them to known outages and answers within the agreed time.',
  ],
  [
    '1.6.15',
    'BP Bill/Invoice Management',
    'Preparing invoices to wholesale and content partners, and receiving and checking those that partners send, against usage, orders and agreed prices.',
  ],
  [
    '1.6.15.A',
    'Verify partner invoices',
    'Invoices from carriers and suppliers, mostly received as electronic files or PDF, are compared line by line with orders, own usage counts and contracted rates before approval.',
  ],
  [
    '1.6.15.A.1',
    'Match invoices to orders and receipts',
    'Supplier invoices are captured, checked for duplicates and matched with purchase order and goods receipt; differences outside tolerance go to the buyer and the rest to payment.',
  ],
  [
    '1.6.15.A.2',
    'Reconcile interconnect traffic',
    "Own minutes, messages and data volumes for each route are set beside the carrier's statement; gaps above one percent open a dispute with sample records attached.",
  ],
  [
    '1.6.15.B',
    'Invoice wholesale partners',
    "At month end, traffic sent by other operators, leased capacity and fees are priced from agreement data, reviewed by wholesale finance and invoiced in the partner's currency and format.",
  ],
  [
    '1.6.15.C',
    'Settle invoice disputes with partners',
    'Dispute analysts exchange call samples and rate evidence, agree a corrected amount within the contractual window, and book the credit or debit note on either side.',
  ],
  [
    '1.6.18',
    'Business Partner Revenue Sharing and Settlement',
    'Calculating what content owners, marketplace sellers, roaming and virtual operators earn from shared revenue, and agreeing and paying it on time.',
  ],
  [
    '1.6.18.A',
    'Calculate revenue shares',
    'After each month closes, content, advertising and marketplace sales are collected, refunds deducted, contractual shares applied and statements produced for several hundred partners.',
  ],
  [
    '1.6.18.B',
    'Exchange roaming usage files',
    "Files of visiting subscribers' usage are sent daily through the clearing house and partners' files received, with rejected records corrected or returned before the time limit cuts off payment.",
  ],
];
