import type { PackEntry } from '../../industry-pack.ts';

export const taxAndEngineering: readonly PackEntry[] = [
  [
    '5',
    'Tax and Accounting Services',
    'Advisers and bookkeepers keep the books, file the returns, and argue with the tax office for many clients.',
  ],
  ['5.1', 'Compliance Work', 'Volumes by calendar: books each month, payroll on its day, returns in season.'],
  [
    '5.1.1',
    'Keep clients’ books',
    'Bank lines and receipts of each small client are coded, missing ones asked for, and the month closed with a short report.',
    ['firm-client-bookkeeping-coding'],
  ],
  [
    '5.1.2',
    'Run payroll for clients',
    'Hours, joiners and sick notes come by mail from forty employers; pay is computed, slips sent, and social filings made on the day.',
    ['payroll-inputs-collected-and-checked-per-country', 'payroll-tax-filing-and-reconciliation'],
  ],
  [
    '5.1.3',
    'Prepare income and corporate tax returns',
    'Papers are sorted, fields filled, last year compared, missing items asked, and the return explained to the client before filing.',
    ['firm-tax-return-source-intake'],
  ],
  [
    '5.1.4',
    'File sales tax and withholding returns',
    'Monthly figures from clients’ ledgers are tested for codes and odd rates and sent by the tenth.',
    ['vat-return-pre-filing-tests', 'tax-calendar-and-payment-control'],
  ],
  [
    '5.1.5',
    'Compile yearly accounts',
    'Closing entries, fixed assets, accruals and notes turn a trial balance into accounts by the law’s format, with the client’s signature.',
    ['account-reconciliation-auto-match', 'disclosure-tie-out-and-draft'],
  ],
  [
    '5.2',
    'Tax Advice and Disputes',
    'Structure before the transaction, and an answer after the notice of the tax office.',
  ],
  [
    '5.2.1',
    'Check assessments and lodge objections',
    'Each notice is compared with the return, differences explained, and an objection lodged before the month is over.',
    ['tax-notice-reply-agent'],
  ],
  [
    '5.2.2',
    'Advise on structures and transactions',
    'Tax partners draw charts of companies and flows, weigh treaties and anti-abuse rules, and write what holds and what might not.',
    ['firm-legal-research-verified-citations', 'tax-law-change-impact-brief'],
  ],
  [
    '5.2.3',
    'Document transfer prices',
    'Economists interview functions, search comparables, and write master and local files in each country’s form.',
    ['transfer-pricing-file-from-ledger', 'benchmark-data-normalization'],
  ],
  [
    '5.2.4',
    'Attend tax audits',
    'An adviser sits with the inspector for weeks, hands over what was asked and no more, and settles the last points in a closing meeting.',
    ['tax-notice-reply-agent', 'supervisory-inquiry-response-agent'],
  ],
  [
    '6',
    'Engineering and Design Offices',
    'Engineers and architects calculate, draw, specify and supervise for a fee by phase.',
  ],
  ['6.1', 'Design Work', 'From the basis of design to drawings and schedules that somebody can build from.'],
  [
    '6.1.1',
    'Agree basis of design and scope',
    'Client’s brief, codes, loads and interfaces are written into a design basis that stops later arguments.',
    ['requirement-wording-and-traceability-check', 'contract-terms-into-delivery-duties'],
  ],
  [
    '6.1.2',
    'Calculate and model',
    'Structural, process and services engineers build models, run load cases and sizes, and have a colleague check by hand.',
    ['firm-engineering-calculation-check'],
  ],
  [
    '6.1.3',
    'Draw, specify and check deliverables',
    'Drafters and engineers turn out drawings, schedules and specifications by the document list, and discipline leads check before issue.',
    ['deliverable-review-against-order-and-standards', 'firm-drawing-check-before-issue'],
  ],
  [
    '6.1.4',
    'Coordinate disciplines and suppliers’ data',
    'Interfaces, vendor drawings and clashes between trades are worked off week by week.',
    ['firm-drawing-check-before-issue'],
  ],
  [
    '6.1.5',
    'Control document revisions and transmittals',
    'A document controller numbers, registers and sends each issue, and knows what the client has approved.',
    ['approval-and-acceptance-clock'],
  ],
  [
    '6.2',
    'Site and Expert Services',
    'Work on somebody else’s building site, plant or wreck, with boots and a camera.',
  ],
  [
    '6.2.1',
    'Supervise works for the owner',
    'The resident engineer inspects, answers questions, certifies payments, and writes the monthly report.',
    ['contractor-progress-claim-check', 'status-report-assembled-and-gaps-asked'],
  ],
  [
    '6.2.2',
    'Survey, sample and test',
    'Surveyors and technicians measure land, drill, take cores and read instruments, and send figures to the office at night.',
    {
      nothing:
        'The work is in boots with drill and theodolite; readings come in digital form from the instruments already.',
    },
  ],
  [
    '6.2.3',
    'Inspect and write expert reports',
    'An expert looks at crack, fire or machine, takes photos and samples, reasons to a cause, and defends it before a court.',
    ['firm-expert-report-from-site-notes'],
  ],
];
