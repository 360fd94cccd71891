import type { PackEntry } from '../../industry-pack.ts';

export const claimsAndSettlement: readonly PackEntry[] = [
  [
    '7',
    'Service, Claims and Settlement',
    'Telling people where it is, paying for what broke, and billing what was done.',
  ],
  [
    '7.1',
    'Customer Service',
    'Questions by phone, mail and chat about consignments under way, and the anger when they are late.',
  ],
  [
    '7.1.1',
    'Answer status and delivery questions',
    'Agents look up scans, call the depot or the driver, send the signed proof, and start a trace where the last scan is too old.',
    ['shipment-status-answers'],
  ],
  [
    '7.1.2',
    'Tell customers of delays',
    'When a line-haul is late or a vessel skips the port, service writes to those concerned with a new date before they ask.',
    ['shipment-eta-and-exception-desk', 'proactive-notice-for-known-disturbances'],
  ],
  [
    '7.1.3',
    'Handle complaints of shippers and receivers',
    'Rude drivers, repeated late pickups and wrong invoices are logged with an owner, answered, and taken back to the depot that caused them.',
    ['complaints-recognized-in-every-channel', 'complaint-root-causes-with-an-owner'],
  ],
  [
    '7.2',
    'Damage and Loss',
    'Every claim has a convention, a limit per kilogram, a period, and somebody behind to recover from.',
  ],
  [
    '7.2.1',
    'Settle cargo claims',
    'Claims handlers gather note remarks, photos and invoice, establish liability under the convention, compute the limit per kilogram, and pay or decline within the period.',
    ['cargo-damage-claims-with-liability-rule'],
  ],
  [
    '7.2.2',
    'Take recourse against carriers and insurers',
    'A reservation goes to the subcontractor in time, the settled sum is set off or claimed, and the liability insurer gets its file.',
    ['cargo-damage-claims-with-liability-rule', 'supplier-and-carrier-chargeback-invoices'],
  ],
  [
    '7.2.3',
    'Investigate theft',
    'Security reads gate records and camera film, interviews people and works with the police when loads vanish.',
    {
      nothing:
        'Few cases a year, each led by a security manager with the police; vetting carriers before pickup prevents more than any tool afterwards.',
    },
  ],
  [
    '7.3',
    'Billing and File Margin',
    'A file earns the difference between what is billed and what lines, truckers and customs were paid for it.',
  ],
  [
    '7.3.1',
    'Bill freight and extra services',
    'Billing clerks rate consignments by tariff, add waiting, storage, second delivery and customs outlays with their proofs, and send in the shipper’s layout.',
    ['freight-billing-with-accessorials', 'invoice-ready-check-against-rejection'],
  ],
  [
    '7.3.2',
    'Check carrier and line invoices',
    'Each incoming freight bill is compared with the agreed rate, weight and surcharges of the file, and overcharges go back before payment.',
    ['freight-invoice-audit-by-tariff'],
  ],
  [
    '7.3.3',
    'Pay subcontractors by credit note',
    'Weekly self-billing from tours and agreed prices replaces hundreds of truckers’ invoices and leaves accruals for what is still open.',
    ['freight-subcontractor-self-billing'],
  ],
  [
    '7.3.4',
    'Close files and accrue margin',
    'At month end open files are reviewed for missing costs and revenue, accruals are set by file, and branches answer for negative ones.',
    ['freight-subcontractor-self-billing', 'freight-billing-with-accessorials'],
  ],
  [
    '7.3.5',
    'Collect outlays, duty and overdue freight',
    'Credit control chases customs outlays paid for importers first, then freight past term, and holds release where nothing moves.',
    ['collection-worklist-by-payer-behavior', 'credit-limit-payment-behavior-review'],
  ],
];
