import type { PackEntry } from '../../industry-pack.ts';

export const safetyAndMarket: readonly PackEntry[] = [
  [
    '7',
    'Drug safety and medical affairs',
    'Side effects are collected from everywhere, reported in days and weighed; physicians get balanced answers.',
  ],
  [
    '7.1',
    'Pharmacovigilance',
    'Case processors and safety physicians run a worldwide desk with clocks of seven and fifteen days.',
  ],
  [
    '7.1.1',
    'Take in adverse event reports',
    'Calls, mails, literature, trials and social media are read for patient, reporter, product and event, and the clock starts.',
    ['pharma-safety-case-intake-from-any-source'],
  ],
  [
    '7.1.2',
    'Assess and report cases',
    'Processors code terms, write a narrative and ask for follow-up; a physician judges causality and the case goes to authorities.',
    ['pharma-safety-case-intake-from-any-source', 'pharma-study-report-and-narrative-drafts'],
  ],
  [
    '7.1.3',
    'Screen literature and detect signals',
    'Weekly searches and statistical alerts are read by the safety team, which decides what becomes a signal.',
    ['pharma-literature-and-signal-watch'],
  ],
  [
    '7.1.4',
    'Write periodic safety reports',
    'Exposure, cases, signals and benefit are brought together for each substance by the data lock point.',
    ['pharma-literature-and-signal-watch'],
  ],
  [
    '7.1.5',
    'Keep risk management commitments',
    'Educational material, registries and controlled distribution promised to an authority are carried out and measured country by country.',
    ['authority-commitment-tracker'],
  ],
  ['7.2', 'Medical affairs', 'Medical scientists answer doctors, advise on evidence and keep promotion honest.'],
  [
    '7.2.1',
    'Answer medical inquiries',
    'Physicians and pharmacists ask about crushing tablets, pregnancy and off-label doses; medical information replies from approved documents.',
    ['pharma-medical-information-response-drafts'],
  ],
  [
    '7.2.2',
    'Approve promotional material',
    'Medical, legal and regulatory reviewers read each claim, reference and picture before a representative may show it.',
    ['brand-and-claims-checked-copy-drafts'],
  ],
  [
    '7.2.3',
    'Disclose payments to physicians',
    'Fees, travel and meals for health professionals are collected per recipient, checked and published each year.',
    ['pharma-payments-to-physicians-disclosure'],
  ],
  [
    '7.2.4',
    'Talk science with leading physicians',
    'Medical liaisons discuss data with hospital experts, hear about unmet need and support their own studies.',
    {
      nothing:
        'A scientist and a professor talk for an hour; the rules want this talk to be free of any sales machinery.',
    },
  ],
  [
    '8',
    'Market access and sales',
    'Payers decide on price, wholesalers and hospitals order, and representatives get four minutes with a doctor.',
  ],
  [
    '8.1',
    'Pricing and reimbursement',
    'Value dossiers, price negotiations and tenders decide whether a launch earns anything.',
  ],
  [
    '8.1.1',
    'Prepare value dossiers',
    'Health economists show added benefit against the comparator that the assessment body names, with indirect comparisons and budget impact.',
    ['pharma-study-report-and-narrative-drafts'],
  ],
  [
    '8.1.2',
    'Negotiate prices with payers',
    'Market access directors meet the payers’ association four times and sign for volume, rebate or outcome.',
    { nothing: 'Four meetings across a table under law decide it; the bargaining room leaves nothing to run by rule.' },
  ],
  [
    '8.1.3',
    'Bid in hospital and generic tenders',
    'Tender managers read lots, calculate price and penalty, and promise volumes that the plant must then deliver.',
    ['tender-search-with-fit-and-knockout-check', 'proposal-answers-from-approved-library'],
  ],
  [
    '8.1.4',
    'Compute statutory rebates and chargebacks',
    'Contract operations calculate mandatory discounts, wholesaler chargebacks and government prices and file them each quarter.',
    ['partner-rebates-and-results-recalculated', 'price-waterfall-leakage-report'],
  ],
  [
    '8.2',
    'Field force and orders',
    'Representatives visit, customer service takes orders, and both are watched by a code of conduct.',
  ],
  [
    '8.2.1',
    'Plan and record visits to doctors',
    'Representatives choose practices by potential and consent, leave samples against signature and note what was said.',
    ['visit-plan-by-need-and-route', 'visit-notes-dictated-into-crm-fields'],
  ],
  [
    '8.2.2',
    'Take orders of wholesalers and hospitals',
    'Order desks enter faxes and messages, check licenses and quotas for scarce products and promise a delivery day.',
    ['purchase-orders-by-mail-into-sales-orders', 'backorder-reallocation-by-promise-and-margin'],
  ],
  [
    '8.2.3',
    'Settle wholesaler deductions',
    'Short payments for price differences, returns and promotions are explained line by line or refused.',
    ['deduction-reason-coding-from-claim', 'invalid-deduction-evidence-agent'],
  ],
  [
    '9',
    'Medicine distribution',
    'Medicines travel cold, counted and protected against theft and falsification from plant to pharmacy.',
  ],
  [
    '9.1',
    'Warehousing and transport',
    'Logistics keeps released, quarantined and returned stock apart and the temperature inside its limits.',
  ],
  [
    '9.1.1',
    'Ship under temperature control',
    'Shippers choose packaging and carrier by lane and season, read loggers on arrival and ask quality what an excursion means.',
    ['pharma-cold-chain-excursion-disposition'],
  ],
  [
    '9.1.2',
    'Supervise contract warehouses',
    'Distribution managers audit logistics providers for good practice, measure service and check their bills.',
    ['third-party-warehouse-performance-and-bill'],
  ],
  [
    '9.1.3',
    'Process returned medicines',
    'Wholesalers send back expired and damaged packs; codes are verified, credit granted by policy and the rest destroyed on record.',
    ['pharma-returned-goods-credit-and-destruction'],
  ],
  [
    '9.2',
    'Supply protection and recalls',
    'Shortages, falsified packs and recalls are told to authorities before newspapers tell them.',
  ],
  [
    '9.2.1',
    'Foresee and notify shortages',
    'Supply planners compare stock, releases and demand per country and report a coming gap to the authority months ahead.',
    ['constrained-supply-plan-by-optimization'],
  ],
  [
    '9.2.2',
    'Recall batches',
    'Within a day quality decides the depth, wholesalers get the letter, and returned packs are counted against those sold.',
    [
      'recall-scope-narrowed-and-sales-stopped',
      'recall-authority-reports-from-live-counts',
      'recall-notices-by-owner-with-reply-handling',
    ],
  ],
  [
    '9.2.3',
    'Resolve verification alerts',
    'A pharmacy scanner says that a code is unknown; the desk finds out whether data, scanner or a falsifier is behind it.',
    ['pharma-serialization-exception-resolution'],
  ],
  [
    '10',
    'Contract development and manufacturing',
    'Clients bring molecules, ask for a slot and a price, and want to see every deviation of their batch.',
  ],
  [
    '10.1',
    'Winning manufacturing contracts',
    'Business development and engineers judge in two weeks whether a foreign process fits the own plant.',
  ],
  [
    '10.1.1',
    'Quote client inquiries',
    'A confidential brief with volumes and process steps is matched with lines, containment class and gaps, and answered with phases and prices.',
    ['pharma-contract-manufacturing-proposal-and-transfer-gaps', 'nda-review-by-playbook'],
  ],
  [
    '10.1.2',
    'Agree supply and quality contracts',
    'Lawyers and quality settle who releases, who answers authorities, what a failed batch costs and how forecasts bind.',
    ['customer-paper-against-sales-contract-positions'],
  ],
  [
    '10.2',
    'Running client projects',
    'Project managers keep client and plant in step from technology transfer to routine deliveries.',
  ],
  [
    '10.2.1',
    'Take over the client’s process',
    'Receiving and sending site compare recipes, equipment and methods line by line and list what has to be adapted.',
    ['pharma-contract-manufacturing-proposal-and-transfer-gaps'],
  ],
  [
    '10.2.2',
    'Report batches and projects to clients',
    'Weekly calls go through milestones, deviations and invoices; record copies and certificates follow each shipment.',
    ['pharma-release-file-for-qualified-person'],
  ],
];
