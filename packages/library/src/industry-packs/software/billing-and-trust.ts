import type { PackEntry } from '../../industry-pack.ts';

export const billingAndTrust: readonly PackEntry[] = [
  [
    '8',
    'Subscription Billing and Revenue',
    'Orders, meters, invoices, cards and the rules for when revenue may be shown.',
  ],
  ['8.1', 'Order to Cash', 'What was sold must be switched on, counted, billed and paid, tenant by tenant.'],
  [
    '8.1.1',
    'Meter usage and rate it',
    'Events of calls, seats or gigabytes are counted per tenant, commitments and tiers are applied, and the customer sees the same figure.',
    ['software-usage-metering-and-billing'],
  ],
  [
    '8.1.2',
    'Issue and correct invoices',
    'Billing specialists run annual and monthly invoices with purchase order numbers and tax, and unravel mid-term upgrades and credits.',
    ['invoice-ready-check-against-rejection', 'billing-inquiry-answer-with-evidence'],
  ],
  [
    '8.1.3',
    'Recover failed card payments',
    'Declined cards are retried, holders are asked for new details, and access is narrowed only at the end of grace.',
    ['media-failed-subscription-payment-recovery'],
  ],
  [
    '8.1.4',
    'Compare entitlements with use',
    'License auditors look for seats shared, modules on without an order, and servers beyond the count, and talk about it politely.',
    ['software-entitlement-provisioning-from-order'],
  ],
  [
    '8.2',
    'Revenue Accounting',
    'Multi-element contracts, ramps and credits meet the accounting standard and the commission plan.',
  ],
  [
    '8.2.1',
    'Recognize contract revenue',
    'Accountants split each order into obligations with stand-alone prices, start and term, and rebuild the waterfall after every amendment.',
    ['contract-revenue-recognition-terms'],
  ],
  [
    '8.2.2',
    'Pay commissions and partner shares',
    'Bookings, clawbacks and marketplace fees become statements that reps and partners will check to the dollar.',
    [
      'commission-run-from-orders-and-plan-rules',
      'partner-rebates-and-results-recalculated',
      'telecom-revenue-share-statements-for-content-and-marketplace',
    ],
  ],
  ['9', 'Trust and Compliance', 'What buyers, auditors and supervisors want to see proved, year after year.'],
  ['9.1', 'Assurance', 'Certificates that open doors to larger buyers, and the evidence behind each control.'],
  [
    '9.1.1',
    'Collect control evidence',
    'Screenshots, tickets and exports for the security report are drawn all year from systems and people, and gaps are closed before the auditor samples.',
    ['control-evidence-collected-once-for-all-frameworks', 'audit-evidence-pack-by-clause'],
  ],
  [
    '9.1.2',
    'Assess suppliers and subprocessors',
    'New tools with customer data are reviewed for security and contract, listed, and announced to customers with a period to object.',
    ['supplier-security-answers-drafted-and-checked', 'privacy-clause-and-subprocessor-watch'],
  ],
  [
    '9.1.3',
    'Review new features for privacy and AI rules',
    'Privacy counsel and product sit over data flows, purposes and model use of a feature and decide what must change before launch.',
    ['processing-record-and-impact-prefill', 'regulatory-horizon-scan-with-applicability'],
  ],
  ['9.2', 'Customer Data Rights', 'Whose data it is becomes clear when somebody wants it back, gone, or has lost it.'],
  [
    '9.2.1',
    'Export and delete data at contract end',
    'Tenant data are handed over in the agreed format, erased in every store and backup by its date, and a certificate is signed.',
    ['software-data-deletion-and-export'],
  ],
  [
    '9.2.2',
    'Answer data subject requests',
    'Persons or the customers on their behalf ask what is held; identity is proved and extracts are collected across systems.',
    ['data-subject-request-fulfillment', 'software-data-deletion-and-export'],
  ],
  [
    '9.2.3',
    'Notify data breaches',
    'The security lead, counsel and affected owners establish what was exposed and inform authority and customers within the hours allowed.',
    ['personal-data-breach-clock'],
  ],
];
