import type { LibraryEntry } from '../reference-library.ts';

export const suppliers: readonly LibraryEntry[] = [
  [
    '2',
    'Source Goods and Manage Suppliers',
    'Buyers find capable suppliers, agree terms and place orders that bring goods in on time, at agreed cost and quality, and hold partners to what they promised.',
  ],
  [
    '2.1',
    'Select and onboard suppliers',
    'Finds vendors able to meet volume, quality and ethical standards and gets them ready to trade electronically without payment or compliance surprises.',
  ],
  [
    '2.1.1',
    'Qualify suppliers',
    'Sourcing managers shortlist makers from fairs, agents and databases, compare capacity, references, price and risk ratings, and visit finalists before recommending one.',
  ],
  [
    '2.1.2',
    'Onboard suppliers',
    'Vendor administrators gather company papers, tax forms, bank details and EDI contacts through a portal, verify them by call-back and open the account once contracts are signed.',
  ],
  [
    '2.1.3',
    'Audit factories',
    'Inspectors or third parties check working conditions, safety and environmental practice on site every year, grade findings and follow corrective plans to closure with photographs.',
  ],
  [
    '2.2',
    'Negotiate and contract',
    'Secures cost, delivery and funding terms in writing, so that invoices, rebates and penalties can be settled without argument.',
  ],
  [
    '2.2.1',
    'Negotiate annual terms',
    'Lead buyers prepare volume, market-cost and margin analyses per supplier, hold negotiation rounds, and record agreed prices, bonuses and service levels in the deal system.',
  ],
  [
    '2.2.2',
    'Manage supplier contracts',
    'Contract staff issue agreements from templates, obtain e-signatures, index clauses and remind buyers of renewals, price-review dates and missing insurance certificates.',
  ],
  [
    '2.2.3',
    'Agree promotional funding',
    'Buyers book supplier contributions to offers, displays and advertising per event with amount, proof and billing rule, letting finance claim them when the promotion ends.',
  ],
  [
    '2.3',
    'Purchase merchandise',
    'Turns plans and replenishment needs into confirmed orders and steers them through production, shipment and customs to the warehouse door.',
  ],
  [
    '2.3.1',
    'Place seasonal orders',
    'Fashion and general-merchandise buyers split quantities by color, size and delivery window, check open-to-buy, and transmit purchase orders months before selling starts.',
  ],
  [
    '2.3.2',
    'Release replenishment orders',
    'Proposed orders computed nightly from forecast, stock and lead time are rounded to pallets and minimums; planners review only those outside limits and send the rest by EDI.',
  ],
  [
    '2.3.3',
    'Track order confirmations',
    'Expediting clerks compare supplier acknowledgments and shipment notices with orders, chase silent vendors by email and phone, and update delivery dates that stores rely on.',
  ],
  [
    '2.3.4',
    'Clear imports through customs',
    'Import specialists assemble invoice, packing list and certificate of origin, classify goods by tariff code, file declarations through the broker and settle duty queries.',
  ],
  [
    '2.4',
    'Review supplier performance',
    'Measures what vendors deliver, recovers the cost of failure and works with the better ones on smoother supply.',
  ],
  [
    '2.4.1',
    'Score supplier delivery and quality',
    'Monthly scorecards combine fill rate, punctuality, defects and data quality from receipts and complaints; buyers discuss the weakest vendors and set improvement targets.',
  ],
  [
    '2.4.2',
    'Claim for shortages and damage',
    'Receipt discrepancies with photographs and counts are turned into debit notes; claims clerks answer supplier objections from delivery proofs and escalate unresolved amounts to the buyer.',
  ],
  [
    '2.4.3',
    'Share forecasts with suppliers',
    'Supply planners send rolling demand, stock and promotion figures to key vendors every week, compare their capacity replies and agree how to bridge shortfalls.',
  ],
];
